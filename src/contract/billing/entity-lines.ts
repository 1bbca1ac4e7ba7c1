/** What is said of delivered orders by what has been billed, and what has not. */
export const BILLING = ['billing.orders', 'billing.groups', 'billing.summary', 'billing.export'] as const

/** What is told of credit notes by what carriers drive and invoice. */
export const CREDIT_NOTES = [
  ...(['creditNotes.list', 'creditNotes.get', 'creditNotes.events'] as const),
  ...(['creditNotes.file', 'creditNotes.orders', 'creditNotes.groups'] as const),
] as const

/** The lines of billing in the table of kinds of records. */
export const billingLines = {
  invoice: {
    entity: 'invoices',
    hasPanel: true,
    endpoints: { list: 'invoices.list', get: 'invoices.get', also: ['invoices.events', 'invoices.file'] },
    invalidates: BILLING,
    // What is issued sets its orders and goes out as a paper.
    cascades: ['order', 'document', 'message'],
    undo: 'invoices.undo',
  },
  // What is issued stays issued.
  billingRun: {
    entity: 'billingRuns',
    endpoints: { list: 'billingRuns.list', get: 'billingRuns.get' },
    invalidates: [],
    cascades: ['invoice', 'order', 'document', 'message'],
    undo: 'none',
  },
  creditNote: {
    entity: 'creditNotes',
    hasPanel: true,
    endpoints: { list: 'creditNotes.list', get: 'creditNotes.get', also: ['creditNotes.events', 'creditNotes.file'] },
    invalidates: ['creditNotes.orders', 'creditNotes.groups', ...BILLING],
    cascades: ['document', 'message'],
    undo: 'creditNotes.undo',
  },
  incomingInvoice: {
    entity: 'incomingInvoices',
    hasPanel: true,
    endpoints: { list: 'incomingInvoices.list', get: 'incomingInvoices.get', also: ['incomingInvoices.events'] },
    invalidates: CREDIT_NOTES,
    cascades: [],
    undo: 'incomingInvoices.undo',
  },
} as const
