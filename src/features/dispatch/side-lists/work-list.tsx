import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { routeText } from '#src/entities/orders/route-text.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'
import { CursorRows } from '#src/records/list/cursor/cursor-rows.tsx'
import { SmallFoot } from '#src/records/list/screen/list-foot.tsx'
import { ListStates } from '#src/records/list/screen/list-states.tsx'
import { RowMouse } from '#src/records/list/screen/row-mouse.tsx'
import { heldIn, useHeldRows } from '#src/records/list/rows/use-held-rows.ts'
import { useList } from '#src/records/list/use-list.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { carriedFacts } from '../board/state/carried-facts.ts'
import { workQuery } from './dispatch.queries.ts'
import { ListSection } from './list-section.tsx'
import { useDispatchScope } from '../parts/use-scope.ts'

const ROW_HEIGHT = 48

const waiting = {
  kind: 'order',
  icon: ClipboardCheck,
  words: { loadFailed: 'dispatch.work.failed', empty: 'dispatch.work.empty', emptyText: 'dispatch.work.emptyText' },
  label: (order: Order) => order.orderNumber,
  text: (order: Order, _t: Translate, format: Format) => orderText(order, format),
  facts: (orders: readonly Order[], _t: Translate, format: Format) => [format.loadingMeters(loadingMeters(orders))],
} as const

/** Unassigned orders, the earliest pickup first. */
export function WorkList({ current, className }: { current: boolean; className?: string }) {
  const { t } = useText()
  const format = useFormat()
  const query = useQuery(workQuery(useCall()))
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
  const metres = format.loadingMeters(loadingMeters(query.data?.data ?? []))
  return (
    <ListSection
      ref={part}
      name="work"
      reachable={total > 0}
      title={t('dispatch.work')}
      fact={total > 0 ? `${format.number(total, 0)} · ${metres}` : undefined}
      className={className}
    >
      <ListStates face={waiting} rows={rows} bars={{ rows: 6, rowHeight: ROW_HEIGHT }}>
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
            height={ROW_HEIGHT}
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

const loadingMeters = (orders: readonly Order[]) =>
  Math.round(orders.reduce((sum, order) => sum + (order.loadingMeters ?? 0), 0) * 10) / 10

function WorkRow({ order, today }: { order: Order; today: PlainDate }) {
  const { t } = useText()
  const format = useFormat()
  const urgency = urgencyOf(order, today)
  const facts = useSessionValue(carriedFacts)
  const isFromLong = isLong(order.pickupCity)
  const isCarried = useSyncExternalStore(facts.subscribe, () => facts.current().orderIds.has(order.id))
  return (
    <>
      <div className="flex gap-3" title={routeText(order)}>
        <a
          href={`/orders/${encodeURIComponent(order.id)}`}
          data-row-link
          tabIndex={-1}
          className="flex min-w-0 grow whitespace-pre hover:underline"
        >
          <Place postalCode={order.pickupPostalCode} city={order.pickupCity} isCut={isFromLong} />
          <span className="text-text-3"> → </span>
          <Place
            postalCode={order.deliveryPostalCode}
            city={order.deliveryCity}
            isCut={!isFromLong || isLong(order.deliveryCity)}
          />
        </a>
        <span className="shrink-0">{format.number(order.loadingMeters, 1, true)}</span>
      </div>
      <div className="flex items-center text-chip text-text-2">
        <span className="shrink-0">{shortStopTime(order, 'pickup', format)}</span>
        {/* Where a few letters would be left of it, it goes to a line that is not seen. */}
        <span className="flex h-4 min-w-0 grow flex-wrap overflow-clip text-text-3 before:h-4 before:content-['']">
          <bdi className="min-w-14 grow basis-14 truncate pl-2">{order.customerName}</bdi>
        </span>
        {isCarried && <span className="shrink-0 pl-2 font-semibold text-accent">{t('dispatch.work.carried')}</span>}
        {!isCarried && order.status === 'CREATED' && (
          <span className="shrink-0 pl-2">
            <StatusWord status="CREATED">
              {/* Beside another word there is room for the sign alone. */}
              <span className={classes(urgency !== undefined && 'sr-only')}>{t('dispatch.work.unconfirmed')}</span>
            </StatusWord>
          </span>
        )}
        {!isCarried && urgency !== undefined && (
          <span className="shrink-0 pl-2">
            <StatusWord status="warning" coloured>
              {t(urgency)}
            </StatusWord>
          </span>
        )}
      </div>
    </>
  )
}

/** Which of two towns gives way: a long one, where both are short the second. */
const isLong = (city: string) => city.length > 10

function Place({ postalCode, city, isCut }: { postalCode: string; city: string; isCut: boolean }) {
  return (
    <>
      {postalCode !== '' && <span className="text-text-3">{postalCode} </span>}
      <bdi className={classes('min-w-6 truncate', isCut && 'shrink-[999]')}>{city || '–'}</bdi>
    </>
  )
}

/** Why an order cannot wait: its pickup day has passed, or somebody said so. */
function urgencyOf(order: Order, today: PlainDate) {
  if (order.pickupDate !== undefined && order.pickupDate < today) return 'dispatch.work.overdue'
  if (order.priority === 'urgent') return 'orders.priority.urgent'
  return order.priority === 'high' ? 'orders.priority.high' : undefined
}

function orderText(order: Order, format: Format): string {
  const pickup = shortStopTime(order, 'pickup', format)
  return [
    order.orderNumber,
    order.customerName,
    routeText(order),
    pickup,
    format.loadingMeters(order.loadingMeters),
  ].join('\t')
}
