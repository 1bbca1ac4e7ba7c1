import type { Row } from '../db/models.ts'
import type { World } from '../db/store.ts'
import { alertRows } from './alerts.ts'
import type { OrderSources } from './carriage.ts'
import { withTroubles } from './delays.ts'
import { companyRows } from './companies.ts'
import { documentRows } from './documents.ts'
import { inquiryRows } from './inquiries.ts'
import { loadRow } from './loads.ts'
import { copyable, moreOrders } from './more-orders.ts'
import { seededHistory } from './order-history.ts'
import { tenantOrders, withMoments } from './orders.ts'
import { carrierRows, customerRows, reliableCarriers } from './partners.ts'
import { createSeedContext, type SeedContext } from './seed-context.ts'
import { type TenantPlan, TENANTS, tenantRows } from './tenants.ts'
import { placedVehicles, seedTransportStatus, transportIdOf, transportRow } from './transports.ts'
import { userRows } from './users.ts'
import { driverRows, vehicleRows } from './vehicles.ts'

export interface SeedOptions {
  seed?: number
  /** 1 is 400 orders, 250 is 100 000. Below 1 counts as 1. */
  scale?: number
  /** Epoch milliseconds; the dates of the world lie 30 days before and 10 after this day in Europe/Berlin. */
  now: number
}

/** Adds what belongs to an order's transport. */
function withTransport(order: Row<'orders'>, context: SeedContext): Row<'orders'> {
  const transportStatus = seedTransportStatus(order, context)
  return transportStatus ? { ...order, transportStatus, transportId: transportIdOf(order.id) } : order
}

function sourcesOf(tenant: TenantPlan, world: Omit<OrderSources, 'tenant'>): OrderSources {
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

/** How many orders each partner has, by its id. */
function orderCounts(orders: Iterable<Row<'orders'>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { customerId, carrierId } of orders) {
    for (const id of [customerId, carrierId]) if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/**
 * Fills an empty world. The same seed, scale and moment give the same world, byte for byte. Orders beyond scale 1 bring
 * their transports and loads along; their history is told on demand (`seededHistory`).
 */
export async function seedWorld(world: World, { seed = 4711, scale = 1, now }: SeedOptions): Promise<void> {
  const context = createSeedContext(seed, now)
  const users = userRows(context)
  const customers = customerRows(context)
  const carriers = carrierRows(context)
  const vehicles = vehicleRows(context)
  const drivers = driverRows(vehicles, context)
  const all = { customers, carriers: reliableCarriers(carriers, context), vehicles, users }
  const numbered = TENANTS.flatMap((tenant) => tenantOrders(sourcesOf(tenant, all), context))
  const orders = withTroubles(numbered, context).map((order) => withMoments(withTransport(order, context), context))
  const driverOf = new Map(drivers.flatMap(({ id, vehicleId }) => (vehicleId ? [[vehicleId, id] as const] : [])))
  const transports = orders.flatMap((order) => transportRow(order, context, driverOf) ?? [])

  const workshop = new Map(TENANTS.map((tenant) => [tenant.id, tenant.vehicles.workshop]))

  await world.load('tenants', tenantRows())
  await world.load('companies', companyRows())
  await world.load('users', users)
  await world.load('drivers', drivers)
  await world.load('vehicles', placedVehicles(vehicles, transports, workshop))
  await world.load('orders', orders)
  await world.load('orderEvents', histories(orders, users, context))
  await world.load('transports', [...transports, ...inquiryRows(customers, context)])
  await world.load('loads', orders.filter(({ status }) => status === 'CONFIRMED').map(loadRow))
  await world.load('documents', documentRows(orders, context))
  await world.load('alerts', alertRows(orders, transports, carriers, context))
  const more: Row<'orders'>[] = []
  if (scale > 1) await world.load('orders', kept(extraOrders(orders, all, scale, context), more))
  const counts = orderCounts([...orders, ...more])
  await world.load(
    'partners',
    [...customers, ...carriers].map((partner) => ({ ...partner, orderCount: counts.get(partner.id) ?? 0 })),
  )
  await world.load('counters', counterRows([...orders, ...more]))
  await world.load('transports', transportsOf(more, context))
  await world.load('loads', more.filter(({ status }) => status === 'CONFIRMED').map(loadRow))
}

/** `scale - 1` further rounds of every tenant's orders; the part of a last, broken round is cut off. */
function* extraOrders(
  orders: readonly Row<'orders'>[],
  all: Omit<OrderSources, 'tenant'>,
  scale: number,
  context: SeedContext,
) {
  for (const tenant of TENANTS) {
    const own = orders.filter(({ tenantId }) => tenantId === tenant.id)
    const base = own.filter(copyable)
    const wanted = Math.round(own.length * scale) - own.length
    let made = 0
    for (const order of moreOrders(base, Math.ceil(wanted / base.length), sourcesOf(tenant, all), context)) {
      if (made++ >= wanted) break
      yield order
    }
  }
}

/** Passes rows on one by one, so that they are made in slices, and keeps them. */
function* kept<R>(rows: Iterable<R>, into: R[]): Generator<R> {
  for (const row of rows) {
    into.push(row)
    yield row
  }
}

function* transportsOf(orders: Iterable<Row<'orders'>>, context: SeedContext): Generator<Row<'transports'>> {
  for (const order of orders) {
    const row = transportRow(order, context, new Map())
    if (row) yield row
  }
}

function* histories(orders: readonly Row<'orders'>[], users: readonly Row<'users'>[], context: SeedContext) {
  for (const order of orders) {
    const own = users.filter(({ tenantId }) => tenantId === order.tenantId)
    yield* seededHistory(order, { ...context, users: own })
  }
}

/** The series of order numbers goes on where the seed ends. */
function counterRows(orders: readonly Row<'orders'>[]): Row<'counters'>[] {
  return TENANTS.map(({ id }) => {
    let value = 0
    for (const order of orders) if (order.tenantId === id) value = Math.max(value, Number(order.orderNumber.slice(-6)))
    return { id: `${id}:orders`, tenantId: id, version: 1, value }
  })
}
