import { durationText } from '../../basics/durations.ts'
import { stateName } from '../../places/regional-holidays.ts'
import { limitsOf, MINUTE, RULES } from '../driving/driving.ts'
import type { Resource } from '../facts/board.ts'
import { byStart, type TimedTour } from '../scene/board-index.ts'
import type { Violation } from '../scene/placement.ts'
import { driverRows, type VehicleRow } from '../scene/driver-rows.ts'
import { isByTwo } from '../facts/pairs.ts'
import { isOwn, type Scene } from '../scene/scene.ts'
import { type DriverLog, type DrivenTour, logOf, type SettingOff, type Shift } from './driver-log.ts'
import { weekOf } from './week.ts'
import { weekViolations } from './weeks.ts'

/**
 * Driving and rest times of a driver over all tours of the vehicles he drives; a vehicle no driver is named for is taken to have
 * one of its own. Vans are judged as trucks are: of their weight nothing is known but that it may be 3.5 t, which is said where a
 * rule strikes. Source: VO (EG) 561/2006, articles 4 to 8 and, above 2.5 t across borders, Art. 2 (1) (aa); § 1 FPersV above 2.8 t
 */
export function dutyViolations(scene: Scene, collides: boolean): Violation[] {
  const { resource, placed, board } = scene
  if (!resource || !isOwn(resource.key)) return []
  const own = dutyOf(scene, driverRows(scene), collides)
  // Of a second driver who drives nothing else the same holds.
  const second = isByTwo(placed.tour, resource, board.orders) ? driverRows(scene, 'coDriver') : undefined
  const others = second && second.after.length > 1 ? dutyOf(scene, second, collides) : []
  const said = new Set(own.map(({ code }) => code))
  return [...own, ...others.filter(({ code }) => code === 'reason.plan.driverElsewhere' || !said.has(code))]
}

/** The same of one driver. */
function dutyOf(scene: Scene, rows: ReturnType<typeof driverRows>, collides: boolean): Violation[] {
  const { placed, resource, board, before } = scene
  if (!resource) return []
  const twice = elsewhere(placed, rows.after.slice(1), rows.name)
  const log = logOf(rows.after, board)
  const { shifts, leaves } = log
  const setsOff = leaves.get(placed)
  const [start, { end }] = [setsOff?.at ?? placed.timeline.start, placed.timeline]
  const touched = shifts.filter(({ from, to }) => from < end && to > start)
  const isUnclear = collides || twice.length > 0
  const ofDays = [
    // Of two tours at one time no one can say how long is driven.
    ...(isUnclear ? [] : touched.flatMap((shift) => drivingViolations(shift, shifts))),
    ...[...restBefore(touched[0], shifts), ...touched].flatMap((shift) => shiftViolations(shift, shifts)),
  ]
  const ofWeeks = weekViolations(touched, log)
  return [
    ...twice,
    ...ofDays,
    ...(isUnclear ? [] : nextViolations({ scene, log, rows }, touched)),
    ...(isUnclear ? [] : wayViolations(setsOff, rows.name)),
    ...ofWeeks,
    ...wayRest(placed, before),
    ...(ofDays.length + ofWeeks.length > 0 ? massHint(resource) : []),
  ]
}

/** A rule strikes that binds from a weight on, and the weight is not known. Source: § 1 FPersV; VO (EG) 561/2006, Art. 2 (1) */
const massHint = ({ type, label }: Resource): Violation[] =>
  type === undefined || type === 'SPRINTER'
    ? [{ code: 'reason.plan.massUnknown', severity: 'warn', values: { plate: label } }]
    : []

/** The empty way to a tour leaves no time to stand while trucks must. Source: § 30 (3) StVO */
function wayBans(setsOff: SettingOff | undefined): Violation[] {
  if (!setsOff?.banned) return []
  const { minutes, ban, state, isEstimated, fromCity, city } = setsOff.banned
  const { holiday = '', from, to } = ban
  const way = { fromCity, city, estimated: Number(isEstimated) }
  const said = { duration: durationText(minutes), minutes, holiday, untilAt: to, ...way }
  const values = { ...said, state: state === undefined ? '' : stateName(state) }
  const code = holiday === '' ? 'reason.plan.sundayBan' : 'reason.plan.holidayBan'
  return [{ code, severity: 'block', values, at: { from: Math.max(from, setsOff.at), to } }]
}

