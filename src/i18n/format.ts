import { epochToZoned, isoWeek, isoWeekYear, isPlainDate, minutesOf, type PlainDate } from '#src/domain/basics/dates.ts'
import { durationText } from '#src/domain/basics/durations.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { LANGUAGES, parseLanguage, type Language } from './languages.ts'
import { parseStamp } from './stamp.ts'

/** What stands where there is nothing to show. */
export const NOTHING = '–'

type Optional<T> = T | null | undefined

/**
 * Numbers, amounts and dates as text. No function ever throws: what is missing or broken becomes `–`. The minus is `−`,
 * and spaces are plain ones, so that texts can be searched and copied.
 */
export interface Format {
  language: Language
  /** `1.480,00 €` of euros, as the language writes amounts: `€1,480.00`, `€ 1.480,00`. Source: decision A35 */
  money(euros: Optional<number>, currency?: Optional<string>): string
  /** `48.260 €`: rounded to whole euros, for figures. */
  wholeMoney(euros: Optional<number>): string
  /** `1.480,00 €` of cents. */
  cents(cents: Optional<number>, currency?: Optional<string>): string
  /** `1.234,5`; at most `decimals` decimals (default 2), or exactly as many with `fixed`. */
  number(value: Optional<number>, decimals?: number, fixed?: boolean): string
  /** `94,2 %` of 94.2; at most one decimal. */
  percent(value: Optional<number>, decimals?: number): string
  /** `13,6 LDM`; always one decimal. */
  loadingMeters(metres: Optional<number>): string
  /** `24.000 kg` */
  weight(kilograms: Optional<number>): string
  /** `512 km` */
  distance(kilometres: Optional<number>): string
  /** `ca. 512 km` of a way that no one has driven: without a map every road is an estimate. Source: decision B4 */
  way(kilometres: Optional<number>): string
  /** `11 h 05 min`, `11 h`, `45 min` */
  duration(minutes: Optional<number>): string
  /** `Mo 23.11.` of a plain date. */
  date(date: Optional<PlainDate>): string
  /** `23.11.` */
  dayMonth(date: Optional<PlainDate>): string
  /** `Mo 23.11.2026` */
  dateWithYear(date: Optional<PlainDate>): string
  /** `23.11.2026` */
  dayMonthYear(date: Optional<PlainDate>): string
  /** `Oktober 2026` of a month `2026-10`. */
  month(month: Optional<string>): string
  /** `10/2026` of a month `2026-10`. */
  monthYear(month: Optional<string>): string
  /** `Mo` */
  weekday(date: Optional<PlainDate>): string
  /** `08:00–18:00`; `ab 08:00` and `bis 18:00` where there is one end only; `08:00` where both are the same. */
  timeWindow(from: Optional<string>, to: Optional<string>): string
  /** `Mo 23.11. 08:00–18:00` */
  stopTime(date: Optional<PlainDate>, from: Optional<string>, to: Optional<string>): string
  /** `Heute 13:41`, `23.11. 13:42`, `23.11.2025 13:42` of an ISO stamp or milliseconds, in Europe/Berlin. */
  stamp(at: Optional<string | number>): string
  /** `13:41` in Europe/Berlin. */
  time(at: Optional<string | number>): string
  /** `vor 5 Min.`, `jetzt`, `in 2 Tagen` */
  age(at: Optional<string | number>): string
  /** `KW 48`, of another year than today's `KW 1/2027`. */
  week(date: Optional<PlainDate>): string
  /** `3,4 MB` of bytes. */
  fileSize(bytes: Optional<number>): string
}

const kept = new Map<Language, { format: Format; day: PlainDate | undefined }>()

/**
 * The formatting of a language, by the wall clock; another object on another `day`, so that what was written with it is written
 * again. An unknown language counts as German.
 */
