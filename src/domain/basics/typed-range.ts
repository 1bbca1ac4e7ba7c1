import { behindWord, GERMAN_DATE_WORDS } from './date-words.ts'
import { addDays, daysBetween, type PlainDate } from './dates.ts'
import { readTypedDate, type DateLanguages, type TypedDate } from './typed-dates.ts'

/** What was made of a typed range; `wrong` where it cannot be read, `reversed` where it ends before it begins. */
export interface TypedRange {
  from: PlainDate | undefined
  to: PlainDate | undefined
  wrong?: true
  reversed?: true
}

/** Longest range, in days, whose end is looked for in the year after its beginning; a longer one is a slip. */
const LONGEST_OVER_NEW_YEAR = 183

/** `readTypedDate` takes, of several years, the first day that lies at most so many days before its "today". */
export const READ_BACK = 90

/** The forms that say no year. */
export const hasNoYear = ({ form }: TypedDate): boolean => form === 'dayMonth' || form === 'week'

/** How one day is read: who plans looks ahead, who filters also looks back. */
type ReadDay = (text: string, today: PlainDate, languages: DateLanguages) => TypedDate | undefined

/** Reads the end of a range: without a year, or as a weekday, the first such day that is not before the beginning. */
function readEnd(
  text: string,
  from: PlainDate | undefined,
  today: PlainDate,
  languages: DateLanguages,
  readDay: ReadDay,
): PlainDate | undefined {
  const read = readDay(text, today, languages)
  if (read === undefined) return undefined
  if (from === undefined || lastDay(read) >= from) return lastDay(read)
  if (read.form === 'weekday') return readTypedDate(text, from, languages)?.date
  const later = hasNoYear(read) ? readTypedDate(text, addDays(from, READ_BACK), languages) : undefined
  const isNext = later !== undefined && daysBetween(from, later.date) <= LONGEST_OVER_NEW_YEAR
  return lastDay(isNext ? later : read)
}

/** A typed week is all its days. */
const lastDay = ({ date, form }: TypedDate) => (form === 'week' ? addDays(date, 6) : date)

/** Two ends typed in one: `mo-fr`, `23.11. bis 27.11.`, `23.-27.11.`, `KW 47-48`. Undefined for a single day. */
function splitRange(text: string, today: PlainDate, languages: DateLanguages): [string, string] | undefined {
  if (readTypedDate(text, today, languages) !== undefined) return undefined
  const words = languages.flatMap(({ until }) => until).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  for (const separator of text.matchAll(new RegExp(`\\s+(?:${words.join('|')})\\s+|\\s*[-–—]\\s*`, 'gi'))) {
    const left = text.slice(0, separator.index)
    const right = text.slice(separator.index + separator[0].length)
    const start = readTypedDate(left, today, languages)
    const isWeek = start?.form === 'week'
    const from = isWeek || !/^\d{1,2}\.?$/.test(left.trim()) ? left : withMonth(left, right)
    const to = isWeek && /^\d/.test(right) ? left.replace(/\d+\s*$/, right) : right
    const isRange = [from, to].every((end) => readTypedDate(end, today, languages) !== undefined)
    if (isRange) return [from, to]
  }
  return undefined
}

/** `23.` of `23.-27.11.` becomes `23.11.`, with the year where one was typed. */
function withMonth(day: string, end: string): string {
  const rest = /^\s*\d{1,2}\.(.*)$/.exec(end)?.[1] ?? ''
  return `${day.trim().replace('.', '')}.${rest}`
}

/** What follows a word such as `ab` or `bis` in any of the languages. */
const behind = (text: string, name: 'from' | 'until', languages: DateLanguages) =>
  languages.map((words) => behindWord(text, words[name])).find((rest) => rest !== undefined)

/**
 * Reads a range of days as dispatchers type it: `mo` is that day, `ab mo` from then on, `bis fr` until then; both ends as
 * `mo-fr` or `ab mo bis fr`; `KW 48` and `nächste Woche` are the whole week.
 */
export function parseTypedRange(
  text: string,
  today: PlainDate,
  languages: DateLanguages = [GERMAN_DATE_WORDS],
  readDay: ReadDay = readTypedDate,
): TypedRange {
  const typed = text.trim()
  const nothing = { from: undefined, to: undefined }
  if (typed === '') return nothing
  const beginning = behind(typed, 'from', languages)
  const both = splitRange(beginning ?? typed, today, languages)
  if (both !== undefined) return readBoth(both, today, languages, readDay)
  const ending = behind(typed, 'until', languages)
  const day = readDay(beginning ?? ending ?? typed, today, languages)
  if (day === undefined) return { ...nothing, wrong: true }
  if (beginning !== undefined) return { from: day.date, to: undefined }
  return { from: ending === undefined ? day.date : undefined, to: lastDay(day) }
}

function readBoth(
  [first, last]: [string, string],
  today: PlainDate,
  languages: DateLanguages,
  readDay: ReadDay,
): TypedRange {
  const from = readDay(first, today, languages)?.date
  const to = readEnd(last, from, today, languages, readDay)
  return from !== undefined && to !== undefined && to < from ? { from, to, wrong: true, reversed: true } : { from, to }
}
