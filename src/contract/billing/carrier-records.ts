import { FurtherPlaces } from '../orders/order-lines.ts'
import * as z from 'zod/mini'
import { number, optionalDate, optionalText, preprocess, recordsOf, text, version } from '../basics/tolerant.ts'
import { InvoiceOrder, Payment, VatGroup } from './parts.ts'

/**
 * A credit note to a carrier (Gutschrift, § 14 Abs. 2 UStG): the one who gets the service writes the invoice. Cents, negative in the
 * one that cancels another.
 */
export const CreditNote = z.object({
  id: text(),
  tenantId: text(),
  version,
  type: z.catch(z.enum(['creditNote', 'cancellation']), 'creditNote'),
  number: text(),
  state: z.catch(z.enum(['issued', 'paid', 'cancelled']), 'issued'),
  carrierId: optionalText,
  carrierName: text('Unbekannt'),
  date: optionalDate,
  periodFrom: optionalDate,
  periodTo: optionalDate,
  paymentTerms: number(30),
  dueDate: optionalDate,
  orderIds: z.catch(z.array(z.string()), []),
  netCents: number(0),
  vatCents: number(0),
  grossCents: number(0),
  paidCents: number(0),
  openCents: number(0),
  payments: preprocess(recordsOf, z.array(Payment)),
  cancelsId: optionalText,
  cancelsNumber: optionalText,
  cancelledById: optionalText,
  cancelledByNumber: optionalText,
  reason: optionalText,
  messageId: optionalText,
  issuedBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
  /** Of one that is read by itself. */
  orders: preprocess(recordsOf, z.array(InvoiceOrder)),
  vatGroups: preprocess(recordsOf, z.array(VatGroup)),
})
export type CreditNote = z.output<typeof CreditNote>

/** One order of an invoice that came in: what was agreed, cents net. */
const AgreedOrder = z.object({ orderId: text(), orderNumber: text(), agreedCents: number(0) })

/**
 * An invoice of a carrier. Cents net as it states them, beside what was agreed for its orders: `differenceCents` is by how much it is
 * more.
 */
export const IncomingInvoice = z.object({
  id: text(),
  tenantId: text(),
  version,
  /** The carrier's number. */
  number: text(),
  state: z.catch(z.enum(['received', 'approved', 'disputed', 'paid']), 'received'),
  carrierId: optionalText,
  carrierName: text('Unbekannt'),
  date: optionalDate,
  receivedOn: optionalDate,
  dueDate: optionalDate,
  orderIds: z.catch(z.array(z.string()), []),
  orders: preprocess(recordsOf, z.array(AgreedOrder)),
  netCents: number(0),
  vatCents: number(0),
  grossCents: number(0),
  agreedCents: number(0),
  differenceCents: number(0),
  paidCents: number(0),
  openCents: number(0),
  payments: preprocess(recordsOf, z.array(Payment)),
  /** Why it is disputed, or approved though it differs. */
  reason: optionalText,
  decidedBy: optionalText,
  decidedAt: optionalText,
  documentId: optionalText,
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type IncomingInvoice = z.output<typeof IncomingInvoice>

/** A delivered order that its carrier has not been paid for: neither credited nor invoiced by him. */
export const CarrierOrder = z.object({
  id: text(),
  version,
  orderNumber: text(),
  carrierId: optionalText,
  carrierName: text('Unbekannt'),
  pickupCity: text(),
  deliveryCity: text(),
  furtherStops: FurtherPlaces,
  deliveredOn: optionalDate,
  category: text('S'),
  ratePercent: number(19),
  netCents: number(0),
  /** Why it cannot be credited yet, in words. */
  message: optionalText,
})
export type CarrierOrder = z.output<typeof CarrierOrder>

/** The orders that a carrier is to be paid for: how many, and what was agreed for them in cents net. */
export const CarrierGroup = z.object({
  carrierId: text(),
  carrierName: text('Unbekannt'),
  count: number(0),
  netCents: number(0),
})
export type CarrierGroup = z.output<typeof CarrierGroup>
