import { addDays, daysBetween, type PlainDate } from '#src/domain/dates.ts'
import { parseTypedDate } from '#src/domain/typed-dates.ts'

/** What was made of two typed ends of a range; the end that is wrong is named, and whether it lies before the beginning. */
export interface TypedRange {
  from: PlainDate | undefined
  to: PlainDate | undefined
  wrong: 'from' | 'to' | undefined
  /** Both ends can be read, but the range ends before it begins. */
  reversed?: boolean
}

/** How far ahead orders are made, in days; what is typed without a year and would lie further ahead lies behind us. */
const AHEAD = 90

/** Longest range, in days, whose end is looked for in the year after its beginning; a longer one is a slip. */
const LONGEST_OVER_NEW_YEAR = 183

/** `parseTypedDate` takes, of several years, the first day that lies at most so many days before its "today". */
const READ_BACK = 90

const isWeek = (text: string) => /^\s*kw/i.test(text)
const hasNoYear = (text: string) => /^\s*(?:\d|kw)/i.test(text)
const isWeekday = (text: string) => /^\s*(?:mo(?!r)|di|mi|do|fr|sa|so)/i.test(text)

/**
 * Reads a day as somebody types it who looks for orders: who orders looks ahead, but who filters also looks back. `9.5.`
 * typed in November is last May, `15.1.` next January: the reading that lies at most 90 days ahead.
 */
export function parseFilterDay(text: string, today: PlainDate): PlainDate | undefined {
  return parseTypedDate(text, hasNoYear(text) ? addDays(today, AHEAD + READ_BACK - 364) : today)
}

/** Reads the end of a range: without a year, or as a weekday, the first such day that is not before the beginning. */
function parseEnd(text: string, from: PlainDate | undefined, today: PlainDate): PlainDate | undefined {
  const day = parseFilterDay(text, today)
  if (day === undefined || from === undefined || lastDay(text, day) >= from) return day
  if (isWeekday(text)) return parseTypedDate(text, from)
  const later = hasNoYear(text) ? parseTypedDate(text, addDays(from, READ_BACK)) : undefined
  return later !== undefined && daysBetween(from, later) <= LONGEST_OVER_NEW_YEAR ? later : day
}

/** A typed week is all its days. */
const lastDay = (text: string, day: PlainDate) => (isWeek(text) ? addDays(day, 6) : day)

/** Two ends typed in one: `mo-fr`, `23.11. bis 27.11.`, `23.-27.11.`, `KW 47-48`. Undefined for a single day. */
function splitRange(text: string, today: PlainDate): [string, string] | undefined {
  if (parseTypedDate(text, today) !== undefined) return undefined
  for (const separator of text.matchAll(/\s*(?:\bbis\b|[-–—])\s*/gi)) {
    const left = text.slice(0, separator.index)
    const right = text.slice(separator.index + separator[0].length)
    const from = isWeek(left) || !/^\d{1,2}\.?$/.test(left.trim()) ? left : withMonth(left, right)
    const to = isWeek(left) && /^\d/.test(right) ? `KW ${right}` : right
    if (parseTypedDate(from, today) !== undefined && parseTypedDate(to, today) !== undefined) return [from, to]
  }
  return undefined
}

/** `23.` of `23.-27.11.` becomes `23.11.`, with the year where one was typed. */
function withMonth(day: string, end: string): string {
  const rest = /^\s*\d{1,2}\.(.*)$/.exec(end)?.[1] ?? ''
  return `${day.trim().replace('.', '')}.${rest}`
}

/**
 * Reads a range of days as dispatchers type it: `mo` to `fr`, `9.5.`, or both ends in the first field (`mo-fr`);
 * `KW 48` alone, or as an end, is the whole week.
 */
export function parseRange(first: string, second: string, today: PlainDate): TypedRange {
  const both = second.trim() === '' ? splitRange(first, today) : undefined
  const [from, to] = both ?? [first, second]
  const start = from.trim() === '' ? undefined : parseFilterDay(from, today)
  if (from.trim() !== '' && start === undefined) return { from: undefined, to: undefined, wrong: 'from' }
  if (to.trim() === '') {
    return { from: start, to: start !== undefined && isWeek(from) ? addDays(start, 6) : undefined, wrong: undefined }
  }
  const end = parseEnd(to, start, today)
  if (end === undefined) return { from: start, to: undefined, wrong: 'to' }
  const last = lastDay(to, end)
  if (start !== undefined && last < start) {
    return { from: start, to: last, wrong: both === undefined ? 'to' : 'from', reversed: true }
  }
  return { from: start, to: last, wrong: undefined }
}
