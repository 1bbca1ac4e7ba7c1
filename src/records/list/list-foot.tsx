import { useEffect, type ReactNode } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useKeysOf } from '#src/ui/keys-of.tsx'
import type { ListRow } from './rows.ts'
import { selectedText } from './selection-facts.ts'
import type { List } from './use-list.ts'
import { useSpot } from './use-list-cursor.ts'
import type { ListTask } from './use-list-task.ts'

interface FootProps<Row extends ListRow> {
  list: List<Row>
  /** What the ticked rows can be put to: buttons of commands. */
  bulk: ReactNode
}

/** The foot of the list, 40 px: where one is, or in its place long work under way, or what the selection can be put to. */
export function ListFoot<Row extends ListRow>(props: FootProps<Row>) {
  const { tasks, selection } = props.list
  if (tasks.current !== undefined) return <TaskBar task={tasks.current} onCancel={tasks.cancel} />
  return selection.count > 0 ? <BulkBar {...props} /> : <PlainFoot {...props} />
}

function PlainFoot<Row extends ListRow>({ list }: FootProps<Row>) {
  const { rows, cursor } = list
  const { t } = useText()
  const format = useFormat()
  const { place } = useSpot(cursor)
  const row = rows.total ? Math.min(place + 1, rows.total) : 0
  const isOld = rows.error !== undefined && Number.isFinite(rows.updatedAt)
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 border-t border-line px-4 text-chip text-text-3">
      {rows.total !== undefined && row > 0 && (
        <span>{t('list.rowOf', { row: format.number(row), count: format.number(rows.total) })}</span>
      )}
      {isOld && <span className="text-status-amber">{t('list.asOf', { time: format.time(rows.updatedAt) })}</span>}
    </div>
  )
}

function TaskBar({ task, onCancel }: { task: ListTask; onCancel(): void }) {
  const { t } = useText()
  const format = useFormat()
  const words = t(`list.${task.kind}.running`, { done: format.number(task.done), all: format.number(task.all) })
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 overflow-hidden border-t border-accent bg-tint px-4">
      <span className="shrink-0 font-semibold">{words}</span>
      <span className="w-40 min-w-0">
        <ProgressBar label={words} value={task.done} max={task.all} />
      </span>
      <Button variant="quiet" keys="escape" className="ml-auto" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
    </div>
  )
}

function BulkBar<Row extends ListRow>({ list, bulk }: FootProps<Row>) {
  const { rows, selection } = list
  const { t } = useText()
  const format = useFormat()
  const words = selectedText(selection.count, t, format)
  // A row that is ticked by key says nothing by itself.
  useEffect(() => announce(words), [words])
  const [allKeys, clearKeys] = [useKeysOf('list.selectAll'), useKeysOf('list.clear')]
  return (
    <div
      role="group"
      aria-label={words}
      className="flex h-10 shrink-0 items-center gap-2 overflow-x-auto border-t border-accent bg-tint px-4 [scrollbar-width:none]"
    >
      <span className="mr-2 shrink-0 font-semibold">{words}</span>
      {bulk}
      <CommandButton id="palette.actions" label={t('list.more')} />
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {!selection.isAll && rows.total !== undefined && (
          <Button variant="quiet" keys={allKeys} onClick={() => void selection.selectFiltered()}>
            {t('list.selectFiltered', { count: rows.total, total: format.number(rows.total) })}
          </Button>
        )}
        <Button variant="quiet" keys={clearKeys} onClick={selection.clear}>
          {t('list.deselect')}
        </Button>
      </span>
    </div>
  )
}
