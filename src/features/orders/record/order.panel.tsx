// Its buttons say from the start why a status cannot be set.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Behind, useSeen } from '#src/ui/loading/behind.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { TabPanel, Tabs } from '#src/ui/page/tabs.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { OrderFailure, OrderNotice } from './load-failure.tsx'
import { OrderDocuments, useOrderDocuments } from './sections/documents.tsx'
import { OrderEvents } from './sections/events.tsx'
import { useEditedHere, useEditWanted, useIsEditWanted } from '#src/records/fields/saving/use-edited-here.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { editableOrder } from '../fields/editable-order.ts'
import { OrderPrices } from './sections/prices.tsx'
import { OrderProgress } from './sections/progress.tsx'
import { OrderApproval, OrderRecord } from './sections/facts.tsx'
import {
  OrderBasics,
  OrderCargo,
  OrderCarriage,
  OrderCustomer,
  OrderNotes,
  OrderStop,
  OrderTrouble,
} from './sections/sections.tsx'
import { orderAsText } from './sections/record-text.ts'
import { OrderHistory } from './sections/history.tsx'
import { OrderSending } from './sections/sending.tsx'
import { OrderTour } from './sections/tour.tsx'
import { OrderTransports } from './sections/transports.tsx'
import { orderEventsQuery, PANEL_EVENTS } from '../orders.queries.ts'
import { useOrder, useRecentOrder, type OrderView } from './use-order.ts'

/** One order in a side panel. */
export function OrderPanel({ panel }: { panel: PanelRef }) {
  const id = panel.id ?? ''
  const isSeen = useSeen()
  const view = useOrder(id, isSeen)
  const { order, error, isMissing, retry } = view
  const { active } = usePanelPlace()
  useRecentOrder(order?.id, active)
  useEditedHere('order', id)
  const text = useOrderText(order)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record'],
    focus: { kind: 'order', id, ...(order && { record: order, text }) },
  })
  return (
    <div ref={part} className="h-full">
      {order === undefined ? (
        <SidePanel title={id}>
          {error === null ? (
            <LoadingRows rows={6} />
          ) : (
            <OrderFailure error={error} isMissing={isMissing} retry={retry} />
          )}
        </SidePanel>
      ) : (
        <OrderFrame key={id} order={order} view={view} isSeen={isSeen} />
      )}
    </div>
  )
}

/** The whole order as text, for the clipboard. */
export function useOrderText(order: Order | undefined): () => string {
  const { t } = useText()
  const format = useFormat()
  return () => (order === undefined ? '' : orderAsText(order, t, format))
}

function OrderFrame(props: { order: Order; view: OrderView; isSeen: boolean }) {
  const { order, view, isSeen } = props
  const { t } = useText()
  const prefix = useId()
  const [chosen, setChosen] = useState('overview')
  useEditWanted(() => setChosen('overview'))
  const call = useCall()
  const { data: latest } = useQuery({ ...orderEventsQuery(call, order.id, 1, PANEL_EVENTS), enabled: isSeen })
  const events = latest?.total ?? 0
  const documents = useOrderDocuments(order.id, isSeen).data?.data.length ?? 0
  const tabs = [
    { id: 'overview', title: t('orders.tab.overview') },
    ...(documents > 0 ? [{ id: 'documents', title: t('orders.documents'), count: documents }] : []),
    ...(events > 0 ? [{ id: 'events', title: t('orders.tab.events'), count: events }] : []),
    ...(order.customerId || order.carrierId ? [{ id: 'history', title: t('orders.tab.history') }] : []),
  ]
  const tab = tabs.some(({ id }) => id === chosen) ? chosen : 'overview'
  return (
    <SidePanel
      title={order.orderNumber || order.id}
      status={<StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>}
      actions={<CommandButton id="copy.link" icon={Link} iconOnly />}
      tabs={
        tabs.length > 1 && (
          <Tabs label={t('orders.tabs')} tabs={tabs} current={tab} onSelect={setChosen} idPrefix={prefix} />
        )
      }
    >
      <OrderNotice view={view} />
      <TabPanel idPrefix={prefix} id={tab}>
        {tab === 'overview' && <OrderOverview order={order} />}
        {tab === 'documents' && <OrderDocuments id={order.id} />}
        {tab === 'events' && <OrderEvents id={order.id} paged />}
        {tab === 'history' && (
          <>
            <OrderHistory order={order} kind="customer" />
            <OrderHistory order={order} kind="carrier" />
          </>
        )}
      </TabPanel>
    </SidePanel>
  )
}

/**
 * All of the order; drawn when that is another one, and not with each answer that only counts for the tabs. What lies below
 * the edge of the screen follows what is seen first; in a panel that has just come beside the list, all but its head does.
 */
const OrderOverview = memo(function OrderOverview({ order }: { order: Order }) {
  const isWanted = useIsEditWanted()
  const { isNew } = usePanelPlace()
  return (
    <>
      <OrderProgress order={order} />
      <OrderTrouble order={order} />
      <FieldsOf fields={editableOrder} record={order} folds>
        <Behind room={null} isWanted={isWanted || !isNew}>
          <OrderBasics isPanel />
          <OrderStop kind="pickup" />
          <OrderStop kind="delivery" />
        </Behind>
        <Behind room={<div className="h-screen" />} isWanted={isWanted}>
          <OrderCargo />
          <OrderCarriage isPanel />
          <OrderPrices />
          <OrderCustomer isPanel />
          <OrderNotes />
        </Behind>
      </FieldsOf>
      <Behind room={null}>
        <OrderTransports order={order} />
        <OrderTour order={order} />
        <OrderSending order={order} />
        <OrderEvents id={order.id} pageSize={PANEL_EVENTS} />
        <OrderDocuments id={order.id} />
        <OrderApproval order={order} />
        <OrderRecord order={order} />
      </Behind>
    </>
  )
})
