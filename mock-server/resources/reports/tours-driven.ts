import type { ReportQuery } from '#src/contract/reports/reports.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { beforeMeasuring, roadDistanceKm, type Whereabouts } from '#src/domain/places/places.ts'
import { type DrivenTour, type Measures, sumsOfTour, type TourSums } from '#src/domain/reports/tours-driven.ts'
import { type Week, weekOf } from '#src/domain/reports/weeks.ts'
import { loneStops, siteKey, type StopKind, type StopOfOrder } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, type Store } from '../../store/store.ts'
import { behind, daysThrough } from './range.ts'
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
  ...(['deliveryDate', 'deliveryTimeFrom'] as const),
] as const
type Order = Pick<Row<'orders'>, (typeof TOLD)[number]>

/** So many days before the first week it is looked where a vehicle has come from. */
const LOOK_BACK = 7

/**
 * The tours own vehicles have ended in some weeks, each by itself; an order without a tour is one of two stops. With a customer
 * those that have carried something of him. Nothing where there are more orders than one answer reads.
 */
export async function toursDriven(
  store: Store,
  weeks: readonly Week[],
  query: ReportQuery,
): Promise<MeasuredTour[] | undefined> {
  const { from, to } = daysThrough(weeks)
  if (query.carrierId !== undefined) return []
  const days = { from: addDays(from, -LOOK_BACK), to }
  const { vehicleId, site } = query
  const where = await whereOf(store, behind(days, { vehicleId, site }, { fleet: 'own' }))
  if ((await store.count('orders', where)) > MOST_ROWS) return undefined
  const ids = (await store.tally('orders', ['id'], { where })).map(({ values }) => String(values[0]))
  const orders = new Map((await store.pick('orders', ids, TOLD)).map((order) => [order.id, order]))
  const places = placesOf(orders.values())
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
    runs.set(isOn ? `${tourId} ${vehicleId}` : id, { vehicleId, stops: isOn && stops ? stops : loneStops(id) })
  }
  const begun = [...runs].map(([name, { vehicleId, stops }]) => {
    const [first] = stops
    const start = first && orders.get(first.orderId)
    const at = start && first ? `${start[`${first.kind}Date`] ?? ''} ${start[`${first.kind}TimeFrom`] ?? ''}` : ''
    const vehicle = vehicles.get(vehicleId)
    const tour: DrivenTour = {
      vehicleId,
      ...{ vehicleLength: vehicle?.loadingMeters ?? 0, blocks: vehicle?.blocks ?? [] },
      stops: stops.map((stop) => ({ ...stop, place: placeKey(orders, stop), date: dateOf(orders, stop) })),
    }
    return { tour, order: `${at} ${name}` }
  })
  return begun.toSorted((a, b) => (a.order < b.order ? -1 : 1)).map(({ tour }) => tour)
}

const STOPS: readonly StopKind[] = ['pickup', 'delivery']

function whereabouts(order: Order, kind: StopKind): Whereabouts {
  const country = order[`${kind}Country`]
  return { country, postalCode: order[`${kind}PostalCode`], city: order[`${kind}City`] }
}

const keyOf = (order: Order, kind: StopKind): string => {
  const { country, postalCode, city } = whereabouts(order, kind)
  return siteKey(country, postalCode, city, order[`${kind}Address`])
}

const placesOf = (orders: Iterable<Order>): ReadonlyMap<string, Whereabouts> =>
  new Map([...orders].flatMap((order) => STOPS.map((kind) => [keyOf(order, kind), whereabouts(order, kind)] as const)))

function placeKey(orders: ReadonlyMap<string, Order>, { orderId, kind }: StopOfOrder): string {
  const order = orders.get(orderId)
  return order ? keyOf(order, kind) : ''
}

const dateOf = (orders: ReadonlyMap<string, Order>, { orderId, kind }: StopOfOrder): string =>
  orders.get(orderId)?.[`${kind}Date`] ?? ''

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
