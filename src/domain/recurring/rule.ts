import { addDays, daysBetween, weekday, type PlainDate } from '../basics/dates.ts'
import { holidayOn } from '../basics/holidays.ts'
import type { HolidayRule } from './holiday-rules.ts'
import { findCountry } from '../places/postal-codes.ts'
import { federalStateOf, type FederalState } from '../places/regional-holidays.ts'
import { stateHolidayOn } from '../places/state-holidays.ts'

/** When orders are due: on which weekdays (1 Monday … 7 Sunday) of every so manyth week, between which days, both inclusive. */
export interface RecurrenceRule {
  weekdays: readonly number[]
  /** 1 every week, 2 every other one; counted from the week of `startsOn`. */
  everyWeeks: number
  startsOn: PlainDate
  endsOn?: PlainDate | undefined
  holidays: HolidayRule
}

/** A place as far as its holidays go. */
export interface HolidayPlace {
  country?: string | undefined
  postalCode: string
}

/** What a date of a rule comes to. `clash`: the day it would move to has an order of its own. `outside`: that day is not in the rule's time. */
export type DateOutcome = 'regular' | 'moved' | 'holiday' | 'clash' | 'outside'

/** One date of a rule. `loadsOn` is the day of loading, none where no order is due. */
export interface DueDate {
  date: PlainDate
  loadsOn?: PlainDate
  /** The holiday the date falls on. */
  holiday?: string
  outcome: DateOutcome
}

/** Further than this nobody looks for the next date: a leap day on a Monday, every twelfth week, comes sooner. */
const HORIZON_DAYS = 366 * 6

/** Days one looks for a working day: no row of holidays is longer. */
const MOST_MOVED = 14

/** The Land of a German place; undefined abroad, and where the postal code says none. */
export function landOf({ country, postalCode }: HolidayPlace): FederalState | undefined {
  return isGerman(country) ? federalStateOf(postalCode) : undefined
}

const isGerman = (country: string | undefined) => (findCountry(country)?.code ?? 'DE') === 'DE'

/** The holiday at a place. Abroad none is known. */
export function holidayAt(date: PlainDate, place: HolidayPlace): string | undefined {
  if (!isGerman(place.country)) return undefined
  const land = landOf(place)
  return land === undefined ? holidayOn(date) : stateHolidayOn(date, land)
}

/** Whether work is done at a place: no holiday, and Monday to Friday or a weekday the rule names. */
function isWorkingDay(date: PlainDate, place: HolidayPlace, weekdays: readonly number[]): boolean {
  const day = weekday(date)
  return holidayAt(date, place) === undefined && (day <= 5 || weekdays.includes(day))
}

const mondayOf = (date: PlainDate) => addDays(date, 1 - weekday(date))

/** Whether a day is a date of the rule, holidays aside. */
export function isDateOf({ weekdays, everyWeeks, startsOn, endsOn }: RecurrenceRule, date: PlainDate): boolean {
  if (date < startsOn || (endsOn !== undefined && date > endsOn)) return false
  if (!weekdays.includes(weekday(date))) return false
  return (daysBetween(mondayOf(startsOn), mondayOf(date)) / 7) % Math.max(1, everyWeeks) === 0
}

/** What a date of the rule comes to at the place of loading. */
export function dueDate(rule: RecurrenceRule, place: HolidayPlace, date: PlainDate): DueDate {
  const holiday = holidayAt(date, place)
  if (holiday === undefined) return { date, loadsOn: date, outcome: 'regular' }
  if (rule.holidays === 'skip') return { date, holiday, outcome: 'holiday' }
  const step = rule.holidays === 'before' ? -1 : 1
  const moved = nextWorkingDay(date, step, (day) => isWorkingDay(day, place, rule.weekdays))
  if (moved === undefined || moved < rule.startsOn || (rule.endsOn !== undefined && moved > rule.endsOn))
    return { date, holiday, outcome: 'outside' }
  if (isDateOf(rule, moved) || isTakenBefore(rule, place, { date, moved })) return { date, holiday, outcome: 'clash' }
  return { date, holiday, loadsOn: moved, outcome: 'moved' }
}

/** Of two holidays in a row that would move to the same day only the first does. */
function isTakenBefore(
  rule: RecurrenceRule,
  place: HolidayPlace,
  { date, moved }: { date: PlainDate; moved: PlainDate },
): boolean {
  const step = rule.holidays === 'before' ? -1 : 1
  const from = rule.holidays === 'before' ? addDays(moved, 1) : addDays(date, -MOST_MOVED)
  for (let day = from; day < date; day = addDays(day, 1)) {
    if (!isDateOf(rule, day) || holidayAt(day, place) === undefined) continue
    if (nextWorkingDay(day, step, (other) => isWorkingDay(other, place, rule.weekdays)) === moved) return true
  }
  return false
}

function nextWorkingDay(date: PlainDate, step: 1 | -1, fits: (day: PlainDate) => boolean): PlainDate | undefined {
  for (let days = 1; days <= MOST_MOVED; days += 1) {
    const day = addDays(date, days * step)
    if (fits(day)) return day
  }
  return undefined
}

/**
 * The next dates of a rule from a day on, at most so many, with what a holiday does to each. A date whose day of loading was moved
 * to before that day is among them.
 */
export function datesFrom(
  rule: RecurrenceRule,
  place: HolidayPlace,
  { from, count }: { from: PlainDate; count: number },
): DueDate[] {
  const found: DueDate[] = []
  const first = from > rule.startsOn ? from : rule.startsOn
  for (let days = 0; days <= HORIZON_DAYS && found.length < count; days += 1) {
    const date = addDays(first, days)
    if (rule.endsOn !== undefined && date > rule.endsOn) break
    if (isDateOf(rule, date)) found.push(dueDate(rule, place, date))
  }
  return found
}

/** The day an order is made for a day of loading, so many days ahead of it. */
export const madeOn = (loadsOn: PlainDate, daysAhead: number): PlainDate => addDays(loadsOn, -daysAhead)

/**
 * The day of unloading: so many working days after the day of loading at the place of unloading; 0 is the same day, whatever day
 * that is.
 */
export function unloadsOn(loadsOn: PlainDate, transitDays: number, place: HolidayPlace): PlainDate {
  let day = loadsOn
  for (let left = transitDays; left > 0;) {
    const next = nextWorkingDay(day, 1, (other) => isWorkingDay(other, place, []))
    if (next === undefined) return day
    day = next
    left -= 1
  }
  return day
}
