import { z } from 'zod'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { flag, number, optionalDate, optionalNumber, optionalText, text } from './tolerant.ts'

/** A customer or a carrier. Compliance dates are plain dates (GüKG §7c); punctuality in percent. */
export const Partner = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  kind: z.enum(['customer', 'carrier']).catch('customer'),
  number: text(),
  name: text('Unbekannt'),
  street: text(),
  postalCode: text(),
  city: text(),
  country: text('Deutschland'),
  vatId: optionalText,
  email: optionalText,
  phone: optionalText,
  contactPerson: optionalText,
  paymentTerms: optionalNumber,
  blocked: flag,
  euLicenceUntil: optionalDate,
  insuranceUntil: optionalDate,
  complianceCheckedAt: optionalDate,
  punctuality: optionalNumber,
  vehicleTypes: z.array(z.string()).catch([]),
  orderCount: number(0),
  updatedAt: text(),
})
export type Partner = z.output<typeof Partner>

export const PartnerInput = z.object({
  kind: z.enum(['customer', 'carrier']),
  name: z.string().min(2).max(120),
  street: z.string().max(200).optional(),
  postalCode: z.string().max(12).optional(),
  city: z.string().max(100).optional(),
  country: z.string().max(60).optional(),
  vatId: z.string().max(20).optional(),
  email: z.string().max(200).optional(),
  phone: z.string().max(60).optional(),
  contactPerson: z.string().max(120).optional(),
  paymentTerms: z.number().int().min(0).max(90).optional(),
})

const HistoryParams = z.object({ id: z.string().min(1).max(100) })
const HistoryQuery = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) })
const History = z.object({
  data: z
    .array(
      z.object({
        id: text(),
        orderNumber: text(),
        status: text('unknown'),
        pickupCity: text(),
        deliveryCity: text(),
        pickupDate: optionalDate,
        customerPrice: optionalNumber,
      }),
    )
    .catch([]),
})

export const partnerEndpoints = {
  'partners.list': endpoint({
    method: 'GET',
    path: '/api/partners',
    query: PageQuery.extend({ kind: z.enum(['customer', 'carrier']).optional() }),
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
    response: Partner,
    permission: 'orders.create',
  }),
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