/** The driver drives another vehicle at that time. */
function elsewhere({ timeline }: TimedTour, others: readonly VehicleRow[], driver: string): Violation[] {
  const { start, end } = timeline
  return others.flatMap(({ resource, row, isHis }) => {
    const one = row.find((other) => isHis(other) && other.timeline.start < end && other.timeline.end > start)
    if (!one) return []
    const at = { from: Math.max(start, one.timeline.start), to: Math.min(end, one.timeline.end) }
    return [{ ...busyWith({ one, resource }, driver), at }]
  })
}

const busyWith = ({ one: { tour }, resource: { label } }: DrivenTour, driver: string): Violation => ({
  ...{ code: 'reason.plan.driverElsewhere', severity: 'block', tourId: tour.id },
  values: { driver, plate: label, tour: tour.number },
})

/** What stands against the empty way to a tour: another vehicle, and driving bans there is no time to stand through. */
const wayViolations = (setsOff: SettingOff | undefined, driver: string): Violation[] => [
  ...(setsOff?.busyWith ? [busyWith(setsOff.busyWith, driver)] : []),
  ...wayBans(setsOff),
]

interface RowChange {
  scene: Scene
  log: DriverLog
  /** The rows of the driver with the placement and without it. */
  rows: ReturnType<typeof driverRows>
}

/** The tours a driver comes to behind the placed one, where there is an empty way to them: the next of each vehicle. */
const nextTours = ({ scene: { placed, resource }, rows, log }: RowChange): TimedTour[] =>
  rows.after.flatMap(({ resource: { key }, row: whole, isHis }) => {
    const row = whole.filter(isHis)
    const next = key === resource?.key ? row[row.indexOf(placed) + 1] : row.find((one) => byStart(placed, one) < 0)
    return next && log.leaves.get(next)?.at !== next.timeline.start ? [next] : []
  })

/** The shifts of the tours behind, where the empty way to them is another one now: what was wrong there before is not said. */
function nextViolations(changed: RowChange, touched: readonly Shift[]): Violation[] {
  const { scene, log, rows } = changed
  const said = (one: DriverLog, next: TimedTour, apart: readonly Shift[] = []) => [
    ...around(one, next).flatMap((shift) => (apart.includes(shift) ? [] : dailyOf(shift, one.shifts))),
    ...wayViolations(one.leaves.get(next), rows.name),
  ]
  const found = nextTours(changed).flatMap((next) =>
    said(log, next, touched).flatMap((one) => (one.severity === 'block' ? [{ next, one }] : [])),
  )
  if (found.length === 0) return []
  const before = logOf(rows.apart, scene.board)
  return found.flatMap(({ next, one }) => (said(before, next).some(({ code }) => code === one.code) ? [] : [one]))
}

/** The shifts in which a driver goes to a tour and begins it. */
function around({ shifts, leaves }: DriverLog, next: TimedTour): readonly Shift[] {
  const [from, to] = [leaves.get(next)?.at ?? next.timeline.start, next.timeline.start]
  return shifts.filter((shift) => shift.from <= to && shift.to > from)
}

/** What of a shift and the rest behind it is not as the law has it. */
export const dailyOf = (shift: Shift, shifts: readonly Shift[]): Violation[] => [
  ...drivingViolations(shift, shifts),
  ...shiftViolations(shift, shifts),
]

/** The shift before, where the rest behind it has become a short one. */
function restBefore(first: Shift | undefined, shifts: readonly Shift[]): Shift[] {
  const before = first && shifts[shifts.indexOf(first) - 1]
  return before && before.restMin < RULES.rest ? [before] : []
}

const block = (code: Violation['code'], values: Violation['values'], { from, to }: Shift): Violation => ({
  ...{ code, severity: 'block', values },
  at: { from, to },
})

const warn = (...given: Parameters<typeof block>): Violation => ({ ...block(...given), severity: 'warn' })

