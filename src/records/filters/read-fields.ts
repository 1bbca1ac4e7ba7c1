import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
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
  const shown = filters.flatMap(({ kind, params }) => {
    const [first, last = ''] = params
    if (kind === 'period') return [[first, typedRange(values[first], values[last])] as const]
    return params.map((param) => [param, values[param] ?? ''] as const)
  })
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

/** `24.11.2026`, `ab 24.11.2026`, `24.11.2026–27.11.2026`: what the field reads again. */
function typedRange(from: PlainDate | undefined, to: PlainDate | undefined): string {
  const { since, until } = LANGUAGES[currentLanguage()]
  const typed = (day: PlainDate) => day.split('-').toReversed().join('.')
  if (from === undefined) return to === undefined ? '' : `${until} ${typed(to)}`
  if (to === undefined) return `${since} ${typed(from)}`
  return from === to ? typed(from) : `${typed(from)}–${typed(to)}`
}

function readPeriod(params: readonly string[], values: FieldValues['values'], today: PlainDate): FieldReading {
  const [first = '', last = ''] = params
  const range = parseRange(values[first] ?? '', today)
  const reason = range.reversed ? 'list.filter.reversed' : 'list.filter.dateWrong'
  return {
    values: { [first]: range.from, [last]: range.to },
    range,
    ...(range.wrong && { wrong: { param: first, reason } }),
  }
}
