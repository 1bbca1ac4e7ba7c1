import { TRANSPORT_SORTS } from '#src/contract/transports/list-query.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { ORDER_FIELD_OF, UNKNOWN } from '#src/domain/transports/checks.ts'
import { TRANSPORT_STATUSES } from '#src/domain/workflow/transport-status.ts'
import { driversByName } from '#src/entities/drivers/drivers-by-name.ts'
import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import { vehiclesByName } from '#src/entities/vehicles/vehicles-by-name.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { defineColumns, figures, words, type ListColumn } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { flagFilter, periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import {
  delayText,
  knownText,
  placesText,
  statusText,
  transportLabel,
  troubleSign,
  typeText,
} from '../transport-values.ts'

type Column = ListColumn<Transport>

const stamp = (header: TextKey, field: 'estimatedArrival' | 'createdAt' | 'updatedAt' | 'lastUpdate', more = {}) =>
  words<Transport>(header, 104, (transport, { format }) => format.stamp(transport[field]), {
    sort: 'descending',
    ...more,
  })

const STOP_OF_END = { origin: 'pickup', destination: 'delivery' } as const

const place = (header: TextKey, end: 'origin' | 'destination', more: Partial<Column> = {}): Column =>
  words(header, 132, (transport, { t }) => placesText(transport, STOP_OF_END[end], t), {
    cell: (transport, { t }) => <bdi>{placesText(transport, STOP_OF_END[end], t)}</bdi>,
    quiet: true,
    goodWidth: 176,
    fields: [`${end}PostalCode`, end, `${end}Country`],
    ...more,
  })

const day = (header: TextKey, end: 'loading' | 'unloading', priority: number): Column =>
  words(header, 84, (transport, { format }) => format.date(transport[`${end}Date`]), {
    fields: [`${end}TimeFrom`, `${end}TimeTo`, `${end}TimesAssumed`],
    fits: true,
    priority,
  })

const known = (
  header: TextKey,
  width: Column['width'],
  field: 'customerName' | 'vehicleNumber' | 'driverName',
  more: Partial<Column> = {},
): Column =>
  words(header, width, (transport, { t }) => knownText(transport[field], t), {
    cell: (transport, { t }) =>
      transport[field] === UNKNOWN ? <span className="text-text-3">{t('transports.unknown')}</span> : transport[field],
    ...more,
  })

function fieldWord(field: string, t: Translate): string {
  if (field === 'delayCause') return t('message.reason')
  const ofOrder = new Map<string, string>(Object.entries(ORDER_FIELD_OF)).get(field)
  const key = `orders.field.${ofOrder ?? field}` as TextKey
  const word = t(key)
  return word === key ? field : word
}

