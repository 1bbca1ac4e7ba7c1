import { orderTownsText } from '#src/domain/stops/route.ts'
import type { CarrierOrder } from '#src/contract/billing/carrier-records.ts'
import { CARRIER_ORDER_SORTS } from '#src/contract/billing/carrier-side.ts'
import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** What stands in the way of crediting it; its number stands beside it already. */
const obstacleOf = ({ message, orderNumber }: CarrierOrder): string | undefined =>
  message?.replaceAll(`${orderNumber}: `, '')

/** Every column of the list of orders whose carriers are to be paid; those of one carrier stand together. */
export const CARRIER_ORDER_COLUMNS = defineColumns<CarrierOrder>({
  name: 'orderNumber',
  sort: { id: 'carrierName', desc: false },
  sortable: CARRIER_ORDER_SORTS,
  lines: [
    ['orderNumber', 'netCents'],
    ['readiness', 'route'],
  ],
  usual: ['orderNumber', 'route', 'deliveredOn', 'readiness', 'vat', 'netCents'],
  columns: {
    orderNumber: words('orders.column.number', 112, ({ orderNumber }) => orderNumber, { fits: true }),
    carrierName: words('records.carrier', 176, ({ carrierName }) => carrierName, {
      alwaysInFile: true,
      priority: -1,
    }),
    route: words('orders.column.route', 'rest', orderTownsText, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 128),
      goodWidth: 208,
      sort: undefined,
      quiet: true,
    }),
    deliveredOn: words('billing.column.delivered', 84, ({ deliveredOn }, { format }) => format.date(deliveredOn), {
      fits: true,
      priority: 3,
    }),
    readiness: words('carriers.readiness', 176, (order, { t }) => obstacleOf(order) ?? t('carriers.ready'), {
      sign: ({ message }) => (message === undefined ? 'success' : 'warning'),
      sort: undefined,
      priority: 4,
    }),
    vat: words('billing.column.vat', 60, ({ ratePercent }, { format }) => format.percent(ratePercent), {
      sort: undefined,
      priority: 2,
    }),
    netCents: figures('billing.column.net', 96, ({ netCents }, { format }) => format.cents(netCents)),
  },
})

/** Its filters. */
export const CARRIER_ORDER_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('carrier', { query: 'carrierId', label: 'records.carrier', of: carriersByName }),
  periodFilter(['from', 'to'], { query: ['deliveredFrom', 'deliveredTo'], label: 'billing.column.delivered' }),
])

/** Its address. */
export const CarrierOrderSearch = searchSchema(CARRIER_ORDER_FILTERS, CARRIER_ORDER_COLUMNS)
