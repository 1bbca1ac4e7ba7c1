/** What happens to an order where a tour stops. */
export type StopKind = 'pickup' | 'delivery'

/** One stop of a tour: an order is loaded or unloaded there. */
export interface StopOfOrder {
  orderId: string
  kind: StopKind
  /** Which of the order's places of that kind, as `OrderPlace` counts them; missing, 0. */
  part?: number | undefined
}

/** A stop as it is planned; without date and time it is reached when the way and the windows allow it. */
export interface TourStop extends StopOfOrder {
  plannedDate?: string | undefined
  plannedTime?: string | undefined
  /** The second of two: when summer time ends, the clock shows an hour twice. */
  plannedSecond?: boolean | undefined
}

/** The stops of an order that rides alone. Source: decision A27 */
export const loneStops = (orderId: string): TourStop[] => [
  { orderId, kind: 'pickup' },
  { orderId, kind: 'delivery' },
]

export const isSameStop = (a: StopOfOrder, b: StopOfOrder): boolean => a.orderId === b.orderId && a.kind === b.kind

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
