import { addDays, isoWeek, mondayOfWeek, weekday, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Wording } from '../columns/define-columns.ts'
import { valueIn, type ListFilters } from './define-filters.ts'
import { valuesIn, type Filter } from './kinds.ts'
import type { NamedRecords } from './named-record.ts'
import type { ListSearch } from './search.ts'

/** One filter that is set, in words; two params make one fact where they are the ends of a range. */
export interface FilterFact {
  /** Its params; the first names the fact. */
  names: readonly [string, ...string[]]
  label: string
  value: string
  /** The value is the id of such a record, and its name has to be asked for. */
  of?: NamedRecords
}

/**
 * The filters of a search in words: for chips, where many values become "6 von 8", and `whole` for the head of a printed
 * list, where each is named.
 */
export function filterFacts(filters: ListFilters, search: ListSearch, words: Wording, whole = false): FilterFact[] {
  return filters.all.flatMap((filter) => {
    const values = filter.params.map((param) => valueIn(search, param))
    if (values.every((value) => value === undefined)) return []
    const [first = ''] = values
    return {
      names: filter.params,
      label: words.t(filter.label),
      value:
        filter.kind === 'period' ? periodText(values[0], values[1], words) : valueText(filter, first, words, whole),
      ...(filter.kind === 'record' && { of: filter.of }),
    }
  })
}

function valueText(filter: Filter, value: string, { t }: Wording, whole: boolean): string {
  if (filter.kind === 'flag') return t(filter.word)
  if (filter.kind === 'text') return filter.word?.(value) ?? value
  if (filter.kind === 'areas')
    return t('list.filter.areas.value', { areas: value.replaceAll('-', '–').replaceAll(',', ', ') })
  if (filter.kind !== 'set') return value
  const chosen = valuesIn(filter.values, value)
  if (filter.counted && !whole && chosen.length > 2)
    return t('list.filter.some', { some: chosen.length, all: filter.values.length })
  return chosen.map((one) => filter.word(one, t)).join(', ')
}

/** A range of days in words, open ends too; `withYear` where it is not plain yet which year was meant. */
export function periodText(
  from: PlainDate | undefined,
  to: PlainDate | undefined,
  { t, format }: Wording,
  withYear?: 'withYear',
): string {
  const day = withYear === undefined ? format.date : format.dateWithYear
  const weeks = withYear === undefined ? wholeWeeks(from, to) : undefined
  if (weeks) return weeks[0] === weeks[1] ? format.week(from) : `${format.week(from)}–${weeks[1]}`
  if (from === to) return day(from)
  if (to === undefined) return t('list.filter.from', { date: day(from) })
  if (from === undefined) return t('list.filter.to', { date: day(to) })
  if (withYear !== undefined) return `${format.date(from)}–${format.dateWithYear(to)}`
  const isOverNewYear = from.slice(0, 4) !== to.slice(0, 4)
  return isOverNewYear
    ? `${format.dateWithYear(from)}–${format.dateWithYear(to)}`
    : `${format.date(from)}–${format.date(to)}`
}

/** The calendar weeks a range consists of, when it begins on a Monday and ends on a Sunday of the same year. */
export function wholeWeeks(from: PlainDate | undefined, to: PlainDate | undefined): [number, number] | undefined {
  if (from === undefined || to === undefined || to < from) return undefined
  if (weekday(from) !== 1 || weekday(to) !== 7) return undefined
  const weeks: [number, number] = [isoWeek(from), isoWeek(to)]
  const year = Number(addDays(from, 3).slice(0, 4))
  return mondayOfWeek(year, weeks[1]) === addDays(to, -6) ? weeks : undefined
}
