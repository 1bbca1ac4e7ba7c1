import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import type { Filter } from './kinds.ts'
import type { FilterForm } from './use-filter-form.ts'
import { periodText } from './words.ts'

/** One field for a range of days: a day, `ab mo`, `bis fr`, `mo-fr` or a week. */
export function PeriodField(props: {
  filter: Filter & { kind: 'period' }
  form: FilterForm
  /** The param whose field gets the focus when the dialog opens. */
  focused: string
}) {
  const { filter, form, focused } = props
  const { t } = useText()
  const format = useFormat()
  const [param] = filter.params
  const { range, wrong } = form.reading(filter)
  const isRead = range !== undefined && range.wrong !== true && (range.from ?? range.to) !== undefined
  const field = (calendar: ReactNode) => (
    <TextField
      label={t(filter.label)}
      unit={calendar}
      hint={t('list.filter.range.hint')}
      value={form.values[param]}
      error={form.attempts > 0 && wrong !== undefined ? t(wrong.reason) : undefined}
      understood={isRead ? periodText(range.from, range.to, { t, format }, 'withYear') : undefined}
      {...(filter.params.some((own) => own === focused) && { 'data-autofocus': '' })}
      onChange={(event) => form.set({ [param]: event.target.value })}
    />
  )
  return (
    <WithCalendar day={range?.from ?? range?.to} onPick={(day) => form.set({ [param]: day })}>
      {field}
    </WithCalendar>
  )
}
