import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextAreaField, TextField } from '#src/ui/form/field.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import { shownAt } from '../wizard-issues.ts'

/** What every field of a draft is told. */
export interface FieldBaseProps {
  /** `cargo.weightKg`: names the field for the rules and for the focus. */
  path: string
  label: string
  required?: boolean
  /** The entrance of the step. */
  first?: boolean
  hint?: ReactNode
  placeholder?: string
  className?: string
}

/** What is said about a field: an error in the place of the hint, and each warning, whatever else is said. */
export function useFieldWords(path: string, hint?: ReactNode) {
  const { issues } = useWizard()
  const { t } = useText()
  const format = useFormat()
  const mine = issues.filter((issue) => shownAt(issue.path) === path)
  const error = mine.find(({ severity }) => severity === 'error')
  const warnings = mine.filter(({ severity }) => severity === 'warning')
  return {
    error: error && explain('issue.', error, t, format),
    hint,
    warning:
      warnings.length > 0
        ? warnings.map((warning) => <Warning key={warning.code}>{explain('issue.', warning, t, format)}</Warning>)
        : undefined,
  }
}

/** A sentence that warns and does not block. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-chip text-text">
      <StatusSign status="warning" className="mt-px" />
      <span>{children}</span>
    </span>
  )
}

/** What all fields of a draft hand to their input. */
export function useFieldProps({ path, hint, first }: Pick<FieldBaseProps, 'path' | 'hint' | 'first'>) {
  const { leave, startField } = useWizard()
  const isEntrance = startField === undefined ? first : startField === path
  return {
    name: path,
    ...useFieldWords(path, hint),
    ...(isEntrance && { 'data-autofocus': true }),
    onBlur: () => leave(path),
  }
}

/** A field of text. */
export function DraftText(
  props: FieldBaseProps & { value: string | undefined; onEdit(value: string | undefined): void },
) {
  const { path, value, onEdit, first, hint, ...rest } = props
  const { typing } = useWizard()
  const shared = useFieldProps({ path, first, hint })
  return (
    <TextField
      {...rest}
      {...shared}
      maxLength={400}
      value={value ?? ''}
      onChange={(event) => {
        typing(path)
        onEdit(event.target.value === '' ? undefined : event.target.value)
      }}
    />
  )
}

/** A field of several lines. */
export function DraftLines(
  props: FieldBaseProps & { value: string | undefined; onEdit(value: string | undefined): void },
) {
  const { path, value, onEdit, first, hint, ...rest } = props
  const { typing } = useWizard()
  const shared = useFieldProps({ path, first, hint })
  return (
    <TextAreaField
      {...rest}
      {...shared}
      rows={2}
      maxLength={5000}
      value={value ?? ''}
      onChange={(event) => {
        typing(path)
        onEdit(event.target.value === '' ? undefined : event.target.value)
      }}
    />
  )
}
