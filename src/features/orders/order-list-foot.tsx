import { CommandButton } from '#src/commands/command-button.tsx'
import { useCommands, useCommandState } from '#src/commands/commands-provider.tsx'
import { displayKeys } from '#src/commands/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { Selection } from './use-list-selection.ts'
import type { OrderList } from './use-order-list.ts'

/** The foot of the list, 40 px: where one is, or in its place what can be done with the selection. */
export function OrderListFoot(props: { list: OrderList; selection: Selection; index: number }) {
  return props.selection.orders.size > 0 ? <BulkBar {...props} /> : <PlainFoot {...props} />
}

function PlainFoot({ list, index }: { list: OrderList; index: number }) {
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

function BulkBar({ list, selection }: { list: OrderList; selection: Selection }) {
  const { t } = useText()
  const format = useFormat()
  const count = selection.orders.size
  const [allKeys, clearKeys] = [useKeysOf('list.selectAll'), useKeysOf('list.clear')]
  return (
    <div
      role="group"
      aria-label={t('orders.selected', { count })}
      className="flex h-10 shrink-0 items-center gap-2 overflow-hidden border-t border-accent bg-tint px-4"
    >
      <span className="mr-2 shrink-0 font-semibold">{t('orders.selected', { count })}</span>
      <CommandButton id="orders.setStatus" label={t('orders.column.status')} />
      <CommandButton id="orders.setVehicle" label={t('orders.vehicle')} />
      <CommandButton id="orders.setCarrier" label={t('orders.carrier')} />
      <CommandButton id="palette.actions" label={t('orders.more')} />
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {!selection.isAll && (
          <Button
            variant="quiet"
            keys={allKeys}
            disabledReason={selection.isLoading ? t('ui.loading') : undefined}
            onClick={() => void selection.selectFiltered()}
          >
            {t('orders.selectFiltered', { count: format.number(list.total) })}
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
