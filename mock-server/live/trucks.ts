import { expectedArrival, isBrokenDown } from '#src/domain/transports/arrival.ts'
import { driftedDelay, drivenShare, isThere, movedTowards } from '#src/domain/transports/movement.ts'
import { beforeMeasuring, type Coordinates, distanceKm, locate, PLACES } from '#src/domain/places/places.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import { doneCount, loneStops, orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import { transportProgress } from '#src/domain/workflow/transport-status.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'
import { shownOnOrder } from '../resources/orders/follow.ts'
import { factsOf } from '../resources/tours/facts.ts'
import { chanceOf } from './chance.ts'

type Transport = Row<'transports'>

/** Trucks of one tenant that go on at one tick, in turn: of a large world that has twenty thousand under way as well. */
const AT_ONCE = 8

/** The time a truck has driven since it was heard of last, minutes: a little quicker than life, and never by leaps. */
const LEAST_MINUTES = 3
const MOST_MINUTES = 15

/** km/h on a free road, and in a jam. */
const SPEEDS = [82, 78, 85, 64, 80, 71] as const
const JAM = 26
/** How often a truck on time, and one that is late already, comes into a jam. */
const JAM_CHANCE = { onTime: 0.02, late: 0.08 }

const MOVING = { status: { in: ['EN_ROUTE_PICKUP', 'IN_TRANSIT'] } } as const
const isMoving = (status: string | undefined) => MOVING.status.in.some((known) => known === status)

/** At the ramp, or loaded and not gone yet: nothing moves them, but the clock does. */
const STANDING = { status: { in: ['AT_PICKUP', 'LOADED'] } } as const

const MINUTE = 60_000

interface Moment {
  /** Which tick it is, counted from the start. */
  turn: number
  /** Epoch milliseconds. */
  now: number
}

/** Brings some trucks further on the way of their tours, stop by stop; those that stand still get later by the minute. */
export async function moveTrucks(store: Store, moment: Moment): Promise<void> {
  for (const row of await some(store, MOVING, moment)) await moveTruck(store, row, moment)
  for (const row of await some(store, STANDING, moment)) await standTruck(store, row, moment)
}

/** Those whose turn it is. */
async function some(
  store: Store,
  where: typeof MOVING | typeof STANDING,
  { turn }: Moment,
): Promise<readonly Transport[]> {
  const count = await store.count('transports', where)
  if (count === 0) return []
  const page = (turn % Math.ceil(count / AT_ONCE)) + 1
  return (await store.page('transports', { where, sort: [{ field: 'id' }], page, limit: AT_ONCE })).data
}

/** What has not left yet arrives no sooner than its way from here takes (decision A40). */
async function standTruck(store: Store, transport: Transport, { now }: Moment): Promise<void> {
  const [from, target] = (await loneWay(transport)).points
  const at = transport.currentLocation?.coordinates ?? from
  if (at === undefined || target === undefined) return
  const told = laterBy(transport, transport.delayMinutes ?? 0, { at, target, now }, 'Wartezeit an der Ladestelle')
  if (told === undefined) return
  await showReport(store, await report(store, 'transports', transport.id, told.transport))
}

/** The way of a truck: its stops with their places, and which of them is next. */
interface Way {
  stops: readonly TourStop[]
  points: readonly Coordinates[]
  next: number
  /** The transports aboard or on their way to be loaded, in the order of the tour. */
  riders: readonly Transport[]
}

