import { useState } from 'react'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FilterValues, ListFilters } from './define-filters.ts'
import { valuesIn, type Filter } from './kinds.ts'
import { fieldsOf, readFields, type FieldReading, type FieldValues } from './read-fields.ts'
import type { ListSearch } from './search.ts'
import { readTyped, typedValues, type TypedValue } from './typed-values.ts'

/** The filter dialog's values, what was understood of them, and what is wrong after the first attempt. */
export interface FilterForm extends FieldValues {
  reading(filter: Filter): FieldReading
  /** How often it was tried in vain. */
  attempts: number
  set(values: Readonly<Record<string, string>>): void
  /** Puts a word into a set, or takes it out. */
  toggle(filter: Filter & { kind: 'set' }, value: string): void
  /** A record that was picked, or text that is none yet. */
  setRecord(param: string, id: string | undefined, typed: string | undefined): void
  /** The filters; undefined, and nothing lost, where something cannot be read. */
  submit(): FilterValues | undefined
  /** The same with these values in the place of what stands in their fields. */
  submitWith(values: FilterValues): FilterValues | undefined
  /** What the typed text of a field may mean to the other filters, what is meant soonest first. */
  meanings(filter: Filter): readonly TypedValue[]
}

/** Reads the search into fields and, on submitting, the fields into filters; dates are understood from today on. */
export function useFilterForm(filters: ListFilters, search: ListSearch): FilterForm {
  const [today] = useState(() => epochToZoned(Date.now()).date)
  const [attempts, setAttempts] = useState(0)
  const [fields, setFields] = useState(() => fieldsOf(filters.all, filters.of(search)))
  const set = (values: Readonly<Record<string, string>>) =>
    setFields((before) => ({ ...before, values: { ...before.values, ...values } }))
  const reading = (filter: Filter) => readFields(filter, fields, today)
  const { t } = useText()
  const submitWith = (values: FilterValues) => {
    const readings = filters.all
      .filter(({ params }) => !params.some((param) => Object.hasOwn(values, param)))
      .map(reading)
    if (readings.some(({ wrong }) => wrong !== undefined)) {
      setAttempts((before) => before + 1)
      return undefined
    }
    return Object.assign({}, ...readings.map((read) => read.values), values) as FilterValues
  }
  return {
    ...fields,
    reading,
    attempts,
    set,
    toggle({ params: [param], values, single }, value) {
      setFields((before) => {
        const chosen = valuesIn(values, before.values[param])
        const others = chosen.filter((one) => one !== value)
        const next = chosen.includes(value) ? others : [...(single ? [] : others), value]
        return { ...before, values: { ...before.values, [param]: next.join(',') } }
      })
    },
    setRecord: (param, id, typed) =>
      setFields(({ values, typed: before }) => ({
        values: { ...values, [param]: id ?? '' },
        typed: { ...before, [param]: typed },
      })),
    submit: () => submitWith({}),
    submitWith,
    meanings: ({ params: [param] }) => meaningsOf(filters, fields.values[param] ?? '', t, today),
  }
}

/** The readings of one value; where there is none, that of several typed in one. */
function meaningsOf(filters: ListFilters, text: string, t: Translate, today: PlainDate): readonly TypedValue[] {
  const single = typedValues(filters, text, { t }, today)
  if (single.length > 0) return single
  const several = readTyped(filters, text, { t }, today)
  return several === undefined ? [] : [{ values: several, rank: 0 }]
}
