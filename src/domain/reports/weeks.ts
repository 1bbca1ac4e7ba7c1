import { addDays, isoWeek, isoWeekYear, mondayOfWeek, pad, type PlainDate } from '../basics/dates.ts'

/** A calendar week as it is written by ISO 8601: `2026-W40`. */
export type Week = string

/** Most weeks one report takes in: a year and the odd week of a long one. */
export const MOST_WEEKS = 53
/** How many weeks a report shows where nobody says otherwise. */
export const USUAL_WEEKS = 8

/** The week a day is in. */
export const weekOf = (date: PlainDate): Week => `${isoWeekYear(date)}-W${pad(isoWeek(date))}`

/** Monday of a week; undefined where the text is none, or the year has no such week. */
export function mondayOf(week: Week): PlainDate | undefined {
  const [, year = '', number = ''] = /^((?:19[7-9]|20\d|21\d)\d)-W(\d{2})$/.exec(week) ?? []
  return year === '' ? undefined : mondayOfWeek(Number(year), Number(number))
}

export const isWeek = (week: string): boolean => mondayOf(week) !== undefined

/** Monday and Sunday of a week. Only for what is one. */
export function daysOf(week: Week): { from: PlainDate; to: PlainDate } {
  const from = mondayOf(week) ?? week
  return { from, to: addDays(from, 6) }
}

/** The week some weeks later, or earlier for a negative number. Only for what is one. */
export const addWeeks = (week: Week, weeks: number): Week => weekOf(addDays(mondayOf(week) ?? week, weeks * 7))

/** The weeks from one to another, both included, at most so many as a report takes in; none where the first is the later one. */
export function weeksThrough(from: Week, to: Week): Week[] {
  const weeks: Week[] = []
  for (let week = from; week <= to && weeks.length < MOST_WEEKS; week = addWeeks(week, 1)) weeks.push(week)
  return weeks
}

/** The last week that is over. */
export const lastCompleteWeek = (today: PlainDate): Week => addWeeks(weekOf(today), -1)

/** The week of the same number a year before; a year without a week 53 has none. */
export function yearBefore(week: Week): Week | undefined {
  const before = `${Number(week.slice(0, 4)) - 1}${week.slice(4)}`
  return isWeek(before) ? before : undefined
}
