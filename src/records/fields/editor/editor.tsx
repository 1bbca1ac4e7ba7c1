import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { readDayNow } from '#src/i18n/typed-dates.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { fieldFrame } from '#src/ui/form/field.tsx'
import { fieldOf, type Field } from '../field.ts'
import { FieldNotes } from './notes.tsx'
import { useFieldPlace } from './place.tsx'
import type { OpenField } from '../saving/store.ts'
import { SuggestedText } from './suggested-text.tsx'

/** More than any field takes: what is too long is said, not cut off in silence. */
const MOST_TYPED = 10_000

/**
 * The control of a field in the place of its value. Enter saves, Tab saves and goes on, Esc reverts; in a text of several
 * lines Enter is a new line, Ctrl+Enter saves, and after Esc what was typed waits to be saved or thrown away.
 */
export function FieldEditor(props: {
  field: Field
  entry: OpenField
  align?: 'right' | undefined
  /** The keyboard goes on to another field: this one does not want it back. */
  onLeave(): void
}) {
  const { field, entry, align, onLeave } = props
  const { t } = useText()
  const place = useFieldPlace()
  const notes = useId()
  const [isFocused, setFocused] = useState(false)
  const { kind } = field
  const reading = place.reading(field, entry)
  const error = place.isChecked(field.id) ? reading.error : undefined

  // An own change has brought another value into a field no one has typed in yet: typing still replaces it.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement instanceof HTMLInputElement && activeElement.dataset['field'] === field.id
    if (entry.isFresh && isHere) activeElement.select()
    // oxlint-disable-next-line react/exhaustive-deps -- as often as the text changes by itself
  }, [entry.text])

  const save = () => void place.save(field, 'back')
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['form', 'record'],
    form: { save },
    focus: recordFocus(place.fields.kind, place.record.id, { record: place.record }),
  })
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbourOf(event.target, event.shiftKey ? -1 : 1)
    if (!place.save(field)) return event.preventDefault()
    onLeave()
    const target = next && fieldOf(place.fields, next.dataset['field'] ?? '')
    if (target === undefined) return
    event.preventDefault()
    place.edit(target)
  }
  // A text of several lines is work: Esc lets it wait, and asks whether it is to be saved.
  const keep = (control: HTMLElement) => {
    const around = control.closest('[data-editor]')
    flushSync(() => setFocused(false))
    around?.querySelector<HTMLElement>('[data-waits] button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) return goOn(event)
    const isEnter = event.key === 'Enter' && !(kind.control === 'long') && !event.shiftKey && !event.altKey
    if (event.key !== 'Escape' && !isEnter) return
    event.preventDefault()
    event.stopPropagation()
    if (isEnter) save()
    else if (kind.control === 'long' && !reading.isUnchanged) keep(event.currentTarget)
    else place.revert(field)
  }
  const shared = {
    'data-field': field.id,
    'data-editable': true,
    'aria-label': t(field.name),
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': notes,
    autoComplete: 'off',
    value: entry.text,
    onKeyDown,
    onChange: (event: { target: { value: string } }) => place.type(field, event.target.value),
  } as const
  const control = (calendar?: ReactNode) => (
    <Frame error={error} isLong={kind.control === 'long'}>
      {kind.control === 'choice' ? (
        <Choice shared={shared} options={kind.options?.(place.words) ?? []} text={entry.text} />
      ) : kind.control === 'long' ? (
        <textarea
          {...shared}
          rows={1}
          placeholder={kind.hint && t(kind.hint)}
          maxLength={MOST_TYPED}
          className="field-sizing-content max-h-80 min-h-5 w-full resize-none bg-transparent"
        />
      ) : (
        <>
          <input
            {...shared}
            inputMode={kind.inputMode}
            maxLength={MOST_TYPED}
            placeholder={kind.hint && t(kind.hint)}
            className={classes('w-full min-w-0 bg-transparent', align === 'right' && 'text-right')}
          />
          {calendar}
        </>
      )}
    </Frame>
  )
  return (
    // The buttons of the notes are part of what waits: they must not go when they are pressed.
    <div
      ref={part}
      data-editor
      onFocus={({ target }) => setFocused(target.matches('[data-field], [data-day]'))}
      onBlur={() => setFocused(false)}
    >
      {entry.state !== 'conflict' && field.useSuggestions && (
        <SuggestedText field={field} entry={entry} error={error} notes={notes} onKeyDown={onKeyDown} />
      )}
      {entry.state !== 'conflict' && !field.useSuggestions && !kind.isDay && control()}
      {entry.state !== 'conflict' && kind.isDay && (
        <WithCalendar day={readDayNow(entry.text)} onPick={(day) => place.type(field, day)}>
          {control}
        </WithCalendar>
      )}
      <FieldNotes
        id={notes}
        field={field}
        entry={entry}
        reading={reading}
        error={error}
        isFocused={isFocused}
        onSave={save}
      />
    </div>
  )
}

function Frame({ error, isLong, children }: { error: string | undefined; isLong: boolean; children: ReactNode }) {
  return (
    <span
      className={classes(
        fieldFrame(error),
        '-mx-1 px-[3px]',
        isLong ? 'min-h-6 py-px' : 'relative h-6 overflow-visible',
      )}
    >
      {children}
    </span>
  )
}

function Choice(props: { shared: object; options: readonly { value: string; word: string }[]; text: string }) {
  const { shared, options, text } = props
  return (
    <>
      <select
        {...shared}
        className="h-full w-full min-w-0 appearance-none truncate bg-transparent pr-4 [&>option]:bg-raised"
      >
        {options.every(({ value }) => value !== text) && <option value={text}>{text}</option>}
        {options.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={14} strokeWidth={1.75} className="pointer-events-none absolute right-1" />
    </>
  )
}

/** The next field that can be typed in, in the order of the screen. */
function neighbourOf(target: EventTarget, step: 1 | -1): HTMLElement | undefined {
  const control = target instanceof HTMLElement ? target : undefined
  const fields = control?.closest('[data-fields]')?.querySelectorAll<HTMLElement>('[data-field][data-editable]') ?? []
  const all = [...fields]
  return control && all[all.indexOf(control) + step]
}
