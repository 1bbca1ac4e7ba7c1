import { usePaused } from '#src/api/paused.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import type { Suggestions } from '../fields/field.ts'
import type { FormControlProps } from './form.ts'

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
  const { id, picked, label, hint, texts, error, isSending, isFirst, useSuggestions, onChange } = props
  const text = texts[id] ?? ''
  const asked = usePaused(text)
  const isWanted = text !== '' && !texts[picked]
  const { options, busy } = useSuggestions(asked, isWanted)
  const isCurrent = asked === text
  return (
    <Combobox
      name={id}
      {...(isFirst && { 'data-autofocus': true })}
      label={label}
      hint={hint}
      error={error}
      readOnly={isSending}
      value={text}
      options={isWanted && isCurrent ? options : []}
      loading={isWanted && (busy || !isCurrent)}
      showEmpty={isWanted}
      onChange={(next) => onChange({ [id]: next, [picked]: '' })}
      onPick={(option) => onChange({ [id]: option.label, [picked]: option.id })}
    />
  )
}
