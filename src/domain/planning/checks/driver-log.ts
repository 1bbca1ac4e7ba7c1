import { bindsVehicle } from '../../stops/checks.ts'
import {
  afterPart,
  afterStanding,
  BOTH_RESTED,
  drive,
  type DrivingBalance,
  limitsOf,
  MINUTE,
  RESTED,
  RULES,
} from '../driving/driving.ts'
import { driveAround } from '../driving/standing.ts'
import { banned, type BannedDrive } from '../facts/bans.ts'
import { freeEmpty } from '../facts/exemptions.ts'
import type { Board, PlanOrder, PlanSite, Resource } from '../facts/board.ts'
import { minutesBetween } from '../facts/distance.ts'
import { byStart, type TimedTour } from '../scene/board-index.ts'
import { isOver } from '../scene/reach.ts'
import type { VehicleRow } from '../scene/driver-rows.ts'
import { siteAt } from '../scene/timeline.ts'

/** What a driver does, milliseconds since 1970; in between he stands still. Loading and unloading is work. */
export interface Activity {
  kind: 'drive' | 'work'
  from: number
  to: number
  /** Two take turns: each of them drives half of it. */
  isByTwo: boolean
}

/** From one daily rest to the next. */
export interface Shift {
  from: number
  to: number
  drivingMin: number
  /** The longest driving without a break. */
  atATime: number
  /** A first part of the daily rest, three hours at least, lies in it. */
  hasPartOfRest: boolean
  /** The rest that follows, minutes; endless after the last shift. */
  restMin: number
  /** All of it is driven by two in turns; the minutes are those of both. */
  isByTwo: boolean
}

/** When a driver sets off for a tour, and how much of the empty way to it falls into which driving ban. */
export interface SettingOff {
  at: number
  banned?: (BannedDrive & { fromCity: string; city: string }) | undefined
  /** What he still drives with another vehicle when he would have to. */
  busyWith?: DrivenTour | undefined
}

/** A tour and the vehicle that drives it. */
export interface DrivenTour {
  one: TimedTour
  resource: Resource
}

/** All a driver does over the vehicles he drives, and how he comes to each tour. */
export interface DriverLog {
  activities: readonly Activity[]
  shifts: readonly Shift[]
  leaves: ReadonlyMap<TimedTour, SettingOff>
}

interface Duty {
  balance: DrivingBalance
  activities: Activity[]
  shifts: Shift[]
}

/** Goes on with what a driver does next; nine hours of standing still end a shift. Source: VO (EG) 561/2006, Art. 4 */
function live(duty: Duty, activity: Activity): void {
  const { kind, from, to } = activity
  const last = duty.shifts.at(-1)
  const still = last ? (from - last.to) / MINUTE : Infinity
  if (last && still > 0) duty.balance = afterStanding(still, duty.balance, last.to)
  if (last && still >= RULES.shortRest) last.restMin = still
  else if (last && duty.balance.hasPartOfRest) last.hasPartOfRest = true
  const { isByTwo } = activity
  if (!last || still >= RULES.shortRest)
    duty.shifts.push({ from, to, drivingMin: 0, atATime: 0, hasPartOfRest: false, restMin: Infinity, isByTwo })
  const shift = duty.shifts.at(-1)
  if (!shift) return
  // Whoever drives alone in a shift is judged by it as if he had done all of it alone.
  shift.isByTwo = shift.isByTwo && isByTwo
  if (duty.balance.isByTwo !== shift.isByTwo) duty.balance = { ...duty.balance, isByTwo: shift.isByTwo }
  duty.balance = afterPart(duty.balance, activity)
  duty.activities.push(activity)
  shift.to = Math.max(shift.to, to)
  if (kind !== 'drive') return
  shift.drivingMin = duty.balance.sinceRest
  shift.atATime = shift.isByTwo ? 0 : Math.max(shift.atATime, duty.balance.sinceBreak)
}

const activitiesIn = (parts: readonly { kind: string; from: number; to: number }[], isByTwo: boolean): Activity[] =>
  parts.flatMap(({ kind, from, to }) =>
    kind === 'drive' || kind === 'stop' ? [{ kind: kind === 'drive' ? kind : 'work', from, to, isByTwo }] : [],
  )

/** The empty way to a tour: between which sites, how long it is driven, and the time there is for it. */
interface EmptyWay {
  minutes: number
  from: number
  until: number
  sites: readonly PlanSite[]
  isBound: boolean
  isByTwo: boolean
}

/** How much of what the law does not allow, or allows at times only, lies in some shifts. */
const burdenOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, shift) => {
    const { atATime, drivingMin, from, to, hasPartOfRest, isByTwo } = shift
    const { daily, longDaily, longShift } = limitsOf(shift)
    const length = (to - from) / MINUTE
    const isBroken = [atATime > RULES.breakAfter, drivingMin > longDaily, length > longShift]
    const isStrained = [drivingMin > daily, length > RULES.shift && !hasPartOfRest && !isByTwo]
    return sum + isBroken.filter(Boolean).length * 10 + isStrained.filter(Boolean).length
  }, 0)

