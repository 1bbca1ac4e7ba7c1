import type { UndoConflict, UndoDecision, UndoWork } from '#src/commands/undo/ports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UndoStore } from '#src/commands/undo/store.ts'
import { isTold } from '#src/features/orders/order-change-text.ts'
import { fieldText, valueText } from '#src/features/orders/order-values.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { RowLines } from '#src/ui/table/lines.ts'
import { DataTable } from '#src/ui/table/table.tsx'
import { WorkProgress } from '#src/ui/dialogs/work-progress.tsx'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { ignoreSecondEnter } from '../questions/ignore-second-enter.ts'

interface Line {
  id: string
  label: string
  field: string
  mine: string
  theirs: string
}

/** Height of the list for so many rows; beyond ten it scrolls. */
const heightOf = (rows: number) => `calc(30px + ${Math.min(rows, 10)} * var(--row))`

/** Where the dialog is narrow: whose value, then both values. */
const LINES: RowLines = [
  ['label', 'field'],
  ['mine', 'theirs'],
]

/** What a step under way asks, else how far it is. */
export function UndoContent({ work, store }: { work: UndoWork; store: Pick<UndoStore, 'answer' | 'stop'> }) {
  const { t } = useText()
  const { question } = work
  if (question !== undefined) return <UndoQuestion work={work} question={question} onAnswer={store.answer} />
  const title = t(work.direction === 'undo' ? 'undo.progress.undoing' : 'undo.progress.redoing')
  return <WorkProgress {...work} title={title} detail={work.title} onStop={store.stop} />
}

/**
 * Others have changed the same fields since: shows for all records of the step at once what the person had set and what
 * is there now, and asks once. It comes with an answer of the server: Enter and Esc leave everything as it is, and the step
 * can be taken back another time.
 */
function UndoQuestion(props: {
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
        const { kind, id } = item.entity
        const currency = kind === 'order' ? knownRecord(queryClient, kind, id)?.currency : undefined
        return (told.length > 0 ? told : fields).map(({ field, mine, theirs }) => ({
          id: `${item.eventId} ${field}`,
          label: item.entity.label,
          field: field === 'verified' ? t('records.document.verified') : fieldText(field, t),
          mine: valueText(field, mine, t, format, currency),
          theirs: valueText(field, theirs, t, format, currency),
        }))
      }),
    [question, queryClient, t, format],
  )
  const columns = useMemo<readonly TableColumn<Line>[]>(
    () => [
      { id: 'label', header: t('undo.conflict.recordHead'), width: 128, cell: ({ label }) => <bdi>{label}</bdi> },
      { id: 'field', header: t('undo.conflict.fieldHead'), width: 160, cell: ({ field }) => field },
      { id: 'mine', header: t('fields.mine'), width: 'rest', cell: ({ mine }) => mine, full: ({ mine }) => mine },
      {
        id: 'theirs',
        header: t('fields.theirs'),
        width: 200,
        minWidth: 96,
        cell: ({ theirs }) => <bdi>{theirs}</bdi>,
        full: ({ theirs }) => theirs,
      },
    ],
    [t],
  )
  const [only] = question
  const isAgainstRules = question.every(({ fields }) => fields.every(({ code }) => code !== undefined))
  const title = isAgainstRules
    ? t('undo.conflict.rules.title')
    : question.length === 1 && only !== undefined
      ? t('undo.conflict.title', { label: only.item.entity.label })
      : t('undo.conflict.titleMany', { count: question.length })
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
          <Button
            variant="secondary"
            keys="escape"
            data-autofocus
            onClick={({ detail }) => {
              if (detail === 0) ignoreSecondEnter(false)
              onAnswer('cancel')
            }}
          >
            {t('app.cancel')}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer('keep')}>
            {t('undo.conflict.keep')}
          </Button>
          <Button variant="danger-word" onClick={() => onAnswer('overwrite')}>
            {t('undo.conflict.overwrite')}
          </Button>
        </>
      }
    >
      <p className="px-4 pt-3 pb-2 text-text-2">
        {t(isAgainstRules ? 'undo.conflict.rules.text' : 'undo.conflict.text')}
      </p>
      <div
        className="flex min-h-0 flex-col [--row:32px] max-[657px]:[--row:48px]"
        style={{ height: heightOf(lines.length) }}
      >
        <DataTable
          label={title}
          columns={columns}
          lines={LINES}
          rowCount={lines.length}
          getRow={(index) => lines[index]}
          rowId={({ id }) => id}
          density="normal"
        />
      </div>
    </Dialog>
  )
}
