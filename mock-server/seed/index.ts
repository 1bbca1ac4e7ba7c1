import type { Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import type { OrderSources } from './fleet/carriage.ts'
import { companyRows } from './companies/companies.ts'
import { morePeople, presenceRows } from './companies/more-people.ts'
import { loadRow } from './orders/loads.ts'
import { copyable, moreOrders } from './orders/more-orders.ts'
import { moreVehicles } from './fleet/more-vehicles.ts'
import { createSeedContext, type SeedContext } from './basics/seed-context.ts'
import type { SeedTours } from './tours/tours.ts'
import { DEFAULT_SEED, seedIdOf } from './basics/seed-id.ts'
import { TENANTS, tenantRows } from './companies/tenants.ts'
import type { PlannedDays } from './tours/planned-days.ts'
import { transportRow } from './fleet/transports.ts'
import { userRows } from './companies/users.ts'
import { createBaseWorld, type BaseWorld, type SeededRows, replaced, sourcesOf } from './base-world.ts'

export interface SeedOptions {
  seed?: number
  /** 1 is 400 orders, 250 is 100 000. Below 1 counts as 1. */
  scale?: number
  /** So many vehicles in all; what the small world has not belongs to the largest company. */
  vehicles?: number | undefined
  /** So many further tours of the largest company, over seven days. */
  tours?: number | undefined
  /** Several tours over the next days for the own vehicles of the largest company: the usual world of people, not of tests. */
  planned?: boolean | undefined
  /** Epoch milliseconds; the dates of the world lie 30 days before and 10 after this day in Europe/Berlin. */
  now: number
  /** Waited for as soon as those who sign in are there. */
  peopleAreThere?: () => Promise<void>
}

/**
 * Fills an empty world. The same seed, scale and moment give the same world, byte for byte. Orders beyond scale 1 bring
 * their transports and loads along; what happened to an order is told on demand (`orders/history.ts`).
 */
export async function seedWorld(world: World, options: SeedOptions): Promise<void> {
  const { seed = DEFAULT_SEED, scale = 1, vehicles = 0, tours: planned = 0, now, peopleAreThere } = options
  await world.load('tenants', tenantRows())
  await world.load('companies', companyRows())
  const begun = createSeedContext(seed, now)
  const people = [...userRows(begun), ...morePeople(begun)]
  await world.load('users', people)
  const { lastSeen, signIns } = presenceRows(people, begun)
  await world.load('lastSeen', lastSeen)
  await world.load('signIns', signIns)
  await peopleAreThere?.()
  const base = await createBaseWorld(seed, now)
  const { context, all, orders, partners, tours } = base
  const days = options.planned === true && scale === 1 ? await daysOf(base) : undefined
  if (days) {
    await loadUsual(world, base, days)
    const { loadFollowUps } = await import('./follow-ups.ts')
    await loadFollowUps(world, base)
  } else await loadUsual(world, base)
  const fleet = await loadFleet(world, vehicles - all.vehicles.length, all.vehicles, context)
  const further = planned > 0 ? await furtherTours(planned, [...all.vehicles, ...fleet], orders, context) : []
  await world.load(
    'orders',
    further.flatMap((made) => made.orders),
  )
  const more: Row<'orders'>[] = []
  if (scale > 1) await world.load('orders', kept(extraOrders(orders, all, scale, context), more))
  await world.load('partners', partners)
  await world.load('counters', [...counterRows([...orders, ...more, ...(days?.orders ?? [])]), ...seedRows(seed)])
  await world.load('transports', transportsOf(more, tours, context))
  await world.load(
    'transports',
    further.flatMap(({ transports }) => transports),
  )
  await world.load('tours', tours.rows(more))
  await world.load(
    'tours',
    further.map(({ tour }) => tour),
  )
  await world.load('loads', more.filter(({ status }) => status === 'CONFIRMED').map(loadRow))
  if (days) await loadFormer(world, base)
}

/** All of the small world that is not people, and what people work on in it where its days are planned. */
async function loadUsual(world: World, base: BaseWorld, days?: PlannedDays & { otherwise: SeededRows }): Promise<void> {
  await base.load(world, days?.otherwise ?? NOTHING)
  if (days) await loadDays(world, days)
  const { loadFromOutside } = await import('./from-outside.ts')
  await loadFromOutside(world, base, days?.otherwise.orders)
  const { loadPartnerBooks } = await import('./partner-books.ts')
  await loadPartnerBooks(world, base, days !== undefined)
  const { loadClaims } = await import('./claims.ts')
  await loadClaims(world, base, days !== undefined)
}

const NOTHING: SeededRows = { vehicles: [], orders: [], transports: [] }

/** The code of it is fetched by those who ask for it. */
async function daysOf({ context, tours, ...known }: BaseWorld): Promise<PlannedDays & { otherwise: SeededRows }> {
  const [{ plannedDays }, { underWayNow }, { waitingLoads }] = await Promise.all([
    import('./tours/planned-days.ts'),
    import('./as-of-now.ts'),
    import('./tours/waiting-loads.ts'),
  ])
  const { orders, transports } = underWayNow(known, [...tours.rows(known.orders)], context)
  const current = {
    ...known,
    orders: [...replaced(known.orders, orders)],
    transports: [...replaced(known.transports, transports)],
  }
  const days = plannedDays(current, context)
  const running = underWayNow(days, days.tours, context)
  return {
    ...days,
    orders: [...replaced(days.orders, running.orders), ...waitingLoads(current, days, context)],
    transports: [...replaced(days.transports, running.transports)],
    otherwise: { vehicles: days.vehicles, orders, transports },
  }
}

async function loadDays(world: World, { orders, transports, tours, alerts }: PlannedDays): Promise<void> {
  await world.load('orders', orders)
  await world.load('transports', transports)
  await world.load('tours', tours)
  await world.load('alerts', alerts)
  await world.load('loads', orders.filter(({ status }) => status === 'CONFIRMED').map(loadRow))
}

/** What was delivered before the time of the small world, so that weeks and years can be compared. */
async function loadFormer(world: World, { all, orders, context }: BaseWorld): Promise<void> {
  const { formerOrders } = await import('./orders/former-orders.ts')
  for (const tenant of TENANTS) {
    const own = orders.filter(({ tenantId }) => tenantId === tenant.id)
    await world.load('orders', formerOrders(own, sourcesOf(tenant, all), context))
  }
}

/** So many further vehicles and their drivers. */
async function loadFleet(world: World, count: number, known: readonly Row<'vehicles'>[], context: SeedContext) {
  const fleet: Row<'vehicles'>[] = []
  if (count <= 0) return fleet
  const drivers: Row<'drivers'>[] = []
  function* vehicles() {
    for (const { vehicle, driver } of moreVehicles(count, known, context)) {
      drivers.push(driver)
      fleet.push(vehicle)
      yield vehicle
    }
  }
  await world.load('vehicles', vehicles())
  await world.load('drivers', drivers)
  return fleet
}

/** Made like an order of the small world; the code of it is fetched by those who ask for so many. */
async function furtherTours(
  count: number,
  fleet: readonly Row<'vehicles'>[],
  orders: readonly Row<'orders'>[],
  context: SeedContext,
) {
  const { moreTours } = await import('./tours/more-tours.ts')
  const template = orders.find(({ tenantId, status }) => tenantId === TENANTS[0]?.id && status === 'ASSIGNED')
  return template ? [...moreTours(count, fleet, template, context)] : []
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
    // Written and read once: what is made of many parts is kept as a hash table, and so would be all its copies.
    const base = own.filter(copyable).map((order) => JSON.parse(JSON.stringify(order)) as Row<'orders'>)
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

function* transportsOf(
  orders: Iterable<Row<'orders'>>,
  { tourOf }: SeedTours,
  context: SeedContext,
): Generator<Row<'transports'>> {
  for (const order of orders) {
    const row = transportRow(order, context, { drivers: new Map(), tourOf })
    if (row) yield row
  }
}

/** The series of numbers go on where the seed ends: what it has given is not given again. */
function counterRows(orders: readonly Row<'orders'>[]): Row<'counters'>[] {
  return TENANTS.flatMap(({ id, orderPrefix, ocrInquiries }) => {
    let last = 0
    for (const order of orders) if (order.tenantId === id) last = Math.max(last, Number(order.orderNumber.slice(-6)))
    const series = { orders: last, [`${orderPrefix}-OCR`]: ocrInquiries }
    return Object.entries(series).map(([name, value]) => ({ id: `${id}:${name}`, tenantId: id, version: 1, value }))
  })
}

/** Each tenant knows the seed, for the histories that are told on demand. */
function seedRows(value: number): Row<'counters'>[] {
  return TENANTS.map(({ id }) => ({ id: seedIdOf(id), tenantId: id, version: 1, value }))
}
