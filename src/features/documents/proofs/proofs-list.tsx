import { FileCheck } from 'lucide-react'
import { ORDER_SORTS } from '#src/contract/orders/list-query.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { carriersByName, customersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ProofState } from './proof-state.tsx'

const COLUMNS = defineColumns<Order>({
  name: 'orderNumber',
  sort: { id: 'deliveryDate', desc: false },
  sortable: ORDER_SORTS,
  lines: [
    ['orderNumber', 'proof'],
    ['carrierName', 'deliveryDate'],
  ],
  usual: ['orderNumber', 'proof', 'deliveryDate', 'carrierName', 'customerName', 'route'],
  columns: {
    orderNumber: words('orders.column.number', 128, orderLabel),
    // One of a kind: papers are no part of an order, so who draws it looks for them himself.
    proof: words(
      'records.document.kind.pod',
      116,
      ({ proofOfDeliveryVerified }, { t }) =>
        t(proofOfDeliveryVerified ? 'records.document.verified' : 'documents.proofs.open'),
      { cell: ({ id }) => <ProofState orderId={id} /> },
    ),
    deliveryDate: words('documents.proofs.delivered', 116, ({ deliveryDate }, { format }) => format.date(deliveryDate)),
    carrierName: words('orders.carrier', 192, ({ carrierName, vehiclePlate }) => carrierName ?? vehiclePlate, {
      goodWidth: 240,
      priority: 3,
    }),
    customerName: words('orders.column.customer', 'rest', ({ customerName }) => customerName, {
      priority: 2,
      goodWidth: 208,
    }),
    route: words('orders.column.route', 216, (order) => orderRouteText(order), {
      sort: undefined,
      quiet: true,
      goodWidth: 288,
      priority: 1,
    }),
  },
})

const FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('proof', {
    query: 'proofPaper',
    label: 'records.document.kind.pod',
    values: ['missing', 'unchecked'],
    word: (value, t) => t(value === 'missing' ? 'documents.proofs.missing' : 'records.document.unverified'),
    single: true,
  }),
  recordFilter('customer', { query: 'customerId', label: 'orders.customer', of: customersByName }),
  recordFilter('carrier', { query: 'carrierId', label: 'orders.carrier', of: carriersByName }),
  periodFilter(['from', 'to'], { query: ['deliveryFrom', 'deliveryTo'], label: 'documents.proofs.delivered' }),
])

/** Deliveries no one has proven yet, the oldest first: their paper is missing, or waits to be checked. */
export const proofsList = defineList<Order>({
  name: 'proofs',
  kind: 'order',
  icon: FileCheck,
  access: { permission: 'documents.read', refusal: 'documents.noPermission' },
  words: {
    title: 'documents.title',
    rows: 'documents.proofs.rows',
    loadFailed: 'documents.proofs.failed',
    empty: 'documents.proofs.empty',
    emptyText: 'documents.proofs.empty.text',
    noMatch: 'documents.proofs.noMatch',
  },
  columns: COLUMNS,
  filters: FILTERS,
  search: searchSchema(FILTERS, COLUMNS),
  useRows: pagedRows({ endpoint: 'orders.list', record: 'orders.get', fixed: { proof: 'open' } }),
  label: orderLabel,
  text: (order) => [orderLabel(order), order.customerName, orderRouteText(order)].join('\t'),
})
