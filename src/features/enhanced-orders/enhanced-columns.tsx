import { ENHANCED_ORDER_SORTS, type EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { enhancedStatus, isConverted, mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** Whether a transport was made of it, else its status as an inquiry. */
export const stateText = (order: EnhancedOrder, t: Translate) =>
  isConverted(order) ? t('enhanced.state.converted') : t(`transport.status.${enhancedStatus(order)}`)

/** Its sign. */
export const stateSign = (order: EnhancedOrder) => (isConverted(order) ? 'success' : enhancedStatus(order))

/** Every column of the list; what could not be read says so. */
export const ENHANCED_COLUMNS = defineColumns<EnhancedOrder>({
  name: 'order_number',
  sort: { id: 'created_at', desc: true },
  sortable: ENHANCED_ORDER_SORTS,
  lines: [
    ['order_number', 'status'],
    ['pickup_city', 'delivery_city', 'pickup_date', 'customer_name'],
  ],
  usual: [
    'order_number',
    'status',
    'customer_name',
    'pickup_city',
    'delivery_city',
    'pickup_date',
    'delivery_date',
    'cargo_description',
  ],
  columns: {
    order_number: words('enhanced.column.number', 120, (order) => mapEnhancedOrder(order).loadId, { fits: true }),
    status: words('enhanced.column.status', 124, (order, { t }) => stateText(order, t), {
      sign: stateSign,
    }),
    customer_name: words('records.customer', 'rest', (order) => mapEnhancedOrder(order).customerName, {
      minWidth: () => 120,
      goodWidth: 208,
    }),
    pickup_city: words('enhanced.column.from', 116, (order) => mapEnhancedOrder(order).origin),
    delivery_city: words('enhanced.column.to', 116, (order) => mapEnhancedOrder(order).destination),
    pickup_date: words('records.pickup', 84, (order, { format }) =>
      format.stopTime(order.pickup_date, undefined, undefined),
    ),
    delivery_date: words(
      'records.delivery',
      84,
      (order, { format }) => format.stopTime(order.delivery_date, undefined, undefined),
      {
        priority: 3,
      },
    ),
    cargo_description: words('enhanced.column.goods', 216, (order) => mapEnhancedOrder(order).cargo, {
      priority: 2,
      goodWidth: 264,
    }),
    order_id: words('records.order', 128, (order) => order.order_id, { priority: 1 }),
    created_at: words('enhanced.column.readAt', 116, (order, { format }) => format.stamp(order.created_at), {
      sort: 'descending',
    }),
  },
})

/** Its filters. */
export const ENHANCED_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('state', {
    label: 'enhanced.column.status',
    values: ['open', 'converted'],
    word: (state, t) => t(state === 'open' ? 'enhanced.state.open' : 'enhanced.state.converted'),
    single: true,
  }),
])

/** Its address. */
export const EnhancedSearch = searchSchema(ENHANCED_FILTERS, ENHANCED_COLUMNS)
