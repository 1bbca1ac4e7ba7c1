import { epochToZoned, weekday } from '../../basics/dates.ts'
import { durationText } from '../../basics/durations.ts'
import { endOf, type PlanEnd, type PlanOrder } from '../facts/board.ts'
import type { TimedTour } from '../scene/board-index.ts'
import { dateOf } from '../facts/calendar.ts'
import { kmBetween, minutesBetween } from '../facts/distance.ts'
import { drive, MINUTE, RESTED } from '../driving/driving.ts'
import type { Violation } from '../scene/placement.ts'
import { isOwn, type Scene } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'
import type { TimedStop } from '../driving/tour-times.ts'
import { serviceMinutes } from '../facts/service.ts'
import { openFrom, windowOf, workUntil } from '../facts/windows.ts'
import { emptyRuns } from './empty-runs.ts'

/** Two tours of one vehicle at the same time, ways there is no time for, and a beginning that is past. */
export function collisions(scene: Scene): Violation[] {
  const { placed, row, resource } = scene
  const past = beginsInPast(scene)
  if (!resource || !isOwn(resource.key)) return past
  const others = row.filter((one) => one !== placed)
  const overlapping = others.flatMap((one) => overlapWith(one, scene))
  return [...past, ...overlapping, ...(overlapping.length > 0 ? [] : waysBetween(scene))]
}

/** A tour that has not begun cannot begin earlier than now; one that stays as it was may be late. */
function beginsInPast({ placed, before, board }: Scene): Violation[] {
  const [first] = placed.timeline.stops
  const isAsBefore = before?.timeline.start === placed.timeline.start
  if (!first || first.isDone || first.begin >= Math.floor(board.now / MINUTE) * MINUTE || isAsBefore) return []
  return [{ code: 'reason.plan.past', severity: 'block', values: { nowAt: board.now }, stopIndex: 0 }]
}

function overlapWith(other: TimedTour, { placed, board }: Scene): Violation[] {
  const [one, two] = [placed.timeline, other.timeline]
  const at = { from: Math.max(one.start, two.start), to: Math.min(one.end, two.end) }
  if (at.to <= at.from) return []
  const minutes = Math.round((at.to - at.from) / MINUTE)
  const isAhead = one.start <= two.start
  const values = {
    ...{ duration: durationText(minutes), minutes, tour: other.tour.number },
    ...{ endCity: siteAt(isAhead ? placed.tour : other.tour, board, 'last')?.city ?? '' },
    ...{
      endAt: isAhead ? one.end : two.end,
      startAt: isAhead ? two.start : one.start,
      first: isAhead ? 'this' : 'other',
    },
  }
  return [{ code: 'reason.plan.overlap', severity: 'block', values, at, tourId: other.tour.id }]
}

/** The empty runs from the tour before and to the tour after must fit in between. */
function waysBetween(scene: Scene): Violation[] {
  return emptyRuns(scene).flatMap(({ from, to, freeAt, neededAt, other }) => {
    const driving = minutesBetween(from, to)
    const missing = driving === 0 ? 0 : Math.ceil((drive(freeAt, driving, RESTED).at - neededAt) / MINUTE)
    if (missing <= 0) return []
    const values = {
      ...{ duration: durationText(missing), minutes: missing, city: to.city, fromCity: from.city },
      ...{ km: kmBetween(from, to), endAt: freeAt, startAt: neededAt, tour: other?.tour.number ?? '' },
    }
    return [{ code: 'reason.plan.unreachable', severity: 'block', values, tourId: other?.tour.id } as const]
  })
}

/** Windows and opening hours at each stop that is not done. */
export function stopViolations(scene: Scene): Violation[] {
  const { placed, board } = scene
  return placed.timeline.stops.flatMap((stop, at) => {
    const order = board.orders.get(stop.orderId)
    if (!order || stop.isDone) return []
    const end = endOf(order, stop)
    return [...windowViolation(stop, end), ...closedViolation(stop, end, order)].map((one) => ({
      ...one,
      stopIndex: at,
    }))
  })
}

function windowViolation({ arrival, begin, isSet }: TimedStop, end: PlanEnd): Violation[] {
  const { open, close } = windowOf(end)
  // In time is who is there in time, also where another order is unloaded first.
  const there = isSet ? begin : arrival
  const values = (minutes: number) => ({
    ...{ duration: durationText(minutes), minutes, city: end.site.city, beginAt: begin },
    ...{ date: end.date ?? '', windowFrom: end.from ?? '', windowTo: end.to ?? '' },
  })
  if (close !== undefined && there > close) {
    return [{ code: 'reason.plan.window', severity: 'block', values: values(Math.round((there - close) / MINUTE)) }]
  }
  if (open === undefined || begin >= open) return []
  const severity = end.fixed ? 'block' : 'warn'
  return [{ code: 'reason.plan.early', severity, values: values(Math.round((open - begin) / MINUTE)) }]
}

function closedViolation({ begin }: TimedStop, end: PlanEnd, { loadingMeters }: PlanOrder): Violation[] {
  const opened = openFrom(end, begin)
  if (opened === begin) return closesBefore(begin, end, serviceMinutes(loadingMeters))
  const date = dateOf(begin)
  const spans = windowOf(end).hours?.get(weekday(date)) ?? []
  const open = spans.map(({ from, to }) => `${from}–${to}`).join(' / ')
  const values = { place: end.site.company ?? end.site.city, open, beginAt: begin, date }
  return [{ code: 'reason.plan.closed', severity: 'block', values }]
}

/** Work that begins while the place is open and goes on when it has closed for the day. */
function closesBefore(begin: number, end: PlanEnd, minutes: number): Violation[] {
  const { at, closing, over } = workUntil(end, begin, minutes)
  if (closing === undefined) return []
  const place = end.site.company ?? end.site.city
  const values = { place, close: closing, until: epochToZoned(at).time, beginAt: begin, minutes: over }
  return [{ code: 'reason.plan.closedBefore', severity: 'block', values }]
}
