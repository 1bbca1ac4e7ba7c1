import type { Order } from '#src/contract/orders.ts'
import { grossOf, margin, toCents, vatOf } from '#src/domain/money.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList } from '#src/ui/panel-frame.tsx'
import { useFlags } from '#src/workspace/flags.tsx'

/** Prices to the cent; what is missing is a dash, never a zero. */
export function OrderPriceList({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { compactFinanceRow } = useFlags()
  const { currency, vatRate } = order
  const net = order.customerPrice === undefined ? undefined : toCents(order.customerPrice)
  const buy = order.carrierPrice === undefined ? undefined : toCents(order.carrierPrice)
  const left = net === undefined || buy === undefined ? undefined : margin(net, buy)
  const amount = (cents: number | undefined) => format.cents(cents, currency)
  const percent = left && format.percent(left.percent)
  const marginRows = compactFinanceRow
    ? [
        {
          label: t('orders.margin'),
          value: (
            <>
              {percent !== undefined && <span className="mr-3 text-text-2">{percent}</span>}
              {amount(left?.cents)}
            </>
          ),
        },
      ]
    : [
        { label: t('orders.margin'), value: amount(left?.cents) },
        { label: t('orders.marginPercent'), value: percent ?? NOTHING },
      ]
  return (
    <DefinitionList
      amounts
      rows={[
        { label: t('orders.customerPrice'), value: amount(net) },
        {
          label: t('orders.vat', { rate: format.percent(vatRate) }),
          value: amount(net === undefined ? undefined : vatOf(net, vatRate)),
        },
        {
          label: t('orders.gross'),
          value: amount(net === undefined ? undefined : grossOf(net, vatRate)),
          strong: true,
          ruled: true,
        },
        { label: t('orders.carrierPrice'), value: amount(buy) },
        ...marginRows,
      ]}
    />
  )
}
