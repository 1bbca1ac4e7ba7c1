import * as z from 'zod/mini'
import { Day } from '../basics/bounds.ts'
import { endpoint, FileBody, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { done, preprocess, recordsOf } from '../basics/tolerant.ts'
import { CarrierGroup, CarrierOrder, CreditNote, IncomingInvoice } from './carrier-records.ts'
import { CentsInput, orderIds, PaymentInput } from './parts.ts'

export const CREDIT_NOTE_SORTS = [
  'number',
  'state',
  'carrierName',
  'date',
  'dueDate',
  'grossCents',
  'openCents',
] as const
export const INCOMING_INVOICE_SORTS = [
  'number',
  'state',
  'carrierName',
  'date',
  'dueDate',
  'netCents',
  'differenceCents',
  'openCents',
] as const

/** What carriers' orders are sorted by; by themselves they come by carrier, the oldest first. */
export const CARRIER_ORDER_SORTS = ['carrierName', 'orderNumber', 'deliveredOn'] as const

const part = z.optional(z.string().check(z.maxLength(100)))
const day = z.optional(z.string().check(z.maxLength(10)))
const filters = { state: part, carrierId: part, carrier: part, orderId: part, dateFrom: day, dateTo: day }

const orderFilters = { carrierId: part, deliveredFrom: day, deliveredTo: day }

/** What a person says of an invoice that came in; cents. */
const IncomingInvoiceInput = z.object({
  carrierId: z.optional(z.string().check(z.maxLength(100))),
  number: z.optional(z.string().check(z.maxLength(60))),
  date: z.optional(Day),
  receivedOn: z.optional(z.nullable(Day)),
  dueDate: z.optional(z.nullable(Day)),
  orderIds: z.optional(orderIds),
  netCents: z.optional(CentsInput),
  vatCents: z.optional(CentsInput),
  documentId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
})
export type IncomingInvoiceInput = z.output<typeof IncomingInvoiceInput>

const CreditNoteChanged = z.object({ creditNote: CreditNote, eventId, warnings: SaidWarnings })
export type CreditNoteChanged = z.output<typeof CreditNoteChanged>
const IncomingInvoiceChanged = z.object({ incomingInvoice: IncomingInvoice, eventId, warnings: SaidWarnings })
export type IncomingInvoiceChanged = z.output<typeof IncomingInvoiceChanged>

const USE = { permission: 'billing.use', failure: 'Data not found' } as const
const NOTES = '/api/v1/billing/credit-notes'
const INCOMING = '/api/v1/billing/incoming-invoices'
const reason = z.string().check(z.maxLength(1000))
const noteStep = (name: string) =>
  ({ method: 'POST', path: `${NOTES}/{id}/${name}`, params: IdParams, ...USE }) as const
const incomingStep = (name: string) =>
  ({
    method: 'POST',
    path: `${INCOMING}/{id}/${name}`,
    params: IdParams,
    response: IncomingInvoiceChanged,
    ...USE,
  }) as const

export const creditNoteEndpoints = {
  'creditNotes.list': endpoint({
    method: 'GET',
    path: NOTES,
    query: z.extend(PageQuery, { ...sortedBy(CREDIT_NOTE_SORTS), ...filters }),
    response: pageOf(CreditNote),
    ...USE,
  }),
  'creditNotes.get': endpoint({ method: 'GET', path: `${NOTES}/{id}`, params: IdParams, response: CreditNote, ...USE }),
  'creditNotes.events': eventsEndpoint(NOTES, 'billing.use'),
  /** Delivered orders whose carriers are to be paid. */
  'creditNotes.orders': endpoint({
    method: 'GET',
    path: '/api/v1/billing/carrier-orders',
    query: z.extend(PageQuery, { ...sortedBy(CARRIER_ORDER_SORTS), ...orderFilters }),
    response: pageOf(CarrierOrder),
    ...USE,
  }),
  /** By carrier, in the order in which `creditNotes.orders` has them by itself. */
  'creditNotes.groups': endpoint({
    method: 'GET',
    path: '/api/v1/billing/carrier-groups',
    query: z.object({ ...orderFilters, q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({ groups: preprocess(recordsOf, z.array(CarrierGroup)) }),
    ...USE,
  }),
  /** Issues a credit note for orders of one carrier, and sends it unless told not to. It cannot be taken back, only cancelled. */
  'creditNotes.create': endpoint({
    method: 'POST',
    path: NOTES,
    body: z.object({ orderIds, date: z.optional(Day), send: z.optional(z.boolean()) }),
    response: CreditNoteChanged,
    ...USE,
  }),
  'creditNotes.cancel': endpoint({
    ...noteStep('cancel'),
    body: z.object({ reason }),
    response: z.extend(CreditNoteChanged, { cancellation: CreditNote }),
  }),
  'creditNotes.pay': endpoint({ ...noteStep('payments'), body: PaymentInput, response: CreditNoteChanged }),
  'creditNotes.undo': undoEndpoint(NOTES, USE),
  'creditNotes.file': endpoint({
    method: 'GET',
    path: `${NOTES}/{id}/file`,
    params: IdParams,
    query: z.object({ format: z.optional(z.enum(['xrechnung', 'zugferd', 'pdf'])) }),
    response: FileBody,
    ...USE,
  }),
}

export const incomingInvoiceEndpoints = {
  'incomingInvoices.list': endpoint({
    method: 'GET',
    path: INCOMING,
    query: z.extend(PageQuery, {
      ...sortedBy(INCOMING_INVOICE_SORTS),
      ...filters,
      /** Only those that state another amount than was agreed. */
      differs: z.optional(z.enum(['true', 'false'])),
    }),
    response: pageOf(IncomingInvoice),
    ...USE,
  }),
  'incomingInvoices.get': endpoint({
    method: 'GET',
    path: `${INCOMING}/{id}`,
    params: IdParams,
    response: IncomingInvoice,
    ...USE,
  }),
  'incomingInvoices.events': eventsEndpoint(INCOMING, 'billing.use'),
  'incomingInvoices.create': endpoint({
    method: 'POST',
    path: INCOMING,
    body: IncomingInvoiceInput,
    response: IncomingInvoiceChanged,
    ...USE,
  }),
  'incomingInvoices.update': endpoint({
    method: 'PATCH',
    path: `${INCOMING}/{id}`,
    params: IdParams,
    body: IncomingInvoiceInput,
    response: IncomingInvoiceChanged,
    ...USE,
  }),
  'incomingInvoices.delete': endpoint({
    method: 'DELETE',
    path: `${INCOMING}/{id}`,
    params: IdParams,
    response: z.object({ success: done, eventId }),
    ...USE,
  }),
  /** It may be paid; where it differs from what was agreed only with a reason. */
  'incomingInvoices.approve': endpoint({ ...incomingStep('approve'), body: z.object({ reason: z.optional(reason) }) }),
  'incomingInvoices.dispute': endpoint({ ...incomingStep('dispute'), body: z.object({ reason }) }),
  'incomingInvoices.pay': endpoint({ ...incomingStep('payments'), body: PaymentInput }),
  'incomingInvoices.undo': undoEndpoint(INCOMING, USE),
}
