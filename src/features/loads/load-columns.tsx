import { LOAD_SORTS, type Load } from '#src/contract/loads.ts'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { loadSign, placesOf, statusText, typeText } from './load-text.ts'

/** Every column of the list of loads. */
export const LOAD_COLUMNS = defineColumns<Load>({
  name: 'description',
  sort: { id: 'pickupDate', desc: false },
  sortable: LOAD_SORTS,
  lines: [
    ['description', 'status'],
    ['originCity', 'destinationCity', 'pickupDate', 'loadingMeters'],
  ],
  usual: [
    'description',
    'status',
    'originCity',
    'destinationCity',
    'pickupDate',
    'loadingMeters',
    'weightKg',
    'vehicleType',
    'orderId',
  ],
  columns: {
    description: words('records.cargo', 'rest', (load) => load.description, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 168),
      goodWidth: 264,
    }),
    status: words('orders.column.status', 104, (load, { t }) => statusText(load.status, t), {
      sign: (load) => loadSign(load.status),
      ranks: LOAD_STATUSES,
    }),
    originCity: words('orders.column.pickupCity', 172, (load) => placesOf(load, 'pickup'), {
      goodWidth: 192,
    }),
    destinationCity: words('orders.column.deliveryCity', 172, (load) => placesOf(load, 'delivery'), {
      goodWidth: 192,
    }),
    pickupDate: words('orders.field.pickupDate', 92, (load, { format }) => format.date(load.pickupDate), {
      fits: true,
    }),
    deliveryDate: words('orders.field.deliveryDate', 92, (load, { format }) => format.date(load.deliveryDate), {
      fits: true,
    }),
    loadingMeters: figures(
      'records.loadingMeters',
      100,
      (load, { format }) => format.loadingMeters(load.loadingMeters),
      { priority: 4 },
    ),
    weightKg: figures('records.weight', 88, (load, { format }) => format.weight(load.weightKg), { priority: 3 }),
    vehicleType: words('records.vehicle.type', 120, (load, { t }) => typeText(load.vehicleType, t), {
      priority: 1,
    }),
    orderId: words('records.order', 136, (load) => load.orderId, { fits: true, priority: 2 }),
    customerName: words('records.customer', 200, (load) => load.customerName, {
      priority: 0,
      extra: true,
      goodWidth: 224,
    }),
    updatedAt: words('orders.column.updatedAt', 136, (load, { format }) => format.stamp(load.updatedAt), {
      sort: 'descending',
    }),
  },
})

/** Its filters. */
export const LOAD_FILTERS = defineFilters(
  [
    textFilter('q', { label: 'list.filter.text', hint: 'orders.filter.text.hint', most: 200, wide: true }),
    setFilter('status', {
      label: 'orders.column.status',
      values: LOAD_STATUSES,
      word: (status, t) => statusText(LOAD_STATUSES.find((known) => known === status) ?? 'open', t),
    }),
    setFilter('vehicleType', {
      label: 'records.vehicle.type',
      values: VEHICLE_TYPES,
      word: typeText,
      counted: true,
    }),
    setFilter('ofOrder', {
      label: 'loads.filter.origin',
      values: ['true', 'false'],
      word: (value, t) => t(value === 'true' ? 'loads.origin.true' : 'loads.origin.false'),
      single: true,
    }),
    textFilter('customer', { label: 'records.customer', most: 100 }),
    textFilter('city', { label: 'orders.filter.city', hint: 'orders.filter.city.hint', most: 100, isTown: true }),
    periodFilter(['from', 'to'], {
      query: ['pickupFrom', 'pickupTo'],
      label: 'orders.field.pickupDate',
    }),
  ],
  [['q', 'customer', 'city'], ['status'], ['vehicleType'], ['ofOrder'], ['from']],
)

/** Its address. */
export const LoadSearch = searchSchema(LOAD_FILTERS, LOAD_COLUMNS)
