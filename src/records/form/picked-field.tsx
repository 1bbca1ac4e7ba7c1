import { usePaused } from '#src/api/paused.ts'
import type { Suggestions } from '../fields/field.ts'
import type { FormControlProps } from './form.ts'
import { SuggestedField } from './suggested-field.tsx'

/**
 * A field whose value is one of what is suggested for its text (decision A30); the id of what was taken is a text of the form as
 * well, under `picked`. Typing on gives it up.
 */
export function PickedField(
  props: FormControlProps & {
    picked: string
    label: string
    hint?: string
    /** What is suggested for a text; asks for nothing while nothing is wanted. */
    useSuggestions(text: string, isWanted: boolean): Suggestions
  },
) {
  const { id, picked, label, hint, texts, error, required, isSending, isFirst, useSuggestions, onChange } = props
  const text = texts[id] ?? ''
  const asked = usePaused(text)
  const isWanted = text !== '' && !texts[picked]
  const { options, busy } = useSuggestions(asked, isWanted)
  const isCurrent = asked === text
  return (
    <SuggestedField
      name={id}
      {...(isFirst && { 'data-autofocus': true })}
      label={label}
      hint={hint}
      required={required}
      error={error}
      readOnly={isSending}
      value={text}
      offered={{ options: isWanted && isCurrent ? options : [], busy: isWanted && (busy || !isCurrent) }}
      showEmpty={isWanted}
      onChange={(next) => onChange({ [id]: next, [picked]: '' })}
      onTake={(taken) => taken && onChange({ [id]: taken.label, [picked]: taken.id })}
    />
  )
}
