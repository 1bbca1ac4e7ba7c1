import type { CommandContext } from '#src/commands/gate/command.ts'
import { deleteRefusal } from '#src/domain/orders/permissions.ts'
import { routeText } from '#src/entities/orders/route-text.ts'
import { deleteRecords, type DeletePlan } from '#src/records/bulk/deletion.ts'
import { orderLabel } from '../order-changes.ts'
import { bulkTargets, ordersOf } from '../order-targets.ts'
import { forgetRecentOrder } from '../recent-orders.ts'

const plan: DeletePlan<'order'> = {
  kind: 'order',
  commandId: 'orders.delete',
  words: {
    questionMany: 'orders.delete.questionMany',
    confirm: 'orders.delete.confirm',
    confirmMany: 'orders.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'orders.bulk.count',
    noted: 'orders.delete.remembered',
    failed: 'orders.delete.failed',
    unknown: 'orders.delete.unknown',
    partly: 'orders.delete.partly',
  },
  list: '/orders',
  labelOf: orderLabel,
  detailOf: (order) => [order.customerName, routeText(order)].join(', '),
  changedText: ({ status, customerName }, t) =>
    t('orders.delete.changed', { status: t(`order.status.${status}`), customer: customerName }),
  refusal: ({ status }, role) => deleteRefusal(role, status),
  async send(context, { id, version }, own) {
    const { call } = context.services
    const { eventId } = await own(['orders.delete', id, version], (idempotencyKey) =>
      call('orders.delete', { params: { id }, ifMatch: version, idempotencyKey }),
    )
    return eventId
  },
  gone: ({ session }, id) => forgetRecentOrder(session, id),
}

/** Deletes the selected orders or the focused one. Source: decision B5 */
export async function deleteOrders(context: CommandContext): Promise<void> {
  await deleteRecords(context, plan, await ordersOf(context, bulkTargets(context)))
}
