import type { PlanOrder, PlanSite } from '../facts/board.ts'
import type { TimedTour } from '../scene/board-index.ts'
import { isOver } from '../scene/reach.ts'
import { isOwn, type Scene } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'

/** What an own vehicle drives empty to a tour or from it, milliseconds since 1970: free at one moment, needed at the other. */
export interface EmptyRun {
  from: PlanSite
  to: PlanSite
  freeAt: number
  neededAt: number
  /** The tour at the other end; none where the truck sets off from where it stands. */
  other?: TimedTour | undefined
  /** The orders that are unloaded before it and loaded behind it. */
  around: readonly PlanOrder[]
}

/** The empty runs to a tour and to the one behind it. */
export function emptyRuns({ row, placed, board, resource }: Scene): EmptyRun[] {
  if (!resource || !isOwn(resource.key)) return []
  const at = row.indexOf(placed)
  const [last, after] = [row[at - 1], row[at + 1]]
  // What is over says less of where the truck is than where it stands.
  const isHere = last === undefined || (isOver(last) && resource.standsAt !== undefined)
  const before = isHere ? undefined : last
  const stands = isHere && placed.timeline.start >= board.now ? (resource.standsAt ?? resource.home) : undefined
  const first = siteAt(placed.tour, board, 'first')
  const { start } = placed.timeline
  return [
    ...(stands && first
      ? [{ from: stands, to: first, freeAt: board.now, neededAt: start, around: ordersAt(placed, 0, board) }]
      : []),
    ...(before ? runBetween(before, placed, { other: before, board }) : []),
    ...(after ? runBetween(placed, after, { other: after, board }) : []),
  ]
}

function runBetween(
  one: TimedTour,
  next: TimedTour,
  { other, board }: { other: TimedTour; board: Scene['board'] },
): EmptyRun[] {
  const [from, to] = [siteAt(one.tour, board, 'last'), siteAt(next.tour, board, 'first')]
  const around = [...ordersAt(one, -1, board), ...ordersAt(next, 0, board)]
  return from && to ? [{ from, to, freeAt: one.timeline.end, neededAt: next.timeline.start, other, around }] : []
}

/** The order of the first or of the last stop. */
function ordersAt({ tour }: TimedTour, at: 0 | -1, { orders }: Scene['board']): PlanOrder[] {
  const stop = tour.stops.at(at)
  return stop ? [orders.get(stop.orderId) ?? []].flat() : []
}
