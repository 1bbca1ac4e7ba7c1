import type { VehicleTrip } from '#src/contract/vehicles.ts'
import { addDays, type PlainDate, weekday, zonedToEpoch } from '#src/domain/dates.ts'
import { roadDistanceKm } from '#src/domain/places.ts'
import { heldStatus } from '#src/domain/vehicle-availability.ts'
import { dueUntil } from '#src/domain/vehicle-papers.ts'
import type { Row } from '../../store/models.ts'
import type { Condition, Page, Sort, Store, Where } from '../../store/store.ts'
import { RUNNING } from '#src/domain/transport-status.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { tourView } from '../tours/view.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'

type Vehicle = Row<'vehicles'>
type Asking = Pick<RuleContext, 'store' | 'now'>

interface VehicleQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
  status?: string | undefined
  type?: string | undefined
  freeFrom?: PlainDate | undefined
  freeUntil?: PlainDate | undefined
  freeIn?: string | undefined
  papers?: 'due' | 'expired' | undefined
  owner?: 'own' | 'carrier' | undefined
  carrierId?: string | undefined
  trailer?: 'own' | undefined
}

const SORTS = [
  'licencePlate',
  'trailerPlate',
  'type',
  'status',
  'loadingMeters',
  'payloadKg',
  'depotCity',
  'currentCity',
  'driverName',
  'availableFrom',
  'availableCity',
  'papersUntil',
  'carrierName',
] as const

const list = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '')
const oneOf = (text: string | undefined) => (list(text).length === 0 ? undefined : { in: list(text) })

/** A vehicle as it is on this day: a block may have begun or ended since anything was written. */
export function vehicleView(vehicle: Vehicle, now: { now: number }) {
  const held = heldStatus(vehicle, todayOf(now))
  const wasHeld = vehicle.status === 'workshop' || vehicle.status === 'blocked'
  const status = held ?? (wasHeld ? 'available' : vehicle.status)
  return withTimestamps(status === vehicle.status ? vehicle : { ...vehicle, status })
}

/** One page of vehicles, by plate unless sorted otherwise; statuses and types comma-joined. */
export async function findVehicles(
  { store, now }: Asking,
  query: VehicleQuery,
): Promise<Page<ReturnType<typeof vehicleView>>> {
  const today = todayOf({ now })
  const due = query.papers && (query.papers === 'expired' ? { lt: today } : { lte: dueUntil(today) })
  const midnight = (date: PlainDate) => new Date(zonedToEpoch(date, '00:00')).toISOString()
  const { freeFrom, freeUntil } = query
  const free = {
    ...(freeFrom && { gte: midnight(freeFrom) }),
    ...(freeUntil && { lt: midnight(addDays(freeUntil, 1)) }),
  }
  const areas = list(query.freeIn).map((area): Where<'vehicles'> => ({ availablePostalCode: areaCondition(area) }))
  const where: Where<'vehicles'> = {
    status: oneOf(query.status),
    type: oneOf(query.type),
    papersUntil: due,
    availableFrom: freeFrom || freeUntil ? free : undefined,
    carrierId: query.carrierId ?? (query.owner && { exists: query.owner === 'carrier' }),
    ...(query.trailer && { trailerPlate: { exists: true } }),
    ...(areas.length > 0 && { anyOf: areas }),
  }
  const field = SORTS.find((name) => name === query.sortBy) ?? 'licencePlate'
  const sort: Sort<'vehicles'> = [{ field, order: query.sortOrder ?? 'asc' }]
  const { page, limit } = query
  const found = await store.page('vehicles', { where, sort, page, limit, search: query.q?.trim() || undefined })
  return { ...found, data: found.data.map((vehicle) => vehicleView(vehicle, { now })) }
}

/** An area or the beginning of a code (`97`, `80331`), or a range of areas (`20-29`). */
function areaCondition(area: string): Condition {
  const [from = '', to] = area.split('-')
  return to === undefined ? { prefix: from } : { gte: from, lte: `${to}\uffff` }
}

interface Leg {
  transports: readonly Row<'transports'>[]
  tour: Row<'tours'> | undefined
}

