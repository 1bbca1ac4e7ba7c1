import { RoutePlaces } from '#src/entities/orders/route-places.tsx'
import { orderRoute, orderRouteText } from '#src/domain/stops/route.ts'
import { BILLING_ORDER_SORTS, type BillingOrder } from '#src/contract/billing/orders.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Format } from '#src/i18n/format.ts'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** Rate and, where it is none, why: `0 % § 4 Nr. 3`. */
export const vatText = ({ ratePercent, vatReason }: BillingOrder, format: Format): string =>
  [format.percent(ratePercent), ratePercent === 0 ? vatReason : undefined].filter(Boolean).join(' ')

/** What stands in the way of billing it first of all; nothing where nothing does. */
export const obstacleOf = ({ obstacles }: BillingOrder): string | undefined => obstacles[0]?.message

/** Where its proof of delivery stands. */
export const proofText = ({ proofOfDeliveryVerified }: BillingOrder, t: Translate): string =>
  t(proofOfDeliveryVerified ? 'billing.proof.checked' : 'billing.proof.open')

/** Every column of the lists of delivered orders; by itself they come by customer, those that are due today first. */
export const ORDER_COLUMNS = defineColumns<BillingOrder>({
  name: 'orderNumber',
  sort: { id: 'customerName', desc: false },
  sortable: BILLING_ORDER_SORTS,
  lines: [
    ['orderNumber', 'netCents'],
    ['proof', 'route'],
  ],
  usual: ['orderNumber', 'route', 'customerReference', 'deliveredOn', 'proof', 'vat', 'netCents'],
  columns: {
    orderNumber: words('orders.column.number', 112, ({ orderNumber }) => orderNumber, { fits: true }),
    customerName: words('orders.column.customer', 176, ({ customerName }) => customerName, {
      alwaysInFile: true,
      priority: -1,
    }),
    route: words('orders.column.route', 'rest', orderRouteText, {
      cell: (order) => <RoutePlaces route={orderRoute(order)} />,
      minWidth: ({ isStacked }) => (isStacked ? 96 : 160),
      goodWidth: 272,
      sort: undefined,
      quiet: true,
    }),
    customerReference: words('billing.column.reference', 104, ({ customerReference }) => customerReference, {
      priority: 1,
    }),
    deliveredOn: words('billing.column.delivered', 84, ({ deliveredOn }, { format }) => format.date(deliveredOn), {
      fits: true,
      priority: 3,
    }),
    proof: words('records.document.kind.pod', 108, (order, { t }) => proofText(order, t), {
      sign: ({ proofOfDeliveryVerified }) => (proofOfDeliveryVerified ? 'success' : 'warning'),
      sort: undefined,
      priority: 4,
    }),
    vat: words('billing.column.vat', 96, (order, { format }) => vatText(order, format), {
      sort: undefined,
      priority: 2,
    }),
    obstacle: words('billing.column.obstacle', 240, obstacleOf, {
      sort: undefined,
      priority: -1,
    }),
    netCents: figures('billing.column.net', 96, ({ netCents }, { format }) => format.cents(netCents)),
  },
})

/** Their filters. */
export const ORDER_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('customer', { query: 'customerId', label: 'orders.customer', of: customersByName }),
  periodFilter(['from', 'to'], { query: ['deliveredFrom', 'deliveredTo'], label: 'billing.column.delivered' }),
])

/** Their address. */
export const OrderSearch = searchSchema(ORDER_FILTERS, ORDER_COLUMNS)
