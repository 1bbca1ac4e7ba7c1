import { drivenShare } from '#src/domain/transports/movement.ts'
import { beforeMeasuring, type Coordinates, locate } from '#src/domain/places/places.ts'
import { doneCount, loneStops, orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import { transportProgress } from '#src/domain/workflow/transport-status.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'
import { factsOf } from '../resources/tours/facts.ts'

type Transport = Row<'transports'>

export const MOVING = { status: { in: ['EN_ROUTE_PICKUP', 'IN_TRANSIT'] } } as const
const isMoving = (status: string | undefined) => MOVING.status.in.some((known) => known === status)

/** The way of a truck: its stops with their places, and which of them is next. */
export interface Way {
  stops: readonly TourStop[]
  points: readonly Coordinates[]
  next: number
  /** The transports aboard or on their way to be loaded, in the order of the tour. */
  riders: readonly Transport[]
}

export async function wayOf(store: Store, transport: Transport): Promise<Way> {
  const tour = transport.tourId === undefined ? undefined : await store.find('tours', transport.tourId)
  const alone = tour === undefined && transport.orderId ? await store.find('orders', transport.orderId) : undefined
  const stops = tour?.stops ?? loneStops(transport.orderId ?? '', alone)
  const orders = alone ? [alone] : await store.findMany('orders', orderIdsOf(stops))
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
export async function loneWay(transport: Transport): Promise<Way> {
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
export function progressOf(rider: Transport, { stops, points, next }: Way, at: Coordinates): number {
  if (rider.status !== 'IN_TRANSIT') return transportProgress(rider.status)
  const from = stops.findIndex(({ orderId }) => orderId === (rider.orderId ?? ''))
  const { index: to } = unloadsAt(rider, { stops, points })
  if (from < 0 || to < 0) return rider.progress
  return transportProgress('IN_TRANSIT', drivenShare(points.slice(from, to + 1), next - from, at))
}

/** The place where the last of a rider is unloaded, among the stops of the way. */
export function unloadsAt(
  rider: Transport,
  { stops, points }: Pick<Way, 'stops' | 'points'>,
): { index: number; point: Coordinates | undefined } {
  const index = stops.findLastIndex(({ kind, orderId }) => kind === 'delivery' && orderId === (rider.orderId ?? ''))
  return { index, point: points[index] }
}
