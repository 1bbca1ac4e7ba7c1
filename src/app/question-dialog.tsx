import { useId, useState, type FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextAreaField } from '#src/ui/field.tsx'
import type { Pending } from './questions.tsx'

/** How long after an answer the same stroke still belongs to it, ms. */
const DOUBLE_PRESS = 200

/** Enter pressed twice answers once: the second must not open the row that has the focus again. Any other key ends it. */
function ignoreSecondEnter(isWithCtrl: boolean): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.ctrlKey || event.metaKey) !== isWithCtrl) return end()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  setTimeout(end, DOUBLE_PRESS)
}

/** Asks one question. */
export function QuestionContent({ pending }: { pending: Pending }) {
  return pending.kind === 'text' ? <TextDialog pending={pending} /> : <ConfirmDialog pending={pending} />
}

function TextDialog({ pending }: { pending: Extract<Pending, { kind: 'text' }> }) {
  const { t } = useText()
  const { question, answer } = pending
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = text.trim()
    if (question.required === true && given === '') setMissing(true)
    else answer(given)
  }
  return (
    <Dialog
      open
      title={question.title}
      onCancel={() => answer(undefined)}
      footer={
        <>
          <Button variant="secondary" keys="Esc" onClick={() => answer(undefined)}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} keys={t('app.submitKeys')}>
            {question.confirmLabel ?? t('app.ok')}
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
        <TextAreaField
          label={question.label}
          required={question.required}
          value={text}
          data-autofocus
          rows={3}
          maxLength={1000}
          error={missing ? t('app.reasonMissing') : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
      </form>
    </Dialog>
  )
}

function ConfirmDialog({ pending }: { pending: Extract<Pending, { kind: 'confirm' }> }) {
  const { t } = useText()
  const { question, answer } = pending
  return (
    <Dialog
      open
      role="alertdialog"
      title={question.title}
      onCancel={() => answer(false)}
      footer={
        <>
          <Button variant="secondary" keys="Esc" onClick={() => answer(false)}>
            {t('app.cancel')}
          </Button>
          <Button
            variant={question.destructive === true ? 'danger-word' : 'primary'}
            data-autofocus
            onClick={({ detail }) => {
              // Pressed by key, not by mouse.
              if (detail === 0) ignoreSecondEnter(false)
              answer(true)
            }}
          >
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      <p className="p-4 text-text-2">{question.detail ?? question.title}</p>
    </Dialog>
  )
}
