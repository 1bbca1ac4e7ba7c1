import { ClipboardList } from 'lucide-react'
import { ORDER_STALE_TIME } from '#src/entities/orders/order-query.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { toCents } from '#src/domain/basics/money.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { BuiltInView } from '#src/records/views/viewed-list.ts'
import { slots } from '#src/storage/slots.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { ORDER_FILTERS, OrderSearch } from './order-filters.ts'
import { orderText } from '../order-values.ts'
import { ORDER_WORDS } from './order-words.ts'

/** The views everybody has; all stand in the order in which orders are loaded. */
const BUILT_IN: readonly Omit<BuiltInView, 'sort' | 'desc'>[] = [
  { id: 'unverplant', title: 'orders.view.unverplant', filters: { unassigned: 'true' } },
  { id: 'heute', title: 'orders.view.heute', filters: { from: 'today+0', to: 'today+0' } },
  { id: 'morgen', title: 'orders.view.morgen', filters: { from: 'today+1', to: 'today+1' } },
  { id: 'unterwegs', title: 'orders.view.unterwegs', filters: { status: 'IN_TRANSIT' } },
  { id: 'abzurechnen', title: 'orders.view.abzurechnen', filters: { status: 'DELIVERED' } },
]

/** The order list. */
export const ordersList = defineList<Order>({
  name: 'orders',
  kind: 'order',
  page: '/orders/$id',
  icon: ClipboardList,
  words: {
    title: 'orders.title',
    rows: 'orders.found',
    loadFailed: 'orders.loadFailed',
    empty: 'orders.empty',
    emptyText: 'orders.empty.text',
    noMatch: 'orders.noMatch',
  },
  ownWords: ORDER_WORDS,
  columns: ORDER_COLUMNS,
  filters: ORDER_FILTERS,
  search: OrderSearch,
  slot: slots.views,
  builtIn: BUILT_IN.map((view) => ({ ...view, sort: 'pickupDate', desc: false })),
  useRows: pagedRows({ endpoint: 'orders.list', record: 'orders.get', staleTime: ORDER_STALE_TIME }),
  label: (order) => order.orderNumber,
  text: orderText,
  facts: orderSums,
  create: 'orders.create',
})

/** Loading metres and, where there are any, net amounts; amounts of one currency are added up, never those of two. */
function orderSums(orders: readonly Order[], t: Translate, format: Format): string[] {
  const metres = orders.reduce((sum, { loadingMeters = 0 }) => sum + Math.round(loadingMeters * 100), 0) / 100
  const sums = new Map<string, number>()
  for (const { customerPrice, currency } of orders) {
    if (customerPrice !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + toCents(customerPrice))
  }
  const amount = [...sums].map(([currency, cents]) => format.cents(cents, currency)).join(' + ')
  return [format.loadingMeters(metres), ...(amount === '' ? [] : [t('orders.selected.net', { amount })])]
}
