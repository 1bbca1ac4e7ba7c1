import { yieldToEventLoop } from '../store/yield-to-event-loop.ts'
import type { Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import { alertRows } from './alerts.ts'
import type { OrderSources } from './fleet/carriage.ts'
import { withTroubles } from './fleet/delays.ts'
import { documentRows } from './orders/documents.ts'
import { driverRows } from './fleet/drivers.ts'
import { enhancedOrderRows } from './orders/enhanced-orders.ts'
import { inquiryRows } from './orders/inquiries.ts'
import { withLoadingPoints } from './companies/loading-points.ts'
import { loadRow } from './orders/loads.ts'
import { seededHistory } from './orders/history.ts'
import { tenantOrders, withMoments } from './orders/orders.ts'
import { withConsents } from './companies/consents.ts'
import { carrierRows, customerRows, reliableCarriers } from './companies/partners.ts'
import { createSeedContext, type SeedContext } from './basics/seed-context.ts'
import { withSharedTours } from './tours/shared-tours.ts'
import { type SeedTours, seedTours } from './tours/tours.ts'
import { type TenantPlan, TENANTS } from './companies/tenants.ts'
import { transportIdOf } from '#src/domain/basics/record-ids.ts'
import { placedVehicles, seedTransportStatus, transportRow } from './fleet/transports.ts'
import { undrivenTours } from './tours/undriven-tours.ts'
import { userRows } from './companies/users.ts'
import { vehicleRows } from './fleet/vehicles.ts'

/** Adds what belongs to an order's transport. */
function withTransport(order: Row<'orders'>, tours: SeedTours, context: SeedContext): Row<'orders'> {
  const isUndriven = order.status === 'CONFIRMED' && tours.tourOf(order) !== undefined
  const transportStatus = isUndriven ? 'PLANNING' : seedTransportStatus(order, context)
  return transportStatus ? { ...order, transportStatus, transportId: transportIdOf(order.id) } : order
}

/** What a tenant's orders are made of. */
export function sourcesOf(tenant: TenantPlan, world: Omit<OrderSources, 'tenant'>): OrderSources {
  const own = <R extends { tenantId: string }>(rows: readonly R[]) =>
    rows.filter(({ tenantId }) => tenantId === tenant.id)
  return {
    tenant,
    customers: own(world.customers),
    carriers: own(world.carriers),
    vehicles: own(world.vehicles),
    users: own(world.users),
  }
}

/** The rows of a world at scale 1 in the order in which they are loaded, and what larger worlds are made of. */
export interface BaseWorld {
  context: SeedContext
  all: Omit<OrderSources, 'tenant'>
  orders: readonly Row<'orders'>[]
  partners: readonly Row<'partners'>[]
  tours: SeedTours
  vehicles: readonly Row<'vehicles'>[]
  drivers: readonly Row<'drivers'>[]
  transports: readonly Row<'transports'>[]
  /** Papers of billed orders; they are loaded with the invoices they are of. */
  invoiceDocuments: readonly Row<'documents'>[]
  /** With some rows as they stand otherwise. */
  load(world: World, otherwise: SeededRows): Promise<void>
}

/** Rows of the world of scale 1 that stand otherwise. */
export interface SeededRows {
  vehicles: readonly Row<'vehicles'>[]
  orders: readonly Row<'orders'>[]
  transports: readonly Row<'transports'>[]
}

/** Rows with others of the same id in their place. */
export function replaced<R extends { id: string }>(rows: readonly R[], by: readonly R[]): readonly R[] {
  const others = new Map(by.map((row) => [row.id, row]))
  return others.size === 0 ? rows : rows.map((row) => others.get(row.id) ?? row)
}

/** The rows of scale 1 for a seed and a moment, created in steps between which others may run. */
export async function createBaseWorld(seed: number, now: number): Promise<BaseWorld> {
  const context = createSeedContext(seed, now)
  const users = userRows(context)
  const customers = customerRows(context)
  const carriers = carrierRows(context)
  const vehicles = vehicleRows(context)
  const drivers = driverRows(vehicles, context)
  const all = { customers, carriers: reliableCarriers(carriers, context), vehicles, users }
  const numbered: Row<'orders'>[] = []
  for (const tenant of TENANTS) {
    numbered.push(...tenantOrders(sourcesOf(tenant, all), context))
    await yieldToEventLoop()
  }
  const riding = withSharedTours(numbered, context)
  const tours = seedTours(riding.shared, undrivenTours(riding.orders, context))
  const whole = withTroubles(riding.orders, context).map((order) =>
    withMoments(withTransport(order, tours, context), context),
  )
  const { orders, points } = withLoadingPoints(whole, context)
  await yieldToEventLoop()
  const driverOf = new Map(drivers.flatMap(({ id, vehicleId }) => (vehicleId ? [[vehicleId, id] as const] : [])))
  const transports = orders.flatMap(
    (order) => transportRow(order, context, { drivers: driverOf, tourOf: tours.tourOf }) ?? [],
  )
  const workshop = new Map(TENANTS.map((tenant) => [tenant.id, tenant.vehicles.workshop]))
  const placed = placedVehicles(vehicles, transports, workshop, context)
  await yieldToEventLoop()
  const events = [...recentHistories(orders, users, context)]
  const inquiries = inquiryRows(customers, context)
  const allTransports = [...transports, ...inquiries]
  const enhancedOrders = enhancedOrderRows(inquiries, context)
  const loads = orders.filter(({ status }) => status === 'CONFIRMED').map(loadRow)
  const documents = documentRows(orders, context)
  const alerts = alertRows(orders, transports, carriers, context)
  return {
    context,
    all,
    orders,
    partners: withConsents([...customers, ...carriers], context),
    tours,
    ...{ vehicles: placed, drivers, transports },
    invoiceDocuments: documents.filter(({ kind }) => kind === 'invoice'),
    async load(world, otherwise) {
      await world.load('drivers', drivers)
      await world.load('vehicles', replaced(placed, otherwise.vehicles))
      await world.load('orders', replaced(orders, otherwise.orders))
      await world.load('events', events)
      await world.load('transports', replaced(allTransports, otherwise.transports))
      await world.load('enhancedOrders', enhancedOrders)
      await world.load('tours', tours.rows(orders))
      await world.load('loadingPoints', points)
      await world.load('loads', loads)
      await world.load(
        'documents',
        documents.filter(({ kind }) => kind !== 'invoice'),
      )
      await world.load('alerts', alerts)
    },
  }
}

/** So many of a tenant's orders, those changed last, have their history from the start: "last activities" are read of it. */
const WITH_HISTORY = 20

function* recentHistories(orders: readonly Row<'orders'>[], users: readonly Row<'users'>[], context: SeedContext) {
  for (const { id } of TENANTS) {
    const own = { ...context, users: users.filter(({ tenantId }) => tenantId === id) }
    const newest = orders
      .filter(({ tenantId }) => tenantId === id)
      .toSorted((a, b) => ((a.updatedAt ?? '') < (b.updatedAt ?? '') ? 1 : -1))
    for (const order of newest.slice(0, WITH_HISTORY)) yield* seededHistory(order, own)
  }
}
