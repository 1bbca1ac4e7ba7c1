import type { ReportQuery } from '#src/contract/reports/reports.ts'
import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { beforeMeasuring, roadDistanceKm, type Whereabouts } from '#src/domain/places/places.ts'
import { type DrivenTour, type Measures, sumsOfTour, type TourSums } from '#src/domain/reports/tours-driven.ts'
import { type Week, weekOf } from '#src/domain/reports/weeks.ts'
import { placesOf } from '#src/domain/stops/further-stops.ts'
import { type PlaceOfOrder, placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { loneStops, placeAt, siteKey, type StopOfOrder } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, type Store } from '../../store/store.ts'
import { behind } from './range.ts'
import { whereOf } from './sums-by.ts'

/** A tour with the week it ended in, and what it comes to. */
export interface MeasuredTour {
  vehicleId: string
  week: Week
  sums: TourSums
}

const TOLD = [
  ...(['id', 'assignedVehicleId', 'transportId', 'customerId', 'loadingMeters'] as const),
  ...(['pickupAddress', 'pickupPostalCode', 'pickupCity', 'pickupCountry', 'pickupDate', 'pickupTimeFrom'] as const),
  ...(['deliveryAddress', 'deliveryPostalCode', 'deliveryCity', 'deliveryCountry'] as const),
  ...(['deliveryDate', 'deliveryTimeFrom', 'furtherStops', 'goodsLines'] as const),
] as const
type Order = Pick<Row<'orders'>, (typeof TOLD)[number]>

/** So many days before the first week it is looked where a vehicle has come from. */
const LOOK_BACK = 7

/**
 * The tours own vehicles have ended between two days, each by itself; an order without a tour is one of two stops. With a customer
 * those that have carried something of him. Nothing where there are more orders than one answer reads.
 */
export async function toursDriven(
  store: Store,
  { from, to }: { from: PlainDate; to: PlainDate },
  query: ReportQuery,
): Promise<MeasuredTour[] | undefined> {
  if (query.carrierId !== undefined) return []
  const days = { from: addDays(from, -LOOK_BACK), to }
  const { vehicleId, site } = query
  const where = await whereOf(store, behind(days, { vehicleId, site }, { fleet: 'own' }))
  if ((await store.count('orders', where)) > MOST_ROWS) return undefined
  const ids = (await store.tally('orders', ['id'], { where })).map(({ values }) => String(values[0]))
  const orders = new Map((await store.pick('orders', ids, TOLD)).map((order) => [order.id, order]))
  const places = sitesOf(orders.values())
  await beforeMeasuring([...places.values()])
  const measures: Measures = { km: kilometresBetween(places), freightOf: (id) => orders.get(id) }
  const measured: MeasuredTour[] = []
  const before = new Map<string, DrivenTour>()
  for (const tour of await inOrder(store, orders)) {
    const last = before.get(tour.vehicleId)
    before.set(tour.vehicleId, tour)
    const ended = tour.stops.at(-1)?.date ?? ''
    const { customerId } = query
    const isAsked =
      customerId === undefined || tour.stops.some(({ orderId }) => orders.get(orderId)?.customerId === customerId)
    if (ended < from || !isAsked) continue
    measured.push({ vehicleId: tour.vehicleId, week: weekOf(ended), sums: sumsOfTour(tour, last, measures) })
  }
  return measured
}

/** The tours in the order in which they began. */
async function inOrder(store: Store, orders: ReadonlyMap<string, Order>): Promise<DrivenTour[]> {
  const all = [...orders.values()]
  const carried = all.flatMap(({ transportId }) => transportId ?? [])
  const tourOf = new Map(
    (await store.pick('transports', carried, ['id', 'tourId'])).map(({ id, tourId }) => [id, tourId]),
  )
  const named = new Set([...tourOf.values()].flatMap((id) => id ?? []))
  const tours = new Map((await store.pick('tours', [...named], ['id', 'stops'])).map(({ id, stops }) => [id, stops]))
  const vehicleIds = [...new Set(all.flatMap(({ assignedVehicleId }) => assignedVehicleId ?? []))]
  const found = await store.pick('vehicles', vehicleIds, ['id', 'loadingMeters', 'blocks'])
  const vehicles = new Map(found.map((vehicle) => [vehicle.id, vehicle]))
  const runs = new Map<string, { vehicleId: string; stops: readonly StopOfOrder[] }>()
  for (const { id, transportId = '', assignedVehicleId: vehicleId = '' } of all) {
    const tourId = tourOf.get(transportId) ?? ''
    const stops = tours.get(tourId)?.filter(({ orderId }) => orders.get(orderId)?.assignedVehicleId === vehicleId)
    const isOn = stops?.some(({ orderId }) => orderId === id)
    runs.set(isOn ? `${tourId} ${vehicleId}` : id, {
      vehicleId,
      stops: isOn && stops ? stops : loneStops(id, orders.get(id)),
    })
  }
  const begun = [...runs].map(([name, { vehicleId, stops }]) => {
    const [first] = stops
    const start = first && orders.get(first.orderId)
    const { date = '', timeFrom = '' } = start && first ? placeOfOrder(start, placeAt(first)) : {}
    const at = `${date} ${timeFrom}`
    const vehicle = vehicles.get(vehicleId)
    const tour: DrivenTour = {
      vehicleId,
      ...{ vehicleLength: vehicle?.loadingMeters ?? 0, blocks: vehicle?.blocks ?? [] },
      stops: stops.map((stop) => {
        const place = placeOf(orders, stop)
        return { ...stop, place: place ? keyOf(place) : '', date: place?.date ?? '' }
      }),
    }
    return { tour, order: `${at} ${name}` }
  })
  return begun.toSorted((a, b) => (a.order < b.order ? -1 : 1)).map(({ tour }) => tour)
}

const keyOf = ({ country, postalCode, city, address }: PlaceOfOrder): string =>
  siteKey(country, postalCode, city, address)

const sitesOf = (orders: Iterable<Order>): ReadonlyMap<string, Whereabouts> =>
  new Map(
    [...orders].flatMap((order) =>
      placesOf(order).map((each) => {
        const place = placeOfOrder(order, each)
        return [keyOf(place), place] as const
      }),
    ),
  )

function placeOf(orders: ReadonlyMap<string, Order>, stop: StopOfOrder): PlaceOfOrder | undefined {
  const order = orders.get(stop.orderId)
  return order && placeOfOrder(order, placeAt(stop))
}

/** Road kilometres from place to place, none where it is the same house; each pair is measured once. */
function kilometresBetween(places: ReadonlyMap<string, Whereabouts>): Measures['km'] {
  const known = new Map<string, number>()
  return (from, to) => {
    const [start, end] = [places.get(from), places.get(to)]
    if (from === to || !start || !end) return 0
    const pair = `${from}→${to}`
    const km = known.get(pair) ?? roadDistanceKm(start, end).km
    known.set(pair, km)
    return km
  }
}
