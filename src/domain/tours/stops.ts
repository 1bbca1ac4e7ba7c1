import type { StopKind } from '../stops/window.ts'
import { type OrderPlace, placesOf, type WithPlaces } from '../stops/further-stops.ts'

/** One stop of a tour: an order is loaded or unloaded there. */
export interface StopOfOrder {
  orderId: string
  kind: StopKind
  /** Which of the order's places of that kind, as `OrderPlace` counts them; missing, 0. */
  part?: number | undefined
}

/** A stop, whosever order it is for. */
export type PlaceOfStop = Omit<StopOfOrder, 'orderId'>

/** A stop as it is planned; without date and time it is reached when the way and the windows allow it. */
export interface TourStop extends StopOfOrder {
  plannedDate?: string | undefined
  plannedTime?: string | undefined
  /** The second of two: when summer time ends, the clock shows an hour twice. */
  plannedSecond?: boolean | undefined
}

/** A stop at a place of an order. */
const stopAt = (orderId: string, { kind, part }: OrderPlace): TourStop =>
  part === 0 ? { orderId, kind } : { orderId, kind, part }

/** What a stop is without the time somebody set for it. */
export const untimed = ({ orderId, kind, part }: TourStop): TourStop =>
  part === undefined ? { orderId, kind } : { orderId, kind, part }

/** The stops of an order that rides alone, at all its places. Source: decision A27 */
export const loneStops = (orderId: string, order: WithPlaces = {}): TourStop[] =>
  placesOf(order).map((place) => stopAt(orderId, place))

/** The same as what is loaded and what is unloaded: places of one kind are called at one after the other. */
export function chainsOf(orderId: string, order: WithPlaces = {}): Record<StopKind, TourStop[]> {
  const stops = loneStops(orderId, order)
  return {
    pickup: stops.filter(({ kind }) => kind === 'pickup'),
    delivery: stops.filter(({ kind }) => kind === 'delivery'),
  }
}

/** Which place of its order a stop is at. */
export const placeAt = ({ kind, part = 0 }: PlaceOfStop): OrderPlace => ({ kind, part })

export const isSameStop = (a: StopOfOrder, b: StopOfOrder): boolean =>
  a.orderId === b.orderId && a.kind === b.kind && (a.part ?? 0) === (b.part ?? 0)

/** A name for a stop that no other stop of a tour has. */
export const stopKey = ({ orderId, kind, part = 0 }: StopOfOrder): string => `${orderId} ${kind} ${part}`

/** Whether a stop is the last of its order among these: with it the order leaves the truck. */
export const isLastOf = (stops: readonly StopOfOrder[], at: number): boolean =>
  stops.findLastIndex(({ orderId }) => orderId === stops[at]?.orderId) === at

/** The orders of a tour, in the order in which they are first stopped for. */
export const orderIdsOf = (stops: readonly StopOfOrder[]): string[] => [...new Set(stops.map(({ orderId }) => orderId))]

/** How many stops at the start are behind the truck: up to the last one that is done. */
export const doneCount = <S extends StopOfOrder>(stops: readonly S[], isDone: (stop: S) => boolean): number =>
  stops.findLastIndex((stop) => isDone(stop)) + 1

/** Stops in a row at one site are one halt of the truck: it is reached once, and counted once. */
export function haltsOf<S extends StopOfOrder>(stops: readonly S[], siteOf: (stop: S) => string): S[][] {
  const halts: S[][] = []
  let last: string | undefined
  for (const stop of stops) {
    const site = siteOf(stop)
    if (site === last) halts.at(-1)?.push(stop)
    else halts.push([stop])
    last = site
  }
  return halts
}

/** What makes two addresses one site: the same house, whatever is written large or small. */
export function siteKey(...parts: readonly (string | undefined)[]): string {
  return parts.map((part) => (part ?? '').replace(/\s+/g, ' ').trim().toLowerCase()).join('|')
}
