import * as z from 'zod/mini'
import { OFFER_STATUSES, TIMEFRAMES } from '#src/domain/offers/offers.ts'
import { Figure } from './basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import { optionalDate, optionalNumber, optionalText, optionalTime, text, version } from './basics/tolerant.ts'
import { Order } from './orders/order.ts'
import { eventId, eventsEndpoint, undoEndpoint } from './records/events.ts'

/**
 * What a customer asks a price for, and what was offered. Price in euros net, weight kg, days plain, times wall time; `validUntil`
 * is its last day. `orderId` once an order was made of it.
 */
export const Offer = z.object({
  id: text(),
  tenantId: text(),
  version,
  status: z.catch(z.enum(OFFER_STATUSES), 'open'),
  customerId: optionalText,
  customerName: text('Unbekannt'),
  contactPerson: optionalText,
  customerReference: optionalText,
  description: text(),
  pickupPostalCode: text(),
  pickupCity: text(),
  pickupCountry: text('Deutschland'),
  pickupDate: optionalDate,
  pickupTimeFrom: optionalTime,
  pickupTimeTo: optionalTime,
  deliveryPostalCode: text(),
  deliveryCity: text(),
  deliveryCountry: text('Deutschland'),
  deliveryDate: optionalDate,
  deliveryTimeFrom: optionalTime,
  deliveryTimeTo: optionalTime,
  weightKg: optionalNumber,
  loadingMeters: optionalNumber,
  packageCount: optionalNumber,
  packageType: optionalText,
  vehicleType: text('TRUCK'),
  distanceKm: optionalNumber,
  price: optionalNumber,
  validUntil: optionalDate,
  notes: optionalText,
  /** Why it was rejected. */
  reason: optionalText,
  orderId: optionalText,
  answeredAt: optionalText,
  answeredBy: optionalText,
  createdAt: text(),
  createdBy: optionalText,
  updatedAt: text(),
})
export type Offer = z.output<typeof Offer>

/** What the list can be sorted by. */
export const OFFER_SORTS = [
  'id',
  'status',
  'customerName',
  'pickupDate',
  'deliveryDate',
  'pickupCity',
  'deliveryCity',
  'loadingMeters',
  'weightKg',
  'vehicleType',
  'price',
  'validUntil',
  'createdAt',
  'updatedAt',
] as const

const part = z.optional(z.string().check(z.maxLength(100)))
const day = z.optional(z.string().check(z.maxLength(10)))

/** Filters of the list; all are joined by AND, values inside one (comma-joined) by OR. Days are plain, both inclusive. */
export const OfferListQuery = z.extend(PageQuery, {
  ...sortedBy(OFFER_SORTS),
  status: part,
  vehicleType: part,
  customerId: part,
  /** Those an order was made of. */
  orderId: part,
  /** Part of the customer's name; case, umlauts and accents do not matter. */
  customer: part,
  /** Part of the name of either town. */
  city: part,
  /** What the postal code of either end begins with. */
  plzArea: z.optional(z.string().check(z.maxLength(5))),
  pickupFrom: day,
  pickupTo: day,
  /** Those that have come since then, today included. */
  timeframe: z.optional(z.enum(TIMEFRAMES)),
})
export type OfferListQuery = z.output<typeof OfferListQuery>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const amount = z.optional(z.nullable(Figure))

/** What a person says of an offer; `null` clears. */
export const OfferInput = z.object({
  customerId: words(100),
  customerName: words(200),
  contactPerson: words(120),
  customerReference: words(35),
  description: words(350),
  pickupPostalCode: words(12),
  pickupCity: words(100),
  pickupCountry: words(60),
  pickupDate: words(10),
  pickupTimeFrom: words(5),
  pickupTimeTo: words(5),
  deliveryPostalCode: words(12),
  deliveryCity: words(100),
  deliveryCountry: words(60),
  deliveryDate: words(10),
  deliveryTimeFrom: words(5),
  deliveryTimeTo: words(5),
  weightKg: amount,
  loadingMeters: amount,
  packageCount: amount,
  packageType: words(40),
  vehicleType: words(40),
  price: amount,
  validUntil: words(10),
  notes: words(1000),
})
export type OfferInput = z.output<typeof OfferInput>

/** Answer to every change of an offer, and the event that `offers.undo` takes back. */
const OfferChanged = z.object({ offer: Offer, eventId, warnings: SaidWarnings })
export type OfferChanged = z.output<typeof OfferChanged>

const READ = 'offers.read'
const WRITE = { permission: 'offers.write', failure: 'Data not found' } as const
const PATH = '/api/v1/offers'

export const offerEndpoints = {
  'offers.list': endpoint({
    method: 'GET',
    path: PATH,
    query: OfferListQuery,
    response: pageOf(Offer),
    permission: READ,
  }),
  'offers.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: Offer,
    permission: READ,
    failure: 'Data not found',
  }),
  'offers.events': eventsEndpoint(PATH, READ),
  'offers.create': endpoint({ method: 'POST', path: PATH, body: OfferInput, response: OfferChanged, ...WRITE }),
  'offers.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: OfferInput,
    response: OfferChanged,
    ...WRITE,
  }),
  /** The customer takes it. */
  'offers.accept': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/accept`,
    params: IdParams,
    response: OfferChanged,
    ...WRITE,
  }),
  'offers.reject': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/reject`,
    params: IdParams,
    body: z.object({ reason: z.optional(z.string().check(z.maxLength(1000))) }),
    response: OfferChanged,
    ...WRITE,
  }),
  /** Accepts it, where that is not done yet, and makes the order of it, once. */
  'offers.createOrder': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/create-order`,
    params: IdParams,
    response: z.object({ offer: Offer, order: Order, eventId, warnings: SaidWarnings }),
    ...WRITE,
  }),
  'offers.undo': undoEndpoint(PATH, WRITE),
}
