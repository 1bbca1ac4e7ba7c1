import type { Placement, Verdict } from '#src/domain/planning/offers/judge.ts'
import type { Selection } from '#src/domain/planning/offers/routes.ts'
import type { BoardPlace } from '../board/state/moves.ts'

/**
 * Where the cursor stands for a place: where it begins, and on a tour of others where what is picked is loaded, as that tour may
 * be under way for days.
 */
export function placeOf({ placement, timeline }: Verdict, picked: Selection): BoardPlace {
  const { resource, tourId }: Placement = placement
  const joins = tourId !== undefined && tourId !== picked.tourId
  const loads = timeline.stops.find(({ orderId, kind }) => kind === 'pickup' && picked.orderIds.includes(orderId))
  return {
    resource,
    time: (joins ? loads?.begin : undefined) ?? timeline.start,
    ...(tourId !== undefined && { tourId }),
  }
}
