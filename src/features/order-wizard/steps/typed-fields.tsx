import { useFieldProps } from './fields.tsx'
import type { FieldBaseProps } from './fields.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { readDate, readEuros, readNumber, readWindow } from '../draft/typed-values.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { stopWindowText } from '#src/entities/stops/window-text.ts'
import { DEFAULT_WINDOWS, type StopKind, stopWindow } from '#src/domain/stops/window.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { StopDraft } from '#src/domain/stops/draft.ts'

/** A field whose value is no text: what was typed stays as long as it cannot be understood. */
function Typed(
  props: FieldBaseProps & {
    unit?: ReactNode
    align?: 'right'
    /** The value as it is shown when it was not just typed. */
    shown: string
    understood?: string
    /** Takes the text over; true when it was understood, so that it may be shown in its usual form afterwards. */
    onText(text: string): boolean
  },
) {
  const { path, shown, onText, first, hint, ...rest } = props
  const { texts, setText, typing } = useWizard()
  const shared = useFieldProps({ path, first, hint })
  const text = texts[path]
  return (
    <TextField
      {...rest}
      {...shared}
      maxLength={40}
      inputMode={rest.align === 'right' ? 'decimal' : undefined}
      value={text ?? shown}
      onChange={(event) => {
        typing(path)
        setText(path, event.target.value)
        onText(event.target.value)
      }}
      onBlur={() => {
        if (text !== undefined && onText(text)) setText(path, undefined)
        shared.onBlur()
      }}
    />
  )
}

/** A number as the language writes it, with its unit. */
export function DraftNumber(
  props: FieldBaseProps & {
    unit?: string
    /** What the typed text was understood as, where that is more than the number. */
    said?: string
    value: number | undefined
    onEdit(value: number | undefined, text: string): void
    /** Reads the typed text; NaN for what is no number. */
    read?(text: string): number | undefined
  },
) {
  const { value, onEdit, said, read: readText = readNumber, ...rest } = props
  const format = useFormat()
  const { texts } = useWizard()
  const shown = value === undefined || Number.isNaN(value) ? '' : format.number(value)
  const text = texts[props.path]?.trim()
  const understood = text !== undefined && shown !== '' && text !== shown ? shown : undefined
  return (
    <Typed
      {...rest}
      align="right"
      shown={shown}
      understood={understood && (said ?? (props.unit ? `${understood} ${props.unit}` : understood))}
      onText={(typed) => {
        const read = readText(typed)
        if (!Object.is(read, value) || said !== undefined) onEdit(read, typed)
        return !Number.isNaN(read)
      }}
    />
  )
}

/** A date as dispatchers type it: `mo`, `+2`, `9.5.`; of a delivery, `mo` comes after the day it is `loaded`. */
export function DraftDate(
  props: FieldBaseProps & {
    value: string | undefined
    loaded?: string | undefined
    onEdit(value: string | undefined): void
  },
) {
  const { value, loaded, onEdit, ...rest } = props
  const format = useFormat()
  const { today } = useWizard()
  const isDate = isPlainDate(value)
  const { setText, typing } = useWizard()
  const onText = (typed: string) => {
    const read = readDate(typed, today, loaded)
    if (read !== value) onEdit(read)
    return read === undefined || isPlainDate(read)
  }
  const onPick = (day: string) => {
    typing(props.path)
    setText(props.path, undefined)
    onText(day)
  }
  return (
    <WithCalendar day={isDate ? value : undefined} onPick={onPick}>
      {(calendar) => (
        <Typed
          {...rest}
          unit={calendar}
          shown={isDate ? germanDate(value) : (value ?? '')}
          understood={isDate ? format.dateWithYear(value) : undefined}
          onText={onText}
        />
      )}
    </WithCalendar>
  )
}

const germanDate = (date: string): string => date.split('-').toReversed().join('.')

/** A time window in one field: `8-12`, `ab 10`, `bis 12`. Where nothing is typed it says what is assumed until somebody does. */
export function DraftWindow(
  props: FieldBaseProps & {
    kind: StopKind
    stop: StopDraft
    onEdit(value: { timeFrom: string | undefined; timeTo: string | undefined }): void
  },
) {
  const { kind, stop, onEdit, ...rest } = props
  const { timeFrom: from, timeTo: to } = stop
  const { texts } = useWizard()
  const { t } = useText()
  const format = useFormat()
  const usual = DEFAULT_WINDOWS[kind]
  const isText = from !== undefined && from === to
  const shown = from === undefined && to === undefined ? '' : isText ? from : format.timeWindow(from, to)
  const typed = texts[props.path]?.trim()
  const { fromBy, toBy } = stopWindow(kind, stop)
  const isByHours = fromBy === 'hours' || toBy === 'hours'
  const assumed = format.timeWindow(usual.timeFrom, usual.timeTo)
  return (
    <Typed
      {...rest}
      // Where only one side is typed, the place may end the other one.
      hint={
        isByHours
          ? stopWindowText(kind, stop, t, format)
          : shown === ''
            ? t('fields.window.assumed', { window: assumed })
            : rest.hint
      }
      shown={shown}
      understood={typed !== undefined && shown !== '' && !isText && typed !== shown ? shown : undefined}
      placeholder={t('wizard.window.hint')}
      onText={(text) => {
        const { isRead, ...read } = readWindow(text)
        if (read.timeFrom !== from || read.timeTo !== to) onEdit(read)
        return isRead
      }}
    />
  )
}

/**
 * An amount in euros that counts when the field is left or the person goes on (`onEdit`). `onLeft` follows when it was
 * left without going on, and the amount is another one.
 */
export function DraftAmount(
  props: FieldBaseProps & { value: number | undefined; onEdit(euros: number | undefined): void; onLeft?(): void },
) {
  const { path, value, onEdit, onLeft, first, hint, ...rest } = props
  const format = useFormat()
  const { texts, setText, typing, pending } = useWizard()
  const shared = useFieldProps({ path, first, hint })
  const text = texts[path]
  const shown = value === undefined || Number.isNaN(value) ? '' : format.number(value, 2, true)
  const hand = (typed: string): boolean => {
    pending.current.delete(path)
    const euros = readEuros(typed)
    const isRead = !Number.isNaN(euros ?? 0)
    if (isRead) setText(path, undefined)
    if (Object.is(euros, value)) return false
    onEdit(euros)
    return isRead
  }
  // Also what was typed before a reload, or before another panel took the room.
  useEffect(() => {
    const waiting = pending.current
    if (text !== undefined) waiting.set(path, () => hand(text))
    return () => void waiting.delete(path)
  })
  return (
    <TextField
      {...rest}
      {...shared}
      maxLength={20}
      inputMode="decimal"
      align="right"
      unit="€"
      value={text ?? shown}
      onChange={(event) => {
        typing(path)
        setText(path, event.target.value)
      }}
      onBlur={() => {
        if (text !== undefined && hand(text)) onLeft?.()
        shared.onBlur()
      }}
    />
  )
}