/** What a vehicle drives in some weeks, in the order in which it does: tours, and what it has behind it. */
export async function findTrips(
  { store, now }: Asking,
  id: string,
  query: { from?: PlainDate | undefined; weeks?: number | undefined },
): Promise<{ from: PlainDate; to: PlainDate; data: VehicleTrip[] }> {
  const day = query.from ?? todayOf({ now })
  const from = addDays(day, 1 - weekday(day))
  const to = addDays(from, (query.weeks ?? 3) * 7 - 1)
  const transports = await store.all('transports', { vehicleId: id, loadingDate: { lte: to } })
  const own = transports.filter(
    ({ status, loadingDate, unloadingDate }) =>
      status !== 'CANCELLED' && loadingDate !== undefined && (unloadingDate ?? loadingDate) >= from,
  )
  const legs = await legsOf(store, own)
  const trips = await Promise.all(legs.map((leg) => tripOf(store, leg)))
  return { from, to, data: trips.toSorted((a, b) => (a.start < b.start ? -1 : 1)) }
}

/** A page of everything it drives or has driven, the latest first. */
export async function findAllTrips(
  { store }: Pick<Asking, 'store'>,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<VehicleTrip>> {
  const transports = await store.all('transports', { vehicleId: id })
  const own = transports.filter(({ status, loadingDate }) => status !== 'CANCELLED' && loadingDate !== undefined)
  const legs = (await legsOf(store, own)).toSorted((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1))
  const shown = legs.slice((page - 1) * limit, page * limit)
  const trips = await Promise.all(shown.map((leg) => tripOf(store, leg)))
  const total = legs.length
  return {
    data: trips.toSorted((a, b) => (a.start < b.start ? 1 : -1)),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

/** The day on which the last of its goods is loaded. */
const lastDay = ({ transports }: Leg): string =>
  transports.reduce((last, { loadingDate = '' }) => (loadingDate > last ? loadingDate : last), '')

async function legsOf(store: Store, transports: readonly Row<'transports'>[]): Promise<Leg[]> {
  const tours = await store.findMany('tours', [...new Set(transports.flatMap(({ tourId }) => tourId ?? []))])
  const onTours = tours.map((tour) => ({ tour, transports: transports.filter(({ tourId }) => tourId === tour.id) }))
  const alone = transports.filter(({ tourId }) => !tours.some(({ id }) => id === tourId))
  return [...onTours, ...alone.map((transport) => ({ tour: undefined, transports: [transport] }))]
}

const moment = (date: string | undefined, time: string | undefined, usual: string) =>
  date === undefined ? '' : new Date(zonedToEpoch(date, time ?? usual)).toISOString()

async function tripOf(store: Store, { tour, transports }: Leg): Promise<VehicleTrip> {
  const [first] = transports
  const stops = tour === undefined ? [] : (await tourView(store, tour)).stops
  const [start, end] = [stops[0], stops.at(-1)]
  const isOver = transports.every(({ status }) => status === 'DELIVERED' || status === 'COMPLETED')
  const km = stops.slice(1).reduce((sum, stop, at) => sum + roadDistanceKm(stops[at] ?? stop, stop).km, 0)
  return {
    id: tour?.id ?? first?.id ?? '',
    number: tour?.number ?? '',
    start: moment(start?.plannedDate ?? first?.loadingDate, start?.plannedTime ?? first?.loadingTimeFrom, '06:00'),
    end: moment(end?.plannedDate ?? first?.unloadingDate, end?.plannedTime ?? first?.unloadingTimeFrom, '14:00'),
    originCity: start?.city ?? first?.origin ?? '',
    originPostalCode: start?.postalCode ?? first?.originPostalCode ?? '',
    destinationCity: end?.city ?? first?.destination ?? '',
    destinationPostalCode: end?.postalCode ?? first?.destinationPostalCode ?? '',
    status: isOver
      ? 'DELIVERED'
      : transports.some(({ status }) => RUNNING.includes(status))
        ? 'IN_TRANSIT'
        : 'ASSIGNED',
    orderNumbers: transports.map(({ loadId, id }) => loadId ?? id),
    orderIds: transports.flatMap(({ orderId }) => orderId ?? []),
    loadingMeters: stops.length > 0 ? Math.max(...stops.map((stop) => stop.loadingMeters)) : first?.loadingMeters,
    km: stops.length > 1 ? Math.round(km) : first?.distanceKm,
  }
}
