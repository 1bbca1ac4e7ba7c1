import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Combobox, type ComboboxOption } from '#src/ui/form/combobox.tsx'
import type { FilterValues, ListFilters } from './define-filters.ts'
import type { Filter } from './kinds.ts'
import { isNarrower } from './typed-values.ts'
import type { FilterForm } from './use-filter-form.ts'
import { filterFacts } from './words.ts'

/**
 * The text a list is searched for, which may be the value of another filter as well: `bestät` is offered as a status, `morgen` as
 * a day, and `hamburg`, which is searched for first, as a town. Enter takes the first; what names nothing is searched for.
 */
export function MeaningField(props: {
  filters: ListFilters
  filter: Filter & { kind: 'text' }
  form: FilterForm
  focused: boolean
  /** Told of the filters a person has taken: they are what they wanted. */
  onTake(values: FilterValues): void
}) {
  const { filters, filter, form, focused, onTake } = props
  const { t } = useText()
  const format = useFormat()
  const [param] = filter.params
  const text = form.values[param] ?? ''
  const meanings = form.meanings(filter)
  const found = meanings.map(({ values }) => ({ values, title: titleOf(values) }))
  const typed = { values: { [param]: filter.read(text) }, title: `${t(filter.label)}: ${text.trim()}` }
  const [first] = meanings
  const offered = first === undefined ? [] : isNarrower(first) ? [typed, ...found] : [...found, typed]
  function titleOf(values: FilterValues): string {
    const facts = filterFacts(filters, values, { t, format })
    return facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')
  }
  const take = ({ id }: ComboboxOption) => {
    const values = offered[Number(id)]?.values
    // What was typed is another filter now, and not searched for as well.
    if (values !== undefined) onTake({ [param]: undefined, ...values })
  }
  return (
    <Combobox
      label={t(filter.label)}
      hint={filter.hint && t(filter.hint)}
      value={text}
      maxLength={filter.most}
      options={offered.map(({ title }, at) => ({ id: String(at), label: title }))}
      className="sm:col-span-2"
      {...(focused && { 'data-autofocus': '' })}
      onChange={(next) => form.set({ [param]: next })}
      onPick={take}
    />
  )
}
