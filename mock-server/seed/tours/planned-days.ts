import { orderNumberOf, tourIdOf, tourNumberOf } from '#src/domain/basics/record-ids.ts'
import { epochToZoned, type PlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { type Place, roadDistanceKm } from '#src/domain/places/places.ts'
import { banOn } from '#src/domain/planning/facts/bans.ts'
import { STATE_CODES } from '#src/domain/places/regional-holidays.ts'
import { loneStops, type TourStop } from '#src/domain/tours/stops.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'
import { followingOf } from '../../resources/vehicles/follow.ts'
import { delayAlert, disruptionAlert } from '../../resources/alerts/rows.ts'
import { GERMAN_PLACES, placeOf } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from '../companies/tenants.ts'
import { transportRow } from '../fleet/transports.ts'
import { orderOf, type Run } from './planned-orders.ts'

type Order = Row<'orders'>
type Vehicle = Row<'vehicles'>
type Driver = Row<'drivers'>

/** What further days of the own vehicles add to the world. */
export interface PlannedDays {
  orders: Order[]
  transports: Row<'transports'>[]
  tours: Row<'tours'>[]
  alerts: Row<'alerts'>[]
  /** Those that drive them, as they stand with them. */
  vehicles: Vehicle[]
}

/** What they are planned around. */
export interface KnownDays {
  vehicles: readonly Vehicle[]
  drivers: readonly Driver[]
  orders: readonly Order[]
  transports: readonly Row<'transports'>[]
}

const HOUR = 3_600_000
/** Days that are planned, from tomorrow on. */
const DAYS = [1, 2, 3, 4] as const
/** Vehicles without any job that get some: the others stay free. */
const MOST_FREE = 7
/** Kilometres of a tour: a day with loading and unloading that needs no break, and the night's rest behind it. */
const KM = { from: 110, to: 290 } as const
/** A paper or a driver that ends sooner is no plan. */
const KNOWN_DAYS = 8
/**
 * The next days of the largest company's own vehicles, as a house that is at work has them: from where a truck unloads it goes on
 * the next morning, every third takes a second load along. Two are under way with trouble, a few have arrived. All of it can
 * be driven.
 */
export function plannedDays(known: KnownDays, context: SeedContext): PlannedDays {
  const [tenant] = TENANTS
  const templates = known.orders.filter(({ tenantId, status }) => tenantId === tenant?.id && status === 'CONFIRMED')
  if (!tenant || templates.length === 0) return { orders: [], transports: [], tours: [], alerts: [], vehicles: [] }
  let number = 1 + Math.max(...known.orders.filter(({ tenantId }) => tenantId === tenant.id).map(numberIn))
  const runs = known.vehicles
    .filter((vehicle) => vehicle.tenantId === tenant.id && isFit(vehicle, known.drivers, context))
    .flatMap((vehicle) => ({ vehicle, job: jobOf(vehicle, known.orders) }))
  const free = runs.filter(({ job }) => job === undefined).slice(0, MOST_FREE)
  const busy = runs.filter(({ job }) => job !== undefined)
  const all = [...busy.flatMap(({ vehicle, job }) => afterJob(vehicle, job, context)), ...freeRuns(free, context)]
  const made = all.map((run, at) => {
    const orders = Array.from({ length: run.status === 'ASSIGNED' && at % 3 === 2 ? 2 : 1 }, () => {
      const id = orderNumberOf(tenant.orderPrefix, number++)
      return orderOf(run, id, templates[number % templates.length] as Order, context)
    })
    return tourOf(orders, run, context)
  })
  const orders = made.flatMap((one) => one.orders)
  const transports = made.flatMap((one) => one.transports)
  return {
    orders,
    transports,
    tours: made.map(({ tour }) => tour),
    alerts: [
      ...transports.filter(({ delayMinutes }) => delayMinutes).map((one) => delayAlert(one, context.hoursAgo(0.3))),
      ...orders.filter(({ disruption }) => disruption).map((one) => disruptionAlert(one, context.hoursAgo(0.2))),
    ],
    vehicles: driving(known, transports, context),
  }
}

export const numberIn = ({ orderNumber }: Order) => Number(orderNumber.slice(-6))

/** Neither in the workshop nor without papers, and its driver is there, all the days that are planned. */
export function isFit(
  { blocks, papersUntil, driverId, type }: Vehicle,
  drivers: readonly Driver[],
  context: SeedContext,
) {
  const last = context.day(KNOWN_DAYS)
  const driver = drivers.find(({ id }) => id === driverId)
  const isThere = driver?.absences.every(({ from, to }) => to < context.today || from > last) ?? true
  const isLegal = [papersUntil, driver?.nextExpiry].every((until) => until === undefined || until > last)
  return isVehicleType(type) && isThere && isLegal && blocks.every(({ from }) => from > last)
}

/** What a vehicle drives already. */
export const jobOf = ({ id }: Vehicle, orders: readonly Order[]): Order | undefined =>
  orders.find(
    ({ assignedVehicleId, status }) => assignedVehicleId === id && (status === 'ASSIGNED' || status === 'IN_TRANSIT'),
  )

/** Days on which trucks stand somewhere in Germany. */
export const isStanding = (date: PlainDate) =>
  [undefined, ...STATE_CODES].some((state) => banOn(date, state) !== undefined)

/** Runs of whole days from a town on, none before the driver has rested. */
function* daysFrom(vehicle: Vehicle, place: Place, ready: number, context: SeedContext): Generator<Run> {
  const random = context.random(`planned days:${vehicle.id}`)
  let [from, free] = [place, ready]
  for (const offset of DAYS) {
    const date = context.day(offset)
    const start = zonedToEpoch(date, random.pick(['06:00', '07:00', '08:00']))
    if (start < free || isStanding(date)) continue
    const to = random.pick(GERMAN_PLACES.filter((town) => isADay(from, town)))
    yield { vehicle, from, to, start, status: 'ASSIGNED' }
    from = to
    free = start + 21 * HOUR
  }
}

function isADay(from: Place, to: Place): boolean {
  const { km } = roadDistanceKm(from, to)
  return km >= KM.from && km <= KM.to
}

/** What comes behind the job a vehicle has: from where that ends. */
function afterJob(vehicle: Vehicle, job: Order | undefined, context: SeedContext): Run[] {
  const to = GERMAN_PLACES.find(({ city }) => city === job?.deliveryCity)
  if (!job?.deliveryDate || !to) return []
  const ends = zonedToEpoch(job.deliveryDate, job.deliveryTimeTo ?? '18:00') + HOUR
  return [...daysFrom(vehicle, to, ends + 11 * HOUR, context)].slice(0, 2)
}

/** Of the vehicles without a job two are under way with trouble, two have arrived, and all go on from there. */
function freeRuns(free: readonly { vehicle: Vehicle }[], context: SeedContext): Run[] {
  return free.flatMap(({ vehicle }, at) => {
    const random = context.random(`planned today:${vehicle.id}`)
    const from = placeOf(vehicle.depotPostalCode)
    const to = random.pick(GERMAN_PLACES.filter((town) => isADay(from, town) && roadDistanceKm(from, town).km > 180))
    const first = todaysRun(at, { vehicle, from, to }, context)
    const ready = first ? first.start + 21 * HOUR : context.now
    return [...(first ? [first] : []), ...[...daysFrom(vehicle, first ? to : from, ready, context)].slice(0, 2)]
  })
}

/** By what hour it is now: a truck that stands still today is on no way. */
function todaysRun(at: number, run: Pick<Run, 'vehicle' | 'from' | 'to'>, context: SeedContext): Run | undefined {
  const hour = context.now - (context.now % HOUR)
  const days = [-12, 12].map((hours) => epochToZoned(context.now + hours * HOUR).date)
  if (at > 3 || days.some(isStanding)) return undefined
  if (at > 1) return { ...run, start: hour - 11 * HOUR, status: 'DELIVERED' }
  const trouble = at === 0 ? { disruption: 'Reifenschaden, A7 Höhe Soltau' } : { delayMinutes: 35 }
  return { ...run, start: hour - 3 * HOUR, status: 'IN_TRANSIT', ...trouble }
}

function tourOf(orders: Order[], { start }: Run, context: SeedContext) {
  const [first] = orders as [Order]
  const id = tourIdOf(first.id)
  const at = epochToZoned(start)
  const rows =
    orders.length === 1
      ? loneStops(first.id)
      : (['pickup', 'delivery'] as const).flatMap((kind) =>
          orders.map(({ id: orderId }): TourStop => ({ orderId, kind })),
        )
  const [begin, ...rest] = rows as [TourStop, ...TourStop[]]
  const tour: Row<'tours'> = {
    ...{ id, tenantId: first.tenantId, version: 1, number: tourNumberOf(first.id) },
    stops: [{ ...begin, plannedDate: at.date, plannedTime: at.time }, ...rest],
    ...{ vehicleId: first.assignedVehicleId, createdAt: first.updatedAt, updatedAt: first.updatedAt },
  }
  const belonging = { drivers: new Map<string, string>(), tourOf: () => id }
  return { tour, orders, transports: orders.flatMap((order) => transportRow(order, context, belonging) ?? []) }
}

/** The vehicles with these jobs beside those they have. */
function driving(known: KnownDays, made: readonly Row<'transports'>[], context: SeedContext): Vehicle[] {
  const ids = new Set(made.map(({ vehicleId }) => vehicleId))
  const jobs = [...known.transports, ...made].filter(
    ({ status }) => !['DELIVERED', 'COMPLETED', 'CANCELLED'].includes(status),
  )
  return known.vehicles
    .filter(({ id }) => ids.has(id))
    .map((vehicle) => {
      const own = jobs.filter(({ vehicleId }) => vehicleId === vehicle.id)
      const place = made.findLast((one) => one.vehicleId === vehicle.id && one.currentLocation)?.currentLocation
      const placed = {
        ...vehicle,
        ...(place && { currentCity: place.city, currentPostalCode: place.postalCode, currentCountry: place.country }),
      }
      return { ...placed, ...followingOf(placed, own, context) }
    })
}
