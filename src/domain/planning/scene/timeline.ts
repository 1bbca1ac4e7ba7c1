import type { AssignmentConflict } from '../../refusals/conflict.ts'
import { addDays, zonedToEpoch } from '../../basics/dates.ts'
import { bansFor } from '../facts/bans.ts'
import type { Board, PlanSite, PlanTour, Resource } from '../facts/board.ts'
import { endOf } from '../facts/board.ts'
import { indexOf, type TimedTour } from './board-index.ts'
import { dateOf } from '../facts/calendar.ts'
import { kmBetween } from '../facts/distance.ts'
import { MINUTE, RULES } from '../driving/driving.ts'
import { type Hold, holdsOf } from '../facts/holds.ts'
import { lapsedPapers } from '../facts/papers.ts'

export { type Segment, type TimedStop, type Timeline, timelineOf } from '../driving/tour-times.ts'

/** What lies between two tours of a row: a daily rest, an empty run. */
export interface Gap {
  from: number
  to: number
  restUntil?: number | undefined
  /** How long the rest is that fits in, minutes. */
  restMin?: number | undefined
  emptyKm?: number | undefined
  emptyFrom?: PlanSite | undefined
}

/** A row of the board; without a resource it is the one of tours without a vehicle. */
export interface ResourceRow {
  resource?: Resource | undefined
  tours: readonly TimedTour[]
  gaps: readonly Gap[]
  bans: readonly { from: number; to: number; name: string }[]
  /** When it is not driven at all. */
  holds: readonly Hold[]
  /** Papers that have ended; those that bar it from driving stand in the way. */
  lapsed: readonly AssignmentConflict[]
}

/** What a ban on a Sunday is called in a row; a holiday has its own name. */
const SUNDAY = 'Sonntag'

/** Where a tour begins, and where it ends. */
export function siteAt(tour: Pick<PlanTour, 'stops'>, board: Pick<Board, 'orders'>, at: 'first' | 'last') {
  const stop = tour.stops.at(at === 'first' ? 0 : -1)
  const order = stop && board.orders.get(stop.orderId)
  return order && endOf(order, stop).site
}

/** The rows of a board: what has no vehicle first, then vehicles, then subcontractors. */
export function rowsOf(board: Board): readonly ResourceRow[] {
  const { rows } = indexOf(board)
  const isCarrier = ({ key }: Resource) => key.startsWith('carrier:')
  const resources = [
    ...board.resources.filter((resource) => !isCarrier(resource)),
    ...board.resources.filter(isCarrier),
  ]
  return [
    withoutVehicle(rows.get(undefined) ?? [], board),
    ...resources.map((resource) => rowOf(resource, rows.get(resource.key) ?? [], board)),
  ]
}

const rowsOfResource = new WeakMap<Resource, { tours: readonly TimedTour[]; board: Board; row: ResourceRow }>()

const isSameRow = (one: readonly TimedTour[], other: readonly TimedTour[]) =>
  one.length === other.length && one.every((tour, at) => tour === other[at])

/** Whether two boards show the same days on the same day. */
const isSameTime = (one: Board, other: Board) =>
  one.from === other.from && one.to === other.to && dateOf(one.now) === dateOf(other.now)

const rowsWithout = new WeakMap<readonly Resource[], ResourceRow>()

/** The row of tours without a vehicle; the same one as before where nothing in it has changed. */
function withoutVehicle(tours: readonly TimedTour[], { resources }: Board): ResourceRow {
  const known = rowsWithout.get(resources)
  if (known && isSameRow(known.tours, tours)) return known
  const row = { tours, gaps: [], bans: [], holds: [], lapsed: [] }
  rowsWithout.set(resources, row)
  return row
}

/** A row of the board; the same one as before where nothing in it has changed. */
function rowOf(resource: Resource, tours: readonly TimedTour[], board: Board): ResourceRow {
  const known = rowsOfResource.get(resource)
  const isKnown = known && isSameTime(known.board, board) && isSameRow(known.tours, tours)
  if (isKnown) return known.row
  const row = {
    resource,
    tours,
    gaps: gapsOf(resource, tours, board),
    bans: bansFor(resource, board.from, board.to).map(({ from, to, holiday }) => ({
      from,
      to,
      name: holiday ?? SUNDAY,
    })),
    holds: holdsOf(resource, board),
    lapsed: lapsedPapers(resource, dateOf(board.now)),
  }
  rowsOfResource.set(resource, { tours, board, row })
  return row
}

function gapsOf(resource: Resource, tours: readonly TimedTour[], board: Board): Gap[] {
  if (resource.key.startsWith('carrier:')) return []
  const end = zonedToEpoch(addDays(board.to, 1), '00:00')
  return tours.flatMap(({ tour, timeline }, at) => {
    const next = tours[at + 1]
    const [from, to] = [timeline.end, next?.timeline.start ?? Math.max(end, timeline.end)]
    if (to <= from) return []
    const [here, there] = [siteAt(tour, board, 'last'), next && siteAt(next.tour, board, 'first')]
    const emptyKm = here && there ? kmBetween(here, there) : 0
    const minutes = (to - from) / MINUTE
    const restMin = Math.min(RULES.rest, minutes)
    return [
      {
        ...{ from, to },
        ...(restMin >= RULES.shortRest && { restMin, restUntil: from + restMin * MINUTE }),
        ...(emptyKm > 0 && { emptyKm, emptyFrom: here }),
      },
    ]
  })
}
