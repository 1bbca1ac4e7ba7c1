import { type CommandContext, focusedOf } from '#src/commands/gate/command.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { putRecords } from '#src/records/changes/record-cache.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import type { EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { checks } from './fields/check-handle.ts'

const nameOf = ({ order_number, id }: EnhancedOrder) => order_number || id

/**
 * Makes an order of what was read from the document, with what the person has chosen for its fields, and opens it. The server does it
 * once; who comes second is told which one there is, and has nothing of his own to take back.
 */
export async function makeOrder(context: CommandContext): Promise<void> {
  const { call, notify, openPanel, queryClient, sessionValue, t } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const [document] = await newestRecords(context, 'document', [focus])
  if (document === undefined) return
  const values = sessionValue(checks).of(context)?.values
  const body = { documentId: document.id, ...(values !== undefined && { values: { ...values } }) }
  const show = ({ id }: EnhancedOrder) => openPanel({ kind: 'enhancedOrder', id }, 'add')
  await changeRecords(context, {
    kind: 'enhancedOrder',
    commandId: 'documents.makeOrder',
    title: t('ocr.makeOrder'),
    records: [BLANK],
    labelOf: nameOf,
    message: (order) => t('ocr.orderMade', { number: nameOf(order) }),
    done: show,
    send: (_, own) =>
      own(['enhancedOrders.fromDocument', body], async (idempotencyKey) => {
        const { enhancedOrder: record, eventId } = await call('enhancedOrders.fromDocument', { body, idempotencyKey })
        if (eventId !== undefined) return { record, eventId }
        putRecords(queryClient, 'enhancedOrder', [record])
        notify({ type: 'info', message: t('ocr.madeBefore', { number: nameOf(record) }) })
        show(record)
        return undefined
      }),
  })
}

/** A new one has no record yet. */
const BLANK: EnhancedOrder = {
  ...{ id: '', tenantId: '', version: 0, order_number: '', customer_name: '', created_at: '', updated_at: '' },
  ...{ cargo_description: '', pickup_street: '', pickup_city: '', delivery_street: '', delivery_city: '', status: '' },
  ...{ pickup_date: undefined, delivery_date: undefined, inquiry_id: undefined, document_id: undefined },
  ...{ transport_id: undefined, order_id: undefined },
}
