/** A calendar day without time and zone, `YYYY-MM-DD`. Source: decision A16 */
export type PlainDate = string

/** The zone of every stop that names none. Source: decision A16 */
export const ZONE = 'Europe/Berlin'

const MS_PER_DAY = 86_400_000

/** A number with leading zeros. */
export const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The years a date of ours can be of: before and after them somebody has mistyped, and clocks reckon otherwise. */
const [FIRST_YEAR, LAST_YEAR] = [1970, 2199]

/** The date of a year, a month 1–12 and a day, undefined where the calendar has no such day or the year is not 1970–2199. */
export function plainDate(year: number, month: number, day: number): PlainDate | undefined {
  return year >= FIRST_YEAR && year <= LAST_YEAR ? calendarDate(year, month, day) : undefined
}

/** The same of any year of four digits, for what is reckoned from a date. */
function calendarDate(year: number, month: number, day: number): PlainDate | undefined {
  if (!(year >= 1000 && year <= 9999 && month >= 1 && month <= 12)) return undefined
  if (!(day >= 1 && day <= daysInMonth(year, month))) return undefined
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** Year, month and day of a date, undefined where the text is none. */
function partsOf(date: string): [year: number, month: number, day: number] | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return calendarDate(year, month, day) ? [year, month, day] : undefined
}

/** Whether a value is a real day of the calendar, 1970–2199, written `YYYY-MM-DD`. */
export function isPlainDate(value: unknown): value is PlainDate {
  const parts = typeof value === 'string' ? partsOf(value) : undefined
  return parts !== undefined && plainDate(...parts) !== undefined
}

/** Whether a value is a month of the calendar, 1970–2199, written `YYYY-MM`. */
export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 7 && isPlainDate(`${value}-01`)

/** Days since 1 January 1970; NaN for a text that is no date. */
function dayNumber(date: PlainDate): number {
  const parts = partsOf(date)
  return parts ? Date.UTC(parts[0], parts[1] - 1, parts[2]) / MS_PER_DAY : Number.NaN
}

/** The date some days later, or earlier for a negative number. A text that is no date comes back as it is. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const moment = new Date((dayNumber(date) + Math.trunc(days)) * MS_PER_DAY)
  return calendarDate(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()) ?? date
}

/** Whole days from one date to another, negative where the second is earlier; NaN where one is no date. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Most days any row of days is gone through: more is no plan, but an answer that means something else. */
const MOST_DAYS = 400

/** The days from one to another, both inclusive, at most 400 of them; none where one of the two is no day. */
export function daysThrough(from: PlainDate, to: PlainDate): PlainDate[] {
  const count = Math.min(MOST_DAYS, daysBetween(from, to) + 1)
  return count > 0 ? Array.from({ length: count }, (_, days) => addDays(from, days)) : []
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
  const inFirstWeek = calendarDate(year, 1, 4)
  if (!inFirstWeek || week < 1) return undefined
  const monday = addDays(inFirstWeek, 1 - weekday(inFirstWeek) + (week - 1) * 7)
  return isoWeekYear(monday) === year ? monday : undefined
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

type ZonedMinute = Readonly<{ date: PlainDate; time: string }>

const QUARTER = 15 * 60_000
/** Since 2012 inhabited zones change their clocks between two quarters of an hour; Newfoundland did so a minute after midnight. */
const FIRST_QUARTER = Date.UTC(2012, 0, 1) / QUARTER
/** Most quarters of an hour that are remembered: some weeks of a planning board. */
const MAX_QUARTERS = 5000

/** What a zone's clock shows when a quarter of an hour begins: reading the calendar is slow, and planning asks thousands of times. */
const quarters = new Map<string, Readonly<{ date: PlainDate; hour: string; minute: number }>>()

/** The wall clock of a zone at a moment (milliseconds since 1970), to the minute. */
export function epochToZoned(epoch: number, zone: string = ZONE): ZonedMinute {
  const quarter = Math.floor(epoch / QUARTER)
  if (!(quarter >= FIRST_QUARTER)) return readZoned(epoch, zone)
  const { date, hour, minute } = quarterOf(quarter, zone)
  return { date, time: `${hour}:${pad(minute + Math.floor((epoch - quarter * QUARTER) / 60_000))}` }
}

function quarterOf(quarter: number, zone: string) {
  const key = `${zone} ${quarter}`
  const known = quarters.get(key)
  if (known) return known
  const { date, time } = readZoned(quarter * QUARTER, zone)
  const reading = { date, hour: time.slice(0, 2), minute: Number(time.slice(3)) }
  if (quarters.size >= MAX_QUARTERS) quarters.clear()
  quarters.set(key, reading)
  return reading
}

function readZoned(epoch: number, zone: string): ZonedMinute {
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
  const moments = momentsOf(date, time, zone)
  return moments.exact.length === 0 ? moments.before : Math.min(...moments.exact)
}

/** The same of a time that happens twice: the second one. Any other is as it is. */
export function secondZonedToEpoch(date: PlainDate, time: string, zone: string = ZONE): number {
  const moments = momentsOf(date, time, zone)
  return moments.exact.length === 0 ? moments.before : Math.max(...moments.exact)
}

/** The moments at which a zone's clock shows a time: one, two, or none, and the one counted from before a change. */
function momentsOf(date: PlainDate, time: string, zone: string): { exact: number[]; before: number } {
  const wall = asUtc(date, time)
  if (Number.isNaN(wall) || zone === 'UTC') return { exact: [], before: wall }
  const before = wall - offsetAt(wall - MS_PER_DAY, zone)
  const after = wall - offsetAt(wall + MS_PER_DAY, zone)
  // On the last day of all there is no day after.
  const moments = [before, after].filter(Number.isFinite)
  return { exact: moments.filter((epoch) => epoch + offsetAt(epoch, zone) === wall), before }
}

/** Of an hour the clock shows twice, when summer time ends: which of the two a moment is in. Source: § 2 (2) SoZV */
export function repeatedHour(epoch: number, zone: string = ZONE): 'A' | 'B' | undefined {
  const { date, time } = epochToZoned(epoch, zone)
  const first = zonedToEpoch(date, time, zone)
  if (first === secondZonedToEpoch(date, time, zone)) return undefined
  return Math.floor(epoch / 60_000) * 60_000 === first ? 'A' : 'B'
}

/** `12.05.2026`, as papers and typed lines have it whatever the language. */
export const germanDate = (day: PlainDate): string => day.split('-').toReversed().join('.')
