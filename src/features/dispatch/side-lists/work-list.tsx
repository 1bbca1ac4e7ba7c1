import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { loadingMetersOf, waitingOrdersQuery } from '#src/entities/orders/waiting-orders.ts'
import { WAITING_ROW_HEIGHT, WaitingRow, waitingRowText } from '#src/entities/orders/waiting-row.tsx'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CursorRows } from '#src/records/list/cursor/cursor-rows.tsx'
import { SmallFoot } from '#src/records/list/screen/list-foot.tsx'
import { ListStates } from '#src/records/list/screen/list-states.tsx'
import { RowMouse } from '#src/records/list/screen/row-mouse.tsx'
import { heldIn, useHeldRows } from '#src/records/list/rows/use-held-rows.ts'
import { useList } from '#src/records/list/use-list.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { carriedFacts } from '../board/state/carried-facts.ts'
import { ListSection } from './list-section.tsx'
import { useDispatchScope } from '../parts/use-scope.ts'

const waiting = {
  kind: 'order',
  icon: ClipboardCheck,
  words: { loadFailed: 'dispatch.work.failed', empty: 'dispatch.work.empty', emptyText: 'dispatch.work.emptyText' },
  label: (order: Order) => order.orderNumber,
  text: (order: Order, _t: Translate, format: Format) => waitingRowText(order, format),
  facts: (orders: readonly Order[], _t: Translate, format: Format) => [format.loadingMeters(loadingMetersOf(orders))],
} as const

/** Unassigned orders, the earliest pickup first. */
export function WorkList({ current, className }: { current: boolean; className?: string }) {
  const { t } = useText()
  const format = useFormat()
  const query = useQuery(waitingOrdersQuery(useCall()))
  const rows = useHeldRows(heldIn(query))
  const table = useRef<TableHandle>(null)
  const list = useList(waiting, rows, { table, isEntrance: true })
  const { cursor, selection } = list
  const part = useDispatchScope(
    { name: 'work', rows, cursor },
    {
      scopes: ['list', 'list:work', 'dispatch'],
      list: list.handle,
      get focus() {
        return list.focus()
      },
      changes: cursor.spot,
      get selection() {
        return selection.records()
      },
      selectionTotal: selection.count,
    },
  )
  const today = useDay()
  const draw = useCallback((order: Order) => <WorkRow order={order} today={today} />, [today])
  const total = rows.allTotal ?? 0
  const metres = format.loadingMeters(loadingMetersOf(query.data?.data ?? []))
  return (
    <ListSection
      ref={part}
      name="work"
      reachable={total > 0}
      title={t('dispatch.work')}
      fact={total > 0 ? `${format.number(total, 0)} · ${metres}` : undefined}
      className={className}
    >
      <ListStates face={waiting} rows={rows} bars={{ rows: 6, rowHeight: WAITING_ROW_HEIGHT }}>
        <RowMouse list={list}>
          <CursorRows<Order>
            cursor={cursor}
            isMarked={current}
            ref={table}
            label={t('dispatch.work')}
            rowCount={rows.total ?? 0}
            getRow={rows.getRow}
            rowId={(order) => order.id}
            rowLabel={waiting.label}
            height={WAITING_ROW_HEIGHT}
            onFocusRow={cursor.onFocusRow}
            selectedIds={selection.rowIds}
            onToggle={(index) => list.toggle(rows.getRow(index))}
            onOpen={(index) => cursor.open('inPlace', index)}
            onPeek={(index) => cursor.peek(index)}
          >
            {draw}
          </CursorRows>
        </RowMouse>
      </ListStates>
      <SmallFoot rows={rows} list={list} />
    </ListSection>
  )
}

function WorkRow({ order, today }: { order: Order; today: PlainDate }) {
  const { t } = useText()
  const facts = useSessionValue(carriedFacts)
  const isCarried = useSyncExternalStore(facts.subscribe, () => facts.current().orderIds.has(order.id))
  return <WaitingRow order={order} today={today} held={isCarried ? t('dispatch.work.carried') : undefined} />
}
