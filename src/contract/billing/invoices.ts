import * as z from 'zod/mini'
import { INVOICE_SPLITS } from '#src/domain/billing/states.ts'
import { INVOICE_FORMATS } from '#src/domain/partners/partner-terms.ts'
import { Count, Day } from '../basics/bounds.ts'
import { endpoint, FileBody, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidReason, SaidWarnings } from '../basics/said-reason.ts'
import { done, number, optionalDate, optionalText, text } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { Invoice } from './invoice.ts'
import { BILLING_CALL_LIMIT, CentsInput, orderIds, PaymentInput, recordId } from './parts.ts'

/** What the list can be sorted by. */
export const INVOICE_SORTS = [
  'number',
  'state',
  'customerName',
  'invoiceDate',
  'dueDate',
  'netCents',
  'grossCents',
  'openCents',
  'reminderLevel',
  'createdAt',
  'updatedAt',
] as const

const part = z.optional(z.string().check(z.maxLength(100)))
const day = z.optional(z.string().check(z.maxLength(10)))

/** Filters of the list; values inside one, comma-joined, by OR. */
export const InvoiceListQuery = z.extend(PageQuery, {
  ...sortedBy(INVOICE_SORTS),
  /** As they are today: `sent` is what is not over yet, `open` both that and `overdue`. */
  state: part,
  type: part,
  customerId: part,
  customer: part,
  /** One of its orders. */
  orderId: part,
  runId: part,
  dateFrom: day,
  dateTo: day,
  dueFrom: day,
  dueTo: day,
  reminderLevel: part,
})

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))

/** What a person says of a draft; `null` goes back to what orders and agreement say. */
export const InvoiceInput = z.object({
  invoiceDate: z.optional(z.nullable(Day)),
  periodFrom: z.optional(z.nullable(Day)),
  periodTo: z.optional(z.nullable(Day)),
  paymentTerms: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(90)))),
  buyerReference: words(100),
  format: z.optional(z.enum(INVOICE_FORMATS)),
  split: z.optional(z.enum(INVOICE_SPLITS)),
  email: words(200),
  notes: words(1000),
  /** All of its orders, of one customer. */
  orderIds: z.optional(orderIds),
})
export type InvoiceInput = z.output<typeof InvoiceInput>

const NewInvoiceInput = z.extend(InvoiceInput, {
  orderIds,
  /** Why orders without checked proof of delivery come along. */
  overrideReason: z.optional(z.string().check(z.maxLength(1000))),
})
export type NewInvoiceInput = z.output<typeof NewInvoiceInput>

/** Answer to every change of an invoice, and the event that `invoices.undo` takes back. */
const InvoiceChanged = z.object({ invoice: Invoice, eventId, warnings: SaidWarnings })
export type InvoiceChanged = z.output<typeof InvoiceChanged>

const reason = z.string().check(z.maxLength(1000))

/** What a dunning run does, or in a dry run would do, with an invoice. */
const DunningResult = z.object({
  id: text(),
  number: text(),
  customerName: text(),
  outcome: z.catch(z.enum(['reminded', 'refused']), 'refused'),
  level: number(0),
  openCents: number(0),
  feeCents: number(0),
  dueDate: optionalDate,
  /** The last day that its reminder sets. */
  newDueDate: optionalDate,
  message: optionalText,
  reasons: z.catch(z.array(SaidReason), []),
  eventId: optionalText,
})
export type DunningResult = z.output<typeof DunningResult>

const USE = { permission: 'billing.use' } as const
const OWN = { ...USE, failure: 'Data not found' } as const
const PATH = '/api/v1/billing/invoices'
const step = (name: string) => ({ method: 'POST', path: `${PATH}/{id}/${name}`, params: IdParams, ...OWN }) as const

export const invoiceEndpoints = {
  'invoices.list': endpoint({
    method: 'GET',
    path: PATH,
    query: InvoiceListQuery,
    response: pageOf(Invoice),
    ...USE,
  }),
  'invoices.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Invoice, ...OWN }),
  'invoices.events': eventsEndpoint(PATH, 'billing.use'),
  /**
   * A draft for orders of one customer; what is not said comes from orders and agreement. 409 `ALREADY_BILLED` names who has them,
   * when, and the number; 422 why an order cannot be billed.
   */
  'invoices.create': endpoint({ method: 'POST', path: PATH, body: NewInvoiceInput, response: InvoiceChanged, ...OWN }),
  /** Changes a draft; 409 for one that is issued. */
  'invoices.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: InvoiceInput,
    response: InvoiceChanged,
    ...OWN,
  }),
  /** Throws a draft away; its orders are free again. */
  'invoices.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: done, eventId }),
    ...OWN,
  }),
  /** Gives the number and freezes it; its orders are billed. It cannot be taken back, only cancelled. */
  'invoices.issue': endpoint({
    ...step('issue'),
    body: z.object({
      /** By e-mail, unless `false`. */
      send: z.optional(z.boolean()),
      overrideReason: z.optional(reason),
    }),
    response: InvoiceChanged,
  }),
  /** Makes the invoice that cancels it, and frees its orders. `cancellation` is that one. */
  'invoices.cancel': endpoint({
    ...step('cancel'),
    body: z.object({ reason, send: z.optional(z.boolean()) }),
    response: z.extend(InvoiceChanged, { cancellation: Invoice }),
  }),
  /** Sends one that is issued, again or to another address. */
  'invoices.send': endpoint({
    ...step('send'),
    body: z.object({ email: z.optional(z.string().check(z.maxLength(200))) }),
    response: InvoiceChanged,
  }),
  /** Books money that came in; more than is open is taken, and warned of. */
  'invoices.pay': endpoint({ ...step('payments'), body: PaymentInput, response: InvoiceChanged }),
  /** Sets the credit of an overpaid or cancelled invoice off against another one of the customer; all that fits, unless less is said. */
  'invoices.transfer': endpoint({
    ...step('transfers'),
    body: z.object({ toId: recordId, amountCents: z.optional(CentsInput) }),
    response: InvoiceChanged,
  }),
  /** The next reminder; 409 with the reason where it is not due, which `force` goes past. */
  'invoices.remind': endpoint({
    ...step('reminders'),
    body: z.object({ force: z.optional(z.boolean()) }),
    response: InvoiceChanged,
  }),
  'invoices.undo': undoEndpoint(PATH, OWN),
  /** The paper; of a draft as it would be. */
  'invoices.file': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/file`,
    params: IdParams,
    query: z.object({ format: z.optional(z.enum(INVOICE_FORMATS)) }),
    response: FileBody,
    ...OWN,
  }),
  'reminders.file': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/reminders/{level}/file`,
    params: z.extend(IdParams, { level: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3)) }),
    response: FileBody,
    ...OWN,
  }),
  /**
   * The dunning run: reminders for these, or for all that are due for one (the longest overdue first, as many as one call takes:
   * `more` says that others wait).
   */
  'dunning.run': endpoint({
    method: 'POST',
    path: '/api/v1/billing/dunning-runs',
    body: z.object({
      items: z.optional(
        z
          .array(z.object({ id: recordId, version: z.optional(Count) }))
          .check(z.minLength(1), z.maxLength(BILLING_CALL_LIMIT)),
      ),
      dryRun: z.optional(z.boolean()),
    }),
    response: z.object({ results: z.catch(z.array(DunningResult), []), more: z.catch(z.boolean(), false) }),
    ...OWN,
  }),
}
