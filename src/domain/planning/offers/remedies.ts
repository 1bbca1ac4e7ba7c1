import type { ReasonCode } from '../../refusals/reason-messages.ts'
import { assess } from '../checks/assess.ts'
import { untimed } from '../../tours/stops.ts'
import { type Board, endOf } from '../facts/board.ts'
import { indexOf } from '../scene/board-index.ts'
import { dateOf } from '../facts/calendar.ts'
import { minutesBetween } from '../facts/distance.ts'
import { drive, MINUTE, RESTED, RULES } from '../driving/driving.ts'
import type { Remedy, Verdict, Violation } from '../scene/placement.ts'
import { freeAfter, isOutOfReach, soonest } from '../scene/reach.ts'
import { sceneOf } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'
import { isStopDone } from '../facts/tour-state.ts'
import { windowOf } from '../facts/windows.ts'

/** What another time may mend. */
const OF_TIME: ReadonlySet<ReasonCode> = new Set([
  'reason.plan.overlap',
  'reason.plan.unreachable',
  'reason.plan.past',
  'reason.plan.window',
  'reason.plan.closed',
  'reason.plan.closedBefore',
  'reason.plan.sundayBan',
  'reason.plan.holidayBan',
  'reason.plan.break',
  'reason.plan.dailyDriving',
  'reason.plan.shift',
  'reason.plan.rest',
  'reason.plan.early',
])

/** Most times that are tried, the nearest: each is judged in full. */
const MOST_TRIED = 12
const DAY = 24 * 60 * MINUTE
/** How long a driving ban holds, from 0 to 22 h: before it a tour has to be over. Source: § 30 (3) StVO */
const BAN = 22 * 60 * MINUTE

/** A verdict whose violations say what would be better, one remedy each where there is one. */
export function withRemedies(verdict: Verdict, board: Board, best?: Verdict): Verdict {
  const { violations, hints } = verdict
  if (violations.length === 0 && !hints.some(({ code }) => OF_TIME.has(code))) return verdict
  const tried = [...violations, ...hints].some(({ code }) => OF_TIME.has(code)) ? otherTimes(verdict, board) : []
  const elsewhere = best && placeOf(verdict, best, board)
  const mended = (violation: Violation): Violation => {
    if (violation.final) return violation
    const remedy = (OF_TIME.has(violation.code) ? shiftFor(violation, verdict, tried) : undefined) ?? elsewhere
    return remedy ? { ...violation, remedy } : violation
  }
  return {
    ...verdict,
    violations: violations.map(mended),
    hints: hints.map((hint) => (OF_TIME.has(hint.code) ? mended(hint) : hint)),
  }
}

/** What stands against a placement, and before a window as well: nobody opens for who comes too early. */
const against = ({ violations, hints }: Verdict): readonly Violation[] => [
  ...violations,
  ...hints.filter(({ code }) => code === 'reason.plan.early'),
]

/** Whether a verdict breaks what another does not, or more of it. */
function breaksMore(one: Verdict, other: Verdict): boolean {
  const known = against(other)
  return against(one).some(({ code, tourId, stopIndex, values }) => {
    const same = known.find((was) => was.code === code && was.tourId === tourId && was.stopIndex === stopIndex)
    return same === undefined || Number(values['minutes'] ?? 0) > Number(same.values['minutes'] ?? 0)
  })
}

/** The nearest time at which this is not broken, and nothing that is kept now; best one at which nothing is. */
function shiftFor({ code }: Violation, verdict: Verdict, tried: readonly Verdict[]): Remedy | undefined {
  const mends = tried.filter(
    (one) => !breaksMore(one, verdict) && ![...one.violations, ...one.hints].some((each) => each.code === code),
  )
  const found = mends.find((one) => against(one).length === 0) ?? mends[0]
  const startAt = found?.placement.startAt
  if (!found || startAt === undefined) return undefined
  const isOtherDay = dateOf(startAt) !== dateOf(verdict.timeline.start)
  const values = { timeAt: startAt, isOtherDay: isOtherDay ? 1 : 0 }
  return { kind: 'shift', placement: found.placement, code: 'plan.remedy.shift', values }
}

