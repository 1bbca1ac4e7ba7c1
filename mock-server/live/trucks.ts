import { isBrokenDown } from '#src/domain/transports/arrival.ts'
import { isThere, movedTowards } from '#src/domain/transports/movement.ts'
import { distanceKm, PLACES } from '#src/domain/places/places.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'
import { chanceOf } from './chance.ts'
import { arrivedAt, delayOf, laterBy } from './delays.ts'
import { MOVING, wayOf, loneWay, progressOf } from './way.ts'
import { showReport, report } from './reports.ts'

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

/** At the ramp, or loaded and not gone yet: nothing moves them, but the clock does. */
const STANDING = { status: { in: ['AT_PICKUP', 'LOADED'] } } as const

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
