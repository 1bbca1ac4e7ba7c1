import { addDays, epochToZoned, zonedToEpoch, type PlainDate } from '../basics/dates.ts'
import { datesFrom, madeOn, type DueDate, type HolidayPlace, type RecurrenceRule } from './rule.ts'

/** Early in the morning orders are made, wall time in Europe/Berlin: they are there when the first dispatcher comes. */
export const MADE_AT = '04:00'

/** A date is moved by no more days than this; so far back and ahead of today moved ones are looked for. */
const MOVED_DAYS = 14

/** A template as far as its dates go. */
export interface Schedule extends RecurrenceRule {
  place: HolidayPlace
  /** So many days before loading the order is made. */
  daysAhead: number
  /** Dates of the rule a person has left out. */
  skipped: readonly PlainDate[]
}

/** What is known of the dates that have orders: the date of the rule, and the day of loading it came to. */
export interface DoneDate {
  date: PlainDate
  loadsOn: PlainDate
}

type OpenDate = DueDate & { loadsOn: PlainDate }

/** Dates still to come that shall have an order and have none, in the order in which orders are made; at most so many. */
export function openDates(
  schedule: Schedule,
  done: readonly DoneDate[],
  { today, count }: { today: PlainDate; count: number },
): OpenDate[] {
  const dates = new Set(done.map(({ date }) => date))
  const days = new Set(done.map(({ loadsOn }) => loadsOn))
  // What a holiday has moved ahead lies behind today with its date, or before it with its day.
  const from = addDays(today, -MOVED_DAYS)
  return datesFrom(schedule, schedule.place, {
    from,
    count: count + done.length + schedule.skipped.length + MOVED_DAYS,
  })
    .filter((due): due is OpenDate => due.loadsOn !== undefined && due.loadsOn >= today)
    .filter(({ date, loadsOn }) => !dates.has(date) && !days.has(loadsOn) && !schedule.skipped.includes(date))
    .toSorted((a, b) => a.loadsOn.localeCompare(b.loadsOn))
    .slice(0, count)
}

/** Orders that are made in one go: more come with the next one. */
const AT_ONCE = 60

/** The dates whose orders are due at a moment (milliseconds since 1970). What nobody made in time is past and stays so. */
export function dueNow(schedule: Schedule, done: readonly DoneDate[], now: number): OpenDate[] {
  const { date: today } = epochToZoned(now)
  return openDates(schedule, done, { today, count: AT_ONCE }).filter(
    ({ loadsOn }) => madeAt(loadsOn, schedule.daysAhead) <= now,
  )
}

/** The next moment (milliseconds since 1970) at which an order is due; undefined where none is any more. */
export function nextMoment(schedule: Schedule, done: readonly DoneDate[], now: number): number | undefined {
  const [next] = openDates(schedule, done, { today: epochToZoned(now).date, count: 1 })
  return next && Math.max(now, madeAt(next.loadsOn, schedule.daysAhead))
}

/** When the order for a day of loading is made, milliseconds since 1970. */
export const madeAt = (loadsOn: PlainDate, daysAhead: number): number =>
  zonedToEpoch(madeOn(loadsOn, daysAhead), MADE_AT)
