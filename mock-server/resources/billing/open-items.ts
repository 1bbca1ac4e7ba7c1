import type { Where } from '../../store/store.ts'

/** What customers have still to pay, and what they have to get back: overpaid, or paid and cancelled afterwards. */
export const OPEN_INVOICES = {
  type: 'invoice',
  anyOf: [{ state: 'sent' }, { openCents: { lt: 0 } }],
} as const satisfies Where<'invoices'>

/** The same of credit notes to carriers. */
export const OPEN_CREDIT_NOTES = {
  type: 'creditNote',
  anyOf: [{ state: 'issued' }, { openCents: { lt: 0 } }],
} as const satisfies Where<'creditNotes'>
