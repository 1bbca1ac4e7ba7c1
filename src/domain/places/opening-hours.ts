import { isPlainDate, minutesOf, type PlainDate, weekday } from '../basics/dates.ts'
import { parseTimeWindow } from '../basics/typed-dates.ts'

/** From when until when, wall time `HH:MM`. */
interface Span {
  from: string
  to: string
}

/** By day, 1 is Monday, the spans in their order. A day that is not there is closed. */
export type OpeningHours = ReadonlyMap<number, readonly Span[]>

const DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'] as const

/** The days as opening hours are written in German. */
export const SHORT_DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

function dayNamed(word: string): number {
  return word.length < 2 ? 0 : DAYS.findIndex((name) => name.startsWith(word)) + 1
}

/** `mo-fr` is 1 to 5, `sa` is 6, `täglich` all of them. */
function daysNamed(text: string): number[] | undefined {
  if (text === 'täglich') return [1, 2, 3, 4, 5, 6, 7]
  const [first = 0, last = first, ...more] = text
    .split(/\s*(?:[-–—]|bis)\s*/)
    .map((word) => dayNamed(word.replace('.', '')))
  if (first === 0 || last < first || more.length > 0) return undefined
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function spansOf(text: string): Span[] | undefined {
  const spans = text.split(/\s*(?:\/|\+|\bund\b)\s*/).map(parseTimeWindow)
  const isRead = spans.every((span) => span !== undefined)
  if (!isRead || spans.some(({ from, to }) => minutesOf(to) <= minutesOf(from))) return undefined
  return spans.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
}

/** Reads opening hours as they are typed: `Mo–Do 7–16, Fr 7–12`, `mo-fr 8-12 und 13-17`. Undefined where they are none. */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  const hours = new Map<number, readonly Span[]>()
  for (const part of text.toLowerCase().normalize('NFC').split(/[,;]/)) {
    const [, named = '', times = ''] = /^\s*([a-zä.]+(?:\s*(?:[-–—]|bis)\s*[a-zä.]+)?)\s+(.+?)\s*$/.exec(part) ?? []
    const [days, spans] = [daysNamed(named.trim()), spansOf(times)]
    if (days === undefined || spans === undefined || days.some((day) => hours.has(day))) return undefined
    for (const day of days) hours.set(day, spans)
  }
  return hours
}

/** Opening hours as they are kept and read: days with the same spans together, `Mo–Do 07:00–16:00, Fr 07:00–12:00`. */
export function writtenOpeningHours(hours: OpeningHours, days: readonly string[] = SHORT_DAYS): string {
  const spansText = (day: number) => (hours.get(day) ?? []).map(({ from, to }) => `${from}–${to}`).join(' / ')
  const open = [1, 2, 3, 4, 5, 6, 7].filter((day) => spansText(day) !== '')
  const runs: { first: number; last: number }[] = []
  for (const day of open) {
    const run = runs.at(-1)
    if (run?.last === day - 1 && spansText(run.first) === spansText(day)) run.last = day
    else runs.push({ first: day, last: day })
  }
  const name = (day: number) => days[day - 1] ?? ''
  return runs
    .map(({ first, last }) => `${first === last ? name(first) : `${name(first)}–${name(last)}`} ${spansText(first)}`)
    .join(', ')
}

/** What opening hours have against a window: the place is closed that day, or open only at other times. */
export type OpeningConflict = { closed: true } | { closed: false; open: string }

/**
 * Whether a window of a day lies outside of opening hours; a break in between counts where the window lies wholly in it.
 * Nothing where one of them is not known.
 */
export function openingConflict(
  text: string | undefined,
  date: PlainDate | undefined,
  window: { from: string; to: string },
): OpeningConflict | undefined {
  const hours = text === undefined || text.trim() === '' ? undefined : parseOpeningHours(text)
  if (hours === undefined || date === undefined || !isPlainDate(date)) return undefined
  const spans = hours.get(weekday(date))
  const [first, last] = [spans?.at(0), spans?.at(-1)]
  if (spans === undefined || first === undefined || last === undefined) return { closed: true }
  const [from, to] = [minutesOf(window.from), minutesOf(window.to)]
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined
  const isAround = from >= minutesOf(first.from) && to <= minutesOf(last.to)
  const meetsOne = spans.some((span) => from < minutesOf(span.to) && to > minutesOf(span.from))
  return isAround && meetsOne
    ? undefined
    : { closed: false, open: spans.map((span) => `${span.from}–${span.to}`).join(' / ') }
}
