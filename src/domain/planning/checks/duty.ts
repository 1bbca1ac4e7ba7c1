import { addDays, epochToZoned, weekday } from '../../basics/dates.ts'
import { durationText } from '../../basics/durations.ts'
import type { TimedTour } from '../scene/board-index.ts'
import { minutesBetween } from '../facts/distance.ts'
import { drive, MINUTE, RESTED, RULES } from '../driving/driving.ts'
import type { Violation } from '../scene/placement.ts'
import { isOwn, type Scene } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'

/** What a driver does one after the other, over all tours of his vehicle and the empty runs between them. */
interface Activity {
  kind: 'drive' | 'work' | 'stand'
  from: number
  to: number
}

/** From one daily rest to the next. */
export interface Shift {
  from: number
  to: number
  drivingMin: number
  /** The longest driving without a break. */
  atATime: number
  /** The rest that follows, minutes; endless after the last shift. */
  restMin: number
}

function activitiesOf(row: readonly TimedTour[], board: Scene['board']): Activity[] {
  return row.flatMap(({ tour, timeline }, at) => {
    const before = row[at - 1]
    const [from, to] = [before && siteAt(before.tour, board, 'last'), siteAt(tour, board, 'first')]
    const minutes = from && to ? minutesBetween(from, to) : 0
    const way = minutes === 0 ? [] : drive(0, minutes, RESTED).parts
    // The truck leaves as late as it can.
    const leaves = timeline.start - (way.at(-1)?.to ?? 0)
    return [
      ...way.map(
        (part) =>
          ({
            kind: part.kind === 'drive' ? 'drive' : 'stand',
            from: leaves + part.from,
            to: leaves + part.to,
          }) as const,
      ),
      ...timeline.segments.map(({ kind, from: begin, to: end }) => {
        const does = kind === 'drive' ? 'drive' : kind === 'stop' ? 'work' : 'stand'
        return { kind: does, from: begin, to: end } as const
      }),
    ]
  })
}

/** The shifts of a row: whatever stands still for nine hours ends one. */
export function shiftsOf(row: readonly TimedTour[], board: Scene['board']): Shift[] {
  const shifts: Shift[] = []
  let shift: Shift | undefined
  let sinceBreak = 0
  for (const { kind, from, to } of activitiesOf(row, board)) {
    if (kind === 'stand') continue
    const still = shift ? (from - shift.to) / MINUTE : Infinity
    if (!shift || still >= RULES.shortRest) {
      if (shift) shift.restMin = still
      shift = { from, to, drivingMin: 0, atATime: 0, restMin: Infinity }
      shifts.push(shift)
      sinceBreak = 0
    } else if (still >= RULES.break) sinceBreak = 0
    shift.to = Math.max(shift.to, to)
    if (kind !== 'drive') continue
    sinceBreak += (to - from) / MINUTE
    shift.drivingMin += (to - from) / MINUTE
    shift.atATime = Math.max(shift.atATime, sinceBreak)
  }
  return shifts
}

const mondayOf = (epoch: number) => {
  const { date } = epochToZoned(epoch)
  return addDays(date, 1 - weekday(date))
}

/** Driving and rest times of the driver over all tours of the vehicle. Source: VO (EG) 561/2006 */
export function dutyViolations({ placed, row, resource, board, before }: Scene, collides: boolean): Violation[] {
  if (!resource || !isOwn(resource.key) || resource.type === 'SPRINTER') return []
  const shifts = shiftsOf(row, board)
  const { start, end } = placed.timeline
  const touched = shifts.filter(({ from, to }) => from < end && to > start)
  return [
    // Of two tours at one time no one can say how long is driven.
    ...(collides ? [] : touched.flatMap((shift) => drivingViolations(shift, shifts))),
    ...[...restBefore(touched[0], shifts), ...touched].flatMap((shift) => shiftViolations(shift, shifts)),
    ...weekViolations(touched, shifts),
    ...wayRest(placed, before),
  ]
}

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
/** The daily rest within the 24 hours that begin with a shift. */
const restOf = (shift: Shift) => Math.min(RULES.rest, shift.restMin, 24 * 60 - lengthOf(shift))
const isShortRest = (shift: Shift) => restOf(shift) < RULES.rest

