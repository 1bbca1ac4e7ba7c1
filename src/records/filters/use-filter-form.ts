import { useState } from 'react'
import { epochToZoned } from '#src/domain/dates.ts'
import type { FilterValues, ListFilters } from './define-filters.ts'
import { valuesIn, type Filter } from './kinds.ts'
import { fieldsOf, readFields, type FieldReading, type FieldValues } from './read-fields.ts'
import type { ListSearch } from './search.ts'

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
}

/** Reads the search into fields and, on submitting, the fields into filters; dates are understood from today on. */
export function useFilterForm(filters: ListFilters, search: ListSearch): FilterForm {
  const [today] = useState(() => epochToZoned(Date.now()).date)
  const [attempts, setAttempts] = useState(0)
  const [fields, setFields] = useState(() => fieldsOf(filters.all, filters.of(search)))
  const set = (values: Readonly<Record<string, string>>) =>
    setFields((before) => ({ ...before, values: { ...before.values, ...values } }))
  const reading = (filter: Filter) => readFields(filter, fields, today)
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
    submit() {
      const readings = filters.all.map(reading)
      if (readings.some(({ wrong }) => wrong !== undefined)) {
        setAttempts((before) => before + 1)
        return undefined
      }
      return Object.assign({}, ...readings.map(({ values }) => values)) as FilterValues
    },
  }
}