/** Every column of the list of transports. When it gets narrow the progress leaves first, then when it unloads, who drives, whose it is, when it loads; beside the map, too, its status and from where. */
export const TRANSPORT_COLUMNS = defineColumns<Transport>({
  name: 'loadId',
  // Disturbed and late ones first, then the next to arrive; what is over comes last.
  sort: { id: 'delayMinutes', desc: true },
  sortable: TRANSPORT_SORTS,
  lines: [
    ['loadId', 'status', 'vehicleNumber'],
    ['destination', 'delayMinutes', 'estimatedArrival', 'origin'],
  ],
  usual: [
    'loadId',
    'status',
    'customerName',
    'origin',
    'destination',
    'loadingDate',
    'unloadingDate',
    'vehicleNumber',
    'driverName',
    'progress',
    'estimatedArrival',
    'delayMinutes',
  ],
  fieldWord,
  fieldCell: (_field, value) => (value === UNKNOWN ? { kind: 'text', value: undefined } : undefined),
  columns: {
    loadId: words('transports.column.number', 116, transportLabel, { sort: 'descending', fits: true }),
    status: words('orders.column.status', 134, ({ status }, { t }) => statusText(status, t), {
      sign: ({ status }) => status,
      ranks: TRANSPORT_STATUSES,
      priority: 6,
    }),
    customerName: known('records.customer', 'rest', 'customerName', {
      priority: 4,
      minWidth: () => 112,
      goodWidth: 208,
    }),
    origin: place('transports.column.from', 'origin', { priority: 7 }),
    destination: place('transports.column.to', 'destination'),
    loadingDate: day('records.pickup', 'loading', 5),
    unloadingDate: day('records.delivery', 'unloading', 2),
    vehicleNumber: known('records.vehicle', 92, 'vehicleNumber'),
    driverName: known('records.driver', 124, 'driverName', { priority: 3, goodWidth: 152 }),
    progress: figures('dispatch.column.progress', 56, ({ progress }, { format }) => format.percent(progress, 0), {
      fits: true,
      priority: 1,
    }),
    estimatedArrival: stamp('dispatch.column.arrival', 'estimatedArrival', { sort: 'ascending' }),
    delayMinutes: words(
      'dispatch.column.delay',
      124,
      (transport, { t, format }) => {
        if (troubleSign(transport) === 'failure') return t('dispatch.disruption')
        return delayText(transport, format)
      },
      { sign: troubleSign, sort: 'descending', fields: ['delayCause', 'disruption'] },
    ),
    carrierName: words('records.carrier', 160, ({ carrierName }) => carrierName, {
      priority: 0,
      extra: true,
      goodWidth: 184,
    }),
    currentLocation: words('records.transport.location', 132, ({ currentLocation }) => currentLocation?.city, {}),
    cargo: words('records.cargo', 168, ({ cargo }) => cargo),
    vehicleType: words('orders.field.vehicleType', 120, ({ vehicleType }, { t }) => typeText(vehicleType, t), {}),
    distanceKm: figures('orders.column.distance', 100, ({ distanceKm }, { format }) => format.way(distanceKm), {}),
    lastUpdate: stamp('transports.column.lastUpdate', 'lastUpdate'),
    createdAt: stamp('orders.column.createdAt', 'createdAt'),
    updatedAt: stamp('orders.column.updatedAt', 'updatedAt'),
  },
})

/** Its filters; a link from a driver or a vehicle names them by id. Source: specification 7, transports */
export const TRANSPORT_FILTERS = defineFilters(
  [
    textFilter('q', { label: 'list.filter.text', hint: 'transports.filter.text.hint', most: 200, wide: true }),
    setFilter('status', {
      label: 'orders.column.status',
      values: TRANSPORT_STATUSES,
      word: statusText,
      counted: true,
    }),
    flagFilter('active', { label: 'transports.filter.state', word: 'transports.view.active' }),
    flagFilter('troubled', { label: 'transports.filter.time', word: 'transports.view.troubled' }),
    flagFilter('delayed', { label: 'transports.filter.time', word: 'transports.view.delayed' }),
    flagFilter('ocr', { query: 'isFromOCR', label: 'orders.label.source', word: 'orders.label.ocr' }),
    recordFilter('vehicleId', { label: 'records.vehicle', of: vehiclesByName }),
    recordFilter('driverId', { label: 'records.driver', of: driversByName }),
    recordFilter('carrier', { query: 'carrierId', label: 'records.carrier', of: carriersByName }),
    periodFilter(['from', 'to'], {
      query: ['loadingFrom', 'loadingTo'],
      label: 'orders.column.pickup',
    }),
    periodFilter(['dfrom', 'dto'], {
      query: ['unloadingFrom', 'unloadingTo'],
      label: 'orders.field.deliveryDate',
    }),
    textFilter('city', { label: 'orders.filter.city', hint: 'orders.filter.city.hint', most: 100, isTown: true }),
  ],
  [
    ['q', 'city'],
    ['status'],
    ['active'],
    ['troubled'],
    ['delayed'],
    ['ocr'],
    ['vehicleId', 'driverId'],
    ['carrier'],
    ['from', 'dfrom'],
  ],
)

/** Its address. */
export const TransportSearch = searchSchema(TRANSPORT_FILTERS, TRANSPORT_COLUMNS)
