import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/command-button.tsx'
import { useActivePart } from '#src/commands/active-parts.tsx'
import type { Order } from '#src/contract/orders.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/states.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { SidePanel } from '#src/workspace/side-panel.tsx'
import { LoadFailure } from './load-failure.tsx'
import { OrderDocuments, useOrderDocuments } from './order-documents.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPrices } from './order-prices.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderParties, OrderStops } from './order-sections.tsx'
import { noteRecentOrder } from './recent-orders.ts'
import { orderEventsQuery, orderQuery, PANEL_EVENTS } from './orders.queries.ts'

/** An order with its age, and what went wrong with the last attempt to load it. */
export function useOrder(id: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  const query = useQuery(orderQuery(call, queryClient, id))
  const isMissing = isApiError(query.error) && query.error.status === 404
  return {
    order: isMissing ? undefined : query.data,
    error: query.error,
    isMissing,
    updatedAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  }
}

/** Notes an order as opened: its page, or its panel while the keyboard is in it; not what a list passes by. */
export function useRecentOrder(id: string | undefined, isOpened: boolean): void {
  const session = useSession()
  useEffect(() => {
    if (id !== undefined && isOpened) noteRecentOrder(session, id)
  }, [id, isOpened, session])
}

/** One order in a side panel. */
export function OrderPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const id = panel.id ?? ''
  const { order, error, isMissing, updatedAt, retry } = useOrder(id)
  useRecentOrder(order?.id, usePanelPlace().active)
  const part = useActivePart<HTMLDivElement>({
    scopes: ['record'],
    focus: { kind: 'order', id, ...(order && { record: order }) },
  })
  return (
    <div ref={part} className="h-full">
      {order === undefined ? (
        <SidePanel title={id}>
          {error === null ? (
            <LoadingRows rows={6} />
          ) : (
            <LoadFailure title={isMissing ? error.message : t('orders.order.failed')} error={error} onRetry={retry} />
          )}
        </SidePanel>
      ) : (
        <OrderFrame key={id} order={order} staleSince={error === null ? undefined : updatedAt} />
      )}
    </div>
  )
}

/** "Stand 14:03": what is shown could not be renewed. */
export function StaleNote({ at }: { at: number | undefined }) {
  const { t } = useText()
  const format = useFormat()
  return at === undefined ? null : (
    <span className="text-status-amber">{t('orders.asOf', { time: format.time(at) })}</span>
  )
}

function OrderFrame({ order, staleSince }: { order: Order; staleSince: number | undefined }) {
  const { t } = useText()
  const prefix = useId()
  const [chosen, setChosen] = useState('overview')
  const call = useCall()
  const events = useQuery(orderEventsQuery(call, order.id, 1, PANEL_EVENTS)).data?.total ?? 0
  const documents = useOrderDocuments(order.id).data?.data.length ?? 0
  const tabs = [
    { id: 'overview', title: t('orders.tab.overview') },
    ...(documents > 0 ? [{ id: 'documents', title: t('orders.documents'), count: documents }] : []),
    ...(events > 0 ? [{ id: 'events', title: t('orders.tab.events'), count: events }] : []),
  ]
  const tab = tabs.some(({ id }) => id === chosen) ? chosen : 'overview'
  return (
    <SidePanel
      title={order.orderNumber || order.id}
      status={<StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>}
      note={<StaleNote at={staleSince} />}
      actions={<CommandButton id="copy.link" icon={Link} iconOnly />}
      tabs={
        tabs.length > 1 && (
          <Tabs label={t('orders.tabs')} tabs={tabs} current={tab} onSelect={setChosen} idPrefix={prefix} />
        )
      }
    >
      <TabPanel idPrefix={prefix} id={tab}>
        {tab === 'overview' && (
          <>
            <OrderProgress order={order} />
            <OrderStops order={order} />
            <OrderParties order={order} />
            <OrderPrices order={order} />
            <OrderEvents id={order.id} pageSize={PANEL_EVENTS} />
            <OrderDocuments id={order.id} />
            <OrderNotes order={order} />
          </>
        )}
        {tab === 'documents' && <OrderDocuments id={order.id} />}
        {tab === 'events' && <OrderEvents id={order.id} paged />}
      </TabPanel>
    </SidePanel>
  )
}
