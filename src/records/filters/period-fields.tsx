import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/field.tsx'
import type { Filter } from './kinds.ts'
import type { FilterForm } from './use-filter-form.ts'

/** Two fields for the ends of a range of days; the first also takes both ends (`mo-fr`) or a week. */
export function PeriodFields(props: {
  filter: Filter & { kind: 'period' }
  form: FilterForm
  /** The param whose field gets the focus when the dialog opens. */
  focused: string
}) {
  const { filter, form, focused } = props
  const { t } = useText()
  const format = useFormat()
  const { range, wrong } = form.reading(filter)
  const isLastEmpty = (form.values[filter.params[1] ?? ''] ?? '').trim() === ''
  const understood = (end: 'from' | 'to') => {
    const day = range?.[end]
    if (day === undefined) return undefined
    // Both ends stand in the first field: it says what became of both.
    if (end === 'from' && isLastEmpty && range?.to !== undefined)
      return `${format.date(day)}–${format.dateWithYear(range.to)}`
    return end === 'to' && isLastEmpty ? undefined : format.dateWithYear(day)
  }
  return (['from', 'to'] as const).map((end, at) => {
    const param = filter.params[at] ?? ''
    return (
      <TextField
        key={param}
        label={t(filter.fields[at === 0 ? 0 : 1])}
        hint={end === 'from' ? t('list.filter.range.hint') : undefined}
        value={form.values[param]}
        error={form.attempts > 0 && wrong?.param === param ? t(wrong.reason) : undefined}
        understood={understood(end)}
        {...(focused === param && { 'data-autofocus': '' })}
        onChange={(event) => form.set({ [param]: event.target.value })}
      />
    )
  })
}
