import type { TourStop } from '../../tours/stops.ts'
import { type Board, endOf, type PlanSite, type PlanTour, type Resource } from '../facts/board.ts'
import { indexOf, type TimedTour } from '../scene/board-index.ts'
import { freeAfter } from '../scene/reach.ts'
import { isOwn } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'

/** Where something may come: a tour that has not begun, or the time of a vehicle between two of its tours. */
export interface Slot {
  resource: Resource
  /** The tour that is there; without one a new tour is made. */
  tour?: PlanTour | undefined
  /** Its stops. */
  stops: readonly TourStop[]
  /** When the vehicle is free, and where it stands then. */
  ready: number
  from?: PlanSite | undefined
  /** Where it has to be next, and when at the latest. */
  to?: PlanSite | undefined
  until: number
}

/** All slots of own vehicles; a subcontractor is asked by a person. */
export function slotsOf(board: Board, latest: number): Slot[] {
  const { rows } = indexOf(board)
  return board.resources
    .filter(({ key }) => isOwn(key))
    .flatMap((resource) => slotsOn(resource, rows.get(resource.key) ?? [], { board, latest }))
}

function slotsOn(
  resource: Resource,
  row: readonly TimedTour[],
  { board, latest }: { board: Board; latest: number },
): Slot[] {
  const gaps = [undefined, ...row].flatMap((before, at): Slot[] => {
    const after = row[at]
    const { at: ready, site: from } = freeAfter(before, resource, board)
    const until = after?.timeline.start ?? Infinity
    if (until <= ready || ready > latest) return []
    return [{ resource, stops: [], ready, until, from, to: placeOf(after, board) }]
  })
  const tours = row.flatMap((one, at): Slot[] => {
    const { tour, timeline } = one
    const isAhead = timeline.start > board.now && timeline.stops.every(({ isDone }) => !isDone)
    if (!isAhead || timeline.start > latest) return []
    const [before, after] = [row[at - 1], row[at + 1]]
    const free = freeAfter(before, resource, board)
    return [
      {
        ...{ resource, tour, stops: tour.stops },
        ready: free.at,
        until: after?.timeline.start ?? Infinity,
        from: free.site,
        to: placeOf(after, board),
      },
    ]
  })
  return [...tours, ...gaps]
}

const placeOf = (tour: TimedTour | undefined, board: Board): PlanSite | undefined =>
  tour && siteAt(tour.tour, board, 'first')

/** The site of a stop; undefined where the order is not known. */
export function siteOfStop(stop: TourStop, { orders }: Board): PlanSite | undefined {
  const order = orders.get(stop.orderId)
  return order && endOf(order, stop).site
}
