import { addDays, daysBetween, isPlainDate, weekday, type PlainDate } from '#src/domain/basics/dates.ts'
import type { FilterValues, ListFilters } from '../filters/define-filters.ts'
import { wholeWeeks } from '../filters/words.ts'

const DAY = /^today([+-]\d{1,4})$/
const WEEK = /^week([+-]\d{1,3})\/([1-7])$/

/** The params that hold a day, as the pairs they are typed in. */
type Periods = Pick<ListFilters, 'periods'>

const signed = (count: number) => (count < 0 ? String(count) : `+${count}`)
const mondayOf = (date: PlainDate) => addDays(date, 1 - weekday(date))

/** True when a filter holds a day that could move along with the calendar. */
export function hasDays({ periods }: Periods, filters: FilterValues): boolean {
  return periods.flat().some((key) => filters[key] !== undefined)
}

/** True when the days of a view move along with the calendar. */
export function hasMovingDays({ periods }: Periods, filters: FilterValues): boolean {
  return periods.flat().some((key) => DAY.test(filters[key] ?? '') || WEEK.test(filters[key] ?? ''))
}

/** The filters with their days counted from `today`: whole weeks by weeks, everything else by days. */
export function withMovingDays({ periods }: Periods, filters: FilterValues, today: PlainDate): FilterValues {
  const moving: Record<string, string | undefined> = { ...filters }
  for (const [first = '', last = ''] of periods) {
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
export function filtersOn({ periods }: Periods, filters: FilterValues, today: PlainDate): FilterValues {
  const fixed: Record<string, string | undefined> = { ...filters }
  for (const key of periods.flat()) {
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
