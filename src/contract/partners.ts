import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { flag, number, optionalDate, optionalNumber, optionalText, text } from './basics/tolerant.ts'

/** A person at a partner's; `role` says in words what for. */
const PartnerContact = z.object({
  id: text(),
  name: text(),
  role: optionalText,
  phone: optionalText,
  email: optionalText,
})
export type PartnerContact = z.output<typeof PartnerContact>

/** A customer or a carrier. Compliance dates are plain dates (GüKG §7c); punctuality in percent. */
export const Partner = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  kind: z.catch(z.enum(['customer', 'carrier']), 'customer'),
  number: text(),
  name: text('Unbekannt'),
  street: text(),
  postalCode: text(),
  city: text(),
  country: text('Deutschland'),
  vatId: optionalText,
  email: optionalText,
  phone: optionalText,
  /** Whom to ask first; everybody who is known is in `contacts`. */
  contactPerson: optionalText,
  contacts: z.catch(z.array(PartnerContact), []),
  paymentTerms: optionalNumber,
  blocked: flag,
  euLicenceUntil: optionalDate,
  insuranceUntil: optionalDate,
  complianceCheckedAt: optionalDate,
  punctuality: optionalNumber,
  vehicleTypes: z.catch(z.array(z.string()), []),
  /** Of a carrier: he may carry dangerous goods, as far as that is known; the server alone knows. */
  adrProven: z.catch(z.optional(z.boolean()), undefined),
  orderCount: number(0),
  updatedAt: text(),
})
export type Partner = z.output<typeof Partner>

/** A new partner, and the event that `partners.undo` takes back. */
const PartnerCreated = z.extend(Partner, { eventId })

export const PartnerInput = z.object({
  kind: z.enum(['customer', 'carrier']),
  name: z.string().check(z.minLength(2), z.maxLength(120)),
  street: z.optional(z.string().check(z.maxLength(200))),
  postalCode: z.optional(z.string().check(z.maxLength(12))),
  city: z.optional(z.string().check(z.maxLength(100))),
  country: z.optional(z.string().check(z.maxLength(60))),
  vatId: z.optional(z.string().check(z.maxLength(20))),
  email: z.optional(z.string().check(z.maxLength(200))),
  phone: z.optional(z.string().check(z.maxLength(60))),
  contactPerson: z.optional(z.string().check(z.maxLength(120))),
  paymentTerms: z.optional(z.int().check(z.minimum(0), z.maximum(90))),
})

/** What the list can be sorted by. */
const PARTNER_SORTS = [
  'name',
  'number',
  'city',
  'postalCode',
  'country',
  'punctuality',
  'euLicenceUntil',
  'insuranceUntil',
  'updatedAt',
  'createdAt',
  'orderCount',
] as const

const HistoryParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })
const HistoryQuery = z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50) })
const History = z.object({
  data: z.catch(
    z.array(
      z.object({
        id: text(),
        orderNumber: text(),
        status: text('unknown'),
        pickupCity: text(),
        deliveryCity: text(),
        pickupDate: optionalDate,
        customerPrice: optionalNumber,
        carrierPrice: optionalNumber,
        currency: text('EUR'),
      }),
    ),
    [],
  ),
})

export const partnerEndpoints = {
  'partners.list': endpoint({
    method: 'GET',
    path: '/api/partners',
    query: z.extend(PageQuery, { ...sortedBy(PARTNER_SORTS), kind: z.optional(z.enum(['customer', 'carrier'])) }),
    response: pageOf(Partner),
    permission: 'partners.read',
  }),
  'partners.get': endpoint({
    method: 'GET',
    path: '/api/partners/{id}',
    params: IdParams,
    response: Partner,
    permission: 'partners.read',
    failure: 'Data not found',
  }),
  'partners.create': endpoint({
    method: 'POST',
    path: '/api/partners',
    body: PartnerInput,
    response: PartnerCreated,
    permission: 'orders.create',
  }),
  'partners.undo': undoEndpoint('/api/partners', { permission: 'orders.create' }),
  'customers.orderHistory': endpoint({
    method: 'GET',
    path: '/api/v1/order-management/customers/{id}/order-history',
    params: HistoryParams,
    query: HistoryQuery,
    response: History,
    permission: 'orders.read',
  }),
  'carriers.orderHistory': endpoint({
    method: 'GET',
    path: '/api/v1/order-management/carriers/{id}/order-history',
    params: HistoryParams,
    query: HistoryQuery,
    response: History,
    permission: 'orders.read',
  }),
}
