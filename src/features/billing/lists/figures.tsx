import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** The view whose figures stand behind the title. */
export type FiguresOf = 'waiting' | 'billable' | 'open' | 'overdue' | 'drafts'

/** What a view comes to, and of what can be billed what is due today; how old it is where the server does not answer. */
export function BillingFigures({ of }: { of: FiguresOf }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const { data, isError, dataUpdatedAt } = useQuery({
    ...queryFor(useCall(), 'billing.summary', {}),
    enabled: may(role, 'billing.use'),
  })
  if (data === undefined)
    return isError ? <span className="text-chip text-status-amber">{t('billing.figures.failed')}</span> : null
  const amount = format.cents(data[of].cents)
  const isOrders = of === 'waiting' || of === 'billable'
  const sum = t(isOrders ? 'billing.sum.net' : 'billing.sum.open', { amount })
  const parts = [
    sum,
    of === 'billable' &&
      data.dueToday.count > 0 &&
      t('billing.sum.today', { amount: format.cents(data.dueToday.cents) }),
    of === 'billable' &&
      data.dueToday.count === 0 &&
      data.nextRun !== undefined &&
      t('billing.nextRun', { day: format.date(data.nextRun) }),
    isError && t('list.asOf', { time: format.time(dataUpdatedAt) }),
  ]
  return <span className="truncate text-chip text-text-3">{parts.filter(Boolean).join(' · ')}</span>
}
