import { Combobox } from '#src/ui/form/combobox.tsx'
import type { NamedRecords } from './named-record.ts'

/** What stands in the field: a record that was picked, and text that is none yet. */
export interface RecordValue {
  id: string | undefined
  typed?: string
}

/** A record by its name; empty text means none. What was typed but not picked stays, so that nothing is lost. */
export function RecordField(props: {
  of: NamedRecords
  label: string
  value: RecordValue
  error?: string
  /** Gets the focus when the dialog opens. */
  focused?: boolean
  onChange(value: RecordValue): void
}) {
  const { of, label, value, error, focused, onChange } = props
  const { id, typed } = value
  const { useName, useFound } = of
  const name = useName(id)
  const { options, busy } = useFound(typed)
  const pickTyped = () => {
    const named = options.filter((option) => option.label.toLowerCase() === typed?.trim().toLowerCase())
    if (named[0] !== undefined && named.length === 1) onChange({ id: named[0].id })
  }
  return (
    <Combobox
      label={label}
      value={typed ?? (id === undefined ? '' : (name ?? id))}
      options={options}
      loading={busy}
      error={error}
      data-autofocus={focused ? '' : undefined}
      onChange={(next) => onChange(next.trim() === '' ? { id: undefined, typed: next } : { id, typed: next })}
      onPick={(option) => onChange({ id: option.id })}
      onBlur={pickTyped}
    />
  )
}
