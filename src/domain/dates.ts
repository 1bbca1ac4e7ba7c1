/** A calendar day without time and zone, `YYYY-MM-DD`. Source: decision A16 */
export type PlainDate = string

/** The zone of every stop that names none. Source: decision A16 */
export const ZONE = 'Europe/Berlin'

const MS_PER_DAY = 86_400_000

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The date of a year, a month 1–12 and a day, undefined where the calendar has no such day. */
export function plainDate(year: number, month: number, day: number): PlainDate | undefined {
  if (!(year >= 1000 && year <= 9999 && month >= 1 && month <= 12)) return undefined
  if (!(day >= 1 && day <= daysInMonth(year, month))) return undefined
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** Year, month and day of a date, undefined where the text is none. */
function partsOf(date: string): [year: number, month: number, day: number] | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return plainDate(year, month, day) ? [year, month, day] : undefined
}

/** Whether a value is a real day of the calendar, 1000–9999, written `YYYY-MM-DD`. */
export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === 'string' && partsOf(value) !== undefined
}

/** Days since 1 January 1970; NaN for a text that is no date. */
function dayNumber(date: PlainDate): number {
  const parts = partsOf(date)
  return parts ? Date.UTC(parts[0], parts[1] - 1, parts[2]) / MS_PER_DAY : Number.NaN
}

/** The date some days later, or earlier for a negative number. A text that is no date comes back as it is. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const moment = new Date((dayNumber(date) + Math.trunc(days)) * MS_PER_DAY)
  return plainDate(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()) ?? date
}

/** Whole days from one date to another, negative where the second is earlier; NaN where one is no date. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** 1 Monday … 7 Sunday; NaN for a text that is no date. */
export function weekday(date: PlainDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** The year a date's calendar week belongs to, which around New Year may differ from its own. */
export function isoWeekYear(date: PlainDate): number {
  return Number(addDays(date, 4 - weekday(date)).slice(0, 4))
}

/** The calendar week of a date, 1–53: the week of its Thursday (ISO 8601, DIN 1355). */
export function isoWeek(date: PlainDate): number {
  const thursday = addDays(date, 4 - weekday(date))
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

/** Monday of a calendar week, undefined where the year has no such week. */
export function mondayOfWeek(year: number, week: number): PlainDate | undefined {
  const inFirstWeek = plainDate(year, 1, 4)
  if (!inFirstWeek || week < 1) return undefined
  const monday = addDays(inFirstWeek, 1 - weekday(inFirstWeek) + (week - 1) * 7)
  return isoWeekYear(monday) === year ? monday : undefined
}

/** Easter Sunday of a year in the Gregorian calendar. Source: Meeus, Jones and Butcher */
export function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return `${pad(year, 4)}-${pad(month)}-${pad(((h + l - 7 * m + 114) % 31) + 1)}`
}

/** The holidays of all German states in a year, by date. */
export function germanHolidays(year: number): Map<PlainDate, string> {
  const easter = easterSunday(year)
  return new Map([
    [`${pad(year, 4)}-01-01`, 'Neujahr'],
    [addDays(easter, -2), 'Karfreitag'],
    [addDays(easter, 1), 'Ostermontag'],
    [`${pad(year, 4)}-05-01`, 'Tag der Arbeit'],
    [addDays(easter, 39), 'Christi Himmelfahrt'],
    [addDays(easter, 50), 'Pfingstmontag'],
    [`${pad(year, 4)}-10-03`, 'Tag der Deutschen Einheit'],
    [`${pad(year, 4)}-12-25`, '1. Weihnachtstag'],
    [`${pad(year, 4)}-12-26`, '2. Weihnachtstag'],
  ])
}

/** The nationwide holiday on a date, if any. */
export function holidayOn(date: PlainDate): string | undefined {
  return germanHolidays(Number(date.slice(0, 4))).get(date)
}

/** Whether trucks above 7.5 t must stand from 0 to 22 h: a Sunday or nationwide holiday. Source: § 30 StVO */
export function sundayBan(date: PlainDate): boolean {
  return weekday(date) === 7 || holidayOn(date) !== undefined
}

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

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a zone, kept because making one is slow; an unknown zone counts as Europe/Berlin. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  try {
    const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone, calendar: 'gregory', hourCycle: 'h23' })
    zoneFormats.set(zone, format)
    return format
  } catch {
    return formatOf(ZONE)
  }
}

/** The wall clock of a zone at a moment (milliseconds since 1970), to the minute. */
export function epochToZoned(epoch: number, zone: string = ZONE): { date: PlainDate; time: string } {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(epoch)
      .map((part) => [part.type, Number(part.value)]),
  )
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return {
    date: `${pad(at('year'), 4)}-${pad(at('month'))}-${pad(at('day'))}`,
    time: `${pad(at('hour'))}:${pad(at('minute'))}`,
  }
}

/** Minutes since midnight of a time `HH:MM`, NaN where it is none. */
export function minutesOf(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
}

/** A wall clock reading as if it were UTC, in milliseconds since 1970. */
const asUtc = (date: PlainDate, time: string): number => dayNumber(date) * MS_PER_DAY + minutesOf(time) * 60_000

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(epoch: number, zone: string): number {
  const { date, time } = epochToZoned(epoch, zone)
  return asUtc(date, time) - Math.floor(epoch / 60_000) * 60_000
}

/**
 * The moment (milliseconds since 1970) of a zone's wall clock. A time that summer time skips counts from before the
 * change (02:30 becomes 03:30), one that happens twice is the first. NaN where date or time is malformed.
 */
export function zonedToEpoch(date: PlainDate, time: string, zone: string = ZONE): number {
  const wall = asUtc(date, time)
  if (Number.isNaN(wall) || zone === 'UTC') return wall
  const before = wall - offsetAt(wall - MS_PER_DAY, zone)
  const after = wall - offsetAt(wall + MS_PER_DAY, zone)
  const exact = [before, after].filter((epoch) => epoch + offsetAt(epoch, zone) === wall)
  return exact.length === 0 ? before : Math.min(...exact)
}