/** How many shifts of the same week up to this one are such. */
const countOf = (shift: Shift, shifts: readonly Shift[], isOne: (one: Shift) => boolean): number =>
  shifts.filter((one) => mondayOf(one.from) === mondayOf(shift.from) && one.from <= shift.from && isOne(one)).length

function drivingViolations(shift: Shift, shifts: readonly Shift[]): Violation[] {
  const { atATime } = shift
  const longDays = countOf(shift, shifts, ({ drivingMin }) => drivingMin > RULES.daily)
  const unbroken =
    atATime > RULES.breakAfter ? [block('reason.plan.break', { driven: durationText(atATime) }, shift)] : []
  return [...unbroken, ...dailyViolations(shift, longDays)]
}

function shiftViolations(shift: Shift, shifts: readonly Shift[]): Violation[] {
  const length = lengthOf(shift)
  if (length > RULES.longShift) {
    const values = { duty: durationText(length), allowed: '15 h', fromAt: shift.from, toAt: shift.to }
    return [block('reason.plan.shift', values, shift)]
  }
  if (!isShortRest(shift)) return []
  const [rest, count] = [restOf(shift), countOf(shift, shifts, isShortRest)]
  const values = { rest: durationText(rest), before: '11 h', needed: '11 h', duty: durationText(length), count }
  const isTooOften = count > RULES.shortRests || rest < RULES.shortRest
  return [isTooOften ? block('reason.plan.rest', values, shift) : warn('reason.plan.shortRest', values, shift)]
}

/** Nine hours of driving; ten twice a week; near the nine, how much is left. */
function dailyViolations(shift: Shift, longDays: number): Violation[] {
  const { drivingMin } = shift
  const driven = durationText(drivingMin)
  if (drivingMin > RULES.longDaily) return [block('reason.plan.dailyDriving', { driven, allowed: '10 h' }, shift)]
  if (drivingMin > RULES.daily) {
    const isTooOften = longDays > RULES.longDays
    const values = { driven, allowed: '9 h', count: longDays }
    return [isTooOften ? block('reason.plan.dailyDriving', values, shift) : warn('reason.plan.longDay', values, shift)]
  }
  const left = RULES.daily - drivingMin
  return left > 0 && left <= 30
    ? [warn('reason.plan.drivingReserve', { driven, left: durationText(left), leftMin: left }, shift)]
    : []
}

function weekViolations(touched: readonly Shift[], shifts: readonly Shift[]): Violation[] {
  const weeks = [...new Set(touched.map(({ from }) => mondayOf(from)))]
  const drivenIn = (mondays: readonly string[]) =>
    shifts.filter(({ from }) => mondays.includes(mondayOf(from))).reduce((sum, { drivingMin }) => sum + drivingMin, 0)
  const [first] = touched
  if (!first) return []
  const found = weeks.flatMap((monday) => {
    const week = drivenIn([monday])
    const two = Math.max(drivenIn([monday, addDays(monday, -7)]), drivenIn([monday, addDays(monday, 7)]))
    return [
      ...(week > RULES.weekly
        ? [block('reason.plan.weeklyDriving', { driven: durationText(week), date: monday }, first)]
        : []),
      ...(two > RULES.fortnight
        ? [block('reason.plan.fortnight', { driven: durationText(two), date: monday }, first)]
        : []),
    ]
  })
  return [...found, ...weeklyRest(first, shifts)]
}

/** After six days on the road at the latest comes a weekly rest. */
function weeklyRest(shift: Shift, shifts: readonly Shift[]): Violation[] {
  const at = shifts.indexOf(shift)
  const endsWeek = (one: Shift) => one.restMin >= RULES.shortWeeklyRest
  const first = shifts.slice(0, at).findLastIndex(endsWeek) + 1
  const last = shifts.findIndex((one, index) => index >= at && endsWeek(one))
  const run = shifts.slice(first, last < 0 ? shifts.length : last + 1)
  const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0]
  if ((to - from) / MINUTE <= RULES.weeklyRestAfter) return []
  const days = Math.floor((to - from) / MINUTE / 60 / 24)
  return [block('reason.plan.weeklyRest', { days, fromAt: from }, shift)]
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
