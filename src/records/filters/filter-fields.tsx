import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, TextField } from '#src/ui/form/field.tsx'
import { valuesIn, type Filter } from './kinds.ts'
import type { FilterValues, ListFilters } from './define-filters.ts'
import { MeaningField } from './meaning-field.tsx'
import { RecordField } from './record-field.tsx'
import { PeriodField } from './period-field.tsx'
import type { FilterForm } from './use-filter-form.ts'

interface FieldsProps<F = Filter> {
  filter: F
  form: FilterForm
  /** The param whose field gets the focus when the dialog opens. */
  focused: string
}

interface TakingProps extends FieldsProps {
  filters: ListFilters
  /** Told of filters that were taken as they are. */
  onTake(values: FilterValues): void
}

/** The fields of one filter. */
export function FilterFields({ filters, filter, form, focused, onTake }: TakingProps) {
  if (filter.kind === 'text' && filter.wide === true) {
    return <MeaningField {...{ filters, filter, form, onTake }} focused={focused === filter.params[0]} />
  }
  if (filter.kind === 'set') return <SetBoxes filter={filter} form={form} focused={focused} />
  if (filter.kind === 'flag') return <FlagBox filter={filter} form={form} focused={focused} />
  if (filter.kind === 'period') return <PeriodField filter={filter} form={form} focused={focused} />
  if (filter.kind === 'record') return <RecordFilterField filter={filter} form={form} focused={focused} />
  return <TextFilterField filter={filter} form={form} focused={focused} />
}

const focus = (is: boolean) => (is ? { 'data-autofocus': '' } : {})

function TextFilterField({ filter, form, focused }: FieldsProps<Filter & { kind: 'text' | 'areas' }>) {
  const { t } = useText()
  const [param] = filter.params
  const { wrong } = form.reading(filter)
  const isText = filter.kind === 'text'
  const hint = isText ? filter.hint : ('list.filter.areas.hint' as const)
  return (
    <TextField
      label={t(isText ? filter.label : filter.field)}
      hint={hint && t(hint)}
      value={form.values[param]}
      error={form.attempts > 0 && wrong !== undefined ? t(wrong.reason) : undefined}
      {...(isText && { maxLength: filter.most })}
      {...(isText && filter.wide && { className: 'sm:col-span-2' })}
      {...focus(focused === param)}
      onChange={(event) => form.set({ [param]: event.target.value })}
    />
  )
}

function RecordFilterField({ filter, form, focused }: FieldsProps<Filter & { kind: 'record' }>) {
  const { t } = useText()
  const [param] = filter.params
  const { wrong } = form.reading(filter)
  return (
    <div className="min-w-0 sm:col-span-2">
      <RecordField
        of={filter.of}
        label={t(filter.label)}
        value={{ id: form.values[param] || undefined, typed: form.typed[param] }}
        error={form.attempts > 0 && wrong !== undefined ? t(wrong.reason) : undefined}
        focused={focused === param}
        onChange={({ id, typed }) => form.setRecord(param, id, typed)}
      />
    </div>
  )
}

function SetBoxes({ filter, form, focused }: FieldsProps<Filter & { kind: 'set' }>) {
  const { t } = useText()
  const [param] = filter.params
  const chosen = valuesIn(filter.values, form.values[param])
  return (
    <BoxGroup title={t(filter.label)}>
      {filter.values.map((value, at) => (
        <CheckboxField
          key={value}
          label={filter.word(value, t)}
          checked={chosen.includes(value)}
          {...focus(at === 0 && focused === param)}
          onChange={() => form.toggle(filter, value)}
        />
      ))}
    </BoxGroup>
  )
}

function FlagBox({ filter, form, focused }: FieldsProps<Filter & { kind: 'flag' }>) {
  const { t } = useText()
  const [param] = filter.params
  const isSet = form.values[param] === 'true'
  return (
    <BoxGroup title={t(filter.label)}>
      <CheckboxField
        label={t(filter.word)}
        checked={isSet}
        className="sm:col-span-2"
        {...focus(focused === param)}
        onChange={() => form.set({ [param]: isSet ? '' : 'true' })}
      />
    </BoxGroup>
  )
}

function BoxGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 sm:col-span-4">
      <legend className="mb-0.5 text-chip text-text-2">{title}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">{children}</div>
    </fieldset>
  )
}
