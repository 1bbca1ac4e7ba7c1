import { behindWord, dayNamed, GERMAN_DATE_WORDS, isBegun, isWord, weekdayNamed, weekNamed } from './date-words.ts'
import type { DateWords } from './date-words.ts'
import { addDays, daysBetween, isPlainDate, mondayOfWeek, pad, plainDate, weekday, type PlainDate } from './dates.ts'

/** What dates are read with: the words of each language, the nearest first. */
export type DateLanguages = readonly DateWords[]

const GERMAN: DateLanguages = [GERMAN_DATE_WORDS]

/** A date as it was typed: the day, and in which form. A week is its Monday. */
export interface TypedDate {
  date: PlainDate
  form: 'exact' | 'dayMonth' | 'week' | 'weekday'
}

/** Of several readings of a typed date the first that lies at most 90 days back: who types a date looks ahead. */
function likeliest(candidates: (PlainDate | undefined)[], today: PlainDate): PlainDate | undefined {
  return candidates.find((date) => date !== undefined && daysBetween(today, date) >= -90)
}

const yearsAround = (today: PlainDate, ahead: number): number[] =>
  Array.from({ length: ahead + 2 }, (_, index) => Number(today.slice(0, 4)) - 1 + index)

const DAY_MONTH = [
  /^(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{2}|(?:1[89]|2[01])\d{2})?)?$/,
  /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/,
  /^(\d{1,2})-(\d{1,2})-(\d{4})$/,
  /^(\d{2})(\d{2})(\d{2}|\d{4})?$/,
]

/** `9.5.`, `9/5`, `9.5.26`, `09.05.2026`, `0905`, `090526`; without a year the next such day, at most 90 days back. */
function parseDayMonth(text: string, today: PlainDate): PlainDate | undefined {
  const match = DAY_MONTH.map((form) => form.exec(text)).find((found) => found !== null)
  if (!match) return undefined
  const [day, month, year] = [Number(match[1]), Number(match[2]), match[3]]
  if (year) return plainDate(Number(year.length === 2 ? `20${year}` : year), month, day)
  return likeliest(
    yearsAround(today, 8).map((candidate) => plainDate(candidate, month, day)),
    today,
  )
}

/** `KW 48`, `kw48`, `KW 48/2026`, `nächste Woche`: its Monday. */
function parseWeek(text: string, today: PlainDate, words: DateWords): PlainDate | undefined {
  const named = weekNamed(text, words)
  if (named !== undefined) return addDays(today, 1 - weekday(today) + named * 7)
  const [, mark = '', week = '', year] = /^(\D+?)\.?\s?(\d{1,2})(?:\s?[/ ]\s?(\d{4}))?$/.exec(text) ?? []
  if (!words.weekMarks.some((word) => isWord(word, mark))) return undefined
  if (year !== undefined) return mondayOfWeek(Number(year), Number(week))
  return likeliest(
    yearsAround(today, 1).map((candidate) => mondayOfWeek(candidate, Number(week))),
    today,
  )
}

/** `+2`, `-1`, `+2 Tage`, `in 1 Woche`, `+1w`: days from today, signed; undefined for what is none. */
export function parseDayCount(text: string, languages: DateLanguages = GERMAN): number | undefined {
  const signed = text.trim().replace(/^[−–]/, '-')
  const ahead = languages.map((words) => behindWord(signed, words.ahead)).find((rest) => rest !== undefined)
  const [, sign = '', count = '', unit = ''] = /^([+-]?)\s*(\d{1,3})\s*([^\d\s]*)$/.exec(ahead ?? signed) ?? []
  // A figure alone may be anything.
  if (count === '' || (sign === '' && (ahead === undefined || unit === ''))) return undefined
  const is = (name: 'dayUnits' | 'weekUnits') =>
    languages.some((words) => words[name].some((word) => isBegun(word, unit)))
  const length = unit === '' || is('dayUnits') ? 1 : is('weekUnits') ? 7 : undefined
  return length === undefined ? undefined : Number(count) * length * (sign === '-' ? -1 : 1)
}

/** `heute`, `mor`, `üb` and weekdays, all of them shortened as far as two letters tell them apart. */
function parseDayWord(text: string, today: PlainDate, words: DateWords): TypedDate | undefined {
  const day = weekdayNamed(text, words)
  if (day !== undefined) return { date: addDays(today, (day - weekday(today) + 7) % 7), form: 'weekday' }
  const offset = dayNamed(text, words)
  return offset === undefined ? undefined : { date: addDays(today, offset), form: 'exact' }
}

