import type { KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { SuggestedField } from '../../form/suggested-field.tsx'
import type { Field, Suggestions } from '../field.ts'
import { useFieldPlace } from './place.tsx'
import type { OpenField } from '../saving/store.ts'

const useNone = (): Suggestions => ({ options: [], busy: false })

/** A text with suggestions: taking one saves it at once; what no one suggests is a row of its own (decision A30). */
export function SuggestedText(props: {
  field: Field
  entry: OpenField
  error: string | undefined
  /** The id of what is said about the field. */
  notes: string
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}) {
  const { field, entry, error, notes, onKeyDown } = props
  const { t } = useText()
  const place = useFieldPlace()
  const useSuggestions = field.useSuggestions ?? useNone
  const typed = entry.isFresh ? '' : entry.text
  return (
    // What the list of suggestions does not take goes on to the editor: Enter saves, Esc reverts, Tab goes on.
    <div onKeyDown={onKeyDown}>
      <SuggestedField
        compact
        labelHidden
        label={t(field.name)}
        aria-label={t(field.name)}
        aria-describedby={notes}
        aria-invalid={error === undefined ? undefined : true}
        data-field={field.id}
        data-editable
        value={entry.text}
        typed={typed}
        offered={useSuggestions(place.record, typed)}
        onChange={(next) => place.type(field, next)}
        onTake={(taken) => {
          if (taken !== undefined) place.type(field, taken.label, taken.also)
          place.save(field, 'back')
        }}
      />
    </div>
  )
}