/** What of an empty way falls into a driving ban, the first one of them. */
function banOf(way: readonly Activity[], { isBound, sites }: EmptyWay): SettingOff['banned'] {
  if (!isBound) return undefined
  const whole = way.reduce((sum, { from, to }) => sum + to - from, 0)
  let behind = 0
  for (const part of way) {
    const ahead = behind + part.to - part.from
    const found = banned(part, sites, { from: behind / whole, to: ahead / whole })
    if (found) return { ...found, fromCity: sites[0]?.city ?? '', city: sites.at(-1)?.city ?? '' }
    behind = ahead
  }
  return undefined
}

/**
 * When the empty way is driven is no one's order: as late as can be, where that keeps the rules; else with a break behind it,
 * after a rest, or at once, and then around the driving bans.
 */
function* waysOf(
  { minutes, from, until, sites, isBound, isByTwo }: EmptyWay,
  before: DrivingBalance,
): Generator<Activity[]> {
  const rested = isByTwo ? BOTH_RESTED : RESTED
  const balance = { ...before, isByTwo: isByTwo && (before.isByTwo || before.began === undefined) }
  const { parts, at: length } = drive(0, minutes, rested)
  const shifted = (start: number) =>
    activitiesIn(parts, isByTwo).map((part) => ({ ...part, from: part.from + start, to: part.to + start }))
  yield shifted(until - length)
  const paused = until - length - RULES.break * MINUTE
  if (paused >= from) yield shifted(paused)
  const around = (start: number, driven: DrivingBalance) =>
    isBound ? driveAround(start, minutes, driven, { sites }) : drive(start, minutes, driven)
  const ways = [around(from + limitsOf(rested).rest * MINUTE, rested), around(from, balance)]
  for (const way of ways) if (way.at <= until) yield activitiesIn(way.parts, isByTwo)
}

interface DrivenWay {
  activities: readonly Activity[]
  banned?: SettingOff['banned']
}

function wayInto(duty: Duty, way: EmptyWay, tour: readonly Activity[]): DrivenWay {
  let best: (DrivenWay & { burden: number }) | undefined
  for (const activities of waysOf(way, duty.balance)) {
    const last = duty.shifts.at(-1)
    const tried: Duty = { balance: duty.balance, activities: [], shifts: last ? [{ ...last }] : [] }
    for (const activity of [...activities, ...tour]) live(tried, activity)
    const ban = banOf(activities, way)
    const burden = burdenOf(tried.shifts) + (ban ? 10 : 0)
    if (burden < (best?.burden ?? Infinity)) best = { activities, banned: ban, burden }
    if (burden === 0) break
  }
  return best ?? { activities: [] }
}

/** From where and when a vehicle comes to a tour: from the tour before, or from where it stands. */
function comingTo(
  { timeline }: TimedTour,
  { before, resource, board }: { before: TimedTour | undefined; resource: Resource; board: Board },
): { site: PlanSite | undefined; at: number } {
  const isAhead = timeline.start >= board.now
  // What is over says less of where the truck is than where it stands.
  if (before && !(isAhead && isOver(before) && resource.standsAt !== undefined))
    return { site: siteAt(before.tour, board, 'last'), at: before.timeline.end }
  return { site: isAhead ? (resource.standsAt ?? resource.home) : undefined, at: board.now }
}

/** The orders that are unloaded before an empty way and loaded behind it. */
const ordersAround = (before: TimedTour | undefined, { tour }: TimedTour, { orders }: Board): PlanOrder[] =>
  [before?.tour.stops.at(-1), tour.stops[0]].flatMap((stop) => (stop && orders.get(stop.orderId)) ?? [])

/** What the driver of some vehicles does over all their tours and the empty ways between them. */
export function logOf(rows: readonly VehicleRow[], board: Board): DriverLog {
  const duty: Duty = { balance: RESTED, activities: [], shifts: [] }
  const leaves = new Map<TimedTour, SettingOff>()
  const all = rows.flatMap(({ resource, row, isHis, isByTwo }) =>
    row.flatMap((one, at) => (isHis(one) ? [{ one, before: row[at - 1], resource, isByTwo: isByTwo(one) }] : [])),
  )
  if (rows.length > 1) all.sort((a, b) => byStart(a.one, b.one))
  let busyWith: DrivenTour | undefined
  for (const { one, before, resource, isByTwo } of all) {
    const tour = activitiesIn(one.timeline.segments, isByTwo)
    const { site, at } = comingTo(one, { before, resource, board })
    const to = siteAt(one.tour, board, 'first')
    const minutes = site && to ? minutesBetween(site, to) : 0
    const from = Math.max(at, duty.shifts.at(-1)?.to ?? -Infinity)
    const sites = [site ?? [], to ?? []].flat()
    const isBound = bindsVehicle(resource.type) && freeEmpty(ordersAround(before, one, board)) === undefined
    const until = one.timeline.start
    const way = minutes === 0 ? undefined : wayInto(duty, { minutes, from, until, sites, isBound, isByTwo }, tour)
    const leavesAt = way?.activities[0]?.from ?? until
    const isBusy = busyWith && busyWith.resource !== resource && leavesAt < from
    leaves.set(one, { at: leavesAt, banned: way?.banned, busyWith: isBusy ? busyWith : undefined })
    if (one.timeline.end > (busyWith?.one.timeline.end ?? -Infinity)) busyWith = { one, resource }
    for (const activity of [...(way?.activities ?? []), ...tour]) live(duty, activity)
  }
  return { activities: duty.activities, shifts: duty.shifts, leaves }
}
