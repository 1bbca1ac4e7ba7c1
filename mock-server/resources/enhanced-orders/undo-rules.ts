import { isConverted } from '#src/domain/enhanced/orders.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import { isAsMade } from '../../write/as-made.ts'
import type { KindUndo, Turn } from '../../write/undo-rules.ts'
import { refuseConverted } from './correction.ts'

const isOrder = ({ entity }: { entity: string }) => entity === 'orders'

/** A conversion is taken back while no one has worked with what it made, and made again while no one has made another. */
async function refuse(context: RuleContext, { event, changes }: Turn): Promise<void> {
  const from = await context.store.find('enhancedOrders', event.recordId)
  if (!from) return
  const order = changes.find(isOrder)
  if (!order) return refuseConverted(from)
  if (order.change === 'removed' ? isConverted(from) : from.order_id !== order.id) {
    throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  }
  if (order.change === 'created') await refuseWorkedOn(context, changes)
}

/** 409 that names the order, where it or its transport was changed, or a document was put to it. */
async function refuseWorkedOn({ store }: RuleContext, changes: Turn['changes']): Promise<void> {
  for (const change of changes.filter(({ entity }) => entity === 'orders' || entity === 'transports')) {
    const now = await store.find(change.entity as 'orders', change.id)
    if (now && isAsMade(now, change)) continue
    throw workedOn(changes)
  }
  // The one it was read from came along with it.
  const own = changes.find(({ entity }) => entity === 'documents')?.id ?? ''
  const documents = await store.count('documents', { orderId: changes.find(isOrder)?.id, id: { ne: own } })
  if (documents > 0) throw workedOn(changes)
}

function workedOn(changes: Turn['changes']): HttpError {
  const values = { order: changes.find(isOrder)?.id ?? '' }
  return new HttpError(409, { ...refusalBody({ code: 'reason.enhanced.workedOn', values }), code: 'NOT_UNDOABLE' })
}

/** How changes of orders that OCR has read are taken back. */
export const enhancedOrderUndo: KindUndo<'enhancedOrders'> = {
  update: (context, { id }, values) =>
    context.store.patch('enhancedOrders', id, { ...values, updated_at: stamp(context) }),
  whole: { refuse, asksAll: ({ changes }) => changes.some(isOrder) },
}
