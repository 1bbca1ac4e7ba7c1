import { durationText } from '../../basics/durations.ts'
import { MINUTE, RULES } from '../driving/driving.ts'
import type { Violation } from '../scene/placement.ts'
import type { Activity, DriverLog, Shift } from './driver-log.ts'
import { weekOf, type Week } from './week.ts'
import { weeklyRestViolations } from './weekly-rest.ts'

/** Minutes of work in a week: at most, and on average over four months. Source: § 21a (4) ArbZG */
const MOST_WORK = 60 * 60
const USUAL_WORK = 48 * 60

const isDriving = ({ kind }: Activity) => kind === 'drive'

/** Who takes turns drives half of the way; beside the driver is no work. Source: § 21a (3) no. 2 ArbZG */
const shareOf = ({ kind, isByTwo }: Activity) => (isByTwo && kind === 'drive' ? 0.5 : 1)

/** Minutes of what is done between two moments: a shift over midnight on Sunday is of both weeks. */
function minutesIn(
  { from, to }: Pick<Week, 'from' | 'to'>,
  activities: readonly Activity[],
  counts: (one: Activity) => boolean = () => true,
): number {
  let sum = 0
  for (const one of activities)
    if (one.from < to && one.to > from && counts(one))
      sum += (Math.min(one.to, to) - Math.max(one.from, from)) * shareOf(one)
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
  return [...found.map((one) => ({ ...one, at })), ...weeklyRestViolations(touched, log.shifts)]
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
