import type { ReactNode } from 'react'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { readDay } from '#src/i18n/typed-dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { TextField } from '#src/ui/field.tsx'
import { today } from '../driver-words.ts'

/** The day a text means; the text itself where it means none, so that the rules say so. */
export const dayTyped = (text: string): string => (text.trim() === '' ? '' : (readDay(text, today()) ?? text))

/** A day as it is typed anywhere: `mo`, `+2`, `24.11.`. */
export function DayField(props: {
  name: string
  label: string
  text: string
  error: string | undefined
  required?: boolean
  readOnly: boolean
  autoFocus?: boolean
  hint?: string
  onChange(text: string): void
}) {
  const { name, label, text, error, required, readOnly, autoFocus, hint, onChange } = props
  const format = useFormat()
  const day = dayTyped(text)
  const field = (calendar: ReactNode) => (
    <TextField
      name={name}
      label={label}
      unit={calendar}
      required={required}
      {...(autoFocus && { 'data-autofocus': true })}
      hint={hint}
      understood={isPlainDate(day) ? format.dateWithYear(day) : undefined}
      maxLength={20}
      readOnly={readOnly}
      value={text}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  return (
    <WithCalendar day={isPlainDate(day) ? day : undefined} readOnly={readOnly} onPick={onChange}>
      {field}
    </WithCalendar>
  )
}
