import * as z from 'zod/mini'
import { Day } from '../basics/bounds.ts'
import { number, optionalDate, optionalText, recordsOf, text, preprocess } from '../basics/tolerant.ts'

/** Amounts of money in integer cents, as a caller says them. */
export const CentsInput = z.int().check(z.minimum(-1_000_000_000_00), z.maximum(1_000_000_000_00))

/** Most orders of one call, and of one invoice. */
export const BILLING_CALL_LIMIT = 100

export const recordId = z.string().check(z.minLength(1), z.maxLength(100))
export const orderIds = z.array(recordId).check(z.minLength(1), z.maxLength(BILLING_CALL_LIMIT))

/** Net and tax of one rate, in cents; `reason` and `law` say why it is not the usual one. */
export const VatGroup = z.object({
  /** Category of EN 16931: S, AE, E, Z, G, O. */
  category: text('S'),
  ratePercent: number(19),
  reason: optionalText,
  law: optionalText,
  netCents: number(0),
  vatCents: number(0),
})
export type VatGroup = z.output<typeof VatGroup>

/** One position of an order on an invoice: what for, how it was computed, cents net. */
export const InvoiceLine = z.object({
  code: text('SONSTIGES'),
  name: text(),
  how: optionalText,
  amountCents: number(0),
})
export type InvoiceLine = z.output<typeof InvoiceLine>

/** An order as an invoice states it. */
export const InvoiceOrder = z.object({
  orderId: text(),
  orderNumber: text(),
  from: text(),
  /** The towns between. */
  via: z.catch(z.optional(z.array(z.string())), undefined),
  to: text(),
  /** The day it was delivered. */
  deliveredOn: optionalDate,
  customerReference: optionalText,
  category: text('S'),
  ratePercent: number(19),
  /** Why it is taxed like that, in a few words: "§ 4 Nr. 3 a UStG, Ausfuhr". */
  reason: optionalText,
  netCents: number(0),
  lines: preprocess(recordsOf, z.array(InvoiceLine)),
})
export type InvoiceOrder = z.output<typeof InvoiceOrder>

/** Something that is missing, or to be known, before it is issued; an error blocks. */
export const Finding = z.object({
  code: text(),
  severity: z.catch(z.enum(['error', 'warning', 'info']), 'error'),
  message: text(),
  orderId: optionalText,
})
export type Finding = z.output<typeof Finding>

/** Money that came in or went out; `date` is the day it was booked at the bank. */
export const Payment = z.object({
  id: text(),
  date: optionalDate,
  amountCents: number(0),
  reference: optionalText,
  bookedAt: text(),
  bookedBy: optionalText,
})
export type Payment = z.output<typeof Payment>

/** What is booked as paid; negative takes a part back. */
export const PaymentInput = z.object({
  amountCents: CentsInput,
  date: Day,
  reference: z.optional(z.string().check(z.maxLength(140))),
})