async function moveTruck(store: Store, transport: Transport, moment: Moment): Promise<void> {
  const way = await wayOf(store, transport)
  const target = way.points[way.next]
  // One truck is moved once, whatever it carries.
  if (target === undefined || way.riders[0]?.id !== transport.id) return
  const from = transport.currentLocation?.coordinates ?? way.points[Math.max(0, way.next - 1)] ?? target
  if (isThere(from, target) && transport.currentSpeed === 0) return
  const isLate = (transport.delayMinutes ?? 0) > 0
  const isJam = chanceOf(`${transport.id} jam ${moment.turn}`) < JAM_CHANCE[isLate ? 'late' : 'onTime']
  const isBroken = way.riders.some(({ disruption }) => isBrokenDown(disruption))
  const speed = isBroken
    ? 0
    : isJam
      ? JAM
      : (SPEEDS[Math.floor(chanceOf(`${transport.id} ${moment.turn}`) * SPEEDS.length)] ?? 80)
  const point = movedTowards(from, target, (speed * minutesSince(transport.lastUpdate, moment.now)) / 60)
  const town = PLACES.reduce((best, each) => (distanceKm(each, point) < distanceKm(best, point) ? each : best))
  const reported = {
    currentLocation: {
      address: '',
      city: town.city,
      country: findCountry(town.country)?.name ?? town.country,
      postalCode: town.postalCode,
      coordinates: { lat: rounded(point.lat), lng: rounded(point.lng) },
    },
    currentSpeed: isThere(point, target) ? 0 : speed,
    lastUpdate: new Date(moment.now).toISOString(),
  }
  const chance = chanceOf(`${transport.id} delay ${moment.turn}`)
  for (const rider of way.riders) {
    const told = isThere(point, target)
      ? arrivedAt(rider, way, moment.now)
      : delayOf(rider, way, { isJam: isJam && !isBroken, chance, town: town.city, at: point, now: moment.now })
    const progress = Math.max(rider.progress, told?.progress ?? progressOf(rider, way, point))
    const moved = await report(store, 'transports', rider.id, { ...reported, ...told?.transport, progress })
    if (told) await showReport(store, moved)
  }
  await vehicleMoved(store, transport, reported.currentLocation)
}

/** The order says what its transport has reported. */
async function showReport(store: Store, transport: Transport): Promise<void> {
  const order = transport.orderId === undefined ? undefined : await store.find('orders', transport.orderId)
  if (order?.transportId === transport.id) await report(store, 'orders', order.id, shownOnOrder(transport))
}

/** Nobody has edited what a truck reports: whoever is at work on the record goes on from the version they have. */
async function report<E extends 'transports' | 'orders' | 'vehicles'>(
  store: Store,
  entity: E,
  id: string,
  values: Partial<Row<E>>,
): Promise<Row<E>> {
  return store.patch(entity, id, values, { keepsVersion: true })
}

async function wayOf(store: Store, transport: Transport): Promise<Way> {
  const tour = transport.tourId === undefined ? undefined : await store.find('tours', transport.tourId)
  const stops = tour?.stops ?? loneStops(transport.orderId ?? '')
  const orders = await store.findMany('orders', orderIdsOf(stops))
  if (orders.length === 0) return loneWay(transport)
  const facts = factsOf(orders)
  const ids = orders.flatMap(({ transportId, transportStatus }) =>
    isMoving(transportStatus) ? (transportId ?? []) : [],
  )
  const place = new Map(orderIdsOf(stops).map((id, index) => [id, index]))
  const riders = (await store.findMany('transports', ids)).toSorted(
    (a, b) => (place.get(a.orderId ?? '') ?? 0) - (place.get(b.orderId ?? '') ?? 0),
  )
  const places = stops.map((stop) => facts.siteOf(stop).place)
  await beforeMeasuring(places)
  const points = places.map((place) => locate(place).point)
  return { stops, points, next: doneCount(stops, facts.isDone), riders }
}

/** The way of a transport that belongs to no order. */
async function loneWay(transport: Transport): Promise<Way> {
  const { origin, originPostalCode, originCountry, destination, destinationPostalCode, destinationCountry } = transport
  const ends = [
    { city: origin, postalCode: originPostalCode, country: originCountry },
    { city: destination, postalCode: destinationPostalCode, country: destinationCountry },
  ]
  await beforeMeasuring(ends)
  return {
    stops: loneStops(''),
    points: ends.map((end) => locate(end).point),
    next: transport.status === 'IN_TRANSIT' ? 1 : 0,
    riders: [transport],
  }
}

