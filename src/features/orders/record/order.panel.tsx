// Its buttons say from the start why a status cannot be set.
import { OrderCarrierPapers } from '#src/entities/billing/order-carrier-papers.tsx'
import { OrderClaims } from '#src/entities/claims/order-claims.tsx'
import { OrderInvoices } from '#src/entities/billing/order-invoices.tsx'
import { OrderCargo } from './sections/cargo.tsx'
import { OrderCarriage } from './sections/carriage.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { memo, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AfterFirstPaint, useAfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { Tab } from '#src/ui/page/tabs.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { OrderFailure, OrderNotice } from './load-failure.tsx'
import { OrderEvents } from './sections/events.tsx'
import { useEditWanted, useIsEditWanted } from '#src/records/fields/saving/use-edited-here.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { RecordDocuments, useRecordDocuments } from '#src/entities/documents/record-documents.tsx'
import { editableOrder } from '../fields/editable-order.ts'
import { OrderPrices } from './sections/prices.tsx'
import { OrderProgress } from './sections/progress.tsx'
import { OrderApproval, OrderRecord } from './sections/facts.tsx'
import { OrderBasics, OrderCustomer, OrderNotes, OrderStop, OrderTrouble } from './sections/sections.tsx'
import { orderAsText } from './sections/record-text.ts'
import { OrderHistory } from './sections/history.tsx'
import { OrderPriceRequests } from './sections/price-requests.tsx'
import { OrderSending } from './sections/sending.tsx'
import { OrderTour } from './sections/tour.tsx'
import { OrderTransports } from './sections/transports.tsx'
import { orderEventsQuery, PANEL_EVENTS } from '../orders.queries.ts'
import { useOrder, useRecentOrder } from './use-order.ts'

/** One order in a side panel. */
export function OrderPanel({ panel }: { panel: PanelRef }) {
  const id = panel.id ?? ''
  const { t } = useText()
  const isSeen = useAfterFirstPaint()
  const view = useOrder(id, isSeen)
  const { order, error, isMissing, retry } = view
  const { active } = usePanelPlace()
  useRecentOrder(order?.id, active)
  const text = useOrderText()
  const tabs = useOrderTabs(order, isSeen)
  const [chosen, setChosen] = useState('overview')
  useEditWanted(() => setChosen('overview'))
  const tab = tabs.some((one) => one.id === chosen) ? chosen : 'overview'
  return (
    <RecordPanel
      kind="order"
      id={id}
      query={{ data: order, error, refetch: retry }}
      failure={(failed) => <OrderFailure error={failed} isMissing={isMissing} retry={retry} />}
      title={({ orderNumber }) => orderNumber || id}
      status={({ status }) => <StatusWord status={status}>{t(`order.status.${status}`)}</StatusWord>}
      actions={() => <CommandButton id="copy.link" icon={Link} iconOnly />}
      tabs={{ label: 'orders.tabs', of: () => tabs, current: tab, onSelect: setChosen }}
      notice={<OrderNotice view={view} />}
      text={text}
      body={(record) => <OrderTab order={record} tab={tab} />}
    />
  )
}

/** The whole order as text, for the clipboard. */
export function useOrderText(): (order: Order) => string {
  const { t } = useText()
  const format = useFormat()
  return (order) => orderAsText(order, t, format)
}

/** What there is of an order beside itself; nothing is asked for before it has been seen. */
function useOrderTabs(order: Order | undefined, isSeen: boolean): readonly Tab[] {
  const { t } = useText()
  const id = order?.id ?? ''
  const isAsked = isSeen && order !== undefined
  const { data: latest } = useQuery({ ...orderEventsQuery(useCall(), id, 1, PANEL_EVENTS), enabled: isAsked })
  const events = latest?.total ?? 0
  const documents = useRecordDocuments({ orderId: id }, isAsked).data?.data.length ?? 0
  const hasHistory = Boolean(order?.customerId || order?.carrierId)
  return [
    { id: 'overview', title: t('orders.tab.overview') },
    ...(documents > 0 ? [{ id: 'documents', title: t('orders.documents'), count: documents }] : []),
    ...(events > 0 ? [{ id: 'events', title: t('orders.tab.events'), count: events }] : []),
    ...(hasHistory ? [{ id: 'history', title: t('orders.tab.history') }] : []),
  ]
}

function OrderTab({ order, tab }: { order: Order; tab: string }) {
  if (tab === 'documents') return <RecordDocuments owner={{ orderId: order.id }} />
  if (tab === 'events') return <OrderEvents id={order.id} paged />
  if (tab === 'overview') return <OrderOverview order={order} />
  return (
    <>
      <OrderHistory order={order} kind="customer" />
      <OrderHistory order={order} kind="carrier" />
    </>
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
        <AfterFirstPaint room={null} isWanted={isWanted || !isNew}>
          <OrderBasics isPanel />
          <OrderStop kind="pickup" />
          <OrderStop kind="delivery" />
        </AfterFirstPaint>
        <AfterFirstPaint room={<div className="h-screen" />} isWanted={isWanted}>
          <OrderCargo />
          <OrderCarriage isPanel />
          <OrderPrices />
          <OrderCustomer isPanel />
          <OrderNotes />
        </AfterFirstPaint>
      </FieldsOf>
      <AfterFirstPaint room={null}>
        <OrderClaims order={order} />
        <OrderInvoices orderId={order.id} status={order.status} />
        <OrderCarrierPapers orderId={order.id} status={order.status} />
        <OrderPriceRequests order={order} />
        <OrderTransports order={order} />
        <OrderTour order={order} />
        <OrderSending order={order} />
        <OrderEvents id={order.id} pageSize={PANEL_EVENTS} />
        <RecordDocuments owner={{ orderId: order.id }} />
        <OrderApproval order={order} />
        <OrderRecord order={order} />
      </AfterFirstPaint>
    </>
  )
})
