import * as z from 'zod/mini'
import { Count } from '../basics/bounds.ts'
import { endpoint, IdParams, pageOf } from '../basics/core.ts'
import { done, number } from '../basics/tolerant.ts'
import { eventId, undoEndpoint } from '../records/events.ts'
import { CombinedQuery, TransportListQuery } from './list-query.ts'
import { Transport } from './transport.ts'
import { TransportChanged, TransportInput, TransportUpdate } from './update.ts'

/** A delay of more than four weeks is another date. */
const MOST_DELAY_MINUTES = 40_320

const overrideReason = z.optional(z.string().check(z.maxLength(1000)))

const moment = z.optional(z.nullable(z.string().check(z.maxLength(40))))

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
    response: z.object({ success: done, eventId }),
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
  /** When the truck came to a place of its order and left it, ISO 8601; `null` takes it back. The status goes on by it. */
  'transports.sayStop': endpoint({
    method: 'PATCH',
    path: '/api/v1/transports/{id}/stops',
    params: IdParams,
    body: z.object({ kind: z.enum(['pickup', 'delivery']), part: Count, arrivedAt: moment, leftAt: moment }),
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
  'transports.combined': endpoint({
    method: 'GET',
    path: '/api/v1/transports/combined',
    query: CombinedQuery,
    response: pageOf(Transport),
    permission: 'transports.read',
    failure: 'Failed to load enhanced orders',
  }),
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
