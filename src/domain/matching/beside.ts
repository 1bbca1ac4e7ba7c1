import { durationText } from '../basics/durations.ts'
import { epochToZoned } from '../basics/dates.ts'
import type { MatchReason } from '../carriers/matching.ts'
import { assess } from '../planning/checks/assess.ts'
import { type Board, endOf, type PlanOrder, type ResourceKey } from '../planning/facts/board.ts'
import { dateOf } from '../planning/facts/calendar.ts'
import { kmBetween } from '../planning/facts/distance.ts'
import { windowOf } from '../planning/facts/windows.ts'
import { insertions } from '../planning/offers/routes.ts'
import { indexOf, type TimedTour } from '../planning/scene/board-index.ts'
import type { Verdict, Violation } from '../planning/scene/placement.ts'
import { type Beside, type Lack, one, said, tons, windowFrom } from './lack.ts'

/** Taking an order confirms it: that it is not confirmed yet keeps no one from proposing. */
const NOT_YET = 'reason.plan.notConfirmed'
const OF_ROOM: ReadonlySet<string> = new Set(['reason.plan.loadingMeters', 'reason.plan.weight'])

/**
 * Judges an order at every place of the tours a vehicle drives around the day of loading, as the planning board does. Nothing where no
 * tour passes within `radiusKm` of the loading place on that day, where something else stands against it, or where it would fit only
 * on another day. Source: decision A27
 */
export function besideTours(
  orderId: string,
  resource: ResourceKey,
  board: Board,
  radiusKm: number,
): Beside | undefined {
  const order = board.orders.get(orderId)
  const tours = (indexOf(board).rows.get(resource) ?? []).filter((tour) => passes(tour, order, board, radiusKm))
  if (!order || tours.length === 0) return undefined
  const verdicts = tours.flatMap(({ tour }) =>
    insertions(tour.stops, orderId, board.orders).map((stops) => assess({ resource, tourId: tour.id, stops }, board)),
  )
  if (verdicts.some((verdict) => againstOf(verdict).length === 0)) return 'fits'
  const later = earliest(
    verdicts.filter((verdict) => isOnlyLate(verdict, orderId)),
    order,
  )
  if (later === undefined || windowFrom(later.at).start <= board.now) return undefined
  return lackOf(later, fullest(verdicts), order, board)
}

const againstOf = ({ violations }: Verdict): Violation[] => violations.filter(({ code }) => code !== NOT_YET)

/** Whether a tour is under way on the day of loading, and stops near the loading place. */
function passes({ tour, timeline }: TimedTour, order: PlanOrder | undefined, board: Board, radiusKm: number): boolean {
  if (order?.pickup.date === undefined || timeline.stops.every(({ isDone }) => isDone)) return false
  const { date, site } = order.pickup
  if (dateOf(timeline.start) > date || dateOf(timeline.end) < date) return false
  return tour.stops.some((stop) => {
    const other = board.orders.get(stop.orderId)
    return other !== undefined && kmBetween(endOf(other, stop).site, site) <= radiusKm
  })
}

const pickupAt = ({ timeline }: Verdict, orderId: string) =>
  timeline.stops.findIndex((stop) => stop.orderId === orderId && stop.kind === 'pickup')

/** All that stands against it is that it is loaded after its window. */
function isOnlyLate(verdict: Verdict, orderId: string): boolean {
  const at = pickupAt(verdict, orderId)
  return againstOf(verdict).every(({ code, stopIndex }) => code === 'reason.plan.window' && stopIndex === at)
}

/** The one that loads first, on the day of loading. */
function earliest(verdicts: readonly Verdict[], { id, pickup }: PlanOrder) {
  return verdicts
    .flatMap((verdict) => {
      const stop = verdict.timeline.stops[pickupAt(verdict, id)]
      return stop === undefined || dateOf(stop.begin) !== pickup.date ? [] : [{ verdict, at: stop.begin }]
    })
    .toSorted((a, b) => a.at - b.at)[0]
}

/** What is lacking in room where nothing but room is: the place that lacks least. */
function fullest(verdicts: readonly Verdict[]): Violation | undefined {
  const ofRoom = verdicts.map(againstOf).filter((all) => all.every(({ code }) => OF_ROOM.has(code)))
  const over = ([first]: readonly Violation[]) => Number(first?.values['over'] ?? 0)
  return ofRoom.toSorted((a, b) => a.length - b.length || over(a) - over(b))[0]?.[0]
}

function lackOf(
  { verdict, at }: { verdict: Verdict; at: number },
  room: Violation | undefined,
  order: PlanOrder,
  board: Board,
): Lack & { at: number } {
  const { date, from, to } = windowFrom(at)
  const [late] = againstOf(verdict)
  const minutes = Number(late?.values['minutes'] ?? 0)
  const { close } = windowOf(order.pickup)
  const ends = close === undefined ? [] : [said('sum.windowEnds', { time: epochToZoned(close).time })]
  const freed = freedBefore(verdict, order.id, board)
  const remedy = { kind: 'shift', code: 'remedy.from', values: { time: from }, date, from, to } as const
  if (room === undefined)
    return { at, lacks: [said('lack.late', { duration: durationText(minutes) })], remedy, proof: ends }
  const value = (name: string) => Number(room.values[name] ?? 0)
  if (room.code === 'reason.plan.weight') {
    const proof = [
      said('sum.payload', { available: tons(value('capacity') - value('planned')), needed: tons(value('added')) }),
    ]
    return { at, lacks: [said('lack.payload', { tons: tons(value('over')) })], remedy, proof: [...proof, ...freed] }
  }
  const capacity = value('capacity')
  const sum = said('sum.room', { free: one(capacity - value('planned')), capacity, needed: value('added') })
  return { at, lacks: [said('lack.loadingMeters', { meters: one(value('over')) })], remedy, proof: [sum, ...freed] }
}

/** What has left the vehicle last before it is loaded then. */
function freedBefore(verdict: Verdict, orderId: string, board: Board): MatchReason[] {
  const before = verdict.timeline.stops.slice(0, pickupAt(verdict, orderId)).filter(({ kind }) => kind === 'delivery')
  const last = before.at(-1)
  const order = last && board.orders.get(last.orderId)
  if (!last || order?.loadingMeters === undefined) return []
  const { time } = epochToZoned(last.end)
  return [said('sum.freed', { meters: order.loadingMeters, time, place: order.delivery.site.city })]
}
