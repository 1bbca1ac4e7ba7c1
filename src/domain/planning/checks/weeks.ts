import { addDays, type PlainDate, weekday, zonedToEpoch } from '../../basics/dates.ts'
import { durationText } from '../../basics/durations.ts'
import { MINUTE, RULES } from '../driving/driving.ts'
import { dateOf } from '../facts/calendar.ts'
import type { Violation } from '../scene/placement.ts'
import type { Activity, DriverLog, Shift } from './driver-log.ts'

/** Minutes of work in a week: at most, and on average over four months. Source: § 21a (4) ArbZG */
const MOST_WORK = 60 * 60
const USUAL_WORK = 48 * 60

/** A week from Monday 0:00 to Sunday 24:00, milliseconds since 1970. Source: VO (EG) 561/2006, Art. 4 (i); § 21a (2) ArbZG */
interface Week {
  monday: PlainDate
  from: number
  to: number
}

const weeks = new Map<PlainDate, Week>()

/** The week of a moment in Berlin. */
export function weekOf(epoch: number): Week {
  const date = dateOf(epoch)
  const known = weeks.get(date)
  if (known) return known
  const monday = addDays(date, 1 - weekday(date))
  const week = { monday, from: zonedToEpoch(monday, '00:00'), to: zonedToEpoch(addDays(monday, 7), '00:00') }
  weeks.set(date, week)
  return week
}

const isDriving = ({ kind }: Activity) => kind === 'drive'

/** Minutes of what is done between two moments: a shift over midnight on Sunday is of both weeks. */
function minutesIn(
  { from, to }: Pick<Week, 'from' | 'to'>,
  activities: readonly Activity[],
  counts: (one: Activity) => boolean = () => true,
): number {
  let sum = 0
  for (const one of activities)
    if (one.from < to && one.to > from && counts(one)) sum += Math.min(one.to, to) - Math.max(one.from, from)
  return sum / MINUTE
}

/** What a driver does in the weeks of some shifts, and his rests between the weeks. */
export function weekViolations(touched: readonly Shift[], log: DriverLog): Violation[] {
  const [first] = touched
  if (!first) return []
  const all = touched.flatMap(({ from, to }) => [weekOf(from), weekOf(to - 1)])
  const own = [...new Map(all.map((week) => [week.from, week])).values()]
  const at = { from: first.from, to: first.to }
  const found = own.flatMap((week) => [...drivingOf(week, log), ...workOf(week, log)])
  return [...found.map((one) => ({ ...one, at })), ...restAfterSixDays(touched, log.shifts)]
}

const block = (code: Violation['code'], values: Violation['values']): Violation => ({ code, severity: 'block', values })

/** 56 hours of driving in a week, 90 in two. Source: VO (EG) 561/2006, Art. 6 (2) and (3) */
function drivingOf(week: Week, { activities }: DriverLog): Violation[] {
  const { monday: date } = week
  const [before, own, after] = [weekOf(week.from - 1), week, weekOf(week.to)].map((one) =>
    minutesIn(one, activities, isDriving),
  )
  const two = (own ?? 0) + Math.max(before ?? 0, after ?? 0)
  return [
    ...((own ?? 0) > RULES.weekly
      ? [block('reason.plan.weeklyDriving', { driven: durationText(own ?? 0), date })]
      : []),
    ...(two > RULES.fortnight ? [block('reason.plan.fortnight', { driven: durationText(two), date })] : []),
  ]
}

/**
 * Driving, loading and unloading are work; waiting is none that is known ahead, as planned waiting is. The average over four
 * months is more than a board knows: a week above it is told of. Source: § 21a (3) and (4) ArbZG
 */
function workOf(week: Week, { activities }: DriverLog): Violation[] {
  const minutes = minutesIn(week, activities)
  const values = { worked: durationText(minutes), date: week.monday }
  if (minutes > MOST_WORK) return [block('reason.plan.workingWeek', values)]
  return minutes > USUAL_WORK ? [{ ...block('reason.plan.longWorkingWeek', values), severity: 'warn' }] : []
}

/** After six days on the road at the latest comes a weekly rest. Source: VO (EG) 561/2006, Art. 8 (6) */
function restAfterSixDays(touched: readonly Shift[], shifts: readonly Shift[]): Violation[] {
  const endsWeek = (one: Shift) => one.restMin >= RULES.shortWeeklyRest
  const told = new Set<number>()
  return touched.flatMap((shift) => {
    const at = shifts.indexOf(shift)
    const first = shifts.slice(0, at).findLastIndex(endsWeek) + 1
    const last = shifts.findIndex((one, index) => index >= at && endsWeek(one))
    const run = shifts.slice(first, last < 0 ? shifts.length : last + 1)
    const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0]
    if ((to - from) / MINUTE <= RULES.weeklyRestAfter || told.has(from)) return []
    told.add(from)
    const days = Math.floor((to - from) / MINUTE / 60 / 24)
    return [{ ...block('reason.plan.weeklyRest', { days, fromAt: from }), at: { from: shift.from, to: shift.to } }]
  })
}
