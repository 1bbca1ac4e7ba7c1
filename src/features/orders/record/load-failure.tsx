import { useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadFailure } from '#src/records/list/screen/load-failure.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { OrderView } from './use-order.ts'

/** An order that cannot be shown: there is none, with ways on; or it could not be loaded, with another try. */
export function OrderFailure({ error, isMissing, retry }: { error: Error; isMissing: boolean; retry: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { run } = useCommands()
  const listKeys = useKeysOf('goto.orders')
  const searchKeys = useKeysOf('palette.jumpToOrder')
  if (!isMissing) return <LoadFailure title={t('orders.order.failed')} error={error} onRetry={retry} />
  return (
    <div role="alert">
      <EmptyState
        icon={SearchX}
        title={error.message}
        text={t('orders.missing.text')}
        primary={{
          title: t('orders.missing.list'),
          onRun: () => void navigate({ to: '/orders' }),
          keys: listKeys,
        }}
        secondary={{
          title: t('orders.missing.search'),
          onRun: () => void run('palette.jumpToOrder'),
          keys: searchKeys,
        }}
      />
    </div>
  )
}

/**
 * Above an order: that it is gone, or how old it is and why, with another try. What is
 * shown below stays, typed text above all. Nothing where all is well.
 */
export function OrderNotice({ view }: { view: OrderView }) {
  const { t } = useText()
  const { stale, isDeleted, retry } = view
  // Once online again it is renewed by itself; until then there is nothing to try, and `r` is the connection's.
  const canRetry = stale !== undefined && stale.reason !== 'offline'
  const retryKeys = useRetry(canRetry ? retry : undefined)
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
        <Button variant="quiet" keys={retryKeys} onClick={retry}>
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
  const today = useDay()
  const time = epochToZoned(at).date === today ? format.time(at) : format.stamp(at)
  return t(`orders.stale.${reason}`, { time })
}
