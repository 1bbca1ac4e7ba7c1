import { orderIdsOf } from '../../tours/stops.ts'
import { assess } from '../checks/assess.ts'
import type { Board, PlanOrder, ResourceKey } from '../facts/board.ts'
import { indexOf, type TimedTour } from '../scene/board-index.ts'
import { kmBetween } from '../facts/distance.ts'
import { MINUTE } from '../driving/driving.ts'
import type { Placement, Violation } from '../scene/placement.ts'
import { ownStops } from './routes.ts'
import { soonest } from '../scene/reach.ts'
import { isOwn } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'
import { usualStart } from '../facts/windows.ts'

/** What else is driven in the time an order takes: until when, milliseconds since 1970, and the first order of it that is not done. */
export interface Occupation {
  until: number
  order: string
}

/** How an order would fare on a row. */
export interface RowOffer {
  /** What the choice of this row breaks; what the order breaks on every row is no matter of choice. */
  violations: readonly Violation[]
  busy?: Occupation | undefined
  /** Kilometres to the loading place from where the vehicle is before. */
  emptyKm?: number | undefined
}

/** An order as it would be given to somebody: when it would be driven, and what it breaks no matter who drives it. */
export interface AssignmentRequest {
  order: PlanOrder
  board: Board
  placement: Placement
  span: { start: number; end: number }
  anyway: ReadonlySet<Violation['code']>
}

/** The order as it stands, on its own tour at its own time, else as a tour of its own at the usual one. */
export function wantedOf(order: PlanOrder, plan: Board): AssignmentRequest {
  const board = plan.orders.has(order.id) ? plan : { ...plan, orders: new Map([...plan.orders, [order.id, order]]) }
  const own = ownStops({ orderIds: [order.id] }, board)
  const tour = own.tourId === undefined ? undefined : indexOf(board).tours.get(own.tourId)
  const startAt = tour ? tour.timeline.start : Math.max(soonest(board.now), usualStart(order.pickup) ?? 0)
  const placement = { ...own, startAt }
  const { timeline, violations } = assess(placement, board)
  const { start, end } = timeline
  return { order, board, placement, span: { start, end }, anyway: new Set(violations.map(({ code }) => code)) }
}

/** The other tours of a row, in time. */
function othersOn(key: ResourceKey, { board, placement, order }: AssignmentRequest): readonly TimedTour[] {
  const row = indexOf(board).rows.get(key) ?? []
  return row.filter(({ tour }) => tour.id !== placement.tourId && !orderIdsOf(tour.stops).includes(order.id))
}

const inTheWay = (key: ResourceKey, wanted: AssignmentRequest): TimedTour | undefined =>
  othersOn(key, wanted).find(({ timeline }) => timeline.start < wanted.span.end && timeline.end > wanted.span.start)

/** What a row drives in the time of the order. */
export function busyOn(key: ResourceKey, wanted: AssignmentRequest): Occupation | undefined {
  const { board } = wanted
  const other = inTheWay(key, wanted)
  if (other === undefined) return undefined
  const stop = other.timeline.stops.find(({ isDone }) => !isDone) ?? other.timeline.stops[0]
  return { until: other.timeline.end, order: (stop && board.orders.get(stop.orderId)?.number) ?? other.tour.number }
}

/** From the end of the tour before, or of the one that is in the way, else from where the vehicle stands. */
export function emptyKmTo(key: ResourceKey, wanted: AssignmentRequest): number | undefined {
  const { board, span, order } = wanted
  const before = inTheWay(key, wanted) ?? othersOn(key, wanted).findLast(({ timeline }) => timeline.end <= span.start)
  const resource = indexOf(board).resources.get(key)
  const from = before ? siteAt(before.tour, board, 'last') : (resource?.standsAt ?? resource?.home)
  return from && kmBetween(from, order.pickup.site)
}

/** What a row breaks with the order; as soon as the vehicle can be there, where that is later than the order would begin. */
function brokenOn(key: ResourceKey, { board, placement, span, anyway }: AssignmentRequest): readonly Violation[] {
  const broken = (startAt: number) =>
    assess({ ...placement, resource: key, startAt }, board).violations.filter(
      ({ code, final }) => final !== true && !anyway.has(code),
    )
  const first = broken(span.start)
  const missing = first.find(({ code, tourId }) => code === 'reason.plan.unreachable' && tourId === undefined)
  if (missing === undefined) return first
  const later = broken(span.start + Number(missing.values['minutes']) * MINUTE)
  return later.length < first.length ? later : first
}

/** What speaks against giving an order to a row, by the rules of planning; nothing for a row the plan does not have. */
export function rowOffer(key: ResourceKey, wanted: AssignmentRequest): RowOffer | undefined {
  if (!indexOf(wanted.board).resources.has(key)) return undefined
  return {
    violations: brokenOn(key, wanted),
    ...(isOwn(key) && { busy: busyOn(key, wanted), emptyKm: emptyKmTo(key, wanted) }),
  }
}
