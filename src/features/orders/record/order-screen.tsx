import { OrderCargo } from './sections/cargo.tsx'
import { OrderCarriage } from './sections/carriage.tsx'
import { Printer } from 'lucide-react'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useRecordTitle } from '#src/workspace/shell/document-title.ts'
import { OrderFailure, OrderNotice } from './load-failure.tsx'
import { RecordDocuments } from '#src/entities/documents/record-documents.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { OrderEvents } from './sections/events.tsx'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { editableOrder } from '../fields/editable-order.ts'
import { OrderHistory } from './sections/history.tsx'
import { OrderPrices } from './sections/prices.tsx'
import { OrderProgress } from './sections/progress.tsx'
import { OrderApproval, OrderRecord } from './sections/facts.tsx'
import { OrderBasics, OrderCustomer, OrderNotes, OrderStop, OrderTrouble } from './sections/sections.tsx'
import { OrderPriceRequests } from './sections/price-requests.tsx'
import { OrderSending } from './sections/sending.tsx'
import { OrderTour } from './sections/tour.tsx'
import { OrderTransports } from './sections/transports.tsx'
import { BelowRecord } from '#src/records/panel/below-record.tsx'
import { PresentPeople } from '#src/records/panel/present-people.tsx'
import { usePresence } from '#src/records/panel/presence.ts'
import { OrderClaims } from '#src/entities/claims/order-claims.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useOrderText } from './order.panel.tsx'
import { orderRoute } from './order.route.tsx'
import { useOrder, useRecentOrder } from './use-order.ts'

/** `/orders/{id}`: one order on a whole page, with all of its history. */
export function OrderScreen() {
  const { t } = useText()
  const { id } = orderRoute.useParams()
  const view = useOrder(id)
  const { order, error, isMissing, retry } = view
  useRecentOrder(order?.id, true)
  useRecordTitle(order?.orderNumber || undefined)
  useEditedHere('order', id)
  const text = useOrderText()
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:order'],
    focus: { kind: 'order', id, ...(order && { record: order, text: () => text(order) }) },
  })
  const present = usePresence(usePanelPlace().key, { kind: 'order', id }, part)
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={order?.orderNumber || id}
        actions={
          order && <CommandButton id="orders.print" icon={Printer} record={{ kind: 'order', id, record: order }} />
        }
      >
        {order && <StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>}
        {present.length > 0 && <PresentPeople people={present} />}
      </PageHeader>
      {order === undefined && error === null && <LoadingRows />}
      {order === undefined && error !== null && <OrderFailure error={error} isMissing={isMissing} retry={retry} />}
      <OrderNotice view={view} />
      {order && (
        <div key={id} className="min-h-0 grow overflow-y-auto border-t border-line">
          <FieldsOf fields={editableOrder} record={order} folds>
            <div className="grid min-h-full grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))]">
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
                <OrderClaims order={order} />
                <OrderPriceRequests order={order} />
                <OrderTransports order={order} />
                <OrderTour order={order} />
                <OrderSending order={order} />
                <RecordDocuments owner={{ orderId: id }} />
                <OrderEvents id={id} paged />
                <OrderApproval order={order} />
                <OrderRecord order={order} />
                <BelowRecord kind="order" id={order.id} label={order.orderNumber} />
              </div>
            </div>
          </FieldsOf>
        </div>
      )}
    </div>
  )
}
