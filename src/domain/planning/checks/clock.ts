import { weekday } from '../../basics/dates.ts'
import { durationText } from '../../basics/durations.ts'
import { stateName } from '../../places/regional-holidays.ts'
import { bindsVehicle } from '../../stops/checks.ts'
import { banned } from '../facts/bans.ts'
import { endOf, type PlanEnd } from '../facts/board.ts'
import type { TimedTour } from '../scene/board-index.ts'
import { dateOf } from '../facts/calendar.ts'
import { kmBetween, minutesBetween } from '../facts/distance.ts'
import { drive, MINUTE, RESTED } from '../driving/driving.ts'
import type { Violation } from '../scene/placement.ts'
import { isOver } from '../scene/reach.ts'
import { isOwn, type Scene } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'
import type { TimedStop } from '../driving/tour-times.ts'
import { openFrom, windowOf } from '../facts/windows.ts'

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
function waysBetween({ row, placed, board, resource }: Scene): Violation[] {
  const at = row.indexOf(placed)
  const [last, after] = [row[at - 1], row[at + 1]]
  // What is over says less of where the truck is than where it stands.
  const isHere = last === undefined || (isOver(last) && resource?.standsAt !== undefined)
  const before = isHere ? undefined : last
  const stands = !isHere || placed.timeline.start < board.now ? undefined : (resource?.standsAt ?? resource?.home)
  const first = siteAt(placed.tour, board, 'first')
  const fromStand =
    stands && first ? [wayOf({ site: stands, at: board.now }, { site: first, at: placed.timeline.start })] : []
  const between = [before && ([before, placed] as const), after && ([placed, after] as const)].map(
    (pair) => pair && wayBetween(pair[0], pair[1], board),
  )
  return [...fromStand, ...between].flatMap((way, index) => {
    if (!way || way.missing <= 0) return []
    const other = index === fromStand.length ? before : after
    const { missing, km, from, to, endAt, startAt } = way
    const values = {
      ...{ duration: durationText(missing), minutes: missing, city: to.city, fromCity: from.city, km, endAt, startAt },
      ...{ tour: fromStand.length > 0 && index === 0 ? '' : (other?.tour.number ?? '') },
    }
    return [{ code: 'reason.plan.unreachable', severity: 'block', values, tourId: other?.tour.id } as const]
  })
}

interface Presence {
  site: PlanEnd['site']
  at: number
}

function wayBetween(one: TimedTour, other: TimedTour, board: Scene['board']) {
  const [from, to] = [siteAt(one.tour, board, 'last'), siteAt(other.tour, board, 'first')]
  return from && to && wayOf({ site: from, at: one.timeline.end }, { site: to, at: other.timeline.start })
}

function wayOf(one: Presence, other: Presence) {
  const driving = minutesBetween(one.site, other.site)
  const missing = driving === 0 ? 0 : Math.ceil((drive(one.at, driving, RESTED).at - other.at) / MINUTE)
  return {
    missing,
    km: kmBetween(one.site, other.site),
    from: one.site,
    to: other.site,
    endAt: one.at,
    startAt: other.at,
  }
}

/** Windows, opening hours and bans at each stop that is not done. */
export function stopViolations(scene: Scene): Violation[] {
  const { placed, board } = scene
  return placed.timeline.stops.flatMap((stop, at) => {
    const order = board.orders.get(stop.orderId)
    if (!order || stop.isDone) return []
    const end = endOf(order, stop.kind)
    return [...windowViolation(stop, end), ...closedViolation(stop, end)].map((one) => ({ ...one, stopIndex: at }))
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

function closedViolation({ begin }: TimedStop, end: PlanEnd): Violation[] {
  const opened = openFrom(end, begin)
  if (opened === begin) return []
  const date = dateOf(begin)
  const spans = windowOf(end).hours?.get(weekday(date)) ?? []
  const open = spans.map(({ from, to }) => `${from}–${to}`).join(' / ')
  const values = { place: end.site.company ?? end.site.city, open, beginAt: begin, date }
  return [{ code: 'reason.plan.closed', severity: 'block', values }]
}

/** Driving while trucks must stand: each way is judged by the Länder at its ends. */
export function banViolations({ placed, resource, board }: Scene): Violation[] {
  if (resource ? !bindsVehicle(resource.type) : false) return []
  const { stops, segments } = placed.timeline
  let [minutes, holiday, state] = [0, '', '']
  let at: Violation['at']
  for (const segment of segments) {
    if (segment.kind !== 'drive' || segment.to <= board.now) continue
    const next = stops.findIndex(({ arrival }) => arrival >= segment.to)
    const sites = [stops[next - 1], stops[next]].flatMap((stop) => {
      const order = stop && board.orders.get(stop.orderId)
      return order && stop ? [endOf(order, stop.kind).site] : []
    })
    const found = banned(segment, sites)
    if (!found) continue
    minutes += found.minutes
    holiday ||= found.ban.holiday ?? ''
    state ||= found.state === undefined ? '' : stateName(found.state)
    at ??= { from: Math.max(segment.from, found.ban.from), to: found.ban.to }
  }
  if (!at) return []
  const values = { duration: durationText(minutes), minutes, holiday, state, untilAt: at.to }
  return [{ code: holiday === '' ? 'reason.plan.sundayBan' : 'reason.plan.holidayBan', severity: 'block', values, at }]
}
