import type { DashboardLists } from '#src/contract/reports/dashboard-lists.ts'
import { addDays, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import type { Store, Where } from '../../store/store.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { type DayRange, daysIn, delivered } from './rates.ts'

/** Rows of each list: a look, not the list itself. */
const MOST = 5

/** Freight that is loaded between two days. */
export const loadsIn = (range: DayRange): Where<'loads'> => ({ pickupDate: daysIn(range) })

/** Transports on their way that are, between two days. */
export const activeIn = ({ from, to }: DayRange): Where<'transports'> => ({
  status: { in: ACTIVE },
  loadingDate: daysIn({ to }),
  unloadingDate: daysIn({ from }),
})

/** Vehicles no one has planned; with a last day also those that are free again until then. */
export function availableIn({ to }: DayRange): Where<'vehicles'> {
  if (to === undefined) return { status: 'available' }
  const until = new Date(zonedToEpoch(addDays(to, 1), '00:00')).toISOString()
  return {
    anyOf: [{ status: 'available' }, { status: { in: ['assigned', 'driving'] }, availableFrom: { lt: until } }],
  }
}

/** The loads that were changed last. */
async function recentLoads(store: Store, range: DayRange): Promise<DashboardLists['recentLoads']> {
  const { data } = await store.page('loads', {
    where: loadsIn(range),
    sort: [{ field: 'updatedAt', order: 'desc' }],
    limit: MOST,
  })
  return data.map(({ id, customerName, originCity, destinationCity, furtherStops, pickupDate, status }) => {
    return { id, customerName, originCity, destinationCity, furtherStops, pickupDate, status }
  })
}

/** What is still to arrive; at its place it has. */
const COMING = ACTIVE.filter((status) => status !== 'AT_DELIVERY')

/** Transports under way, the next to arrive first: from now on. */
async function activeTransports(
  store: Store,
  now: number,
  range: DayRange,
): Promise<DashboardLists['activeTransportsList']> {
  const { data } = await store.page('transports', {
    where: { ...activeIn(range), status: { in: COMING }, estimatedArrival: { gte: new Date(now).toISOString() } },
    sort: [{ field: 'estimatedArrival', order: 'asc' }],
    limit: MOST,
  })
  return data.map(
    ({ id, loadId, origin, destination, furtherStops, status, estimatedArrival, delayMinutes, vehicleNumber }) => {
      return { id, loadId, origin, destination, furtherStops, status, estimatedArrival, delayMinutes, vehicleNumber }
    },
  )
}

/** Vehicles no one has planned, by plate. */
async function availableVehicles(store: Store, range: DayRange): Promise<DashboardLists['availableVehiclesList']> {
  const { data } = await store.page('vehicles', {
    where: availableIn(range),
    sort: [{ field: 'licencePlate', order: 'asc' }],
    limit: MOST,
  })
  return data.map(({ id, licencePlate, type, currentCity, currentPostalCode }) => {
    return { id, licencePlate, type, currentCity, currentPostalCode }
  })
}

/** The customers with the most orders that were delivered, with what they have brought; what is in another currency only counts. */
async function topPartners(store: Store, done: Where<'orders'>): Promise<DashboardLists['topPartners']> {
  const best = await store.groupBy('orders', 'customerId', { where: done, limit: MOST })
  const ids = best.map(({ value }) => String(value))
  const names = new Map((await store.findMany('partners', ids)).map(({ id, name }) => [id, name]))
  const brought = await store.groupBy('orders', 'customerId', {
    where: { ...done, customerId: { in: ids }, currency: 'EUR' },
    sums: ['customerPrice'],
  })
  const revenue = new Map(brought.map(({ value, sums }) => [value, sums['customerPrice']]))
  return best.map(({ value, count }) => {
    const id = String(value)
    return { id, name: names.get(id) ?? id, orders: count, totalRevenue: revenue.get(value) ?? 0 }
  })
}

/** The lists of the dashboard, each for those who may read what stands in it. Source: specification 3, decision B5 */
export async function dashboardLists(
  store: Store,
  { role, now, range }: { role: Role; now: number; range: DayRange },
): Promise<DashboardLists> {
  return {
    recentLoads: may(role, 'loads.read') ? await recentLoads(store, range) : [],
    activeTransportsList: may(role, 'transports.read') ? await activeTransports(store, now, range) : [],
    availableVehiclesList: may(role, 'vehicles.read') ? await availableVehicles(store, range) : [],
    topPartners: may(role, 'partners.read') ? await topPartners(store, delivered(range)) : [],
  }
}
