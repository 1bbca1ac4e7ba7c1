import { addDays, daysBetween, isPlainDate, weekday, type PlainDate } from '#src/domain/dates.ts'
import { wholeWeeks, type FilterKey } from './order-filters.ts'

/** Filters that hold a day, as the pairs they are typed in. */
const RANGES = [
  ['from', 'to'],
  ['dfrom', 'dto'],
] as const

const DAY = /^today([+-]\d{1,4})$/
const WEEK = /^week([+-]\d{1,3})\/([1-7])$/

/** Filters as a view keeps them: text by text; a day may be `today+1` or `week+0/7` (the Sunday of this week). */
export type KeptFilters = Readonly<Partial<Record<FilterKey, string>>>

const signed = (count: number) => (count < 0 ? String(count) : `+${count}`)
const mondayOf = (date: PlainDate) => addDays(date, 1 - weekday(date))

/** True when a filter holds a day that could move along with the calendar. */
export function hasDays(filters: KeptFilters): boolean {
  return RANGES.flat().some((key) => filters[key] !== undefined)
}

/** True when the days of a view move along with the calendar. */
export function hasMovingDays(filters: KeptFilters): boolean {
  return RANGES.flat().some((key) => DAY.test(filters[key] ?? '') || WEEK.test(filters[key] ?? ''))
}

/** The filters with their days counted from `today`: whole weeks by weeks, everything else by days. */
export function withMovingDays(filters: KeptFilters, today: PlainDate): KeptFilters {
  const moving: Partial<Record<FilterKey, string>> = { ...filters }
  for (const [first, last] of RANGES) {
    const byWeeks = wholeWeeks(filters[first], filters[last]) !== undefined
    for (const key of [first, last]) {
      const date = filters[key]
      if (date === undefined) continue
      moving[key] = byWeeks ? weekToken(date, today) : `today${signed(daysBetween(today, date))}`
    }
  }
  return moving
}

function weekToken(date: PlainDate, today: PlainDate): string {
  return `week${signed(daysBetween(mondayOf(today), mondayOf(date)) / 7)}/${weekday(date)}`
}

/** The filters as they are on a day; what is no day any more is left out. */
export function filtersOn(filters: KeptFilters, today: PlainDate): KeptFilters {
  const fixed: Partial<Record<FilterKey, string>> = { ...filters }
  for (const key of RANGES.flat()) {
    const text = filters[key]
    if (text !== undefined) fixed[key] = dayOf(text, today)
  }
  return fixed
}

function dayOf(text: string, today: PlainDate): PlainDate | undefined {
  const [, byDays] = DAY.exec(text) ?? []
  if (byDays !== undefined) return addDays(today, Number(byDays))
  const [, weeks, day] = WEEK.exec(text) ?? []
  if (weeks !== undefined) return addDays(mondayOf(today), Number(weeks) * 7 + Number(day) - 1)
  return isPlainDate(text) ? text : undefined
}
