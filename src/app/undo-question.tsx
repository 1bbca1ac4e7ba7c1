import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UndoConflict, UndoDecision, UndoWork } from '#src/commands/undo.ts'
import { isTold } from '#src/features/orders/order-change-text.ts'
import { fieldText, valueText } from '#src/features/orders/order-values.ts'
import { knownOrder } from '#src/features/orders/orders.queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { DataTable } from '#src/ui/table.tsx'

interface Line {
  id: string
  label: string
  field: string
  mine: string
  theirs: string
}

/** Height of the list in px for so many rows; beyond ten it scrolls. */
const heightOf = (rows: number) => 30 + Math.min(rows, 10) * 32

/**
 * Others have changed the same fields since: shows for all records of the step at once what the person had set and what
 * is there now, and asks once. Esc leaves everything as it is, and the step can be taken back another time.
 */
export function UndoQuestion(props: {
  work: UndoWork
  question: readonly UndoConflict[]
  onAnswer(decision: UndoDecision): void
}) {
  const { work, question, onAnswer } = props
  const { t } = useText()
  const format = useFormat()
  const queryClient = useQueryClient()
  const lines = useMemo(
    () =>
      question.flatMap(({ item, fields }): Line[] => {
        const told = fields.filter(({ field }) => isTold(field))
        const currency = knownOrder(queryClient, item.entity.id)?.currency
        return (told.length > 0 ? told : fields).map(({ field, mine, theirs }) => ({
          id: `${item.eventId} ${field}`,
          label: item.entity.label,
          field: fieldText(field, t),
          mine: valueText(field, mine, t, format, currency),
          theirs: valueText(field, theirs, t, format, currency),
        }))
      }),
    [question, queryClient, t, format],
  )
  const columns = useMemo<readonly TableColumn<Line>[]>(
    () => [
      { id: 'label', header: t('orders.order'), width: 128, cell: ({ label }) => <bdi>{label}</bdi> },
      { id: 'field', header: t('app.undoConflict.fieldHead'), width: 160, cell: ({ field }) => field },
      { id: 'mine', header: t('orders.form.mine'), width: 'rest', cell: ({ mine }) => mine, full: ({ mine }) => mine },
      {
        id: 'theirs',
        header: t('orders.form.theirs'),
        width: 200,
        cell: ({ theirs }) => <bdi>{theirs}</bdi>,
        full: ({ theirs }) => theirs,
      },
    ],
    [t],
  )
  const [only] = question
  const title =
    question.length === 1 && only !== undefined
      ? t('app.undoConflict.title', { label: only.item.entity.label })
      : t('app.undoConflict.titleMany', { count: question.length })
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      fact={work.title}
      width={720}
      onCancel={() => onAnswer('cancel')}
      footer={
        <>
          <Button variant="secondary" keys="Esc" onClick={() => onAnswer('cancel')}>
            {t('app.cancel')}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer('keep')}>
            {t('app.undoConflict.keep')}
          </Button>
          <Button variant="danger-word" data-autofocus onClick={() => onAnswer('overwrite')}>
            {t('app.undoConflict.overwrite')}
          </Button>
        </>
      }
    >
      <p className="px-4 pt-3 pb-2 text-text-2">{t('app.undoConflict.text')}</p>
      <div className="flex min-h-0 flex-col" style={{ height: heightOf(lines.length) }}>
        <DataTable
          label={title}
          columns={columns}
          rowCount={lines.length}
          getRow={(index) => lines[index]}
          rowId={({ id }) => id}
          density="normal"
        />
      </div>
    </Dialog>
  )
}

/** How far a long step is; Esc ends it after what has been sent already. */
export function UndoProgress({ work, onStop }: { work: UndoWork; onStop(): void }) {
  const { t } = useText()
  const format = useFormat()
  const words = t('app.undoProgress', { done: format.number(work.settled), all: format.number(work.count) })
  return (
    <Dialog
      open
      title={t(work.direction === 'undo' ? 'app.undoing' : 'app.redoing')}
      onCancel={onStop}
      footer={
        <Button
          variant="secondary"
          keys="Esc"
          data-autofocus
          disabledReason={work.stopping ? t('app.undoStopping') : undefined}
          onClick={onStop}
        >
          {t('app.undoStop')}
        </Button>
      }
    >
      <div className="flex flex-col gap-2 p-4">
        <p className="truncate">{work.title}</p>
        <ProgressBar label={words} value={work.settled} max={work.count} />
        <p className="text-chip text-text-2">{work.stopping ? t('app.undoStopping') : words}</p>
      </div>
    </Dialog>
  )
}
