import { orderRouteText } from '#src/domain/stops/route.ts'
import { FileClock, ReceiptText } from 'lucide-react'
import type { BillingOrder } from '#src/contract/billing/orders.ts'
import { vatOf } from '#src/domain/basics/money.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineList, groupedRows } from '#src/records/list/define-list.ts'
import { ORDER_COLUMNS, ORDER_FILTERS, OrderSearch } from './order-columns.tsx'
import { useOrderGroups } from './order-groups.ts'

/** Net, and gross as an invoice of them would say: tax by rate on the sum of its net amounts. */
function sums(orders: readonly BillingOrder[], t: Translate, format: Format): string[] {
  const byRate = new Map<number, number>()
  for (const { ratePercent, netCents } of orders) byRate.set(ratePercent, (byRate.get(ratePercent) ?? 0) + netCents)
  const net = [...byRate.values()].reduce((sum, cents) => sum + cents, 0)
  const gross = [...byRate].reduce((sum, [rate, cents]) => sum + cents + vatOf(cents, rate), 0)
  return [t('billing.sum.net', { amount: format.cents(net) }), t('billing.sum.gross', { amount: format.cents(gross) })]
}

const shared = {
  kind: 'invoice',
  access: { permission: 'billing.use', refusal: 'billing.noPermission' },
  columns: ORDER_COLUMNS,
  filters: ORDER_FILTERS,
  search: OrderSearch,
  label: (order: BillingOrder) => order.orderNumber,
  leadsTo: ({ id }: BillingOrder) => ({ kind: 'order', id }) as const,
  groupOf: ({ customerId = '' }: BillingOrder) => customerId,
  text: (order: BillingOrder, _t: Translate, format: Format) =>
    [order.orderNumber, order.customerName, orderRouteText(order), format.cents(order.netCents)].join('\t'),
  facts: sums,
} as const

const words = {
  title: 'billing.title',
  rows: 'billing.orderRows',
  loadFailed: 'billing.orders.failed',
  noMatch: 'billing.orders.noMatch',
} as const

/** Delivered orders whose proof nobody has checked yet. */
export const waitingOrders = defineList<BillingOrder>({
  name: 'billingWaiting',
  ...shared,
  icon: FileClock,
  words: { ...words, empty: 'billing.waiting.empty', emptyText: 'billing.waiting.empty.text' },
  useRows: groupedRows<BillingOrder>({ endpoint: 'billing.orders', fixed: { state: 'waiting' } }, useOrderGroups),
})

/** Delivered orders an invoice can be made of. */
export const billableOrders = defineList<BillingOrder>({
  name: 'billingBillable',
  ...shared,
  icon: ReceiptText,
  words: { ...words, empty: 'billing.billable.empty', emptyText: 'billing.billable.empty.text' },
  useRows: groupedRows<BillingOrder>({ endpoint: 'billing.orders', fixed: { state: 'billable' } }, useOrderGroups),
})
