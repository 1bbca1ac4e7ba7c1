import { useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useCommands } from '#src/commands/commands-provider.tsx'
import { useLocalKeys } from '#src/commands/local-keys.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import type { OrderView } from './use-order.ts'

/** Something could not be loaded: what, the catalogue's sentence, an id to tell, and another try (`r`). */
export function LoadFailure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const { t } = useText()
  const [errorId] = useState(() => crypto.randomUUID().slice(0, 8))
  const within = useRef<HTMLDivElement>(null)
  useLocalKeys(within, new Map([['r', onRetry]]))
  const detail = isApiError(error) && error.detail !== undefined ? `${error.message} · ${error.detail}` : error.message
  return (
    <div ref={within}>
      <ErrorState
        title={title}
        text={t('orders.loadFailed.text')}
        {...(detail !== title && { detail })}
        errorId={errorId}
        retry={{ onRun: onRetry, keys: 'r' }}
      />
    </div>
  )
}

/** An order that cannot be shown: there is none, with ways on; or it could not be loaded, with another try. */
export function OrderFailure({ error, isMissing, retry }: { error: Error; isMissing: boolean; retry: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { run } = useCommands()
  if (!isMissing) return <LoadFailure title={t('orders.order.failed')} error={error} onRetry={retry} />
  return (
    <div role="alert">
      <EmptyState
        icon={SearchX}
        title={error.message}
        text={t('orders.missing.text')}
        primary={{
          title: t('orders.missing.list'),
          onRun: () => void navigate({ to: '/orders' } as never),
          keys: 'g o',
        }}
        secondary={{ title: t('orders.missing.search'), onRun: () => void run('palette.jumpToOrder'), keys: '#' }}
      />
    </div>
  )
}

/**
 * Above an order: that it is gone, or how old it is and why, with another try (`r` while the keyboard is `within`). What is
 * shown below stays, typed text above all. Nothing where all is well.
 */
export function OrderNotice({ view, within }: { view: OrderView; within: RefObject<HTMLElement | null> }) {
  const { t } = useText()
  const { stale, isDeleted, retry } = view
  // Once online again it is renewed by itself; until then there is nothing to try, and `r` is the connection's.
  const canRetry = stale !== undefined && stale.reason !== 'offline'
  useLocalKeys(within, new Map(canRetry ? [['r', retry]] : []))
  if (!isDeleted && stale === undefined) return null
  return (
    <div
      role="status"
      className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-tint px-4 py-1 text-chip"
    >
      <StatusSign status={isDeleted ? 'failure' : 'warning'} />
      <span className="min-w-0 grow">
        {isDeleted || stale === undefined ? t('orders.gone') : <StaleText key={stale.at} {...stale} />}
      </span>
      {canRetry && (
        <Button variant="quiet" keys="r" onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}

/** Why, and "Stand 14:03"; with the day where that is not today. */
function StaleText({ reason, at }: NonNullable<OrderView['stale']>) {
  const { t } = useText()
  const format = useFormat()
  const [today] = useState(() => epochToZoned(Date.now()).date)
  const time = epochToZoned(at).date === today ? format.time(at) : format.stamp(at)
  return t(`orders.stale.${reason}`, { time })
}
