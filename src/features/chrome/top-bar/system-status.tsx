import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { HEALTH_PARTS, systemHealth } from '#src/domain/alerts/health.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useOfflineSince } from '../online.ts'
import { HEALTH_SIGNS, HealthParts } from './health-parts.tsx'
import { Popover } from './popover.tsx'
import { REFRESH } from '../refresh.ts'

/** Whether the systems behind the product answer, every 30 s. A failed call shows all online, marked (A10). */
export function SystemStatus() {
  const { t } = useText()
  const format = useFormat()
  const online = useOfflineSince() === undefined
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { data, isError, isPending, dataUpdatedAt } = useQuery({
    ...queryFor(useCall(), 'health.get', {}),
    refetchInterval: online ? REFRESH : false,
    retry: false,
  })
  const health = systemHealth(isError ? undefined : data)
  const missing = HEALTH_PARTS.filter((part) => health.parts[part] !== 'online').length
  const said = isPending ? 'online' : health.status
  // Anyone who is offline knows nothing of the systems.
  const word = online ? t(`chrome.health.${said}`) : t('chrome.offline')
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${t('chrome.health')}: ${word}`}
        onClick={() => setOpen((before) => !before)}
        className="press flex h-7 shrink-0 items-center gap-1.5 rounded-control px-2 hover:bg-hover"
      >
        <StatusSign status={!online ? 'warning' : isPending ? 'pending' : HEALTH_SIGNS[said]} />
        <span className={classes('max-md:hidden', online && 'min-[1600px]:hidden')}>{word}</span>
        {online && (
          <span className="hidden min-[1600px]:inline">
            {missing === 0 ? t('chrome.health.allOnline') : t('chrome.health.missing', { count: missing })}
          </span>
        )}
        {online && !isPending && health.substitute && <SubstituteBadge />}
      </button>
      <Popover
        id={id}
        label={t('chrome.health')}
        open={open}
        anchor={() => button.current}
        onClose={() => setOpen(false)}
      >
        <HealthParts parts={health.parts} />
        <p className="mt-2 border-t border-line pt-2 text-chip text-text-2">
          {health.substitute && !isPending
            ? dataUpdatedAt === 0
              ? t('chrome.substituteNever')
              : t('chrome.substituteSince', { time: format.time(dataUpdatedAt) })
            : t('chrome.cachedAt', { time: format.time(dataUpdatedAt || undefined) })}
        </p>
      </Popover>
    </>
  )
}
