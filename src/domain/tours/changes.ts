import type { WithPlaces } from '../stops/further-stops.ts'
import { doneCount, isSameStop, loneStops, type StopOfOrder, type TourStop } from './stops.ts'

/** When a stop is due, so that the stops of two tours can be told in one row; the earliest first. */
export type StopDueTime = (stop: StopOfOrder) => string

/** The stops of some orders of a tour, in the tour's order: what is split off it. */
export function ofOrders(stops: readonly TourStop[], orderIds: readonly string[]): TourStop[] {
  return stops.filter(({ orderId }) => orderIds.includes(orderId))
}

/** The stops of a tour with all places of an order as it has them now: those it has no more are gone, new ones stand behind the one before. */
export function withPlacesOf(stops: readonly TourStop[], orderId: string, order: WithPlaces): TourStop[] {
  const places = loneStops(orderId, order)
  const now = stops.filter((stop) => stop.orderId !== orderId || places.some((place) => isSameStop(place, stop)))
  for (const [at, place] of places.entries()) {
    if (now.some((stop) => isSameStop(stop, place))) continue
    const before = places.slice(0, at)
    now.splice(now.findLastIndex((stop) => before.some((one) => isSameStop(one, stop))) + 1, 0, place)
  }
  return now
}

/** A tour without some of its orders. */
export function withoutOrders(stops: readonly TourStop[], orderIds: readonly string[]): TourStop[] {
  return stops.filter(({ orderId }) => !orderIds.includes(orderId))
}

/** A name for the place of a stop among those that are due at the same time: always the same, whatever was first. */
const rankOf = (stop: StopOfOrder, due: StopDueTime) => `${due(stop)} ${stop.kind === 'pickup' ? 0 : 1} ${stop.orderId}`

/**
 * Two tours in one: each keeps the order of its stops, and between them the stop that is due first comes first. What is
 * done already stays ahead.
 */
export function mergedStops(
  one: readonly TourStop[],
  other: readonly TourStop[],
  { due, isDone = () => false }: { due: StopDueTime; isDone?: (stop: StopOfOrder) => boolean },
): TourStop[] {
  const [done, alsoDone] = [doneCount(one, isDone), doneCount(other, isDone)]
  const merged = [...one.slice(0, done), ...other.slice(0, alsoDone)]
  const [left, right] = [one.slice(done), other.slice(alsoDone)]
  while (left.length > 0 || right.length > 0) {
    const [a, b] = [left[0], right[0]]
    const next = b === undefined || (a !== undefined && rankOf(a, due) <= rankOf(b, due)) ? left.shift() : right.shift()
    if (next) merged.push(next)
  }
  return merged
}

/**
 * An order comes back to the tour it was taken out of: its stops stand where they stood, behind what went before them and is
 * still there.
 */
export function rejoined(stops: readonly TourStop[], before: readonly TourStop[], orderId: string): TourStop[] {
  const back = [...stops]
  for (const [at, stop] of before.entries()) {
    if (stop.orderId !== orderId) continue
    const earlier = before.slice(0, at)
    const place = back.findLastIndex((known) => earlier.some((one) => isSameStop(one, known))) + 1
    back.splice(place, 0, stop)
  }
  return back
}