const lengthOf = ({ from, to }: Shift) => (to - from) / MINUTE
/** The daily rest within the 24 hours that begin with a shift, of two who take turns 30. Source: VO (EG) 561/2006, Art. 8 (2) and (5) */
const restOf = (shift: Shift) => {
  const { rest, frame } = limitsOf(shift)
  return Math.min(rest, shift.restMin, frame - lengthOf(shift))
}
/** Nine hours are a whole rest where three have been taken before. Source: Art. 4 (g) */
const isShortRest = (shift: Shift) => restOf(shift) < (shift.hasPartOfRest ? RULES.shortRest : limitsOf(shift).rest)

/** Reduced rests up to this one since the last weekly rest, which is no matter of the calendar week. Source: Art. 8 (4) */
function shortRestsUpTo(shift: Shift, shifts: readonly Shift[]): number {
  const upTo = shifts.slice(0, shifts.indexOf(shift))
  const first = upTo.findLastIndex(({ restMin }) => restMin >= RULES.shortWeeklyRest) + 1
  return upTo.slice(first).filter(isShortRest).length + (isShortRest(shift) ? 1 : 0)
}

/** Long days of a calendar week up to this one. Source: Art. 6 (1) */
const longDaysUpTo = (shift: Shift, shifts: readonly Shift[]): number =>
  shifts.filter(
    (one) =>
      one.from <= shift.from &&
      one.drivingMin > limitsOf(one).daily &&
      weekOf(one.from).from === weekOf(shift.from).from,
  ).length

function drivingViolations(shift: Shift, shifts: readonly Shift[]): Violation[] {
  const { atATime } = shift
  const unbroken =
    atATime > RULES.breakAfter ? [block('reason.plan.break', { driven: durationText(atATime) }, shift)] : []
  return [...unbroken, ...dailyViolations(shift, shifts)]
}

function shiftViolations(shift: Shift, shifts: readonly Shift[]): Violation[] {
  const length = lengthOf(shift)
  const { longShift } = limitsOf(shift)
  if (length > longShift) {
    const values = { duty: durationText(length), allowed: durationText(longShift), fromAt: shift.from, toAt: shift.to }
    return [block('reason.plan.shift', values, shift)]
  }
  if (!isShortRest(shift)) return []
  const [rest, count] = [restOf(shift), shortRestsUpTo(shift, shifts)]
  const values = { rest: durationText(rest), before: '11 h', needed: '11 h', duty: durationText(length), count }
  const isTooOften = count > RULES.shortRests || rest < RULES.shortRest
  return [isTooOften ? block('reason.plan.rest', values, shift) : warn('reason.plan.shortRest', values, shift)]
}

/** Nine hours of driving; ten twice a week; near the nine, how much is left. */
function dailyViolations(shift: Shift, shifts: readonly Shift[]): Violation[] {
  const { drivingMin } = shift
  const { daily, longDaily } = limitsOf(shift)
  const driven = durationText(drivingMin)
  const most = durationText(longDaily)
  if (drivingMin > longDaily) return [block('reason.plan.dailyDriving', { driven, allowed: most }, shift)]
  if (drivingMin > daily) {
    const count = longDaysUpTo(shift, shifts)
    const values = { driven, allowed: durationText(daily), count }
    const isTooOften = count > RULES.longDays
    return [isTooOften ? block('reason.plan.dailyDriving', values, shift) : warn('reason.plan.longDay', values, shift)]
  }
  const left = daily - drivingMin
  return left > 0 && left <= 30
    ? [warn('reason.plan.drivingReserve', { driven, left: durationText(left), leftMin: left }, shift)]
    : []
}

/** A daily rest on the way that the tour did without before. */
function wayRest(placed: TimedTour, before: TimedTour | undefined): Violation[] {
  const rests = ({ timeline }: TimedTour) =>
    timeline.segments.filter(({ kind, to, from }) => kind === 'rest' && to - from === RULES.rest * MINUTE)
  const [now, was] = [rests(placed), before ? rests(before) : []]
  const [added] = now.slice(was.length)
  if (!added || !before) return []
  const { from, to } = added
  return [{ code: 'reason.plan.restNeeded', severity: 'warn', values: { fromAt: from, toAt: to }, at: { from, to } }]
}
