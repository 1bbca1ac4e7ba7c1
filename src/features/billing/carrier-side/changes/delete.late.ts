import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { incomingState } from '#src/entities/billing/carrier-words.ts'
import { deletion } from '#src/records/bulk/deletion.ts'
import { isDecided } from './incoming-fields.ts'

/** Deletes the ticked invoices of carriers, or the one the keyboard is on; their orders are free again. */
export const deleteIncoming = deletion<'incomingInvoice'>({
  kind: 'incomingInvoice',
  commandId: 'incomingInvoices.delete',
  words: {
    questionMany: 'carriers.delete.questionMany',
    confirm: 'carriers.delete.confirm',
    confirmMany: 'carriers.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'carriers.incoming.count',
    noted: 'carriers.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'carriers.delete.unknown',
    partly: 'carriers.delete.partly',
  },
  list: '/billing?tab=incoming',
  labelOf: ({ number }) => number,
  detailOf: ({ carrierName }) => carrierName,
  changedText: (invoice, t) =>
    t('carriers.delete.changed', { status: incomingState(invoice, t), carrier: invoice.carrierName }),
  refusal: (invoice, role) =>
    permissionRefusal(role, 'billing.use') ?? (isDecided(invoice) ? 'reason.billing.decided' : undefined),
  call: (call, request) => call('incomingInvoices.delete', request),
})
