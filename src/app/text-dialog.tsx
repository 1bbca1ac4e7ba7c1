import { useId, useRef, useState, type FormEvent } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextAreaField, TextField } from '#src/ui/field.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import type { PendingText } from './questions.tsx'
import { ignoreSecondEnter } from './ignore-second-enter.ts'

/**
 * Asks for a text. Where the question sends it too, it stands until that is done: what did not arrive stays typed, says why,
 * and is sent again by the person alone (decision A17).
 */
export function TextDialog({ pending }: { pending: PendingText }) {
  const { t } = useText()
  const { question, answer } = pending
  const [text, setText] = useState(question.text ?? '')
  const [wrong, setWrong] = useState<string>()
  const { send, leave, isSending, failure } = useSending(pending)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const given = text.trim()
    const isMissing = question.required === true && given === '' && question.line === undefined
    const objection = isMissing ? t('app.reasonMissing') : question.line?.(given)
    setWrong(objection)
    if (objection !== undefined) return
    // A line is answered by Enter alone.
    if (question.line !== undefined) ignoreSecondEnter(false)
    if (question.send === undefined) answer(given)
    else void send(given)
  }
  const change = (typed: string) => {
    setText(typed)
    setWrong(undefined)
  }
  const field = {
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
        id={form}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          ignoreSecondEnter(true)
          submit(event)
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

/** Sends the text while the question stands. */
function useSending({ question, answer, sending }: PendingText) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef<Promise<string | undefined>>(undefined)
  const show = (is: boolean) => {
    setSending(is)
    sending(is)
  }
  return {
    isSending,
    failure,
    /** What is on the way cannot be called back: who leaves is told of it later. */
    leave: () => answer(underWay.current),
    async send(text: string): Promise<void> {
      const run = async () => ((await question.send?.(text)) === true ? text : undefined)
      underWay.current = run()
      setFailure(undefined)
      show(true)
      try {
        const done = await underWay.current
        if (done !== undefined) return answer(done)
      } catch (error) {
        setFailure(error)
      }
      underWay.current = undefined
      show(false)
    },
  }
}

function Failure({ error }: { error: unknown }) {
  const { t } = useText()
  const isOffline = isApiError(error) && (error.kind === 'offline' || error.kind === 'network')
  return (
    <p role="alert" className="flex items-start gap-1.5 text-chip">
      <StatusSign status={isOffline ? 'warning' : 'failure'} className="mt-px" />
      <span>
        {t(isOffline ? 'fields.offline' : 'fields.failed')}
        <span className="block text-text-2">{error instanceof Error ? error.message : ''}</span>
      </span>
    </p>
  )
}
