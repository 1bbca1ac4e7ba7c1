import { addDays } from '../../basics/dates.ts'
import { durationText } from '../../basics/durations.ts'
import { MINUTE, RULES } from '../driving/driving.ts'
import type { Violation } from '../scene/placement.ts'
import type { Shift } from './driver-log.ts'
import { type Week, weekOf } from './week.ts'

/** A weekly rest; before the first and behind the last thing that is known it is without end. */
interface WeeklyRest {
  from: number
  to: number
  minutes: number
}

const block = (code: Violation['code'], values: Violation['values'], { from, to }: Shift): Violation => ({
  ...{ code, severity: 'block', values },
  at: { from, to },
})

/** Weekly rests around some shifts: in time, long enough, and made up for. Source: VO (EG) 561/2006, Art. 8 (6) and (9) */
export function weeklyRestViolations(touched: readonly Shift[], shifts: readonly Shift[]): Violation[] {
  const [first] = touched
  if (!first) return []
  const rests = weeklyRestsOf(shifts)
  const late = restAfterSixDays(touched, shifts)
  return [...late, ...(late.length > 0 ? [] : inTwoWeeks(touched, rests)), ...owed(touched, { shifts, rests })]
}

function weeklyRestsOf(shifts: readonly Shift[]): WeeklyRest[] {
  const between = shifts.flatMap(({ to, restMin }) =>
    restMin >= RULES.shortWeeklyRest ? [{ from: to, to: to + restMin * MINUTE, minutes: restMin }] : [],
  )
  return [{ from: -Infinity, to: shifts[0]?.from ?? Infinity, minutes: Infinity }, ...between]
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
    return [block('reason.plan.weeklyRest', { days, fromAt: from }, shift)]
  })
}

/** In two consecutive weeks there are two weekly rests, and one of them is a regular one of 45 hours. */
function inTwoWeeks(touched: readonly Shift[], rests: readonly WeeklyRest[]): Violation[] {
  const firsts = touched.flatMap(({ from, to }) => [weekOf(weekOf(from).from - 1), weekOf(from), weekOf(to - 1)])
  const found = new Map<string, Violation>()
  for (const week of firsts) {
    const those = restsIn(week, rests)
    const longest = Math.max(0, ...those.map(({ minutes }) => minutes))
    const [count, shift] = [those.reduce((sum, { minutes }) => sum + (minutes === Infinity ? 2 : 1), 0), touched[0]]
    if (!shift || (count >= 2 && longest >= RULES.weeklyRest)) continue
    const values = { count, longest: durationText(longest), date: week.monday }
    found.set(week.monday, block('reason.plan.weeklyRests', values, shift))
  }
  return [...found.values()].slice(0, 1)
}

/** Rests that count in two weeks: one that falls into a week before or behind as well may be counted in either. */
function restsIn({ from }: Week, rests: readonly WeeklyRest[]): WeeklyRest[] {
  const second = weekOf(from + 10 * 24 * 60 * MINUTE)
  return rests.filter((rest) => rest.from < second.to && rest.to > from)
}

/** What a reduced weekly rest was too short by is made up for at one time before the end of the third week after it, with a rest of nine hours. */
function owed(
  touched: readonly Shift[],
  { shifts, rests }: { shifts: readonly Shift[]; rests: readonly WeeklyRest[] },
): Violation[] {
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) return []
  return rests.flatMap((rest): Violation[] => {
    const lacking = RULES.weeklyRest - rest.minutes
    if (lacking <= 0) return []
    const until = addDays(weekOf(rest.from).monday, 27)
    const deadline = weekOf(weekOf(rest.from).from + 22 * 24 * 60 * MINUTE).to
    const isMadeUp = shifts.some(({ to, restMin }) => to >= rest.to && to < deadline && makesUp(restMin, lacking))
    if (isMadeUp) return []
    const values = { rest: durationText(rest.minutes), owed: durationText(lacking), date: until }
    if (last.to > deadline) return [block('reason.plan.restNotMadeUp', values, first)]
    const isNear = rest.to === first.from || touched.some(({ to }) => to === rest.from)
    return isNear ? [{ ...block('reason.plan.owedRest', values, first), severity: 'warn' }] : []
  })
}

/** Whether a planned rest holds the minutes as well; one that is a weekly rest itself only where it is longer than that needs to be. */
function makesUp(minutes: number, lacking: number): boolean {
  const own = minutes >= RULES.shortWeeklyRest ? RULES.weeklyRest : RULES.shortRest
  return minutes !== Infinity && minutes >= own + lacking
}