/** A weekday with what says which one: `mo 30.11.`, `Mo, 30.11.`, `mi KW 49`, `nächste Woche mi`. */
function parseNamedDay(text: string, today: PlainDate, words: DateWords): PlainDate | undefined {
  for (const blank of text.matchAll(/,?\s+/g)) {
    const [left, right] = [text.slice(0, blank.index), text.slice(blank.index + blank[0].length)]
    for (const [name, rest] of [
      [left, right],
      [right, left],
    ] as const) {
      const day = /\d/.test(name) ? undefined : weekdayNamed(name, words)
      if (day === undefined) continue
      const week = parseWeek(rest, today, words)
      if (week !== undefined) return addDays(week, day - 1)
      const date = name === left ? parseDayMonth(rest, today) : undefined
      if (date !== undefined && weekday(date) === day) return date
    }
  }
  return undefined
}

/** Reads a date and says in which form it was typed; undefined where it is none. */
export function readTypedDate(
  text: string,
  today: PlainDate,
  languages: DateLanguages = GERMAN,
): TypedDate | undefined {
  const typed = text.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ')
  if (isPlainDate(typed)) return { date: typed, form: 'exact' }
  const count = parseDayCount(typed, languages)
  if (count !== undefined) return { date: addDays(today, count), form: 'exact' }
  const dayMonth = parseDayMonth(typed, today)
  if (dayMonth !== undefined) return { date: dayMonth, form: 'dayMonth' }
  for (const words of languages) {
    const week = parseWeek(typed, today, words)
    if (week !== undefined) return { date: week, form: 'week' }
    const date = parseNamedDay(typed, today, words)
    if (date !== undefined) return { date, form: 'exact' }
    const day = parseDayWord(typed, today, words)
    if (day !== undefined) return day
  }
  return undefined
}

/**
 * Reads a date the way dispatchers type it: `9.5.`, `09.05.2026`, `mo` (today or the next one), `mo 30.11.`, `heute`,
 * `mor`, `üb`, `+2`, `in 2 Wochen`, `KW 48` and `nächste Woche` (their Mondays), `2026-05-09`. Undefined where it is none.
 * Source: decision B4
 */
export function parseTypedDate(text: string, today: PlainDate, languages?: DateLanguages): PlainDate | undefined {
  return readTypedDate(text, today, languages)?.date
}

/**
 * Reads the day goods are delivered on: a weekday is the first one from the day they are loaded on, since no one unloads before;
 * `mo` after a Friday is the Monday after it. Dates that are written out, `morgen` and `+2` are what they say. `loaded` may be missing
 * or in the past, then today counts.
 */
export function parseDeliveryDay(
  text: string,
  { today, loaded }: { today: PlainDate; loaded: string | undefined },
  languages?: DateLanguages,
): PlainDate | undefined {
  const typed = readTypedDate(text, today, languages)
  if (typed?.form !== 'weekday' || !isPlainDate(loaded) || daysBetween(today, loaded) <= 0) return typed?.date
  return readTypedDate(text, loaded, languages)?.date
}

/** Reads a time of day: `14:30`, `1430`, `14,30`, `14.30`, `14`, `8`, `8 Uhr`. Undefined where it is none. */
export function parseTypedTime(text: string): string | undefined {
  const typed = text.trim().replace(/\s*(uhr|h)$/i, '')
  const match = /^(\d{1,2})(?:[:.,](\d{2}))?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : undefined
}

/** Reads a time window: `8-12`, `08:00–18:00`, `0800-1200`, `8 bis 12`. Does not judge which end is earlier. */
export function parseTimeWindow(text: string): { from: string; to: string } | undefined {
  const ends = text.split(/\s*(?:[-–—]|bis)\s*/i)
  const [from, to] = ends.map(parseTypedTime)
  return ends.length === 2 && from && to ? { from, to } : undefined
}

/**
 * Reads a window as it is typed in a field: both ends, or `9`, `ab 9` for the beginning alone and `bis 12` for the end.
 */
export function parseTypedWindow(
  text: string,
  languages: DateLanguages = GERMAN,
): { from?: string; to?: string } | undefined {
  const both = parseTimeWindow(text)
  if (both !== undefined) return both
  const from = languages.map((words) => behindWord(text, words.from)).find((rest) => rest !== undefined)
  const until = languages
    .map((words) => behindWord(text, ['-', '–', '—', ...words.until]))
    .find((rest) => rest !== undefined)
  if (until !== undefined && from === undefined) {
    const to = parseTypedTime(until)
    return to === undefined ? undefined : { to }
  }
  const time = parseTypedTime(from ?? text)
  return time === undefined ? undefined : { from: time }
}
