import { ORDER_PRIORITIES } from '#src/contract/orders/order.ts'
import { FILTER_STATUSES, parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { FLEETS } from '#src/domain/reports/figures.ts'
import { laneName, parseLane } from '#src/domain/reports/lanes.ts'
import { importsByName } from '#src/entities/imports/imports-by-name.ts'
import { carriersByName, customersByName } from '#src/entities/partners/partners-by-name.ts'
import { vehiclesByName } from '#src/entities/vehicles/vehicles-by-name.ts'
import { sortOf } from '#src/records/columns/sort.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import {
  areasFilter,
  flagFilter,
  periodFilter,
  recordFilter,
  setFilter,
  textFilter,
} from '#src/records/filters/kinds.ts'
import { searchSchema, type ListSearch } from '#src/records/filters/search.ts'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { priorityText } from '#src/entities/orders/priority-text.ts'
import { ORDER_NEEDS } from '../order-values.ts'
import type { ListInput } from '../orders.queries.ts'

const laneWord = (key: string): string => {
  const lane = parseLane(key)
  return lane ? laneName(lane) : key
}

/** The filters of the order list. */
export const ORDER_FILTERS = defineFilters(
  [
    textFilter('q', { label: 'list.filter.text', hint: 'orders.filter.text.hint', most: 200, wide: true }),
    setFilter('status', {
      label: 'orders.column.status',
      values: FILTER_STATUSES,
      word: (status, t) => t(`order.status.${parseOrderStatus(status)}`),
      counted: true,
    }),
    // The most urgent first.
    setFilter('prio', {
      query: 'priority',
      label: 'orders.field.priority',
      values: ORDER_PRIORITIES.toReversed(),
      word: priorityText,
    }),
    flagFilter('unassigned', { label: 'orders.filter.assignment', word: 'orders.filter.unassigned' }),
    setFilter('needs', {
      label: 'orders.filter.needs',
      values: ORDER_NEEDS,
      word: (need, t) => t(`orders.needs.${ORDER_NEEDS.find((known) => known === need) ?? 'fixed'}`),
    }),
    recordFilter('customer', { query: 'customerId', label: 'orders.customer', of: customersByName }),
    recordFilter('carrier', { query: 'carrierId', label: 'orders.carrier', of: carriersByName }),
    recordFilter('import', { query: 'importId', label: 'orders.filter.import', of: importsByName }),
    periodFilter(['from', 'to'], {
      query: ['pickupFrom', 'pickupTo'],
      label: 'orders.column.pickup',
    }),
    periodFilter(['dfrom', 'dto'], {
      query: ['deliveryFrom', 'deliveryTo'],
      label: 'orders.field.deliveryDate',
    }),
    textFilter('pcity', { query: 'pickupCity', label: 'orders.column.pickupCity', most: 100, isTown: true }),
    textFilter('dcity', { query: 'deliveryCity', label: 'orders.column.deliveryCity', most: 100, isTown: true }),
    textFilter('city', { label: 'orders.filter.city', hint: 'orders.filter.city.hint', most: 100, former: true }),
    areasFilter('plz', { label: 'orders.filter.areas', field: 'orders.filter.areas.label' }),
    // What reports are made of.
    setFilter('fleet', {
      label: 'orders.filter.fleet',
      values: FLEETS,
      word: (fleet, t) => t(`orders.filter.fleet.${FLEETS.find((known) => known === fleet) ?? 'own'}`),
      single: true,
    }),
    recordFilter('vehicle', { query: 'vehicleId', label: 'orders.filter.vehicle', of: vehiclesByName }),
    textFilter('lane', { label: 'orders.filter.lane', most: 100, former: true, word: laneWord }),
    textFilter('site', { label: 'orders.filter.site', most: 100, former: true }),
    textFilter('currency', { label: 'orders.filter.currency', most: 3, former: true }),
  ],
  [
    ['q', 'plz', 'city', 'lane'],
    ['from', 'dfrom', 'pcity', 'dcity'],
    ['status'],
    ['prio'],
    ['unassigned', 'site', 'currency'],
    ['fleet'],
    ['needs'],
    ['customer', 'carrier', 'vehicle', 'import'],
  ],
)

/** The address of the order list. */
export const OrderSearch = searchSchema(ORDER_FILTERS, ORDER_COLUMNS)

/** What the server is asked for. */
export function listInput(search: ListSearch): ListInput {
  const sort = sortOf(ORDER_COLUMNS, search)
  return { ...ORDER_FILTERS.input(search), sortBy: sort.id, sortOrder: sort.desc ? 'desc' : 'asc' } as ListInput
}
