import { Ellipsis } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { announce } from '#src/ui/live-region.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup, useKeysOf } from '#src/ui/keys/keys-of.tsx'
import type { RowsAbout } from '../list-about.ts'
import type { ListRow, ListRows } from '../rows/rows.ts'
import { selectedText } from '../selection/selection-facts.ts'
import type { List } from '../use-list.ts'
import { useSpot } from '../cursor/use-list-cursor.ts'
import type { Selection } from '../selection/use-list-selection.ts'
import type { ListTask } from '../use-list-task.ts'

interface FootProps<Row extends ListRow> {
  list: List<Row>
  /** What the ticked rows can be put to: buttons of commands. */
  bulk: ReactNode
}

interface SmallFootProps<Row extends ListRow> {
  rows: ListRows<Row>
  /** Where rows can be ticked. */
  list?: List<Row, RowsAbout<Row>>
}

/** The foot of the list, 40 px: where one is, or in its place long work under way, or what the selection can be put to. */
export function ListFoot<Row extends ListRow>(props: FootProps<Row>) {
  const { tasks, selection } = props.list
  if (tasks.current !== undefined) return <TaskBar task={tasks.current} onCancel={tasks.cancel} />
  return selection.count > 0 ? <BulkBar {...props} /> : <PlainFoot {...props} />
}

/** The foot of one of several lists on a screen: none, unless there is something to say. */
export function SmallFoot<Row extends ListRow>({ rows, list }: SmallFootProps<Row>) {
  const { t } = useText()
  const format = useFormat()
  if (list?.tasks.current !== undefined) return <TaskBar task={list.tasks.current} onCancel={list.tasks.cancel} />
  if (list !== undefined && list.selection.count > 0) {
    return (
      <SelectionBar selection={list.selection} isNarrow>
        <CommandButton id="palette.actions" label={t('list.more')} icon={Ellipsis} iconOnly />
      </SelectionBar>
    )
  }
  const hidden = (rows.allTotal ?? 0) - (rows.total ?? 0)
  const isOld = rows.error !== undefined && rows.total !== undefined
  if (hidden <= 0 && !isOld) return null
  return (
    <div className="shrink-0 border-t border-line px-4 py-1 text-chip text-text-2">
      {isOld && <p className="text-status-amber">{t('list.stale', { time: format.stamp(rows.updatedAt) })}</p>}
      {hidden > 0 && <p>{t('list.hiddenRows', { count: hidden })}</p>}
    </div>
  )
}

function PlainFoot<Row extends ListRow>({ list }: FootProps<Row>) {
  const { rows, shown, cursor } = list
  const { t } = useText()
  const format = useFormat()
  const { place } = useSpot(cursor)
  const row = rows.total && place >= 0 ? Math.min(shown.rowPlace(place) + 1, rows.total) : 0
  const isOld = rows.error !== undefined && Number.isFinite(rows.updatedAt)
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 border-t border-line px-4 text-chip text-text-3">
      {rows.total !== undefined && row > 0 && (
        <span>{t('list.rowOf', { row: format.number(row), count: format.number(rows.total) })}</span>
      )}
      {isOld && <span className="text-status-amber">{t('list.asOf', { time: format.time(rows.updatedAt) })}</span>}
      {list.about.asRows !== undefined && <KeyHints />}
    </div>
  )
}

/** The keys that move here: without a head of columns nothing else says so. */
function KeyHints() {
  const { t } = useText()
  const keysOf = useKeyLookup()
  const caps = (...ids: string[]) =>
    ids.flatMap((id) => {
      const keys = keysOf(id)
      return keys === undefined ? [] : [<KeyCaps key={id} keys={keys} small />]
    })
  return (
    <span aria-hidden className="ml-auto flex h-5 items-center gap-1 overflow-hidden whitespace-nowrap max-sm:hidden">
      {caps('list.down', 'list.up')}
      {t('list.hint.move')}
      <span className="ml-2 flex gap-1">{caps('list.toggle')}</span>
      {t('list.hint.select')}
      <span className="ml-2 flex gap-1 @max-[400px]:hidden">
        {caps('list.filter')}
        {t('list.filter')}
      </span>
    </span>
  )
}

function TaskBar({ task, onCancel }: { task: ListTask; onCancel(): void }) {
  const { t } = useText()
  const format = useFormat()
  const words = t(`list.${task.kind}.running`, { done: format.number(task.done), all: format.number(task.all) })
  return (
    <div
      data-foot
      className="flex h-10 shrink-0 items-center gap-4 overflow-hidden border-t border-accent bg-tint px-4"
    >
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
  const allKeys = useKeysOf('list.selectAll')
  return (
    <SelectionBar
      selection={selection}
      isNarrow={list.about.asRows !== undefined}
      more={
        !selection.isAll &&
        rows.total !== undefined && (
          <Button variant="quiet" keys={allKeys} onClick={() => void selection.selectFiltered()}>
            {t('list.selectFiltered', { count: rows.total, total: format.number(rows.total) })}
          </Button>
        )
      }
    >
      {bulk}
      <CommandButton id="palette.actions" label={t('list.more')} />
    </SelectionBar>
  )
}

interface SelectionBarProps<Row extends ListRow> {
  selection: Selection<Row>
  /** Ways to tick more. */
  more?: ReactNode
  /** Breaks into lines, as on a small screen; else it scrolls to the side. */
  isNarrow?: boolean
  /** What the ticked rows can be put to. */
  children: ReactNode
}

/** How many rows are ticked, what they can be put to, and the way out. */
function SelectionBar<Row extends ListRow>({ selection, more, isNarrow, children }: SelectionBarProps<Row>) {
  const { t } = useText()
  const format = useFormat()
  const words = selectedText(selection.count, t, format)
  // A row that is ticked by key says nothing by itself.
  useEffect(() => announce(words), [words])
  const clearKeys = useKeysOf('list.clear')
  return (
    <div
      role="group"
      aria-label={words}
      data-foot
      className={classes(
        'flex shrink-0 items-center gap-2 border-t border-accent bg-tint',
        isNarrow
          ? 'min-h-10 flex-wrap px-2 py-1'
          : 'min-h-10 px-4 max-sm:flex-wrap max-sm:px-2 max-sm:py-1 sm:h-10 sm:overflow-x-auto sm:[scrollbar-width:none]',
      )}
    >
      <span className="mr-2 shrink-0 font-semibold">{words}</span>
      {children}
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {more}
        <Button variant="quiet" keys={clearKeys} onClick={selection.clear}>
          {t('list.deselect')}
        </Button>
      </span>
    </div>
  )
}
