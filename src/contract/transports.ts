import * as z from 'zod/mini'
import { Figure } from './basics/bounds.ts'
import { parseTransportStatus } from '#src/domain/workflow/transport-status.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { flag, number, optionalFlag, optionalNumber, optionalText, preprocess, text } from './basics/tolerant.ts'
import { SaidWarnings } from './basics/said-reason.ts'

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
  weightKg: optionalNumber,
  loadingMeters: optionalNumber,
  loadingDate: optionalText,
  loadingTimeFrom: optionalText,
  loadingTimeTo: optionalText,
  /** The times are not given; see `Order`. */
  loadingTimesAssumed: optionalFlag,
  unloadingDate: optionalText,
  unloadingTimeFrom: optionalText,
  unloadingTimeTo: optionalText,
  unloadingTimesAssumed: optionalFlag,
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

/** What the list can be sorted by. */
export const TRANSPORT_SORTS = [
  'createdAt',
  'updatedAt',
  'loadId',
  'customerName',
  'origin',
  'destination',
  'loadingDate',
  'unloadingDate',
  'vehicleNumber',
  'driverName',
  'progress',
  'estimatedArrival',
  'delayMinutes',
  'status',
] as const

export const TransportListQuery = z.extend(PageQuery, {
  ...sortedBy(TRANSPORT_SORTS),
  /** Source: specification 9, lists. */
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 10),
  status: z.optional(z.string().check(z.maxLength(300))),
  /** `true`: between ASSIGNED and AT_DELIVERY. */
  active: z.optional(z.enum(['true', 'false'])),
  /** `true`: later than planned. */
  delayed: z.optional(z.enum(['true', 'false'])),
  /** `true`: later than planned, or disturbed otherwise. */
  troubled: z.optional(z.enum(['true', 'false'])),
  /** `true`: no vehicle and no carrier yet, and not finished or cancelled. */
  unassigned: z.optional(z.enum(['true', 'false'])),
  isFromOCR: z.optional(z.enum(['true', 'false'])),
  orderId: z.optional(z.string().check(z.maxLength(100))),
  driverId: z.optional(z.string().check(z.maxLength(100))),
  vehicleId: z.optional(z.string().check(z.maxLength(100))),
  carrierId: z.optional(z.string().check(z.maxLength(100))),
  /** Part of the customer's name; case, umlauts and accents do not matter. */
  customer: z.optional(z.string().check(z.maxLength(100))),
  /** Part of the name of either town. */
  city: z.optional(z.string().check(z.maxLength(100))),
  /** Plain dates, both inclusive. */
  loadingFrom: z.optional(z.string().check(z.maxLength(10))),
  loadingTo: z.optional(z.string().check(z.maxLength(10))),
  unloadingFrom: z.optional(z.string().check(z.maxLength(10))),
  unloadingTo: z.optional(z.string().check(z.maxLength(10))),
})
export type TransportListQuery = z.input<typeof TransportListQuery>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const amount = z.optional(z.nullable(Figure))

/**
 * What a person says of a transport; `null` clears. What belongs to the order of a transport is changed on the order, by its
 * rules. Where a vehicle is assigned, its type and plate are its own.
 */
export const TransportUpdate = z.object({
  customerName: words(200),
  origin: words(100),
  originPostalCode: words(12),
  originCountry: words(60),
  destination: words(100),
  destinationPostalCode: words(12),
  destinationCountry: words(60),
  cargo: words(350),
  weightKg: amount,
  loadingMeters: amount,
  vehicleType: words(40),
  loadingDate: words(10),
  loadingTimeFrom: words(5),
  loadingTimeTo: words(5),
  loadingTimesAssumed: z.optional(z.null()),
  unloadingDate: words(10),
  unloadingTimeFrom: words(5),
  unloadingTimeTo: words(5),
  unloadingTimesAssumed: z.optional(z.null()),
  vehicleNumber: words(20),
  driverName: words(120),
  driverPhone: words(60),
})
export type TransportUpdate = z.output<typeof TransportUpdate>

/**
 * A new transport: of a confirmed order that has none (`orderId` alone), or as it is typed. Without a status one that was
 * read by OCR is an inquiry, any other is in planning.
 */
export const TransportInput = z.extend(TransportUpdate, {
  orderId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Its number, where it has one already; else the next of the tenant. */
  loadId: z.optional(z.string().check(z.maxLength(40))),
  status: z.optional(z.string().check(z.maxLength(40))),
  isFromOCR: z.optional(z.boolean()),
})
export type TransportInput = z.output<typeof TransportInput>

/** A delay of more than four weeks is another date. */
const MOST_DELAY_MINUTES = 40_320

/** Answer to every change of a transport, and the event that `transports.undo` takes back. */
export const TransportChanged = z.object({
  transport: Transport,
  eventId,
  warnings: SaidWarnings,
})
export type TransportChanged = z.output<typeof TransportChanged>

const overrideReason = z.optional(z.string().check(z.maxLength(1000)))

const CHANGE = { permission: 'transports.write', failure: 'Failed to update transport' } as const

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
  'transports.create': endpoint({
    method: 'POST',
    path: '/api/v1/transports',
    body: TransportInput,
    response: TransportChanged,
    permission: 'transports.write',
    failure: 'Failed to create transport',
  }),
  'transports.update': endpoint({
    method: 'PUT',
    path: '/api/v1/transports/{id}',
    params: IdParams,
    body: TransportUpdate,
    response: TransportChanged,
    ...CHANGE,
  }),
  'transports.delete': endpoint({
    method: 'DELETE',
    path: '/api/v1/transports/{id}',
    params: IdParams,
    /** `eventId`: what `transports.undo` takes to bring the transport back. */
    response: z.object({ success: z.boolean(), eventId }),
    permission: 'transports.write',
    /** Source: specification 8, transport store messages. */
    failure: 'Failed to delete order',
  }),
  'transports.setStatus': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/status',
    params: IdParams,
    body: z.object({ status: z.string(), notes: z.optional(z.string().check(z.maxLength(1000))) }),
    response: TransportChanged,
    ...CHANGE,
  }),
  'transports.setDelay': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/delay',
    params: IdParams,
    /** Minutes later than planned; 0 takes the delay away. */
    body: z.object({
      minutes: z.int().check(z.minimum(0), z.maximum(MOST_DELAY_MINUTES)),
      cause: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: TransportChanged,
    ...CHANGE,
  }),
  'transports.assignDriver': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/assign-driver',
    params: IdParams,
    /** `null` takes the driver off. */
    body: z.object({ driverId: z.nullable(z.string().check(z.maxLength(100))), overrideReason }),
    response: TransportChanged,
    ...CHANGE,
  }),
  'transports.assignVehicle': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/assign-vehicle',
    params: IdParams,
    /** `null` takes vehicle and driver off. */
    body: z.object({ vehicleId: z.nullable(z.string().check(z.maxLength(100))), overrideReason }),
    response: TransportChanged,
    ...CHANGE,
  }),
  'transports.undo': undoEndpoint('/api/v1/transports', CHANGE),
  'transports.stats': endpoint({
    method: 'GET',
    path: '/api/v1/transports/stats',
    response: z.object({
      total: number(0),
      active: number(0),
      delayed: number(0),
      /** Late or disturbed. */
      troubled: number(0),
      byStatus: z.record(z.string(), z.number()),
    }),
    permission: 'transports.read',
  }),
}
