import type { InvoiceChanged } from '#src/contract/billing/invoices.ts'
import { invoiceState } from '#src/entities/billing/invoice-words.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change invoices. */
export const invoiceChanges = defineChanges({
  kind: 'invoice',
  labelOf: ({ number, customerName }) => number ?? customerName,
  count: 'billing.count',
  override: 'billing.use',
  fields: {
    state: { label: 'orders.column.status', shown: (invoice, _format, t) => invoiceState(invoice, t) },
    orderIds: { label: 'billing.orders', shown: ({ orderIds }) => String(orderIds.length) },
    split: { label: 'billing.split', shown: ({ split }, _format, t) => t(`billing.split.${split}`) },
  },
  changedOf: ({ invoice, eventId, warnings }: InvoiceChanged) => ({ record: invoice, eventId, warnings }),
})
