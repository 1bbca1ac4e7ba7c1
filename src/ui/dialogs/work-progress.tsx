import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import { ProgressBar } from '../signs/progress-bar.tsx'

/** How far work on many records is; Esc ends it after what has been sent already. */
export function WorkProgress(props: {
  title: string
  /** What is done, in words, where the title does not say it. */
  detail?: string
  /** Records that are done with, of so many. */
  settled: number
  count: number
  stopping: boolean
  onStop(): void
}) {
  const { title, detail, settled, count, stopping, onStop } = props
  const { t } = useText()
  const format = useFormat()
  const words = t('undo.progress.count', { done: format.number(settled), all: format.number(count) })
  return (
    <Dialog
      open
      title={title}
      onCancel={onStop}
      footer={
        <Button
          variant="secondary"
          keys="escape"
          data-autofocus
          disabledReason={stopping ? t('undo.progress.stopping') : undefined}
          onClick={onStop}
        >
          {t('undo.progress.stop')}
        </Button>
      }
    >
      <div className="flex flex-col gap-2 p-4">
        {detail !== undefined && <p className="truncate">{detail}</p>}
        <ProgressBar label={words} value={settled} max={count} />
        <p className="text-chip text-text-2">{stopping ? t('undo.progress.stopping') : words}</p>
      </div>
    </Dialog>
  )
}
