import { deleteRefusal } from '#src/domain/orders/permissions.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { deletion } from '#src/records/bulk/deletion.ts'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { forgetRecentOrder } from '../recent-orders.ts'

/** Deletes the selected orders or the focused one. Source: decision B5 */
export const deleteOrders = deletion<'order'>({
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
  detailOf: (order) => [order.customerName, orderRouteText(order)].join(', '),
  changedText: ({ status, customerName }, t) =>
    t('orders.delete.changed', { status: t(`order.status.${status}`), customer: customerName }),
  refusal: ({ status }, role) => deleteRefusal(role, status),
  call: (call, request) => call('orders.delete', request),
  gone: ({ session }, id) => forgetRecentOrder(session, id),
})
