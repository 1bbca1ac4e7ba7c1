import { useRef, useState, type ReactNode } from 'react'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { readDayNow } from '#src/i18n/typed-dates.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import type { EditableRecord, Field } from './field.ts'
import type { FieldValue } from './kinds.ts'
import { readForm, type NewRecord } from './new-record.ts'

/**
 * The form of a new record. It stands until the server has the record: what is wrong is said at its field, and what did not
 * arrive stays typed and says why.
 */
export function NewRecordDialog<T extends EditableRecord>(props: {
  form: NewRecord<T>
  title: string
  confirm: string
  onSend(values: Readonly<Record<string, FieldValue>>): Promise<void>
  onClose(): void
}) {
  const { form, title, confirm, onSend, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const element = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(form.texts)
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const reading = readForm(form, texts, { t, format, record: form.blank })
  const submit = async () => {
    setChecked(true)
    const [wrong] = Object.keys(reading.errors)
    if (wrong !== undefined) return element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      await onSend(reading.values)
      onClose()
    } catch (error) {
      setFailure(failureText(error, t) ?? t('fields.failed'))
      setSending(false)
    }
  }
  const [first] = form.rows
  const fieldOf = (id: string) => form.fields.find((one) => one.id === id)
  return (
    <FormDialog
      ref={element}
      title={title}
      confirm={confirm}
      width={640}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      {form.rows.map(([columns, ...ids]) => (
        <div key={ids[0]} className={`grid items-start gap-3 ${columns} max-[479px]:grid-cols-1`}>
          {ids.flatMap((id) => {
            const field = fieldOf(id)
            if (field === undefined) return []
            return [
              <FormField
                key={id}
                field={field}
                blank={form.blank}
                text={texts[id] ?? ''}
                required={form.required.includes(id)}
                isFirst={first?.[1] === id}
                error={isChecked ? reading.errors[id] : undefined}
                understood={reading.understood[id]}
                isSending={isSending}
                onChange={(text) => setTexts((before) => ({ ...before, [id]: text }))}
              />,
            ]
          })}
        </div>
      ))}
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-chip">
          <StatusSign status="failure" className="mt-px" />
          {failure}
        </p>
      )}
    </FormDialog>
  )
}

function FormField<T extends EditableRecord>(props: {
  field: Field<T>
  blank: T
  text: string
  required: boolean
  isFirst: boolean
  error: string | undefined
  understood: string | undefined
  isSending: boolean
  onChange(text: string): void
}) {
  const { field, blank, text, required, isFirst, error, understood, isSending, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const { kind, id, name } = field
  // Beside others only the whole name says which one it is, and in what it is measured.
  const shared = { name: id, label: t(name), value: text, required, error, ...(isFirst && { 'data-autofocus': true }) }
  const typed = {
    ...shared,
    understood,
    hint: kind.hint && t(kind.hint),
    maxLength: kind.maxLength,
    readOnly: isSending,
  }
  if (kind.control === 'choice') {
    return (
      <SelectField {...shared} onChange={(event) => onChange(event.target.value)}>
        {kind.options?.({ t, format, record: blank }).map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
    )
  }
  if (kind.control === 'long')
    return <TextAreaField {...typed} rows={2} onChange={(event) => onChange(event.target.value)} />
  const control = (calendar?: ReactNode) => (
    <TextField
      {...typed}
      unit={calendar}
      align={kind.align}
      inputMode={kind.inputMode}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (kind.isDay !== true) return control()
  return (
    <WithCalendar day={readDayNow(text)} readOnly={isSending} onPick={onChange}>
      {control}
    </WithCalendar>
  )
}
