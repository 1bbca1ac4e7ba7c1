import { useParams } from '@tanstack/react-router'
import { useActivePart } from '#src/commands/active-parts.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { LoadingRows } from '#src/ui/states.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import { LoadFailure } from './load-failure.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPrices } from './order-prices.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderParties, OrderStops } from './order-sections.tsx'
import { StaleNote, useOrder, useRecentOrder } from './order.panel.tsx'

/** `/orders/{id}`: one order on a whole page, with all of its history. */
export function OrderScreen() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const { order, error, isMissing, updatedAt, retry } = useOrder(id)
  useRecentOrder(order?.id, true)
  const part = useActivePart<HTMLDivElement>({
    scopes: ['record', 'order'],
    focus: { kind: 'order', id, ...(order && { record: order }) },
  })
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader title={order?.orderNumber || id}>
        {order && <StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>}
        <StaleNote at={order && error !== null ? updatedAt : undefined} />
      </PageHeader>
      {order === undefined && error === null && <LoadingRows />}
      {order === undefined && error !== null && (
        <LoadFailure title={isMissing ? error.message : t('orders.order.failed')} error={error} onRetry={retry} />
      )}
      {order && (
        <div key={id} className="min-h-0 grow overflow-y-auto border-t border-line">
          <div className="grid min-h-full grid-cols-[repeat(auto-fit,minmax(320px,1fr))]">
            <div>
              <OrderProgress order={order} />
              <OrderStops order={order} />
              <OrderParties order={order} />
              <OrderPrices order={order} />
            </div>
            <div className="border-line min-[1000px]:border-l">
              <OrderNotes order={order} />
              <OrderDocuments id={id} />
              <OrderEvents id={id} paged />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
