import type { ReactNode } from 'react'
import { SuggestedField, type SuggestionList, type useAsking } from '#src/records/form/suggested-field.tsx'
import type { ComboboxOption, ComboboxProps } from '#src/ui/form/combobox.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { useFieldProps } from './fields.tsx'

interface DraftSuggestedProps<S extends ComboboxOption> extends Pick<
  ComboboxProps,
  'label' | 'required' | 'maxLength' | 'badge' | 'asks'
> {
  /** `customer.contactPerson`: names the field for the rules and for the focus. */
  path: string
  /** The entrance of the step. */
  first?: boolean
  hint?: ReactNode
  /** What is wrong beside what the rules say. */
  error?: string | undefined
  value: string | undefined
  asking: ReturnType<typeof useAsking>
  offered: SuggestionList<S>
  /** What is typed may stay as it is. */
  isOpen?: boolean
  onEdit(value: string | undefined): void
  onTake(taken: S | undefined): void
  /** Told once it is left. */
  onLeft?(): void
}

/** A field of a draft with suggestions. */
export function DraftSuggested<S extends ComboboxOption>(props: DraftSuggestedProps<S>) {
  const { path, first, hint, error, value = '', asking, isOpen, onEdit, onTake, onLeft, ...rest } = props
  const { typing, leave, acted, keepKeys } = useWizard()
  const { onBlur, ...shared } = useFieldProps({ path, first, hint })
  return (
    <SuggestedField
      {...rest}
      {...shared}
      error={shared.error ?? error}
      value={value}
      {...(isOpen && asking.isTyped && { typed: value })}
      sent={acted}
      keepKeys={keepKeys}
      onFocus={asking.enter}
      onBlur={() => {
        asking.leave()
        onBlur()
        onLeft?.()
      }}
      onChange={(text) => {
        typing(path)
        asking.type()
        onEdit(text === '' ? undefined : text)
      }}
      onTake={(taken) => {
        onTake(taken)
        leave(path)
      }}
    />
  )
}
