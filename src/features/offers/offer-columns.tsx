import { OFFER_SORTS, type Offer } from '#src/contract/offers.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { OFFER_STATUSES, TIMEFRAMES } from '#src/domain/offers/offers.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { endsSoon, offerSign, placeOf, statusText, typeText } from './offer-text.ts'

const todayNow = () => epochToZoned(Date.now()).date

/** Every column of the lists of offers. */
export const OFFER_COLUMNS = defineColumns<Offer>({
  name: 'id',
  sort: { id: 'validUntil', desc: false },
  sortable: OFFER_SORTS,
  lines: [
    ['id', 'status'],
    ['pickupCity', 'deliveryCity', 'pickupDate', 'price'],
  ],
  usual: [
    'id',
    'status',
    'customerName',
    'pickupCity',
    'deliveryCity',
    'pickupDate',
    'loadingMeters',
    'validUntil',
    'price',
  ],
  columns: {
    id: words('offers.offer', 124, ({ id }) => id, { fits: true }),
    status: words('orders.column.status', 120, ({ status }, { t }) => statusText(status, t), {
      sign: ({ status }) => offerSign(status),
      ranks: OFFER_STATUSES,
    }),
    customerName: words('records.customer', 'rest', (offer) => offer.customerName, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 128),
      goodWidth: 224,
      priority: 5,
    }),
    pickupCity: words('orders.column.pickupCity', 156, (offer) => placeOf(offer, 'pickup'), {
      goodWidth: 184,
    }),
    deliveryCity: words('orders.column.deliveryCity', 156, (offer) => placeOf(offer, 'delivery'), {
      goodWidth: 184,
    }),
    pickupDate: words('orders.field.pickupDate', 92, (offer, { format }) => format.date(offer.pickupDate), {
      fits: true,
      priority: 4,
    }),
    deliveryDate: words('orders.field.deliveryDate', 92, (offer, { format }) => format.date(offer.deliveryDate), {
      fits: true,
      priority: -1,
    }),
    loadingMeters: figures(
      'records.loadingMeters',
      100,
      (offer, { format }) => format.loadingMeters(offer.loadingMeters),
      { priority: 2 },
    ),
    weightKg: figures('records.weight', 88, (offer, { format }) => format.weight(offer.weightKg), {
      priority: 0,
      extra: true,
      goodWidth: 96,
    }),
    vehicleType: words('records.vehicle.type', 128, ({ vehicleType }, { t }) => typeText(vehicleType, t), {
      priority: 1,
      extra: true,
      goodWidth: 144,
    }),
    validUntil: words('offers.validUntil', 108, (offer, { format }) => format.date(offer.validUntil), {
      sign: (offer) => (endsSoon(offer, todayNow()) ? 'warning' : undefined),
      priority: 3,
    }),
    price: figures('orders.price', 100, (offer, { format }) => format.money(offer.price), {
      permission: 'money.read',
    }),
    createdAt: words('offers.column.createdAt', 136, (offer, { format }) => format.stamp(offer.createdAt), {
      sort: 'descending',
      priority: -1,
    }),
  },
})

/** Their filters; those of the dashboard have its names. Source: specification 7 */
export const OFFER_FILTERS = defineFilters(
  [
    textFilter('q', { label: 'list.filter.text', hint: 'orders.filter.text.hint', most: 200, wide: true }),
    textFilter('plzArea', { label: 'offers.filter.plzArea', hint: 'offers.filter.plzArea.hint', most: 5 }),
    setFilter('vehicleTypes', {
      query: 'vehicleType',
      label: 'records.vehicle.type',
      values: VEHICLE_TYPES,
      word: typeText,
      counted: true,
    }),
    setFilter('timeframe', {
      label: 'offers.filter.timeframe',
      values: TIMEFRAMES,
      word: (value, t) => t(`offers.timeframe.${TIMEFRAMES.find((known) => known === value) ?? 'month'}`),
      single: true,
    }),
    recordFilter('customer', { query: 'customerId', label: 'records.customer', of: customersByName }),
    textFilter('city', { label: 'orders.filter.city', hint: 'orders.filter.city.hint', most: 100, isTown: true }),
    periodFilter(['from', 'to'], { query: ['pickupFrom', 'pickupTo'], label: 'orders.field.pickupDate' }),
  ],
  [['q', 'customer', 'city', 'plzArea'], ['vehicleTypes'], ['timeframe'], ['from']],
)

/** Their address. */
export const OfferSearch = searchSchema(OFFER_FILTERS, OFFER_COLUMNS)
