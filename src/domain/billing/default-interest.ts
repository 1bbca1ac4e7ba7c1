import { addDays, daysBetween, type PlainDate } from '../basics/dates.ts'
import { type Cents, roundHalfUp } from '../basics/money.ts'

/** Base rates in percent a year and since when they hold, the latest first. Source: Deutsche Bundesbank, § 247 BGB */
const BASE_RATES = [
  { from: '2025-07-01', percent: 1.27 },
  { from: '2025-01-01', percent: 2.27 },
  { from: '2024-07-01', percent: 3.37 },
  { from: '2024-01-01', percent: 3.62 },
  { from: '2023-07-01', percent: 3.12 },
  { from: '2023-01-01', percent: 1.62 },
  { from: '2016-07-01', percent: -0.88 },
] as const

/** Points over the base rate between businesses. Source: § 288 Abs. 2 BGB */
const OVER_BASE = 9
/** What a business in default owes besides. Source: § 288 Abs. 5 BGB */
export const DEFAULT_LUMP_SUM: Cents = 4_000
/** Days after the last day of payment when a debtor is in default without any reminder. Source: § 286 Abs. 3 BGB */
const DAYS_TO_DEFAULT = 30

/** The base rate on a day: the last one that is known; before all of them the first. */
export function baseRate(day: PlainDate): { from: PlainDate; percent: number } {
  return BASE_RATES.find(({ from }) => from <= day) ?? { from: '2016-07-01', percent: -0.88 }
}

/**
 * The first day of default: the day after the first reminder, or the thirty-first after the last day of payment, whichever is first.
 * Source: § 286 Abs. 1 and 3 BGB
 */
export function defaultFrom(dueDate: PlainDate, firstReminder: PlainDate | undefined): PlainDate {
  const byTime = addDays(dueDate, DAYS_TO_DEFAULT + 1)
  const byReminder = firstReminder === undefined ? byTime : addDays(firstReminder, 1)
  return byReminder < byTime ? byReminder : byTime
}

/** Days of default in which one base rate held; rates in percent a year. */
export interface InterestStretch {
  from: PlainDate
  through: PlainDate
  days: number
  base: number
  percent: number
}

/** The stretches from a day through another, each with the base rate of its days. Source: § 247 Abs. 1 BGB */
function stretchesOf(from: PlainDate, through: PlainDate): InterestStretch[] {
  const changes = BASE_RATES.map((rate) => rate.from).filter((day) => day > from && day <= through)
  const starts = [from, ...changes.toReversed()]
  return starts.map((start, at) => {
    const next = starts[at + 1]
    const end = next === undefined ? through : addDays(next, -1)
    const { percent: base } = baseRate(start)
    const percent = Math.round((base + OVER_BASE) * 100) / 100
    return { from: start, through: end, days: daysBetween(start, end) + 1, base, percent }
  })
}

/**
 * The interest of default from its first day through a day, on an open amount in cents, each stretch by the base rate that held in it; the
 * sum in cents, half up. None before default. Source: § 247, § 288 Abs. 2 BGB
 */
export function defaultInterest(openCents: Cents, from: PlainDate, through: PlainDate) {
  const stretches = through < from ? [] : stretchesOf(from, through)
  const days = stretches.reduce((sum, stretch) => sum + stretch.days, 0)
  // Hundredths of a percent times days, in whole numbers.
  const weight = stretches.reduce((sum, stretch) => sum + Math.round(stretch.percent * 100) * stretch.days, 0)
  return { cents: Math.max(0, roundHalfUp((openCents * weight) / (10_000 * 365))), days, stretches }
}
