import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { flag, optionalText, text, version } from './basics/tolerant.ts'

/** Where goods are loaded and unloaded. Opening hours as they are read: `Mo–Do 07:00–16:00, Fr 07:00–12:00`. */
export const LoadingPoint = z.object({
  id: text(),
  tenantId: text(),
  version,
  /** Whose place it is, where that is known. */
  partnerId: optionalText,
  name: text(),
  street: text(),
  postalCode: text(),
  city: text(),
  country: text('Deutschland'),
  openingHours: optionalText,
  ramp: optionalText,
  contactPerson: optionalText,
  phone: optionalText,
  /** Where trucks are announced. */
  email: optionalText,
  /** What a driver has to know: where to report, what to wear. */
  driverHints: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type LoadingPoint = z.output<typeof LoadingPoint>

/**
 * A place that is offered for a stop: a loading point, or where a customer's orders were loaded and unloaded before, or where he has
 * his address. `own`: the customer has to do with it.
 */
export const StopPlace = z.object({
  id: text(),
  loadingPointId: optionalText,
  own: flag,
  /** None where an order named only the street. */
  company: optionalText,
  street: optionalText,
  postalCode: optionalText,
  city: optionalText,
  country: text('Deutschland'),
  contactPerson: optionalText,
  phone: optionalText,
  email: optionalText,
  ramp: optionalText,
  openingHours: optionalText,
  driverHints: optionalText,
})
export type StopPlace = z.output<typeof StopPlace>

const words = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** All of a loading point that a person says; what is missing or empty is none, but for the partner, who stays where he is not named. */
export const LoadingPointInput = z.object({
  partnerId: words(100),
  name: z.string().check(z.minLength(2), z.maxLength(120)),
  street: words(200),
  postalCode: words(12),
  city: z.string().check(z.minLength(1), z.maxLength(100)),
  country: words(60),
  openingHours: words(200),
  ramp: words(100),
  contactPerson: words(120),
  phone: words(60),
  email: words(254),
  driverHints: words(1000),
})
export type LoadingPointInput = z.output<typeof LoadingPointInput>

/** Answer to a change, and the event that `loadingPoints.undo` takes back. */
const LoadingPointChanged = z.extend(LoadingPoint, { eventId })

const CHANGE = { permission: 'orders.edit', failure: 'Failed to update loading point' } as const

/** What the list can be sorted by. */
const LOADING_POINT_SORTS = ['name'] as const

export const loadingPointEndpoints = {
  'loadingPoints.list': endpoint({
    method: 'GET',
    path: '/api/v1/loading-points',
    query: z.extend(PageQuery, { ...sortedBy(LOADING_POINT_SORTS), partnerId: words(100) }),
    response: pageOf(LoadingPoint),
    permission: 'partners.read',
  }),
  'stopPlaces.list': endpoint({
    method: 'GET',
    path: '/api/v1/stop-places',
    /**
     * A customer's own places stand first: those used for this stop, the latest before the others, then those of his other stops, then
     * his address.
     */
    query: z.object({
      limit: PageQuery.shape.limit,
      q: PageQuery.shape.q,
      stop: z._default(z.enum(['pickup', 'delivery']), 'pickup'),
      customerId: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: z.object({ data: z.catch(z.array(StopPlace), []) }),
    permission: 'partners.read',
  }),
  'loadingPoints.get': endpoint({
    method: 'GET',
    path: '/api/v1/loading-points/{id}',
    params: IdParams,
    response: LoadingPoint,
    permission: 'partners.read',
    failure: 'Data not found',
  }),
  'loadingPoints.create': endpoint({
    method: 'POST',
    path: '/api/v1/loading-points',
    body: LoadingPointInput,
    response: LoadingPointChanged,
    ...CHANGE,
  }),
  'loadingPoints.update': endpoint({
    method: 'PUT',
    path: '/api/v1/loading-points/{id}',
    params: IdParams,
    body: LoadingPointInput,
    response: LoadingPointChanged,
    ...CHANGE,
  }),
  'loadingPoints.undo': undoEndpoint('/api/v1/loading-points', CHANGE),
}
