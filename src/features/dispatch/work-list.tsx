import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Order } from '#src/contract/order.ts'
import { epochToZoned, type PlainDate } from '#src/domain/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import { routeText } from '#src/i18n/route-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/states.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { workQuery } from './dispatch.queries.ts'
import { ListSection, ListStates } from './list-section.tsx'
import { MoreRows } from './more-rows.tsx'
import { RovingRows } from './roving-rows.tsx'
import { useDispatchList } from './use-dispatch-list.ts'
import { useEntrance } from './use-entrance.ts'

const ROW_HEIGHT = 48
const none: readonly Order[] = []

/** Orders nobody drives yet, the earliest pickup first. */
export function WorkList({ current, className }: { current: boolean; className?: string }) {
  const { t } = useText()
  const format = useFormat()
  const { active } = usePanelPlace()
  const query = useQuery(workQuery(useCall()))
  const rows = query.data?.data ?? none
  const total = query.data?.pagination.total ?? 0
  const table = useRef<TableHandle>(null)
  const [list, part] = useDispatchList<Order>({
    table,
    name: 'work',
    rows,
    idOf: (order) => order.id,
    panelOf: (order) => ({ kind: 'order', id: order.id }),
    focusOf: (order) => ({ kind: 'order', id: order.id, record: order, text: () => orderText(order, format) }),
  })
  useEntrance(rows.length > 0 && active, table, list.focusedIndex)
  const metres = rows.reduce((sum, { loadingMeters = 0 }) => sum + loadingMeters, 0)
  const today = epochToZoned(query.dataUpdatedAt).date
  return (
    <ListSection
      ref={part}
      name="work"
      reachable={rows.length > 0}
      title={t('dispatch.work')}
      fact={
        total > 0 ? `${format.number(total, 0)} · ${format.loadingMeters(Math.round(metres * 10) / 10)}` : undefined
      }
      className={className}
    >
      <ListStates
        query={query}
        rowHeight={ROW_HEIGHT}
        failure={t('dispatch.work.failed')}
        isEmpty={rows.length === 0}
        empty={
          <EmptyState icon={ClipboardCheck} title={t('dispatch.work.empty')} text={t('dispatch.work.emptyText')} />
        }
      >
        <RovingRows
          ref={table}
          label={t('dispatch.work')}
          rows={rows}
          idOf={(order) => order.id}
          height={ROW_HEIGHT}
          index={list.focusedIndex}
          remembers={current}
          onFocusRow={list.onFocusRow}
          onOpen={list.openAt}
          onPeek={list.peekAt}
        >
          {(order) => <WorkRow order={order} today={today} />}
        </RovingRows>
        <MoreRows hidden={total - rows.length} />
      </ListStates>
    </ListSection>
  )
}

function WorkRow({ order, today }: { order: Order; today: PlainDate }) {
  const { t } = useText()
  const format = useFormat()
  const urgency = urgencyOf(order, today)
  return (
    <>
      <div className="flex gap-3" title={routeText(order)}>
        <a
          href={`/orders/${encodeURIComponent(order.id)}`}
          tabIndex={-1}
          className="min-w-0 grow truncate hover:underline"
        >
          <Place postalCode={order.pickupPostalCode} city={order.pickupCity} />
          <span className="text-text-3"> → </span>
          <Place postalCode={order.deliveryPostalCode} city={order.deliveryCity} />
        </a>
        <span className="shrink-0">{format.number(order.loadingMeters, 2)}</span>
      </div>
      <div className="flex items-center gap-2 text-chip text-text-2">
        <span className="shrink-0">{format.stopTime(order.pickupDate, order.pickupTimeFrom, order.pickupTimeTo)}</span>
        <bdi className="min-w-0 grow truncate text-text-3">{order.customerName}</bdi>
        {urgency !== undefined && (
          <span className="shrink-0">
            <StatusWord status="warning" coloured>
              {t(urgency)}
            </StatusWord>
          </span>
        )}
      </div>
    </>
  )
}

function Place({ postalCode, city }: { postalCode: string; city: string }) {
  return (
    <>
      {postalCode !== '' && <span className="text-text-3">{postalCode} </span>}
      <bdi>{city || '–'}</bdi>
    </>
  )
}

/** Why an order cannot wait: its pickup day has passed, or somebody said so. */
function urgencyOf(order: Order, today: PlainDate) {
  if (order.pickupDate !== undefined && order.pickupDate < today) return 'dispatch.work.overdue'
  if (order.priority === 'urgent') return 'dispatch.work.urgent'
  return order.priority === 'high' ? 'dispatch.work.high' : undefined
}

function orderText(order: Order, format: Format): string {
  const pickup = format.stopTime(order.pickupDate, order.pickupTimeFrom, order.pickupTimeTo)
  return [
    order.orderNumber,
    order.customerName,
    routeText(order),
    pickup,
    format.loadingMeters(order.loadingMeters),
  ].join('\t')
}
