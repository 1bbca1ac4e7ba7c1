import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { number, optionalDate, optionalNumber, optionalText, text } from './tolerant.ts'

/** Freight waiting for a vehicle, made from a confirmed order. */
export const Load = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  status: z.catch(z.enum(['open', 'planned', 'assigned', 'done']), 'open'),
  orderId: optionalText,
  customerName: text('Unbekannt'),
  description: text(),
  originCity: text(),
  originPostalCode: text(),
  originCountry: text('Deutschland'),
  destinationCity: text(),
  destinationPostalCode: text(),
  destinationCountry: text('Deutschland'),
  pickupDate: optionalDate,
  deliveryDate: optionalDate,
  weightKg: optionalNumber,
  loadingMeters: optionalNumber,
  vehicleType: text('TRUCK'),
  updatedAt: text(),
})
export type Load = z.output<typeof Load>

export const fleetEndpoints = {
  'loads.list': endpoint({
    method: 'GET',
    path: '/api/loads',
    query: z.extend(PageQuery, { status: z.optional(z.string().check(z.maxLength(100))) }),
    response: pageOf(Load),
    permission: 'loads.read',
  }),
  'loads.get': endpoint({
    method: 'GET',
    path: '/api/loads/{id}',
    params: IdParams,
    response: Load,
    permission: 'loads.read',
    failure: 'Data not found',
  }),
}
