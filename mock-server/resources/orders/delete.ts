import { deleteRefusal } from '#src/domain/orders/permissions.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import { type RuleContext, forbidden, notNow } from '../../core/rule-context.ts'
import { readOrder } from './read.ts'

type Order = Row<'orders'>

/**
 * Removes an order with its load, alerts and cancelled transport, which its event keeps; documents stay, without their order.
 * Admin only, and only CREATED or CANCELLED (decision B5). `eventId` is what brings it back.
 */
export async function deleteOrder(
  context: RuleContext,
  id: string,
): Promise<{ success: boolean; eventId: string | undefined }> {
  const order = await readOrder(context, id)
  refuseDeleting(context, order)
  const eventId = await act(context, { kind: 'order', id }, { type: 'deleted' }, () => removeOrder(context, order))
  return { success: true, eventId }
}

/** 403 for anyone who may not, 409 for a status an order is not deleted from. */
export function refuseDeleting({ session }: RuleContext, { status }: Order): void {
  const refusal = deleteRefusal(session.role, status)
  if (refusal === 'reason.deleteOnlyFrom') throw notNow(refusal, 'DELETE_NOT_ALLOWED')
  if (refusal) throw forbidden(refusal)
}

/** Takes an order away with what is only there for it. */
export async function removeOrder({ store }: RuleContext, { id }: Order): Promise<void> {
  const of = { orderId: id }
  for (const entity of ['loads', 'transports', 'alerts'] as const) {
    for (const each of await store.all(entity, of)) await store.remove(entity, each.id)
  }
  for (const document of await store.all('documents', of))
    await store.patch('documents', document.id, { orderId: undefined })
  await store.remove('orders', id)
}
