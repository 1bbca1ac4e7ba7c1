import { furtherStop, hasSeveral } from '../../stops/further-stops.ts'
import { placeAt, type PlaceOfStop, type TourStop } from '../../tours/stops.ts'
import { isLoaded, TRANSPORT_CHAIN } from '../../workflow/transport-status.ts'
import type { PlanEnd, PlanOrder } from './board.ts'

/** A stop whose order is known. */
export interface KnownStop {
  stop: TourStop
  order: PlanOrder
  end: PlanEnd
}

/**
 * What the transport of an order has behind it: as its status says, and of an order with several places those the truck has left.
 */
export function isStopDone(order: PlanOrder | undefined, stop: PlaceOfStop): boolean {
  const status = order?.transportStatus
  if (order === undefined || status === undefined) return false
  const isPast = stop.kind === 'pickup' ? isLoaded(status) : status === 'DELIVERED' || status === 'COMPLETED'
  return isPast || (hasSeveral(order, stop.kind) && presenceAt(order, stop).left !== undefined)
}

/** When the truck came to a stop and left it, milliseconds since 1970; what no one has seen is missing. */
export interface StopPresence {
  arrived?: number | undefined
  left?: number | undefined
}

/** What has been seen of a stop. Source: decision A40 */
export function presenceAt(order: PlanOrder, stop: PlaceOfStop): StopPresence {
  const { kind, part } = placeAt(stop)
  if (furtherStop(order, { kind, part })) {
    const seen = order.furtherStamps?.find((one) => one.kind === kind && one.part === part)
    return { arrived: seen?.arrivedAt, left: seen?.leftAt }
  }
  return kind === 'pickup'
    ? { arrived: order.pickupArrivedAt, left: order.pickupLeftAt }
    : { arrived: order.deliveryArrivedAt, left: order.deliveryLeftAt }
}

/** The tour is as far as its orders that are still to be delivered; with none left, as the one that is least done with. */
export function stateOf(known: readonly KnownStop[]) {
  const orders = [...new Set(known.map(({ order }) => order))]
  const rank = ({ transportStatus = 'PLANNING' }: PlanOrder) => TRANSPORT_CHAIN.indexOf(transportStatus)
  const open = orders.filter((order) => !isStopDone(order, { kind: 'delivery' }))
  const ranks = (open.length > 0 ? open : orders).map(rank)
  const at = open.length > 0 ? Math.max(0, ...ranks) : Math.min(...ranks, TRANSPORT_CHAIN.length - 1)
  const delay = Math.max(0, ...open.map(({ delayMinutes = 0 }) => delayMinutes))
  return {
    status: TRANSPORT_CHAIN[at] ?? 'PLANNING',
    delayMinutes: delay > 0 ? delay : undefined,
    disrupted: open.some(({ disrupted }) => disrupted),
  }
}

/** Where it leads from and to. */
export function endsOf(known: readonly KnownStop[]) {
  const [from, to] = [known[0]?.end.site, known.at(-1)?.end.site]
  return {
    fromCity: from?.city ?? '',
    fromPostalCode: from?.postalCode ?? '',
    fromCountry: from?.country ?? '',
    toCity: to?.city ?? '',
    toPostalCode: to?.postalCode ?? '',
    toCountry: to?.country ?? '',
  }
}