export function formatFor(language: string, day?: PlainDate): Format {
  const known = parseLanguage(language)
  const last = kept.get(known)
  if (last !== undefined && (day === undefined || day === last.day)) return last.format
  const format = createFormat(known, () => Date.now())
  kept.set(known, { format, day })
  return format
}

/** The formatting of a language; `now` in milliseconds since 1970 decides what "today" is. */
export function createFormat(language: Language, now: () => number): Format {
  const { locale, week, since, until } = LANGUAGES[language]
  const names = dateNames(locale)
  const today = () => epochToZoned(now()).date

  const number: Format['number'] = (value, decimals = 2, fixed = false) =>
    isNumber(value) ? plain(locale, value, fixed ? decimals : 0, decimals) : NOTHING
  const withUnit = (value: Optional<number>, unit: string, least: number, most: number) =>
    isNumber(value) ? `${plain(locale, value, least, most)} ${unit}` : NOTHING
  const cents: Format['cents'] = (value, currency) => (isNumber(value) ? amount(locale, value, currency) : NOTHING)
  const date: Format['date'] = (value) => (isDate(value) ? `${names.weekday(value)} ${names.dayMonth(value)}` : NOTHING)
  const timeWindow: Format['timeWindow'] = (from, to) => {
    if (!isTime(from)) return isTime(to) ? `${until} ${to}` : NOTHING
    if (!isTime(to)) return `${since} ${from}`
    return from === to ? from : `${from}–${to}`
  }
  const clock = (at: Optional<string | number>) => {
    const epoch = parseStamp(at)
    return epoch === undefined ? undefined : epochToZoned(epoch)
  }

  return {
    language,
    number,
    cents,
    date,
    money: (value, currency) => cents(isNumber(value) ? toCents(value) : undefined, currency),
    wholeMoney: (value) => (isNumber(value) ? amount(locale, value * 100, 'EUR', 0) : NOTHING),
    percent: (value, decimals = 1) =>
      isNumber(value) ? tidy(numberFormat(locale, 0, decimals, 'percent').format(value / 100)) : NOTHING,
    loadingMeters: (value) => withUnit(value, 'LDM', 1, 1),
    weight: (value) => withUnit(value, 'kg', 0, 0),
    distance: (value) => withUnit(value, 'km', 0, 0),
    way: (value) => (isNumber(value) ? `${LANGUAGES[language].about} ${withUnit(value, 'km', 0, 0)}` : NOTHING),
    duration: (value) => (isNumber(value) ? durationText(value) : NOTHING),
    dayMonth: (value) => (isDate(value) ? names.dayMonth(value) : NOTHING),
    dateWithYear: (value) => (isDate(value) ? `${names.weekday(value)} ${names.withYear(value)}` : NOTHING),
    dayMonthYear: (value) => (isDate(value) ? names.withYear(value) : NOTHING),
    month: (value) => (isDate(`${value}-01`) ? names.month(`${value}-01`) : NOTHING),
    monthYear: (value) => (isDate(`${value}-01`) ? names.monthYear(`${value}-01`) : NOTHING),
    weekday: (value) => (isDate(value) ? names.weekday(value) : NOTHING),
    timeWindow,
    stopTime: (day, from, to) => {
      const window = timeWindow(from, to)
      if (!isDate(day)) return window
      return window === NOTHING ? date(day) : `${date(day)} ${window}`
    },
    stamp: (at) => {
      const moment = clock(at)
      if (moment === undefined) return NOTHING
      const reference = today()
      if (moment.date === reference) return `${LANGUAGES[language].today} ${moment.time}`
      const sameYear = moment.date.slice(0, 4) === reference.slice(0, 4)
      return `${sameYear ? names.dayMonth(moment.date) : names.withYear(moment.date)} ${moment.time}`
    },
    time: (at) => clock(at)?.time ?? NOTHING,
    age: (at) => {
      const epoch = parseStamp(at)
      return epoch === undefined ? NOTHING : relative(locale, epoch - now())
    },
    week: (value) => {
      if (!isDate(value)) return NOTHING
      const year = isoWeekYear(value)
      return `${week} ${isoWeek(value)}${year === isoWeekYear(today()) ? '' : `/${year}`}`
    },
    fileSize: (value) => {
      if (!isNumber(value) || value < 0) return NOTHING
      if (value < 1000) return `${plain(locale, value, 0, 0)} B`
      return value < 999_500 ? withUnit(value / 1000, 'kB', 0, 0) : withUnit(value / 1_000_000, 'MB', 0, 1)
    },
  }
}

