import * as z from 'zod/mini'
import { parseTransportStatus } from '#src/domain/transport-status.ts'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { eventId, undoEndpoint } from './record-events.ts'
import { flag, number, optionalNumber, optionalText, preprocess, text } from './tolerant.ts'
import { SaidWarnings } from './said-reason.ts'

/** Mapped view of a transport (specification 3). Distances km, speed km/h, duration minutes, stamps ISO 8601 in UTC. */
export const Transport = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  status: preprocess((value) => parseTransportStatus(value), z.custom<ReturnType<typeof parseTransportStatus>>()),
  orderId: optionalText,
  /** The order number (specification 3 calls it loadId). */
  loadId: text(),
  origin: text('Unbekannt'),
  originPostalCode: text(),
  originCountry: text('Deutschland'),
  destination: text('Unbekannt'),
  destinationPostalCode: text(),
  destinationCountry: text('Deutschland'),
  customerName: text('Unbekannt'),
  carrierId: optionalText,
  carrierName: optionalText,
  driverId: optionalText,
  driverName: text('Unbekannt'),
  driverPhone: optionalText,
  /** The tour it is part of. */
  tourId: optionalText,
  vehicleId: optionalText,
  vehicleNumber: text('Unbekannt'),
  vehicleType: text('Unbekannt'),
  cargo: text(),
  loadingMeters: optionalNumber,
  loadingDate: optionalText,
  loadingTimeFrom: optionalText,
  loadingTimeTo: optionalText,
  unloadingDate: optionalText,
  unloadingTimeFrom: optionalText,
  unloadingTimeTo: optionalText,
  currentLocation: z.catch(
    z.optional(
      z.object({
        address: text(),
        city: text(),
        country: text('Deutschland'),
        postalCode: text(),
        coordinates: z.catch(z.optional(z.object({ lat: number(0), lng: number(0) })), undefined),
      }),
    ),
    undefined,
  ),
  isFromOCR: flag,
  progress: number(0),
  estimatedArrival: optionalText,
  currentSpeed: optionalNumber,
  estimatedDuration: optionalNumber,
  distanceKm: optionalNumber,
  delayMinutes: optionalNumber,
  delayCause: optionalText,
  disruption: optionalText,
  lastUpdate: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Transport = z.output<typeof Transport>

export const TransportListQuery = z.extend(PageQuery, {
  /** Source: specification 9, lists. */
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 10),
  status: z.optional(z.string().check(z.maxLength(300))),
  /** `true`: between ASSIGNED and AT_DELIVERY. */
  active: z.optional(z.enum(['true', 'false'])),
  orderId: z.optional(z.string().check(z.maxLength(100))),
  driverId: z.optional(z.string().check(z.maxLength(100))),
  vehicleId: z.optional(z.string().check(z.maxLength(100))),
})

/** Lets an assignment pass against what blocks it, for those who may (decision B5). */
const overrideReason = z.optional(z.string().check(z.maxLength(1000)))

/** Answer to every change of a transport, and the event that `transports.undo` takes back. */
export const TransportChanged = z.object({
  transport: Transport,
  eventId,
  warnings: SaidWarnings,
})
export type TransportChanged = z.output<typeof TransportChanged>

export const transportEndpoints = {
  'transports.list': endpoint({
    method: 'GET',
    path: '/api/v1/transports',
    query: TransportListQuery,
    response: pageOf(Transport),
    permission: 'transports.read',
    failure: 'Failed to load orders',
  }),
  'transports.get': endpoint({
    method: 'GET',
    path: '/api/v1/transports/{id}',
    params: IdParams,
    response: Transport,
    permission: 'transports.read',
    failure: 'Failed to get transport',
  }),
  'transports.setStatus': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/status',
    params: IdParams,
    body: z.object({ status: z.string(), notes: z.optional(z.string().check(z.maxLength(1000))) }),
    response: TransportChanged,
    permission: 'transports.write',
    failure: 'Failed to update transport',
  }),
  'transports.assignDriver': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/assign-driver',
    params: IdParams,
    body: z.object({ driverId: z.string().check(z.maxLength(100)), overrideReason }),
    response: TransportChanged,
    permission: 'transports.write',
    failure: 'Failed to update transport',
  }),
  'transports.assignVehicle': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/assign-vehicle',
    params: IdParams,
    body: z.object({ vehicleId: z.string().check(z.maxLength(100)), overrideReason }),
    response: TransportChanged,
    permission: 'transports.write',
    failure: 'Failed to update transport',
  }),
  'transports.undo': undoEndpoint('/api/v1/transports', {
    permission: 'transports.write',
    failure: 'Failed to update transport',
  }),
  'transports.stats': endpoint({
    method: 'GET',
    path: '/api/v1/transports/stats',
    response: z.object({
      total: number(0),
      active: number(0),
      delayed: number(0),
      byStatus: z.record(z.string(), z.number()),
    }),
    permission: 'transports.read',
  }),
}
