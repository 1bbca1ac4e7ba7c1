import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/field.tsx'
import type { TypedRange } from './order-filter-range.ts'
import type { FilterKey } from './order-filters.ts'

type DayKey = 'from' | 'to' | 'dfrom' | 'dto'

/** Two fields for the ends of a range of days; the first also takes both ends (`mo-fr`) or a week. */
export function DayRangeFields(props: {
  labels: readonly [string, string]
  names: readonly [DayKey, DayKey]
  range: TypedRange
  values: Readonly<Record<DayKey, string>>
  showErrors: boolean
  /** The field that gets the focus when the dialog opens. */
  focused: FilterKey
  onChange(values: Partial<Record<DayKey, string>>): void
}) {
  const { labels, names, range, values, showErrors, focused, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const understood = (end: 'from' | 'to') => {
    const day = range[end]
    if (day === undefined) return undefined
    // Both ends stand in the first field: it says what became of both.
    if (end === 'from' && values[names[1]].trim() === '' && range.to !== undefined)
      return `${format.date(day)}–${format.dateWithYear(range.to)}`
    return end === 'to' && values[names[1]].trim() === '' ? undefined : format.dateWithYear(day)
  }
  const error = (end: 'from' | 'to') => {
    if (!showErrors || range.wrong !== end) return undefined
    return t(range.reversed ? 'orders.filter.reversed' : 'orders.filter.dateWrong')
  }
  return (['from', 'to'] as const).map((end, index) => {
    const name = names[index === 0 ? 0 : 1]
    return (
      <TextField
        key={name}
        label={labels[index === 0 ? 0 : 1]}
        hint={end === 'from' ? t('orders.filter.range.hint') : undefined}
        value={values[name]}
        error={error(end)}
        understood={understood(end)}
        {...(focused === name && { 'data-autofocus': '' })}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    )
  })
}
