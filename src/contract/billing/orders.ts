import { FurtherPlaces } from '../orders/order-lines.ts'
import * as z from 'zod/mini'
import { BILLING_MODES, BILLING_RHYTHMS } from '#src/domain/partners/partner-terms.ts'
import { Day } from '../basics/bounds.ts'
import { endpoint, FileBody, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { flag, number, optionalDate, optionalText, preprocess, recordsOf, text, version } from '../basics/tolerant.ts'
import { SaidReason } from '../basics/said-reason.ts'

/** Where a delivered order stands: its proof of delivery is not checked yet, or an invoice can be made of it. */
export const BILLING_ORDER_STATES = ['waiting', 'billable'] as const

/** Why an order cannot be billed, in words and by key, and what to do about it. */
const Obstacle = z.extend(SaidReason, {
  message: text(),
  /** `checkProof`, `setPrice`, `openDraft`, `completeCustomer`, `setCarrierPrice`. */
  remedy: text(),
})

const agreement = {
  mode: z.catch(z.enum(BILLING_MODES), 'single'),
  /** Of collective invoices; a single one is due at once. */
  rhythm: z.catch(z.optional(z.enum(BILLING_RHYTHMS)), undefined),
  /** The day of the next run for this customer; today where it is due. */
  dueOn: optionalDate,
  dueToday: flag,
}

/** A delivered order and how it would be billed; cents net. */
export const BillingOrder = z.object({
  id: text(),
  /** Version of the order. */
  version,
  orderNumber: text(),
  state: z.catch(z.enum(BILLING_ORDER_STATES), 'waiting'),
  customerId: optionalText,
  customerName: text('Unbekannt'),
  pickupPostalCode: text(),
  pickupCity: text(),
  pickupCountry: text('Deutschland'),
  deliveryPostalCode: text(),
  deliveryCity: text(),
  deliveryCountry: text('Deutschland'),
  furtherStops: FurtherPlaces,
  customerReference: optionalText,
  deliveredOn: optionalDate,
  proofOfDeliveryVerified: flag,
  category: text('S'),
  ratePercent: number(19),
  /** Short: "§ 4 Nr. 3", "Umkehr". */
  vatReason: optionalText,
  netCents: number(0),
  ...agreement,
  obstacles: preprocess(recordsOf, z.array(Obstacle)),
  /** The draft it is in. */
  draftId: optionalText,
  draftBy: optionalText,
})
export type BillingOrder = z.output<typeof BillingOrder>

/** The orders of a customer that can be billed, or that wait. */
export const BillingGroup = z.object({
  customerId: text(),
  customerName: text('Unbekannt'),
  count: number(0),
  netCents: number(0),
  ...agreement,
})
export type BillingGroup = z.output<typeof BillingGroup>

/** What the list can be sorted by; by itself by customer, those that are due today first. */
export const BILLING_ORDER_SORTS = [
  'orderNumber',
  'customerName',
  'deliveredOn',
  'netCents',
  'customerReference',
] as const

const part = z.optional(z.string().check(z.maxLength(100)))
const day = z.optional(z.string().check(z.maxLength(10)))
const filters = {
  state: z.optional(z.enum(BILLING_ORDER_STATES)),
  customerId: part,
  /** Part of the customer's name. */
  customer: part,
  deliveredFrom: day,
  deliveredTo: day,
  /** Only of customers whose run is due by this day. */
  dueBy: day,
}

const figure = z.object({ count: number(0), cents: number(0) })
const figures = z.catch(figure, { count: 0, cents: 0 })

const USE = { permission: 'billing.use', failure: 'Data not found' } as const

export const billingEndpoints = {
  'billing.orders': endpoint({
    method: 'GET',
    path: '/api/v1/billing/orders',
    query: z.extend(PageQuery, { ...sortedBy(BILLING_ORDER_SORTS), ...filters }),
    response: pageOf(BillingOrder),
    ...USE,
  }),
  /** By customer, in the order in which `billing.orders` has them. */
  'billing.groups': endpoint({
    method: 'GET',
    path: '/api/v1/billing/groups',
    query: z.object({ ...filters, q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({ groups: preprocess(recordsOf, z.array(BillingGroup)) }),
    ...USE,
  }),
  /** How many and how much; orders net, invoices what is open. `nextNumber` is announced, never promised. */
  'billing.summary': endpoint({
    method: 'GET',
    path: '/api/v1/billing/summary',
    response: z.object({
      waiting: figures,
      billable: figures,
      /** Of those that are billable. */
      dueToday: figures,
      drafts: figures,
      open: figures,
      overdue: figures,
      /** Overdue, and due for a reminder. */
      remindable: figures,
      nextNumber: text(),
      /** The next day a run is due. */
      nextRun: optionalDate,
    }),
    ...USE,
  }),
  /** Invoices, cancellations and credit notes of these days for the accountant: a DATEV batch of bookings. */
  'billing.export': endpoint({
    method: 'GET',
    path: '/api/v1/billing/export',
    query: z.object({ from: Day, to: Day, chart: z.optional(z.enum(['SKR03', 'SKR04'])) }),
    response: FileBody,
    ...USE,
  }),
}
