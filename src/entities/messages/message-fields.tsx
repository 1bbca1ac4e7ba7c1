import { useText } from '#src/i18n/use-text.ts'
import { TextAreaField, TextField } from '#src/ui/form/field.tsx'

/** Whom a message goes to, and what it says; only what somebody has typed. */
export interface TypedMessage {
  recipient?: string | undefined
  text?: string | undefined
}

interface MessageFieldsProps {
  label: string
  recipient: string
  text: string
  rows: number
  error: string | undefined
  hint: string | undefined
  readOnly: boolean
  onChange(typed: TypedMessage): void
}

/** Recipient and text of a message, to be looked at and changed before it is sent. */
export function MessageFields({ label, recipient, text, rows, error, hint, readOnly, onChange }: MessageFieldsProps) {
  const { t } = useText()
  return (
    <>
      <TextField
        name="recipient"
        data-autofocus
        label={label}
        required
        maxLength={200}
        readOnly={readOnly}
        value={recipient}
        error={error}
        hint={hint}
        onChange={(event) => onChange({ recipient: event.target.value })}
      />
      <TextAreaField
        name="text"
        label={t('send.text')}
        rows={rows}
        maxLength={5000}
        readOnly={readOnly}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </>
  )
}
