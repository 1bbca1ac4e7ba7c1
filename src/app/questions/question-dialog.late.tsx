import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import type { PendingQuestion, PendingConfirm } from './questions.tsx'
import { ignoreSecondEnter } from './ignore-second-enter.ts'
import { TextDialog } from './text-dialog.tsx'

/** Asks one question. */
export function QuestionContent({ pending }: { pending: PendingQuestion }) {
  return pending.kind === 'text' ? <TextDialog pending={pending} /> : <ConfirmDialog pending={pending} />
}

/** The keyboard is on what was asked for; where the question comes late, on what changes nothing. */
function ConfirmDialog({ pending }: { pending: PendingConfirm }) {
  const { t } = useText()
  const { question, answer } = pending
  const isLate = question.late === true
  return (
    <Dialog
      open
      role="alertdialog"
      title={question.title}
      onCancel={() => answer(false)}
      footer={
        <>
          <Button
            variant="secondary"
            keys="escape"
            data-autofocus={isLate || undefined}
            onClick={({ detail }) => {
              if (detail === 0) ignoreSecondEnter(false)
              answer(false)
            }}
          >
            {t('app.cancel')}
          </Button>
          <Button
            variant={question.destructive === true ? 'danger-word' : 'primary'}
            data-autofocus={!isLate || undefined}
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
