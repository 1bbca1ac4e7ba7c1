import { useUnreadQuestion } from './unread-question.ts'
import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog, type DialogProps } from '../dialogs/dialog.tsx'

/** A dialog that is one form: Enter in a field confirms, Strg+Eingabe also in one of several lines, Esc cancels, and both stand below it as buttons. */
export function FormDialog(
  props: Pick<DialogProps, 'title' | 'placement' | 'width' | 'onCancel'> & {
    /** Word of the button that confirms. */
    confirm: string
    onSubmit: (event: FormEvent) => void
    children: ReactNode
    ref?: Ref<HTMLFormElement>
    /** What is asked now, where confirming once more means something else than before. */
    question?: string | undefined
  },
) {
  const { title, placement, width, confirm, onCancel, onSubmit, children, ref, question } = props
  const { t } = useText()
  const form = useId()
  const isUnread = useUnreadQuestion(question)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnread(event)) return
    onSubmit(event)
  }
  const confirmAnywhere = (event: KeyboardEvent<HTMLFormElement>) => {
    // A key that is held is one stroke.
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
    if (event.key !== 'Enter' || event.altKey || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.requestSubmit()
  }
  return (
    <Dialog
      open
      title={title}
      placement={placement}
      width={width}
      onCancel={onCancel}
      footer={
        <>
          <Button variant="secondary" keys="escape" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} keys="enter">
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={form}
        noValidate
        onSubmit={submit}
        onKeyDown={confirmAnywhere}
        className="flex flex-col gap-3 p-4"
      >
        {children}
      </form>
    </Dialog>
  )
}
