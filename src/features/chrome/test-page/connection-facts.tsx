import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { systemHealth } from '#src/domain/alerts/health.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { connectionOf } from '../status-bar/connection.ts'
import { useLiveStatus } from '../status-bar/live-status.tsx'
import { ConnectionWords } from '../status-bar/status-bar.tsx'
import { HealthParts } from '../top-bar/health-parts.tsx'
import { useOfflineSince } from '../online.ts'

/** Whether the server answers, how its systems are, and what the live connection does. */
export function ConnectionFacts() {
  const { t } = useText()
  const { time } = useFormat()
  const live = connectionOf(useLiveStatus(), useOfflineSince(), undefined)
  const health = useQuery(queryFor(useCall(), 'health.get', {}))
  const again = () => void health.refetch()
  const keys = useRetry(again)
  const { parts, substitute } = systemHealth(health.isError ? undefined : health.data)
  return (
    <PageSection title={t('test.connection')}>
      <div className="flex max-w-80 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <StatusWord status={live.sign}>
            <ConnectionWords sentence={live.title} />
          </StatusWord>
          {live.detail && (
            <span className="text-text-2">
              <ConnectionWords sentence={live.detail} />
            </span>
          )}
        </p>
        <HealthParts parts={parts} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button keys={keys} onClick={again}>
          {t('settings.connection.check')}
        </Button>
        <span role="status" className="flex items-center gap-2 text-chip text-text-2">
          {substitute && !health.isPending && <SubstituteBadge />}
          {health.isError
            ? t('settings.connection.failed', { message: health.error.message })
            : health.dataUpdatedAt > 0 && t('settings.connection.asOf', { time: time(health.dataUpdatedAt) })}
        </span>
      </div>
    </PageSection>
  )
}
