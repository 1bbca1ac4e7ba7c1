import type { Board, BoardFacts, PlanOrder, PlanTour, Resource, ResourceKey } from './board.ts'
import { type Timeline, timelineOf } from './tour-times.ts'

/** A tour with its times. */
export interface TimedTour {
  tour: PlanTour
  timeline: Timeline
}

/** A board to look up in. */
export interface BoardIndex {
  resources: ReadonlyMap<ResourceKey, Resource>
  tours: ReadonlyMap<string, TimedTour>
  /** The tour an order is on. */
  tourOf: ReadonlyMap<string, TimedTour>
  /** By who drives them, the earliest first. */
  rows: ReadonlyMap<ResourceKey | undefined, readonly TimedTour[]>
}

interface Remembered {
  orders: readonly (PlanOrder | undefined)[]
  timed: TimedTour
}

const remembered = new WeakMap<PlanTour, Remembered>()
const indexes = new WeakMap<Board, BoardIndex>()

/** A tour with its times: worked out anew only where the tour, or one of its orders, is another one than before. */
export function timed(tour: PlanTour, facts: BoardFacts): TimedTour {
  const known = remembered.get(tour)
  const isSame =
    known !== undefined && tour.stops.every((stop, at) => facts.orders.get(stop.orderId) === known.orders[at])
  if (isSame) return known.timed
  const orders = tour.stops.map(({ orderId }) => facts.orders.get(orderId))
  const fresh = { tour, timeline: timelineOf(tour, facts) }
  remembered.set(tour, { orders, timed: fresh })
  return fresh
}

export const byStart = (a: TimedTour, b: TimedTour): number =>
  a.timeline.start - b.timeline.start || (a.tour.id < b.tour.id ? -1 : 1)

/** What a board is looked up in; made once for a board. */
export function indexOf(board: Board): BoardIndex {
  const known = indexes.get(board)
  if (known) return known
  const all = board.tours.map((tour) => timed(tour, board))
  const rows = new Map<ResourceKey | undefined, TimedTour[]>()
  const tourOf = new Map<string, TimedTour>()
  for (const one of all) {
    const row = rows.get(one.tour.resource)
    if (row) row.push(one)
    else rows.set(one.tour.resource, [one])
    for (const { orderId } of one.tour.stops) tourOf.set(orderId, one)
  }
  for (const row of rows.values()) row.sort(byStart)
  const index: BoardIndex = {
    resources: new Map(board.resources.map((resource) => [resource.key, resource])),
    tours: new Map(all.map((one) => [one.tour.id, one])),
    tourOf,
    rows,
  }
  indexes.set(board, index)
  return index
}
