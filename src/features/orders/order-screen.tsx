import { useParams } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useActivePart } from '#src/commands/active-parts.tsx'
import { CommandButton } from '#src/commands/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { LoadingRows } from '#src/ui/states.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import { useRecordTitle } from '#src/workspace/document-title.ts'
import { MAIN_PANEL } from '#src/workspace/panel-focus.tsx'
import { OrderFailure, OrderNotice } from './load-failure.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { orderEditing } from './order-editing.ts'
import { OrderEvents } from './order-events.tsx'
import { OrderFields } from './order-field-lines.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderPrices } from './order-prices.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderApproval, OrderRecord } from './order-record.tsx'
import {
  OrderBasics,
  OrderCargo,
  OrderCarriage,
  OrderCustomer,
  OrderNotes,
  OrderStop,
  OrderTrouble,
} from './order-sections.tsx'
import { OrderTransports } from './order-transports.tsx'
import { useOrderText } from './order.panel.tsx'
import { useOrder, useRecentOrder } from './use-order.ts'

/** `/orders/{id}`: one order on a whole page, with all of its history. */
export function OrderScreen() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const view = useOrder(id)
  const { order, error, isMissing, retry } = view
  useRecentOrder(order?.id, true)
  useRecordTitle(order?.orderNumber || undefined)
  useEffect(() => orderEditing.attend(MAIN_PANEL, id), [id])
  const text = useOrderText(order)
  const part = useActivePart<HTMLDivElement>({
    scopes: ['record', 'order'],
    focus: { kind: 'order', id, ...(order && { record: order, text }) },
  })
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={order?.orderNumber || id}
        actions={
          order && <CommandButton id="orders.print" icon={Printer} record={{ kind: 'order', id, record: order }} />
        }
      >
        {order && <StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>}
      </PageHeader>
      {order === undefined && error === null && <LoadingRows />}
      {order === undefined && error !== null && <OrderFailure error={error} isMissing={isMissing} retry={retry} />}
      <OrderNotice view={view} within={part} />
      {order && (
        <div key={id} className="min-h-0 grow overflow-y-auto border-t border-line">
          <OrderFields order={order}>
            <div className="grid min-h-full grid-cols-[repeat(auto-fit,minmax(320px,1fr))]">
              <div>
                <OrderProgress order={order} />
                <OrderTrouble order={order} />
                <OrderBasics />
                <OrderCustomer />
                <OrderCargo />
                <OrderHistory order={order} kind="customer" />
              </div>
              <div className="border-line min-[1000px]:border-l">
                <OrderStop kind="pickup" />
                <OrderStop kind="delivery" />
                <OrderCarriage />
                <OrderPrices />
                <OrderHistory order={order} kind="carrier" />
              </div>
              <div className="border-line min-[1000px]:border-l">
                <OrderNotes />
                <OrderTransports order={order} />
                <OrderDocuments id={id} />
                <OrderEvents id={id} paged />
                <OrderApproval order={order} />
                <OrderRecord order={order} isWhole />
              </div>
            </div>
          </OrderFields>
        </div>
      )}
    </div>
  )
}
