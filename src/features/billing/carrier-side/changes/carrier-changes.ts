import type { CreditNoteChanged, IncomingInvoiceChanged } from '#src/contract/billing/carrier-side.ts'
import { creditNoteState, incomingState } from '#src/entities/billing/carrier-words.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change credit notes. */
export const noteChanges = defineChanges({
  kind: 'creditNote',
  labelOf: ({ number, carrierName }) => number || carrierName,
  count: 'carriers.note.count',
  fields: {
    state: { label: 'orders.column.status', shown: (note, _format, t) => creditNoteState(note, t) },
  },
  changedOf: ({ creditNote, eventId, warnings }: CreditNoteChanged) => ({ record: creditNote, eventId, warnings }),
})

/** How commands change invoices of carriers. */
export const incomingChanges = defineChanges({
  kind: 'incomingInvoice',
  labelOf: ({ number, carrierName }) => number || carrierName,
  count: 'carriers.incoming.count',
  fields: {
    state: { label: 'orders.column.status', shown: (invoice, _format, t) => incomingState(invoice, t) },
    orderIds: {
      label: 'billing.orders',
      shown: ({ orders }) => orders.map(({ orderNumber }) => orderNumber).join(', '),
    },
    documentId: {
      label: 'carriers.document',
      shown: ({ documentId }, _format, t) =>
        t(documentId === undefined ? 'carriers.document.none' : 'carriers.document.there'),
    },
  },
  changedOf: ({ incomingInvoice, eventId, warnings }: IncomingInvoiceChanged) => ({
    record: incomingInvoice,
    eventId,
    warnings,
  }),
})
