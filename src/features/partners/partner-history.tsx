import { orderTownsText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Partner } from '#src/contract/partners/partner.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** The last orders of a customer or carrier; a server without this call gives an empty list (specification 7). */
export function PartnerHistory({ partner }: { partner: Partner }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const name = partner.kind === 'customer' ? 'customers.orderHistory' : 'carriers.orderHistory'
  const query = useQuery(queryFor(call, name, { params: { id: partner.id }, query: { limit: 10 } }))
  if (query.data === undefined && query.error !== null) {
    return (
      <ErrorState
        title={t('records.partner.failed')}
        detail={query.error.message}
        retry={{ onRun: () => void query.refetch() }}
      />
    )
  }
  if (query.data === undefined) return <LoadingRows rows={3} />
  if (query.data.data.length === 0) return <p className="text-text-2">{t('records.partner.noHistory')}</p>
  return (
    <ul className="flex flex-col gap-1">
      {query.data.data.map((order) => {
        const status = parseOrderStatus(order.status)
        return (
          <li key={order.id} className="flex gap-3">
            <RecordLink kind="order" id={order.id} label={order.orderNumber} />
            <span className="min-w-0 grow truncate">{orderTownsText(order)}</span>
            <StatusWord status={status}>{t(`order.status.${status}`)}</StatusWord>
            <span className="text-text-3">{format.dayMonth(order.pickupDate)}</span>
          </li>
        )
      })}
    </ul>
  )
}
