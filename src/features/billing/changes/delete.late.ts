import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { invoiceState } from '#src/entities/billing/invoice-words.ts'
import { deletion } from '#src/records/bulk/deletion.ts'

/** Throws drafts away, the ticked ones or the one the keyboard is on; their orders are free again. */
export const deleteDrafts = deletion<'invoice'>({
  kind: 'invoice',
  commandId: 'invoices.delete',
  words: {
    questionMany: 'billing.delete.questionMany',
    confirm: 'billing.delete.confirm',
    confirmMany: 'billing.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'billing.count',
    noted: 'billing.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'billing.delete.unknown',
    partly: 'billing.delete.partly',
  },
  list: '/billing',
  labelOf: ({ number, customerName }) => number ?? customerName,
  detailOf: ({ customerName }) => customerName,
  changedText: (invoice, t) =>
    t('orders.delete.changed', { status: invoiceState(invoice, t), customer: invoice.customerName }),
  refusal: ({ state }, role) =>
    permissionRefusal(role, 'billing.use') ?? (state === 'draft' ? undefined : 'reason.billing.issued'),
  call: (call, request) => call('invoices.delete', request),
})
