import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { deletion } from '#src/records/bulk/deletion.ts'
import { statusText } from '../recurring-words.ts'

/** Deletes the ticked recurring orders, or the one the keyboard is on; the orders they have made stay. */
export const deleteRecurring = deletion<'recurringOrder'>({
  kind: 'recurringOrder',
  commandId: 'recurringOrders.delete',
  words: {
    questionMany: 'recurring.delete.questionMany',
    confirm: 'recurring.delete.confirm',
    confirmMany: 'recurring.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'recurring.count',
    noted: 'recurring.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'recurring.delete.unknown',
    partly: 'recurring.delete.partly',
  },
  list: '/recurring-orders',
  labelOf: ({ name }) => name,
  detailOf: (record) => [record.customerName, orderRouteText(record)].join(', '),
  changedText: (record, t) =>
    t('orders.delete.changed', { status: statusText(record, t), customer: record.customerName }),
  refusal: (_record, role) => permissionRefusal(role, 'orders.create'),
  call: (call, request) => call('recurringOrders.delete', request),
})
