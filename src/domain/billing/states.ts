import type { PlainDate } from '../basics/dates.ts'
import type { INVOICE_FORMATS } from '../partners/partner-terms.ts'

/** Statuses of an invoice. Source: decision B6 */
export const INVOICE_STATES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** How an invoice leaves the house. */
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number]

/** How finely it tells what an order cost: each position, a line per order, or one sum per rate. */
export const INVOICE_SPLITS = ['positions', 'perOrder', 'sumOnly'] as const
export type InvoiceSplit = (typeof INVOICE_SPLITS)[number]

/** Steps of dunning; the first one is a friendly reminder. */
export const REMINDER_LEVELS = [1, 2, 3] as const
export type ReminderLevel = (typeof REMINDER_LEVELS)[number]

/** The state on a day: what was sent and is not paid when its last day is over is overdue, whoever has looked at it since. */
export function invoiceState(
  invoice: { state: InvoiceState; dueDate?: string | undefined },
  today: PlainDate,
): InvoiceState {
  const { state, dueDate } = invoice
  if (state !== 'sent' && state !== 'overdue') return state
  return dueDate !== undefined && dueDate < today ? 'overdue' : 'sent'
}
