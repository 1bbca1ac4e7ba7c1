import { addDays, daysBetween, isPlainDate, mondayOfWeek, pad, plainDate, weekday, type PlainDate } from './dates.ts'

/** Of several readings of a typed date the first that lies at most 90 days back: who types a date looks ahead. */
function likeliest(candidates: (PlainDate | undefined)[], today: PlainDate): PlainDate | undefined {
  return candidates.find((date) => date !== undefined && daysBetween(today, date) >= -90)
}

const yearsAround = (today: PlainDate, ahead: number): number[] =>
  Array.from({ length: ahead + 2 }, (_, index) => Number(today.slice(0, 4)) - 1 + index)

/** `9.5.`, `9.5.26`, `09.05.2026`, `0905`, `090526`; without a year the next such day, at most 90 days back. */
function parseDayMonth(text: string, today: PlainDate): PlainDate | undefined {
  const match =
    /^(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{2}|\d{4})?)?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text)
  if (!match) return undefined
  const [day, month, year] = [Number(match[1]), Number(match[2]), match[3]]
  if (year) return plainDate(Number(year.length === 2 ? `20${year}` : year), month, day)
  return likeliest(
    yearsAround(today, 8).map((candidate) => plainDate(candidate, month, day)),
    today,
  )
}

/** `KW 48`, `kw48`, `KW 48/2026`: its Monday. */
function parseWeek(text: string, today: PlainDate): PlainDate | undefined {
  const match = /^kw\s?(\d{1,2})(?:\s?[/ ]\s?(\d{4}))?$/.exec(text)
  if (!match) return undefined
  if (match[2]) return mondayOfWeek(Number(match[2]), Number(match[1]))
  return likeliest(
    yearsAround(today, 1).map((year) => mondayOfWeek(year, Number(match[1]))),
    today,
  )
}

const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']

/** `heute`, `mor`, `üb` and weekdays, all of them shortened as far as two letters tell them apart. */
function parseDayWord(text: string, today: PlainDate): PlainDate | undefined {
  if (text.length < 2) return undefined
  if ('heute'.startsWith(text)) return today
  if (text.length > 2 && 'morgen'.startsWith(text)) return addDays(today, 1)
  if ('übermorgen'.startsWith(text) || 'uebermorgen'.startsWith(text)) return addDays(today, 2)
  const day = WEEKDAYS.findIndex((name) => name.startsWith(text.replace(/\.$/, ''))) + 1
  return day === 0 ? undefined : addDays(today, (day - weekday(today) + 7) % 7)
}

/**
 * Reads a date the way dispatchers type it: `9.5.`, `09.05.2026`, `mo` (today or the next one), `heute`, `mor`, `üb`,
 * `+2`, `KW 48` (its Monday), `2026-05-09`. Undefined where it is none. Source: decision B4
 */
export function parseTypedDate(text: string, today: PlainDate): PlainDate | undefined {
  const typed = text.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ')
  if (isPlainDate(typed)) return typed
  if (/^[+-]\d{1,3}$/.test(typed)) return addDays(today, Number(typed))
  return parseDayMonth(typed, today) ?? parseWeek(typed, today) ?? parseDayWord(typed, today)
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

/** Reads a window as it is typed in a field: both ends, or `9`, `ab 9` for the beginning alone and `bis 12` for the end. */
export function parseTypedWindow(text: string): { from?: string; to?: string } | undefined {
  const both = parseTimeWindow(text)
  if (both !== undefined) return both
  const [, word = '', end = ''] = /^\s*([-–—]|bis|ab)?(.*)$/i.exec(text) ?? []
  const time = parseTypedTime(end)
  if (time === undefined) return undefined
  return word === '' || word.toLowerCase() === 'ab' ? { from: time } : { to: time }
}