/** Beyond that a number is no quantity any more: some three hundred digits, or an exponent. */
const LARGEST = 1e15

const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < LARGEST
const isDate = (value: unknown): value is PlainDate => isPlainDate(value)
const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(minutesOf(value))

/** Plain spaces, and the typographic minus, which may stand behind the sign of a currency. */
const tidy = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/^(\D*)[-\u2212](?=\D?\d)/, '$1−')

const formats = new Map<string, Intl.NumberFormat>()

/** Kept, because making one is slow. */
function numberFormat(
  locale: string,
  least: number,
  most: number,
  style: 'decimal' | 'percent' | 'currency',
  currency = 'EUR',
): Intl.NumberFormat {
  const [minimum, maximum] = [digits(least), Math.max(digits(least), digits(most))]
  const key = `${locale} ${minimum} ${maximum} ${style} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const created = new Intl.NumberFormat(locale, {
    style,
    ...(style === 'currency' && { currency, currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'code' }),
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    // Spanish, Polish and Portuguese leave four digits together; columns of numbers read better grouped.
    useGrouping: 'always',
    signDisplay: 'negative',
  })
  formats.set(key, created)
  return created
}

/** Nought to six digits behind the comma, whatever was given. */
const digits = (given: unknown) => (isNumber(given) ? Math.min(6, Math.max(0, Math.trunc(given))) : 0)

function plain(locale: string, value: number, least: number, most: number): string {
  return tidy(numberFormat(locale, least, most, 'decimal').format(value))
}

/** A currency that is not three letters counts as EUR. */
function amount(locale: string, cents: number, currency: Optional<string>, decimals = 2): string {
  const code = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'EUR'
  return tidy(numberFormat(locale, decimals, decimals, 'currency', code).format(Math.round(cents) / 100))
}

/** How a locale writes days. Formatters are made when first needed. */
function dateNames(locale: string) {
  const made = new Map<string, Intl.DateTimeFormat>()
  const write = (date: PlainDate, key: string, options: Intl.DateTimeFormatOptions) => {
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    made.set(key, format)
    const [year, month, day] = date.split('-').map(Number)
    return tidy(format.format(Date.UTC(year ?? 0, (month ?? 1) - 1, day)))
  }
  return {
    weekday: (date: PlainDate) => write(date, 'weekday', { weekday: 'short' }).replace(/\.$/, ''),
    dayMonth: (date: PlainDate) => write(date, 'dayMonth', { day: '2-digit', month: '2-digit' }),
    month: (date: PlainDate) => write(date, 'month', { month: 'long', year: 'numeric' }),
    monthYear: (date: PlainDate) => write(date, 'monthYear', { month: '2-digit', year: 'numeric' }),
    withYear: (date: PlainDate) => write(date, 'withYear', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  }
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

/** Milliseconds from now, negative for the past, in the largest unit that fits. */
function relative(locale: string, distance: number): string {
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  relativeFormats.set(locale, format)
  const minutes = Math.trunc(distance / 60_000)
  if (minutes === 0) return tidy(format.format(0, 'second'))
  const hours = Math.trunc(minutes / 60)
  if (hours === 0) return tidy(format.format(minutes, 'minute'))
  const days = Math.trunc(hours / 24)
  return tidy(days === 0 ? format.format(hours, 'hour') : format.format(days, 'day'))
}
