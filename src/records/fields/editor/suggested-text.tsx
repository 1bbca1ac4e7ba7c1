import type { KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import type { Field, Suggestion, Suggestions } from '../field.ts'
import { useFieldPlace } from './place.tsx'
import type { OpenField } from '../saving/store.ts'

/** The row that leaves what was typed as it is, where suggestions stand beside it. */
const AS_TYPED = 'as-typed'

const useNone = (): Suggestions => ({ options: [], busy: false })

/** A text with suggestions: taking one saves it at once; what nobody suggests is a row of its own (decision A30). */
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
  const { options, busy } = useSuggestions(place.record, entry.isFresh ? '' : entry.text)
  const typed = entry.isFresh ? '' : entry.text.trim()
  const isOffered = options.some(({ label }) => label.toLowerCase() === typed.toLowerCase())
  const own: Suggestion[] =
    typed === '' || isOffered || options.length === 0
      ? []
      : [{ id: AS_TYPED, label: t('fields.asTyped', { text: typed }) }]
  return (
    // What the list of suggestions does not take goes on to the editor: Enter saves, Esc reverts, Tab goes on.
    <div onKeyDown={onKeyDown}>
      <Combobox
        compact
        labelHidden
        label={t(field.name)}
        aria-label={t(field.name)}
        aria-describedby={notes}
        aria-invalid={error === undefined ? undefined : true}
        data-field={field.id}
        data-editable
        value={entry.text}
        loading={busy}
        options={[...options, ...own]}
        onChange={(next) => place.type(field, next)}
        onPick={({ id, label }) => {
          const taken = options.find((one) => one.id === id)
          if (taken !== undefined) place.type(field, label, taken.also)
          place.save(field, 'back')
        }}
      />
    </div>
  )
}
