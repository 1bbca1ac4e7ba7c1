import { orderIdsOf } from '../../tours/stops.ts'
import type { Board, ResourceKey } from '../facts/board.ts'
import { indexOf, type TimedTour } from '../scene/board-index.ts'
import { assess } from '../checks/assess.ts'
import type { Placement, Verdict } from '../scene/placement.ts'
import { byWorth, insertions, joined, ownStops, type Selection } from './routes.ts'

export { bestPlaces, type ProposalOptions } from './proposals.ts'
export type { Selection } from './routes.ts'

const isAt = ({ timeline }: TimedTour, time: number) => timeline.start <= time && time < timeline.end

/**
 * Where something that is carried lands: on the tour under the cursor at its cheapest place, else as a tour of its own. Who
 * drives several at once may have a tour moved beside the others: in its own row it joins none of them.
 */
export function placementAt(
  picked: Selection,
  board: Board,
  { resource, time, tourId }: { resource?: ResourceKey | undefined; time: number; tourId?: string | undefined },
): Placement {
  const isBesideOthers = picked.tourId !== undefined && picked.wasOn === resource && !resource?.startsWith('vehicle:')
  if (isBesideOthers) return { resource, ...ownStops(picked, board), startAt: time }
  const row = (indexOf(board).rows.get(resource) ?? []).filter(({ tour }) => tour.id !== picked.tourId)
  const under = tourId === undefined ? row.find((one) => isAt(one, time)) : row.find(({ tour }) => tour.id === tourId)
  const [best] = under ? insertionsInto(picked, under.tour.id, board) : []
  return best?.placement ?? { resource, ...ownStops(picked, board), startAt: time }
}

/** All places of a tour at which what is carried can be loaded and unloaded, the best first. */
export function insertionsInto(picked: Selection, tourId: string, board: Board): readonly Verdict[] {
  const tour = indexOf(board).tours.get(tourId)?.tour
  if (!tour) return []
  const aboard = new Set(orderIdsOf(tour.stops))
  const added = picked.orderIds.filter((id) => !aboard.has(id) && board.orders.has(id))
  const last = added.at(-1)
  if (last === undefined) return []
  const rest = joined(tour.stops, added.slice(0, -1), board.orders)
  return insertions(rest, last, board.orders)
    .map((stops) => assess({ resource: tour.resource, tourId, stops }, board))
    .toSorted(byWorth)
}
