import { useId, useRef, useState, type FormEvent } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSending } from '#src/records/form/use-sending.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextAreaField, TextField } from '#src/ui/form/field.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import type { PendingText } from './questions.tsx'
import { ignoreSecondEnter } from './ignore-second-enter.ts'

/** Leads to what the question is about. */
const BESIDE = 'alt+enter'

/**
 * Asks for a text. Where the question sends it too, it stands until that is done: what did not arrive stays typed, says why,
 * and is sent again by the person alone (decision A17).
 */
export function TextDialog({ pending }: { pending: PendingText }) {
  const { t } = useText()
  const { question, answer } = pending
  const [text, setText] = useState(question.text ?? '')
  const [wrong, setWrong] = useState<string>()
  const form = useId()
  /** The stroke that sends, and what it ends the second of. */
  const isWithCtrl = useRef(false)
  const again = useRef<() => void>(undefined)
  const element = useRef<HTMLFormElement>(null)
  const given = text.trim()
  const sending = useSending({
    element,
    firstWrong() {
      const isMissing = question.required === true && given === '' && question.line === undefined
      const objection = isMissing ? t('app.reasonMissing') : question.line?.(given)
      setWrong(objection)
      return objection === undefined ? undefined : 'text'
    },
    send() {
      // A line is answered by Enter alone.
      if (question.line !== undefined || isWithCtrl.current) again.current = ignoreSecondEnter(isWithCtrl.current)
      return question.send === undefined || question.send(given)
    },
    onSent: () => answer(given),
    onSending(isUnderWay) {
      // What did not arrive stands here still: Enter is meant for it.
      if (!isUnderWay) again.current?.()
      pending.sending(isUnderWay)
    },
  })
  const { isSending, failure } = sending
  /** What is on the way cannot be called back: who leaves is told of it later. */
  const leave = () => answer(sending.underWay()?.then((isDone) => (isDone ? given : undefined)))
  const lookBeside = () => {
    leave()
    question.beside?.open()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.submit()
  }
  const change = (typed: string) => {
    setText(typed)
    setWrong(undefined)
  }
  const field = {
    name: 'text',
    label: question.label,
    required: question.required,
    value: text,
    'data-autofocus': true,
    readOnly: isSending,
    error: wrong,
  }
  const confirmLabel = failure === undefined ? (question.confirmLabel ?? t('app.ok')) : t('fields.sendNow')
  return (
    <Dialog
      open
      title={question.title}
      onCancel={leave}
      footer={
        <>
          {question.beside && (
            <Button variant="quiet" keys={BESIDE} className="mr-auto" onClick={lookBeside}>
              {question.beside.label}
            </Button>
          )}
          <Button variant="secondary" keys="escape" onClick={leave}>
            {t('app.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            keys="mod+enter"
            disabledReason={isSending ? t('fields.sending') : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={form}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.altKey && question.beside !== undefined) {
            event.preventDefault()
            return lookBeside()
          }
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          isWithCtrl.current = true
          submit(event)
          isWithCtrl.current = false
        }}
        className="flex flex-col gap-3 p-4"
      >
        {question.detail !== undefined && <p className="text-text-2">{question.detail}</p>}
        {question.line === undefined ? (
          <TextAreaField {...field} rows={3} maxLength={1000} onChange={(event) => change(event.target.value)} />
        ) : (
          <TextField
            {...field}
            maxLength={100}
            understood={question.understood?.(text.trim())}
            onChange={(event) => change(event.target.value)}
          />
        )}
        {failure !== undefined && <Failure error={failure} />}
      </form>
    </Dialog>
  )
}

/** Why it did not arrive: without a line it is no one's refusal. */
function Failure({ error }: { error: unknown }) {
  const { t } = useText()
  const isOffline = isApiError(error) && (error.kind === 'offline' || error.kind === 'network')
  return (
    <FormFailure status={isOffline ? 'warning' : 'failure'} detail={error instanceof Error ? error.message : ''}>
      {t(isOffline ? 'fields.offline' : 'fields.failed')}
    </FormFailure>
  )
}
