import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { MadeOrder } from '#src/contract/recurring/recurring-order.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** The orders a template has made, the latest first; each opens beside. */
export function MadeOrders({ id }: { id: string }) {
  const { t } = useText()
  const { data, isError, refetch } = useQuery(queryFor(useCall(), 'recurringOrders.made', { params: { id } }))
  return (
    <Section title={t('recurring.made')} fact={data !== undefined && data.total > 0 && data.total}>
      {data === undefined && isError && (
        <SectionFailure text={t('recurring.made.failed')} onRetry={() => void refetch()} />
      )}
      {data?.orders.length === 0 && <p className="text-text-2">{t('recurring.made.none')}</p>}
      <ul className="flex flex-col">
        {data?.orders.map((order) => (
          <MadeRow key={order.date} order={order} />
        ))}
      </ul>
    </Section>
  )
}

function MadeRow({ order: { loadsOn, orderId, status, gone } }: { order: MadeOrder }) {
  const { t } = useText()
  const format = useFormat()
  const known = parseOrderStatus(status)
  return (
    <li className="flex min-h-6 items-center gap-2">
      <span className="w-[112px] shrink-0 text-text-3">{format.dateWithYear(loadsOn)}</span>
      {gone ? (
        <span className="text-text-2">
          {orderId}, {t('recurring.made.gone')}
        </span>
      ) : (
        <>
          <RecordLink kind="order" id={orderId} label={orderId} />
          <StatusWord status={known}>{t(`order.status.${known}`)}</StatusWord>
        </>
      )}
    </li>
  )
}
