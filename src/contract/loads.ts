import { FurtherPlaces } from './orders/order-lines.ts'
import * as z from 'zod/mini'
import { Figure } from './basics/bounds.ts'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { done, optionalDate, optionalNumber, optionalText, text, version } from './basics/tolerant.ts'
import { SaidWarnings } from './basics/said-reason.ts'

/** Freight waiting for a vehicle, made from a confirmed order or typed. Weight kg, days plain. */
export const Load = z.object({
  id: text(),
  tenantId: text(),
  version,
  status: z.catch(z.enum(LOAD_STATUSES), 'open'),
  orderId: optionalText,
  customerName: text('Unbekannt'),
  description: text(),
  originCity: text(),
  originPostalCode: text(),
  originCountry: text('Deutschland'),
  destinationCity: text(),
  destinationPostalCode: text(),
  destinationCountry: text('Deutschland'),
  /** Of its order. */
  furtherStops: FurtherPlaces,
  pickupDate: optionalDate,
  deliveryDate: optionalDate,
  weightKg: optionalNumber,
  loadingMeters: optionalNumber,
  vehicleType: text('TRUCK'),
  updatedAt: text(),
})
export type Load = z.output<typeof Load>

const part = z.optional(z.string().check(z.maxLength(100)))
const day = z.optional(z.string().check(z.maxLength(10)))

/** What the list can be sorted by. */
export const LOAD_SORTS = [
  'pickupDate',
  'deliveryDate',
  'description',
  'customerName',
  'originCity',
  'destinationCity',
  'weightKg',
  'loadingMeters',
  'status',
  'vehicleType',
  'orderId',
  'updatedAt',
] as const

/** Filters of the list; all are joined by AND, values inside one (comma-joined) by OR. Days are plain, both inclusive. */
export const LoadListQuery = z.extend(PageQuery, {
  ...sortedBy(LOAD_SORTS),
  status: part,
  vehicleType: part,
  /** `true`: made from an order; `false`: typed. */
  ofOrder: z.optional(z.enum(['true', 'false'])),
  /** Part of the customer's name; case, umlauts and accents do not matter. */
  customer: part,
  /** Part of the name of either town. */
  city: part,
  pickupFrom: day,
  pickupTo: day,
})
export type LoadListQuery = z.output<typeof LoadListQuery>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const amount = z.optional(z.nullable(Figure))

/** What a person says of a load; `null` clears. What belongs to the order of a load is changed on the order, by its rules. */
export const LoadUpdate = z.object({
  customerName: words(200),
  description: words(350),
  originCity: words(100),
  originPostalCode: words(12),
  originCountry: words(60),
  destinationCity: words(100),
  destinationPostalCode: words(12),
  destinationCountry: words(60),
  pickupDate: words(10),
  deliveryDate: words(10),
  weightKg: amount,
  loadingMeters: amount,
  vehicleType: words(40),
})
export type LoadUpdate = z.output<typeof LoadUpdate>

/** Answer to every change of a load, and the event that `loads.undo` takes back. */
const LoadChanged = z.object({ load: Load, eventId, warnings: SaidWarnings })
export type LoadChanged = z.output<typeof LoadChanged>

const CHANGE = { permission: 'loads.write', failure: 'Failed to update load' } as const

export const loadEndpoints = {
  'loads.list': endpoint({
    method: 'GET',
    path: '/api/loads',
    query: LoadListQuery,
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
  'loads.create': endpoint({
    method: 'POST',
    path: '/api/loads',
    body: LoadUpdate,
    response: LoadChanged,
    ...CHANGE,
  }),
  'loads.update': endpoint({
    method: 'PUT',
    path: '/api/loads/{id}',
    params: IdParams,
    body: LoadUpdate,
    response: LoadChanged,
    ...CHANGE,
  }),
  'loads.setStatus': endpoint({
    method: 'PATCH',
    path: '/api/loads/{id}/status',
    params: IdParams,
    body: z.object({ status: z.enum(LOAD_STATUSES) }),
    response: LoadChanged,
    ...CHANGE,
  }),
  'loads.delete': endpoint({
    method: 'DELETE',
    path: '/api/loads/{id}',
    params: IdParams,
    /** `eventId`: what `loads.undo` takes to bring the load back. */
    response: z.object({ success: done, eventId }),
    ...CHANGE,
  }),
  'loads.undo': undoEndpoint('/api/loads', CHANGE),
}
