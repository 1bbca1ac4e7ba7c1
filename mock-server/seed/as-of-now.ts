import { epochToZoned } from '#src/domain/basics/dates.ts'
import { isBrokenDown } from '#src/domain/transports/arrival.ts'
import { distanceKm, drivingMinutes, locate } from '#src/domain/places/places.ts'
import type { Row } from '../store/models.ts'
import type { SeedContext } from './basics/seed-context.ts'
import { routeOf } from '#src/domain/orders/carriage.ts'

type Order = Row<'orders'>
type Transport = Row<'transports'>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Later than this before now nothing that is under way was due: the rest of it would be hours late, and no one has said so. */
const GRACE = 15 * MINUTE
/** How long a window is open, and how long a truck stands at a ramp. */
const OPEN = 4 * HOUR
const SERVICE = HOUR

/** An order under way with its transport. */
export interface RunningOrder {
  order: Order
  transport: Transport
}

const pointOf = (order: Order, kind: 'pickup' | 'delivery') =>
  locate({ country: order[`${kind}Country`], postalCode: order[`${kind}PostalCode`], city: order[`${kind}City`] }).point

/** A window from the full hour at or before a moment on, as an order writes it. */
function windowAt(kind: 'pickup' | 'delivery', at: number): Partial<Order> {
  const opens = at - (at % HOUR)
  const [from, to] = [epochToZoned(opens), epochToZoned(opens + OPEN)]
  return {
    [`${kind}Date`]: from.date,
    [`${kind}TimeFrom`]: from.time,
    [`${kind}TimeTo`]: from.date === to.date ? to.time : '23:59',
  }
}

/** When goods are at their place that leave another one at a moment, with the night's rest a long way takes. */
function afterWay(from: number, km: number): number {
  const minutes = drivingMinutes(km)
  return from + (minutes + Math.floor(minutes / 540) * 660 + Math.floor(minutes / 270) * 45) * MINUTE
}

/**
 * What is under way as a house has it at this hour: what a truck has before it is still to come, it is there when it can be, and
 * what stands at a ramp has come there just now. A world that is made of whole days does not know what time it is.
 */
export function asOfNow({ order, transport }: RunningOrder, context: SeedContext): RunningOrder {
  const { now } = context
  const random = context.random(`as of now:${order.id}`)
  const late = (order.delayMinutes ?? 0) * MINUTE
  const due = (kind: 'pickup' | 'delivery') =>
    context.at(order[`${kind}Date`] ?? '', order[`${kind}TimeFrom`] ?? '08:00')
  const { status } = transport
  const here = transport.currentLocation?.coordinates
  const [from, to] = [pointOf(order, 'pickup'), pointOf(order, 'delivery')]
  let changed: Partial<Order> = {}
  let arrival = due('delivery') + late
  const isLoading =
    status === 'ASSIGNED' || status === 'NOTIFIED' || status === 'EN_ROUTE_PICKUP' || status === 'AT_PICKUP'
  if (isLoading) {
    const way = status === 'EN_ROUTE_PICKUP' && here ? drivingMinutes(distanceKm(here, from)) * MINUTE : 0
    const soon = status === 'AT_PICKUP' ? now - random.int(5, 25) * MINUTE : now + way + random.int(30, 150) * MINUTE
    const begins = due('pickup') < now - GRACE ? soon : Math.max(due('pickup'), way === 0 ? 0 : now + way)
    if (begins !== due('pickup')) changed = { ...changed, ...windowAt('pickup', begins) }
    const there = afterWay(begins + SERVICE, order.distanceKm ?? distanceKm(from, to))
    if (there > arrival) arrival = there + late
  } else if (status === 'AT_DELIVERY') {
    if (arrival < now - 2 * HOUR || arrival > now) arrival = now - random.int(5, 40) * MINUTE
  } else {
    const left = afterWay(now + (status === 'LOADED' ? SERVICE / 2 : 0), distanceKm(here ?? from, to))
    const stands = isBrokenDown(order.disruption) ? 2 * HOUR : 0
    if (arrival < left + stands) arrival = left + stands + random.int(10, 50) * MINUTE
  }
  if (arrival !== due('delivery') + late) changed = { ...changed, ...windowAt('delivery', arrival - late) }
  if (Object.keys(changed).length === 0) return { order, transport: standing(transport) }
  const next = { ...order, ...changed }
  // A window opens on the hour: its delay is told against that.
  const eta =
    status === 'AT_DELIVERY'
      ? arrival
      : Math.max(arrival, context.at(next.deliveryDate ?? '', next.deliveryTimeFrom ?? '') + late)
  return {
    order: next,
    transport: standing({ ...transport, ...routeOf(next), estimatedArrival: new Date(eta).toISOString() }),
  }
}

/** A truck that has broken down does not move. */
const standing = (transport: Transport): Transport =>
  isBrokenDown(transport.disruption) && transport.currentSpeed !== undefined
    ? { ...transport, currentSpeed: 0 }
    : transport

/** All that is under way alone on its tour, as it is at this hour. Orders that ride together keep their day. */
export function underWayNow(
  { orders, transports }: { orders: readonly Order[]; transports: readonly Transport[] },
  tours: readonly Row<'tours'>[],
  context: SeedContext,
): { orders: Order[]; transports: Transport[] } {
  const alone = new Set(tours.filter(({ stops }) => stops.length === 2).flatMap(({ stops }) => stops[0]?.orderId ?? []))
  const of = new Map(transports.map((transport) => [transport.orderId, transport]))
  const found = orders.flatMap((order) => {
    const transport = of.get(order.id)
    return transport && alone.has(order.id) ? asOfNow({ order, transport }, context) : []
  })
  return { orders: found.map(({ order }) => order), transports: found.map(({ transport }) => transport) }
}
