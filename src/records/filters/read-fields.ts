import type { PlainDate } from '#src/domain/dates.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import type { FilterValues } from './define-filters.ts'
import type { Filter } from './kinds.ts'
import { hasWrongArea } from './postal-areas.ts'
import { parseRange, type TypedRange } from './typed-period.ts'

/** What stands in the fields of the dialog, by param: texts as typed, words comma-joined, of a record the id. */
export interface FieldValues {
  readonly values: Readonly<Record<string, string>>
  /** What was typed for a record and is none yet. */
  readonly typed: Readonly<Record<string, string | undefined>>
}

/** What was made of a filter's fields. */
export interface FieldReading {
  values: FilterValues
  /** The param whose field cannot be read, and why. */
  wrong?: { param: string; reason: TextKey }
  /** The days of a period, as understood. */
  range?: TypedRange
}

/** The fields as they show the values of an address. */
export function fieldsOf(filters: readonly Filter[], values: FilterValues): FieldValues {
  const shown = filters.flatMap(({ kind, params }) =>
    params.map((param) => {
      const value = values[param] ?? ''
      // `24.11.2026`, which the field reads again.
      return [param, kind === 'period' ? value.split('-').toReversed().join('.') : value] as const
    }),
  )
  return { values: Object.fromEntries(shown), typed: {} }
}

/** Reads the fields of one filter; days are understood from today on. */
export function readFields(filter: Filter, { values, typed }: FieldValues, today: PlainDate): FieldReading {
  const [param] = filter.params
  const text = values[param] ?? ''
  if (filter.kind === 'period') return readPeriod(filter.params, values, today)
  if (filter.kind === 'record') {
    const isTyped = (typed[param] ?? '').trim() !== ''
    const wrong = isTyped && { wrong: { param, reason: 'list.filter.nameWrong' as const } }
    return { values: { [param]: text || undefined }, ...wrong }
  }
  const wrong = filter.kind === 'areas' &&
    hasWrongArea(text) && { wrong: { param, reason: 'list.filter.areasWrong' as const } }
  return { values: { [param]: filter.read(text) }, ...wrong }
}

function readPeriod(params: readonly string[], values: FieldValues['values'], today: PlainDate): FieldReading {
  const [first = '', last = ''] = params
  const range = parseRange(values[first] ?? '', values[last] ?? '', today)
  const reason = range.reversed ? 'list.filter.reversed' : 'list.filter.dateWrong'
  return {
    values: { [first]: range.from, [last]: range.to },
    range,
    ...(range.wrong !== undefined && { wrong: { param: range.wrong === 'from' ? first : last, reason } }),
  }
}
