import { useRef, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { valuesOf } from '../fields/field.ts'
import { drawnFields, readForm, rowsOf } from './form.ts'
import type { FormRecord, FormTexts, FormValues, RecordForm } from './form.ts'
import { DrawnField } from './form-field.tsx'
import { useFormTexts } from './use-form-texts.ts'
import { useSending } from './use-sending.ts'

/** What a form asks for, and what becomes of it. */
export interface AskedForm<T extends FormRecord> {
  form: RecordForm<T>
  /** What is typed is kept under it; names the record where there is one. */
  name: string
  title: string
  /** Word of the button that sends. */
  confirm: string
  /** Widest, in px. */
  width?: number
  /** The record it changes, as the person sees it; of a new one there is none. */
  record?: T | undefined
  /** The record as it is now, out of a 409 of version; undefined for any other error. */
  currentOf?(error: unknown): T | undefined
  /** Sends it, a change upon the version of `record`; false where the person turned away. Throws what speaks against it. */
  onSend(sent: { values: FormValues; texts: FormTexts; record: T | undefined }): Promise<boolean | void>
}

/** The texts a form of a record begins with. */
function textsOf<T extends FormRecord>({ fields, texts }: RecordForm<T>, record: T | undefined): FormTexts {
  if (record === undefined) return texts
  return Object.fromEntries(fields.map((field) => [field.id, field.kind.typed(valuesOf(record, field))]))
}

/**
 * The form of a record. It stands until the server has what was typed: what is wrong is said at its field, and what did not
 * arrive stays typed and says why. What somebody else has changed meanwhile in other fields comes along; in the same field the
 * person sees it, and sends again herself (decision A21).
 */
export function RecordFormDialog<T extends FormRecord>(props: AskedForm<T> & { onClose(): void }) {
  const { form, name, title, confirm, width = 640, currentOf, onSend, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const element = useRef<HTMLFormElement>(null)
  const [record, setRecord] = useState(props.record)
  const typed = useFormTexts(name, textsOf(form, props.record))
  const { texts, met } = typed
  const words = { t, format }
  const reading = readForm(form, texts, words)
  const deliver = async (sent: FormTexts, upon: T | undefined) =>
    (await onSend({ values: readForm(form, sent, words).values, texts: sent, record: upon })) !== false
  const sending = useSending({
    element,
    firstWrong: () => Object.keys(reading.errors)[0],
    async send() {
      typed.settle()
      try {
        return await deliver(texts, record)
      } catch (error) {
        const current = currentOf?.(error)
        if (current !== undefined) {
          setRecord(current)
          const merged = typed.rebase(textsOf(form, current))
          return merged !== undefined && (await deliver(merged, current))
        }
        const [refused] = refusedIn(error)
        if (refused !== undefined) sending.focus(refused.path)
        throw error
      }
    },
    onSent() {
      typed.forget()
      onClose()
    },
  })
  const { isChecked, isSending, failure } = sending
  const fields = drawnFields(form, texts)
  const isDrawn = (path: string) => fields.some(({ props: own }) => own.includes(path))
  const refused = refusedIn(failure)
  const errorOf = (id: string, own: readonly string[]) =>
    (isChecked ? reading.errors[id] : undefined) ?? refused.find(({ path }) => own.includes(path))?.message
  // What the server says of fields stands at them.
  const isSaidAtFields = refused.length > 0 && refused.every(({ path }) => isDrawn(path))
  const rows = rowsOf(form, texts)
  const first = form.first ?? rows[0]?.[1]
  return (
    <FormDialog
      ref={element}
      title={title}
      confirm={confirm}
      width={width}
      onCancel={() => {
        typed.forget()
        onClose()
      }}
      onSubmit={sending.submit}
    >
      {rows.map(([columns, ...ids]) => (
        <div key={ids[0]} className={`grid items-start gap-3 ${columns} max-[479px]:grid-cols-1`}>
          {fields
            .filter(({ id }) => ids.includes(id))
            .map((field) => (
              <DrawnField
                key={field.id}
                id={field.id}
                field={field}
                blank={form.blank}
                texts={texts}
                required={form.required.includes(field.id)}
                isFirst={field.id === first}
                error={errorOf(field.id, field.props)}
                understood={reading.understood[field.id]}
                theirs={
                  record !== undefined && met.includes(field.id)
                    ? field.kind.shown(valuesOf(record, field), { ...words, record })
                    : undefined
                }
                isSending={isSending}
                onChange={typed.type}
              />
            ))}
        </div>
      ))}
      {met.length > 0 && <FormFailure status="warning">{t('fields.conflict')}</FormFailure>}
      {failure !== undefined && !isSaidAtFields && (
        <FormFailure>{failureText(failure, t) ?? t('fields.failed')}</FormFailure>
      )}
    </FormDialog>
  )
}

/** What the server has against single fields. */
const refusedIn = (error: unknown) => (isApiError(error) ? (error.fieldErrors ?? []) : [])
