import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from '#src/ui/form/combobox.tsx'

/** The row that leaves what was typed as it is, where suggestions stand beside it. */
const AS_TYPED = 'as-typed'

/** What is suggested for a text; `busy` while what is for this very text is still to come. */
export interface SuggestionList<S extends ComboboxOption> {
  options: readonly S[]
  busy: boolean
}

interface SuggestedFieldProps<S extends ComboboxOption> extends Omit<ComboboxProps, 'options' | 'loading' | 'onPick'> {
  offered: SuggestionList<S>
  /** What was typed, where it may stay as it is: a row of its own beside others (decision A30). */
  typed?: string
  /** Told of what was taken; undefined: what was typed stays. */
  onTake(taken: S | undefined): void
}

/** A field with suggestions: one of them is taken, or what was typed stays as it is. */
export function SuggestedField<S extends ComboboxOption>(props: SuggestedFieldProps<S>) {
  const { offered, typed = '', onTake, ...rest } = props
  const { t } = useText()
  const { options, busy } = offered
  const text = typed.trim()
  const isOffered = options.some(({ label }) => label.toLowerCase() === text.toLowerCase())
  const own =
    text === '' || isOffered || options.length === 0 ? [] : [{ id: AS_TYPED, label: t('fields.asTyped', { text }) }]
  return (
    <Combobox
      {...rest}
      loading={busy}
      options={[...options, ...own]}
      onPick={({ id }) => onTake(options.find((option) => option.id === id))}
    />
  )
}

/** Whether somebody is in a field, and has typed in it since: no one is asked for suggestions before. */
export function useAsking() {
  const [isAsking, setAsking] = useState(false)
  const [isTyped, setTyped] = useState(false)
  return {
    isAsking,
    isTyped,
    enter: () => setAsking(true),
    type: () => setTyped(true),
    leave() {
      setAsking(false)
      setTyped(false)
    },
  }
}