/** The same at other times, the nearest first. */
function otherTimes(verdict: Verdict, board: Board): Verdict[] {
  const { placement, timeline } = verdict
  const isDone = placement.stops.some((stop) => isStopDone(board.orders.get(stop.orderId), stop))
  if (isDone) return []
  const from = (at: number) => Math.abs(at - timeline.start)
  const wished = startsOf(verdict, board)
    .map((at) => Math.ceil(at / MINUTE) * MINUTE)
    .filter((at) => at >= soonest(board.now) && at !== timeline.start && from(at) <= 3 * DAY)
  const starts = [...new Set(wished)].toSorted((a, b) => from(a) - from(b)).slice(0, MOST_TRIED)
  const stops = placement.stops.map(untimed)
  return starts
    .map((startAt) => assess({ ...placement, stops, startAt }, board))
    .filter((tried) => !isOutOfReach(tried))
}

/** Times that may do: when the truck is there, the tours around are out of the way, a window opens, a ban ends, the driver is rested. */
function startsOf({ placement, timeline, violations, hints }: Verdict, board: Board): number[] {
  const [first, last] = [siteAt(placement, board, 'first'), siteAt(placement, board, 'last')]
  const length = timeline.end - timeline.start
  const way = (one: typeof first, other: typeof first) =>
    one && other ? drive(0, minutesBetween(one, other), RESTED).at : 0
  // What loses orders to it stands there without them.
  const { row, placed } = sceneOf(placement, board)
  const around = row.filter((one) => {
    const { timeline: other } = one
    const isNear = other.end > timeline.start - DAY && other.start < timeline.end + DAY
    return isNear && one !== placed
  })
  const { resources } = indexOf(board)
  const truck = placement.resource && resources.get(placement.resource)
  return [
    soonest(board.now),
    ...(truck ? [soonest(board.now) + way(freeAfter(undefined, truck, board).site, first)] : []),
    ...around.flatMap(({ tour, timeline: other }) => {
      const free = other.end + way(siteAt(tour, board, 'last'), first)
      return [
        free,
        free + RULES.break * MINUTE,
        free + RULES.rest * MINUTE,
        other.start - way(last, siteAt(tour, board, 'first')) - length,
      ]
    }),
    ...[...violations, ...hints].flatMap((violation) => byViolation(violation, { placement, timeline }, board)),
  ]
}

function byViolation(
  { code, values, at, stopIndex = 0 }: Violation,
  { placement, timeline }: Pick<Verdict, 'placement' | 'timeline'>,
  board: Board,
): number[] {
  const { start, end } = timeline
  const minutes = Number(values['minutes'] ?? 0) * MINUTE
  if (code === 'reason.plan.window' || code === 'reason.plan.closedBefore') return [start - minutes]
  if (code === 'reason.plan.early' || code === 'reason.plan.closed') {
    const stop = placement.stops[stopIndex]
    const order = stop && board.orders.get(stop.orderId)
    const { open } = order && stop ? windowOf(endOf(order, stop)) : {}
    return [start + minutes, ...(open === undefined ? [] : [open])]
  }
  if (code === 'reason.plan.sundayBan' || code === 'reason.plan.holidayBan')
    return at ? [at.to, at.to - BAN - (end - start)] : []
  return []
}

/** The best place that is known, where that is another one. */
function placeOf(verdict: Verdict, best: Verdict, board: Board): Remedy | undefined {
  const { placement } = verdict
  const { resource, tourId } = best.placement
  const isHere = resource === placement.resource && tourId === placement.tourId
  if (isHere || best.violations.length > 0 || breaksMore(best, verdict)) return undefined
  const label = (resource && indexOf(board).resources.get(resource)?.label) ?? ''
  const kind = tourId === undefined ? 'resource' : 'place'
  return { kind, placement: best.placement, code: `plan.remedy.${kind}`, values: { label } }
}
