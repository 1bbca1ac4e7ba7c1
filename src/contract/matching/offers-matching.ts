import * as z from 'zod/mini'
import { howMany } from '../basics/bounds.ts'
import { endpoint } from '../basics/core.ts'
import { done, number, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { Offer } from '../offers.ts'
import { eventId } from '../records/events.ts'

/** Figures about offers; money in euros net, rate in percent of those that were decided. */
const OfferStatistics = z.object({
  total: number(0),
  open: number(0),
  accepted: number(0),
  rejected: number(0),
  expired: number(0),
  /** Open ones whose last day is today or tomorrow. */
  expiringSoon: number(0),
  acceptanceRate: number(0),
  openValue: number(0),
  acceptedValue: number(0),
})
export type OfferStatistics = z.output<typeof OfferStatistics>

const Dashboard = z.object({
  stats: OfferStatistics,
  /** The newest open ones, and own vehicles that are free. */
  offers: preprocess(recordsOf, z.array(Offer)),
  availableVehicles: number(0),
  byVehicleType: z.catch(z.record(z.string(), z.number()), {}),
})
export type OfferDashboard = z.output<typeof Dashboard>

const READ = { permission: 'offers.read', failure: 'Data not found' } as const
const PATH = '/api/angebots-matching'
const short = z.optional(z.string().check(z.maxLength(200)))

export const offersMatchingEndpoints = {
  'offersMatching.dashboard': endpoint({ method: 'GET', path: `${PATH}/dashboard`, response: Dashboard, ...READ }),
  /** Open offers by words in any order: number, customer, town, goods. */
  'offersMatching.quickSearch': endpoint({
    method: 'GET',
    path: `${PATH}/quick-search`,
    query: z.object({
      q: z.string().check(z.minLength(1), z.maxLength(200)),
      limit: howMany(50, 20),
    }),
    response: z.object({ results: preprocess(recordsOf, z.array(Offer)), total: number(0) }),
    ...READ,
  }),
  /** One step with one offer, answered as its own call would be. */
  'offersMatching.quickAction': endpoint({
    method: 'POST',
    path: `${PATH}/quick-action`,
    body: z.object({
      offerId: z.string().check(z.minLength(1), z.maxLength(100)),
      action: z.enum(['accept', 'reject', 'createOrder']),
      reason: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: z.object({ success: done, offer: Offer, orderId: z.optional(z.string()), eventId }),
    permission: 'offers.write',
    failure: 'Data not found',
  }),
  'offersMatching.stats': endpoint({ method: 'GET', path: `${PATH}/stats`, response: OfferStatistics, ...READ }),
  /** Wanted by open offers, and free among the own vehicles. */
  'offersMatching.vehicleTypes': endpoint({
    method: 'GET',
    path: `${PATH}/vehicle-types`,
    response: z.object({
      vehicleTypes: preprocess(
        recordsOf,
        z.array(z.object({ type: text('TRUCK'), wanted: number(0), free: number(0) })),
      ),
    }),
    ...READ,
  }),
  'business.offersMatchingDashboard': endpoint({
    method: 'GET',
    path: '/api/business/angebots-matching/dashboard',
    query: z.object({
      /** What the postal code of the loading place begins with. */
      plzArea: z.optional(z.string().check(z.maxLength(5))),
      /** Joined by commas. */
      vehicleTypes: short,
      timeframe: z._default(z.enum(['day', 'week', 'month', 'year']), 'month'),
    }),
    response: Dashboard,
    ...READ,
  }),
}
