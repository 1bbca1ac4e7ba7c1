import * as z from 'zod/mini'
import { INVOICE_SPLITS, INVOICE_STATES } from '#src/domain/billing/states.ts'
import { INVOICE_FORMATS } from '#src/domain/partners/partner-terms.ts'
import { flag, number, optionalDate, optionalText, preprocess, recordsOf, text, version } from '../basics/tolerant.ts'
import { Finding, InvoiceOrder, Payment, VatGroup } from './parts.ts'

/** A reminder that has gone out: its level from 1 to 3, the day, the last day it sets, and its fee in cents. */
const Reminder = z.object({
  level: number(1),
  date: optionalDate,
  dueDate: optionalDate,
  feeCents: number(0),
  sentAt: text(),
  sentBy: optionalText,
  /** The letter it went with, which may remind of other invoices too. */
  letterId: optionalText,
})
export type Reminder = z.output<typeof Reminder>

/**
 * An invoice to a customer, or the one that cancels it. Money in integer cents, negative in a cancellation; days plain, stamps ISO
 * 8601 in UTC. Without `number` while it is a draft. `orders`, `vatGroups`, `findings` are those of one that is read by itself; in
 * lists they are empty.
 */
export const Invoice = z.object({
  id: text(),
  tenantId: text(),
  version,
  type: z.catch(z.enum(['invoice', 'cancellation']), 'invoice'),
  number: optionalText,
  /** On the day it is asked for: `overdue` follows from the clock. */
  state: z.catch(z.enum(INVOICE_STATES), 'draft'),
  /** For several orders; else for one. */
  collective: flag,
  customerId: optionalText,
  customerName: text('Unbekannt'),
  invoiceDate: optionalDate,
  /** What the period is unless somebody says another: from the first loading to the last delivery. */
  periodFrom: optionalDate,
  periodTo: optionalDate,
  /** Days. */
  paymentTerms: number(30),
  dueDate: optionalDate,
  /** BT-10 of EN 16931. */
  buyerReference: optionalText,
  format: z.catch(z.enum(INVOICE_FORMATS), 'pdf'),
  split: z.catch(z.enum(INVOICE_SPLITS), 'positions'),
  /** Where it is sent to. */
  email: optionalText,
  notes: optionalText,
  orderIds: z.catch(z.array(z.string()), []),
  netCents: number(0),
  vatCents: number(0),
  grossCents: number(0),
  paidCents: number(0),
  openCents: number(0),
  payments: preprocess(recordsOf, z.array(Payment)),
  reminders: preprocess(recordsOf, z.array(Reminder)),
  /** Level of the last reminder; 0 without one. */
  reminderLevel: number(0),
  /** The invoice this one cancels, or the one that cancels this one. */
  cancelsId: optionalText,
  cancelsNumber: optionalText,
  cancelledById: optionalText,
  cancelledByNumber: optionalText,
  /** Why it was cancelled. */
  reason: optionalText,
  /** How its sending stands: not asked for, waiting in the outbox, gone, refused. */
  delivery: z.catch(z.enum(['none', 'queued', 'sent', 'failed']), 'none'),
  /** The message it goes with. */
  messageId: optionalText,
  deliveredAt: optionalText,
  /** The run that made it. */
  runId: optionalText,
  issuedAt: optionalText,
  issuedBy: optionalText,
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
  orders: preprocess(recordsOf, z.array(InvoiceOrder)),
  vatGroups: preprocess(recordsOf, z.array(VatGroup)),
  findings: preprocess(recordsOf, z.array(Finding)),
})
export type Invoice = z.output<typeof Invoice>
