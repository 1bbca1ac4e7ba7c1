import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import type { PriceRequest } from '#src/contract/price-requests.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { orderPriceRequestsQuery } from '../../orders.queries.ts'

/** What carriers were asked for the order, and how many have answered; each opens with the prices side by side. Nothing without one. */
export function OrderPriceRequests({ order }: { order: Order }) {
  const { t } = useText()
  const call = useCall()
  const { role } = useSession()
  const isMine = may(role, 'priceRequests.read')
  const query = useQuery({ ...orderPriceRequestsQuery(call, order.id), enabled: isMine })
  const requests = query.data?.data ?? []
  const hasFailed = query.data === undefined && query.isError
  if (!hasFailed && requests.length === 0) return null
  return (
    <Section title={t('orders.priceRequests')} fact={requests.length > 1 && requests.length}>
      {hasFailed && <SectionFailure text={t('orders.priceRequests.failed')} onRetry={() => void query.refetch()} />}
      <ul className="flex flex-col gap-2">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  )
}

const SIGNS: Readonly<Record<PriceRequest['status'], SignName>> = {
  open: 'pending',
  accepted: 'success',
  cancelled: 'CANCELLED',
}

function RequestRow({ request }: { request: PriceRequest }) {
  const { t } = useText()
  const format = useFormat()
  const { id, status, quotes, deadline, acceptedCarrierId } = request
  const answered = quotes.filter(({ state }) => state !== 'asked').length
  const taken = quotes.find(({ carrierId }) => carrierId === acceptedCarrierId)?.carrierName
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <RecordLink kind="priceRequest" id={id} label={id} />
      <StatusWord status={SIGNS[status]}>
        {status === 'cancelled' ? t('quotes.cancelled') : t('quotes.answered', { answered, all: quotes.length })}
      </StatusWord>
      <span className="ml-auto text-chip text-text-2">
        {taken === undefined ? t('quotes.deadline', { at: format.stamp(deadline) }) : <bdi>{taken}</bdi>}
      </span>
    </li>
  )
}