/** How far the goods are on their own way, from where they were loaded to where they go. */
function progressOf(rider: Transport, { stops, points, next }: Way, at: Coordinates): number {
  if (rider.status !== 'IN_TRANSIT') return transportProgress(rider.status)
  const own = (kind: TourStop['kind']) =>
    stops.findIndex((stop) => stop.kind === kind && stop.orderId === (rider.orderId ?? ''))
  const [from, to] = [own('pickup'), own('delivery')]
  if (from < 0 || to < 0) return rider.progress
  return transportProgress('IN_TRANSIT', drivenShare(points.slice(from, to + 1), next - from, at))
}

/** What a report changes of a transport. */
interface Told {
  transport: Partial<Transport>
  progress?: number
}

/** The place where a rider is unloaded, among the stops of the way. */
function unloadsAt(rider: Transport, { stops, points }: Way): { index: number; point: Coordinates | undefined } {
  const index = stops.findIndex(({ kind, orderId }) => kind === 'delivery' && orderId === (rider.orderId ?? ''))
  return { index, point: points[index] }
}

/** Who is unloaded where the truck has come to has arrived: it says so. That it is unloaded is for people to say. */
function arrivedAt(rider: Transport, way: Way, now: number): Told | undefined {
  const { point } = unloadsAt(rider, way)
  const target = way.points[way.next]
  if (rider.status !== 'IN_TRANSIT' || !point || !target || !isThere(point, target)) return undefined
  const status = 'AT_DELIVERY'
  return {
    transport: { status, estimatedArrival: new Date(now).toISOString() },
    progress: transportProgress(status),
  }
}

interface Road {
  isJam: boolean
  chance: number
  town: string
  at: Coordinates
  now: number
}

/**
 * The delay as the road and the clock make it, and with it when the truck arrives: no sooner than it can be there from where it
 * is. Nothing where that stays as it is.
 */
function delayOf(rider: Transport, way: Way, road: Road): Told | undefined {
  const drifted = driftedDelay(rider.delayMinutes ?? 0, road)
  const { point: target } = unloadsAt(rider, way)
  return laterBy(rider, drifted, { ...road, target }, `Stau bei ${road.town}`)
}

/** A delay of so many minutes, or of as many as the clock makes of it where that is more. */
function laterBy(
  rider: Transport,
  drifted: number,
  { at, target, now }: { at: Coordinates; target: Coordinates | undefined; now: number },
  cause: string,
): Told | undefined {
  const before = rider.delayMinutes ?? 0
  const planned = Date.parse(rider.estimatedArrival ?? '') - before * MINUTE
  const isExpected = target !== undefined && !Number.isNaN(planned)
  const minutes = isExpected
    ? expectedArrival({ arrival: planned + drifted * MINUTE, delayMinutes: drifted }, { at, target, now }).delayMinutes
    : drifted
  if (minutes === before) return undefined
  const delayMinutes = minutes > 0 ? minutes : undefined
  return {
    transport: {
      delayMinutes,
      delayCause: minutes > 0 ? (rider.delayCause ?? rider.disruption ?? cause) : undefined,
      ...(!Number.isNaN(planned) && { estimatedArrival: new Date(planned + minutes * MINUTE).toISOString() }),
    },
  }
}

/** The vehicle is where its freight is, named by the nearest town. */
async function vehicleMoved(
  store: Store,
  { vehicleId }: Transport,
  place: NonNullable<Transport['currentLocation']>,
): Promise<void> {
  const vehicle = vehicleId === undefined ? undefined : await store.find('vehicles', vehicleId)
  if (vehicle === undefined || vehicle.currentCity === place.city) return
  const { city: currentCity, postalCode: currentPostalCode, country: currentCountry } = place
  await report(store, 'vehicles', vehicle.id, { currentCity, currentPostalCode, currentCountry })
}

function minutesSince(lastUpdate: string | undefined, now: number): number {
  const minutes = (now - Date.parse(lastUpdate ?? '')) / 60_000
  return Number.isNaN(minutes) ? LEAST_MINUTES : Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes))
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
