import { useEffect } from 'react'
import { CommandButton } from '#src/commands/command-button.tsx'
import { useCommands, useCommandState } from '#src/commands/commands-provider.tsx'
import { displayKeys } from '#src/commands/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { selectedText } from './selection-facts.ts'
import type { Selection } from './use-list-selection.ts'
import type { ListTask, ListTasks } from './use-list-task.ts'
import type { OrderList } from './use-order-list.ts'

interface FootProps {
  list: OrderList
  selection: Selection
  tasks: ListTasks
  /** The row the keyboard is on. */
  index: number
}

/** The foot of the list, 40 px: where one is, or in its place long work under way, or what the selection can be put to. */
export function OrderListFoot(props: FootProps) {
  const { tasks, selection } = props
  if (tasks.current !== undefined) return <TaskBar task={tasks.current} onCancel={tasks.cancel} />
  return selection.count > 0 ? <BulkBar {...props} /> : <PlainFoot {...props} />
}

function PlainFoot({ list, index }: FootProps) {
  const { t } = useText()
  const format = useFormat()
  const row = list.total ? Math.min(index + 1, list.total) : 0
  const isOld = list.error !== undefined && Number.isFinite(list.updatedAt)
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 border-t border-line px-4 text-chip text-text-3">
      {list.total !== undefined && row > 0 && (
        <span>{t('orders.rowOf', { row: format.number(row), count: format.number(list.total) })}</span>
      )}
      {isOld && <span className="text-status-amber">{t('orders.asOf', { time: format.time(list.updatedAt) })}</span>}
    </div>
  )
}

function TaskBar({ task, onCancel }: { task: ListTask; onCancel(): void }) {
  const { t } = useText()
  const format = useFormat()
  const words = t(`orders.${task.kind}.running`, { done: format.number(task.done), all: format.number(task.all) })
  return (
    <div className="flex h-10 shrink-0 items-center gap-4 overflow-hidden border-t border-accent bg-tint px-4">
      <span className="shrink-0 font-semibold">{words}</span>
      <span className="w-40 min-w-0">
        <ProgressBar label={words} value={task.done} max={task.all} />
      </span>
      <Button variant="quiet" keys="Esc" className="ml-auto" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
    </div>
  )
}

function BulkBar({ list, selection }: FootProps) {
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
      <CommandButton id="orders.setStatus" label={t('orders.column.status')} />
      <CommandButton id="orders.setVehicle" label={t('orders.vehicle')} />
      <CommandButton id="orders.setCarrier" label={t('orders.carrier')} />
      <CommandButton id="palette.actions" label={t('orders.more')} />
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {!selection.isAll && list.total !== undefined && (
          <Button variant="quiet" keys={allKeys} onClick={() => void selection.selectFiltered()}>
            {t('orders.selectFiltered', { count: list.total, total: format.number(list.total) })}
          </Button>
        )}
        <Button variant="quiet" keys={clearKeys} onClick={selection.clear}>
          {t('orders.deselect')}
        </Button>
      </span>
    </div>
  )
}

function useKeysOf(id: string): string[][] | undefined {
  const { t } = useText()
  const { mac } = useCommands()
  const keys = useCommandState(id)?.keys
  return keys === undefined ? undefined : displayKeys(keys, { mac, t })
}
