import type { DashboardLists } from '#src/contract/reports/dashboard-lists.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import type { Store, Where } from '../../store/store.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'

/** Rows of each list: a look, not the list itself. */
const MOST = 5

/** The loads that were changed last. */
async function recentLoads(store: Store): Promise<DashboardLists['recentLoads']> {
  const { data } = await store.page('loads', { sort: [{ field: 'updatedAt', order: 'desc' }], limit: MOST })
  return data.map(({ id, customerName, originCity, destinationCity, pickupDate, status }) => {
    return { id, customerName, originCity, destinationCity, pickupDate, status }
  })
}

/** What is still to arrive; at its place it has. */
const COMING = ACTIVE.filter((status) => status !== 'AT_DELIVERY')

/** Transports under way, the next to arrive first: from now on. */
async function activeTransports(store: Store, now: number): Promise<DashboardLists['activeTransportsList']> {
  const { data } = await store.page('transports', {
    where: { status: { in: COMING }, estimatedArrival: { gte: new Date(now).toISOString() } },
    sort: [{ field: 'estimatedArrival', order: 'asc' }],
    limit: MOST,
  })
  return data.map(({ id, loadId, origin, destination, status, estimatedArrival, delayMinutes, vehicleNumber }) => {
    return { id, loadId, origin, destination, status, estimatedArrival, delayMinutes, vehicleNumber }
  })
}

/** Vehicles no one has planned, by plate. */
async function availableVehicles(store: Store): Promise<DashboardLists['availableVehiclesList']> {
  const { data } = await store.page('vehicles', {
    where: { status: 'available' },
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
  { role, now, done }: { role: Role; now: number; done: Where<'orders'> },
): Promise<DashboardLists> {
  return {
    recentLoads: may(role, 'loads.read') ? await recentLoads(store) : [],
    activeTransportsList: may(role, 'transports.read') ? await activeTransports(store, now) : [],
    availableVehiclesList: may(role, 'vehicles.read') ? await availableVehicles(store) : [],
    topPartners: may(role, 'partners.read') ? await topPartners(store, done) : [],
  }
}
