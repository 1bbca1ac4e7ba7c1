import {
  type Board,
  type BoardFacts,
  endOf,
  type PlanOrder,
  type PlanTour,
  type Resource,
  type ResourceKey,
} from '../facts/board.ts'
import type { TransportStatus } from '../../workflow/transport-status.ts'
import { isByTwo } from '../facts/pairs.ts'
import { presenceAt } from '../facts/tour-state.ts'
import { MINUTE } from '../driving/driving.ts'
import { type Timeline, timelineOf } from '../driving/tour-times.ts'
import type { TourDelay } from '../driving/under-way.ts'

/** A tour with its times. */
export interface TimedTour {
  tour: PlanTour
  timeline: Timeline
  /** The tour before it on its row is late. */
  behind?: TourDelay | undefined
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

interface CachedTour {
  orders: readonly (PlanOrder | undefined)[]
  /** As it would be if nothing were late. */
  planned: TimedTour
  /** As it is by the clock of `when`. */
  timed: TimedTour
  when: string
  /** What of who drives it its times depend on. */
  crew: string
}

const remembered = new WeakMap<PlanTour, CachedTour>()
const indexes = new WeakMap<Board, BoardIndex>()

function crewOf(tour: PlanTour, { resources, orders }: BoardFacts): string {
  const truck = resources?.find(({ key }) => key === tour.resource)
  return `${truck?.type} ${isByTwo(tour, truck, orders)}`
}

/** A tour as it is planned: recomputed only where the tour, or one of its orders, is another one than before. */
function rememberedOf(tour: PlanTour, facts: BoardFacts): CachedTour {
  const known = remembered.get(tour)
  const isSame =
    known !== undefined &&
    known.crew === crewOf(tour, facts) &&
    tour.stops.every((stop, at) => facts.orders.get(stop.orderId) === known.orders[at])
  if (isSame) return known
  const orders = tour.stops.map(({ orderId }) => facts.orders.get(orderId))
  const planned = { tour, timeline: timelineOf(tour, facts, undefined, { asPlanned: true }) }
  const fresh = { orders, planned, timed: planned, when: '', crew: crewOf(tour, facts) }
  remembered.set(tour, fresh)
  return fresh
}

/** On its way to the first stop, or there. */
const APPROACHING: readonly TransportStatus[] = ['EN_ROUTE_PICKUP', 'AT_PICKUP']

/** Whether clock and reports have a say in a tour: it is under way, should be, or has been told to be late. */
function hangsOnClock({ timeline }: TimedTour, now: number): boolean {
  const isOpen = timeline.stops.some(({ isDone }) => !isDone)
  const hasBegun = timeline.stops.some(({ isDone }) => isDone) || timeline.start <= now
  return isOpen && (hasBegun || timeline.delayMinutes !== undefined || APPROACHING.includes(timeline.status))
}

/** Whether the truck has been seen at a stop of a tour: then it was there at that time, whatever was planned. */
const isSeen = ({ stops }: PlanTour, { orders }: BoardFacts): boolean =>
  stops.some((stop) => {
    const order = orders.get(stop.orderId)
    return order !== undefined && presenceAt(order, stop).arrived !== undefined
  })

/** A tour with its times by the clock; the same object as long as nothing of them differs. */
export function timed(tour: PlanTour, facts: BoardFacts, behind?: TourDelay): TimedTour {
  const known = rememberedOf(tour, facts)
  const { now } = facts
  const isAsPlanned = behind === undefined && !hangsOnClock(known.planned, now ?? 0) && !isSeen(tour, facts)
  if (now === undefined || isAsPlanned) return known.planned
  const stands = facts.resources?.find(({ key }) => key === tour.resource)?.standsAt?.key
  const when = `${Math.ceil(now / MINUTE)} ${stands} ${behind?.at} ${behind?.site?.key} ${behind?.late}`
  if (known.when === when) return known.timed
  const timeline = timelineOf(tour, facts, undefined, { behind })
  const isAsBefore = hasSameTimes(timeline, known.timed.timeline) && known.timed.behind?.at === behind?.at
  if (!isAsBefore) known.timed = { tour, timeline, ...(behind && { behind }) }
  known.when = when
  return known.timed
}

const hasSameTimes = (one: Timeline, other: Timeline): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.stops.every(({ arrival, begin }, at) => other.stops[at]?.begin === begin && other.stops[at].arrival === arrival)

/** The tours of an own vehicle one behind the other: what is late makes what comes behind it late. */
function rowInTime(row: readonly TimedTour[], board: Board): TimedTour[] {
  let behind: TourDelay | undefined
  return row.map(({ tour }) => {
    const one = timed(tour, board, behind)
    const late = one.timeline.end - rememberedOf(tour, board).planned.timeline.end
    const isOver = one.timeline.stops.every(({ isDone }) => isDone)
    behind = late > 0 && !isOver ? { at: one.timeline.end, site: lastSite(tour, board), late } : undefined
    return one
  })
}

function lastSite({ stops }: PlanTour, { orders }: Board) {
  const stop = stops.at(-1)
  const order = stop && orders.get(stop.orderId)
  return order && endOf(order, stop).site
}

export const byStart = (a: TimedTour, b: TimedTour): number =>
  a.timeline.start - b.timeline.start || (a.tour.id < b.tour.id ? -1 : 1)

/** What a board is looked up in; made once for a board. */
export function indexOf(board: Board): BoardIndex {
  const known = indexes.get(board)
  if (known) return known
  const byRow = new Map<ResourceKey | undefined, TimedTour[]>()
  for (const tour of board.tours) {
    const { planned } = rememberedOf(tour, board)
    const row = byRow.get(tour.resource)
    if (row) row.push(planned)
    else byRow.set(tour.resource, [planned])
  }
  const inTime = [...byRow].flatMap(([key, row]) =>
    key?.startsWith('vehicle:') ? rowInTime(row.toSorted(byStart), board) : row.map(({ tour }) => timed(tour, board)),
  )
  const timedOf = new Map(inTime.map((one) => [one.tour, one]))
  const all = board.tours.flatMap((tour) => timedOf.get(tour) ?? [])
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
