import { transportRoute } from '#src/domain/orders/carriage.ts'
import { routePlaces } from '#src/domain/stops/route.ts'
import type { TourStop } from '#src/contract/tours.ts'
import type { VehicleTrip } from '#src/contract/vehicles.ts'
import { addDays, type PlainDate, weekday, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import type { Row } from '../../store/models.ts'
import type { Page, Store, Where } from '../../store/store.ts'
import { RUNNING } from '#src/domain/workflow/transport-status.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { tourViews } from '../tours/view.ts'

type TripsContext = Pick<RuleContext, 'store' | 'now'>

interface Leg {
  transports: readonly Row<'transports'>[]
  tour: Row<'tours'> | undefined
}

/** What a vehicle drives in some weeks, in the order in which it does: tours, and what it has behind it. */
export async function findTrips(
  { store, now }: TripsContext,
  id: string,
  query: { from?: PlainDate | undefined; weeks?: number | undefined },
): Promise<{ from: PlainDate; to: PlainDate; data: VehicleTrip[] }> {
  const day = query.from ?? todayOf({ now })
  const from = addDays(day, 1 - weekday(day))
  const to = addDays(from, (query.weeks ?? 3) * 7 - 1)
  const transports = await store.all('transports', {
    vehicleId: id,
    loadingDate: { lte: to },
    anyOf: [{ unloadingDate: { gte: from } }, { unloadingDate: { exists: false }, loadingDate: { gte: from } }],
  })
  const own = transports.filter(({ status }) => status !== 'CANCELLED')
  const trips = await tripsOf({ store, now }, await legsOf(store, own))
  return { from, to, data: trips.toSorted((a, b) => (a.start < b.start ? -1 : 1)) }
}

/** A page of everything it drives or has driven, the latest first. */
export async function findAllTrips(
  { store, now }: TripsContext,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<VehicleTrip>> {
  const where: Where<'transports'> = { vehicleId: id, status: { ne: 'CANCELLED' }, loadingDate: { exists: true } }
  const total = await countLegs(store, where)
  const latest = await latestLegs(store, where, page * limit)
  const shown = latest.slice((page - 1) * limit)
  const tourIds = shown.flatMap(({ tourId }) => tourId ?? [])
  const riders = tourIds.length === 0 ? [] : await store.all('transports', { ...where, tourId: { in: tourIds } })
  const alone = shown.filter(({ tourId }) => tourId === undefined)
  const trips = await tripsOf({ store, now }, await legsOf(store, [...riders, ...alone]))
  return {
    data: trips.toSorted((a, b) => (a.start < b.start ? 1 : -1)),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

/** Transports looked at in one question. */
const AT_ONCE = 200

/** The transport of each trip whose goods are loaded last, the latest trip first; no more of them than asked for. */
async function latestLegs(store: Store, where: Where<'transports'>, most: number): Promise<Row<'transports'>[]> {
  const latest = new Map<string, Row<'transports'>>()
  for (let page = 1; latest.size < most; page += 1) {
    const sort = [{ field: 'loadingDate', order: 'desc' }] as const
    const { data } = await store.page('transports', { where, sort: [...sort], page, limit: AT_ONCE })
    for (const transport of data) {
      const key = transport.tourId ?? transport.id
      if (!latest.has(key)) latest.set(key, transport)
    }
    if (data.length < AT_ONCE) break
  }
  return [...latest.values()].slice(0, most)
}

/** How many trips there are: tours, and transports without one. */
async function countLegs(store: Store, where: Where<'transports'>): Promise<number> {
  const tours = await store.countBy('transports', 'tourId', where)
  return Object.keys(tours).length + (await store.count('transports', { ...where, tourId: { exists: false } }))
}

async function legsOf(store: Store, transports: readonly Row<'transports'>[]): Promise<Leg[]> {
  const tours = await store.findMany('tours', [...new Set(transports.flatMap(({ tourId }) => tourId ?? []))])
  const onTours = tours.map((tour) => ({ tour, transports: transports.filter(({ tourId }) => tourId === tour.id) }))
  const alone = transports.filter(({ tourId }) => !tours.some(({ id }) => id === tourId))
  return [...onTours, ...alone.map((transport) => ({ tour: undefined, transports: [transport] }))]
}

const moment = (date: string | undefined, time: string | undefined, usual: string) =>
  date === undefined ? '' : new Date(zonedToEpoch(date, time ?? usual)).toISOString()

async function tripsOf(seen: TripsContext, legs: readonly Leg[]): Promise<VehicleTrip[]> {
  const views = await tourViews(
    seen,
    legs.flatMap(({ tour }) => tour ?? []),
  )
  const stops = new Map(views.map((view) => [view.id, view.stops]))
  return legs.map((leg) => tripOf(leg, stops.get(leg.tour?.id ?? '') ?? []))
}

/** Towns of the stops between the first and the last, none twice in a row. */
function townsBetween(stops: readonly TourStop[], first: Row<'transports'> | undefined): string[] | undefined {
  const towns =
    stops.length > 0
      ? stops.map(({ city }) => city).filter((city, at, all) => city !== all[at - 1])
      : first && routePlaces(transportRoute(first)).map(({ city = '' }) => city)
  const between = towns?.slice(1, -1) ?? []
  return between.length === 0 ? undefined : between
}

function tripOf({ tour, transports }: Leg, stops: readonly TourStop[]): VehicleTrip {
  const [first] = transports
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
    via: townsBetween(stops, first),
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
