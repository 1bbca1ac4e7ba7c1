import type { ReactNode } from 'react'
import { readDayNow } from '#src/i18n/typed-dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx'
import type { FormControlProps, FormField } from './form.ts'

/** A field of a form, by the control of its kind or by one of its own. */
export function DrawnField<T>(
  props: FormControlProps & {
    field: FormField<T>
    blank: T
    understood: string | undefined
    /** What somebody else has made of it meanwhile. */
    theirs: string | undefined
  },
) {
  const { field, blank, understood, theirs, ...control } = props
  const { id, texts, error, required, isSending, isFirst, onChange } = control
  const { t } = useText()
  const format = useFormat()
  const { kind, name, Control } = field
  if (Control !== undefined) return <Control {...control} />
  const change = (text: string) => onChange({ [id]: text })
  const words = { t, format, record: blank }
  const hint = field.hint?.(texts, words) ?? (kind.hint && t(kind.hint))
  const value = texts[id] ?? ''
  const warning = theirs !== undefined && (
    <p className="text-chip text-text-2">
      {t('fields.theirs')}: <bdi className="text-text">{theirs}</bdi>
    </p>
  )
  // Beside others only the whole name says which one it is, and in what it is measured.
  const shared = {
    name: id,
    label: t(name),
    value,
    required,
    error,
    warning,
    ...(isFirst && { 'data-autofocus': true }),
  }
  const typed = { ...shared, understood, hint, maxLength: kind.maxLength, readOnly: isSending }
  if (kind.control === 'choice') {
    return (
      <SelectField {...shared} onChange={(event) => change(event.target.value)}>
        {kind.options?.(words).map((option) => (
          <option key={option.value} value={option.value}>
            {option.word}
          </option>
        ))}
      </SelectField>
    )
  }
  if (kind.control === 'long')
    return <TextAreaField {...typed} rows={2} onChange={(event) => change(event.target.value)} />
  const drawn = (calendar?: ReactNode) => (
    <TextField
      {...typed}
      unit={calendar}
      align={kind.align}
      inputMode={kind.inputMode}
      onChange={(event) => change(event.target.value)}
    />
  )
  if (kind.isDay !== true) return drawn()
  return (
    <WithCalendar day={readDayNow(value)} readOnly={isSending} onPick={change}>
      {drawn}
    </WithCalendar>
  )
}
