import { billedRouteText } from '#src/domain/billing/figures.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { InvoiceOrder } from '#src/contract/billing/parts.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'

/** Each order it is for: number, way, rate and net, and below what that is made of and how it was computed. Amounts without unit. */
export function InvoicePositions({ invoice }: { invoice: { orders: readonly InvoiceOrder[] } }) {
  const { t } = useText()
  const { orders } = invoice
  const lines = orders.reduce((sum, order) => sum + Math.max(1, order.lines.length), 0)
  return (
    <Section title={t('billing.positions')} fact={t('billing.positions.fact', { lines, count: orders.length })}>
      <ul className="flex flex-col gap-2">
        {orders.map((order) => (
          <OrderPositions key={order.orderId} order={order} />
        ))}
      </ul>
    </Section>
  )
}

function OrderPositions({ order }: { order: InvoiceOrder }) {
  const format = useFormat()
  const amount = (cents: number) => format.number(cents / 100, 2, true)
  return (
    <li>
      <div className="flex min-h-5 items-baseline gap-2 font-semibold">
        <RecordLink kind="order" id={order.orderId} label={order.orderNumber} />
        <span className="min-w-0 truncate text-chip font-normal text-text-2">
          {billedRouteText(order)} · {format.percent(order.ratePercent)}
        </span>
        <span className="ml-auto">{amount(order.netCents)}</span>
      </div>
      <ul>
        {order.lines.map((line, at) => (
          <li key={at} className="flex h-5.5 items-center gap-2">
            <span className="w-27 shrink-0 truncate">{line.name}</span>
            <span className="min-w-0 truncate text-chip text-text-3" title={line.how}>
              {line.how}
            </span>
            <span className="ml-auto">{amount(line.amountCents)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
