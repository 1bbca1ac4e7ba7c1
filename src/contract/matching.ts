import * as z from 'zod/mini'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { VEHICLE_SORTS } from '#src/domain/carriers/vehicle-order.ts'
import { Figure } from './basics/bounds.ts'
import { endpoint } from './basics/core.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import { done, holding, number, optionalDate, optionalText, preprocess, recordsOf, text } from './basics/tolerant.ts'
import { matchEndpoints } from './matching/match.ts'
import { offersMatchingEndpoints } from './matching/offers-matching.ts'
import { proposalEndpoints } from './matching/proposals.ts'
import { smartMatchingEndpoints } from './matching/smart.ts'
import { CargoDraft, StopDraft } from './orders/draft.ts'
import { Order } from './orders/order.ts'
import { eventId } from './records/events.ts'
import { Explained } from './orders/wizard.ts'

const id = z.optional(z.string().check(z.maxLength(100)))
const radius = z._default(z.number().check(z.minimum(1), z.maximum(1000)), DEFAULT_RADIUS_KM)

/** Goods by the record that has them, or in words. */
const goods = {
  orderId: id,
  loadId: id,
  offerId: id,
  load: z.optional(
    z.object({ id, cargo: z.optional(CargoDraft), pickup: z.optional(StopDraft), delivery: z.optional(StopDraft) }),
  ),
}

/** An own vehicle or a carrier's that could take it. Kilometres empty, cost in euros net, capacity in loading metres, score of 100. */
const VehicleMatch = z.object({
  vehicleId: optionalText,
  licencePlate: optionalText,
  carrierId: optionalText,
  carrierName: optionalText,
  vehicleType: text('TRUCK'),
  city: text(),
  postalCode: text(),
  availableFrom: optionalDate,
  distanceKm: number(0),
  estimatedCost: number(0),
  efficiencyScore: number(0),
  capacity: number(0),
  warnings: preprocess(recordsOf, z.array(Explained)),
})
export type VehicleMatch = z.output<typeof VehicleMatch>

const USE = { permission: 'matching.use' } as const

export const matchingEndpoints = {
  /** Who can take it within the radius; what is blocked is left out. Source: specification 9 */
  'matching.findVehicles': endpoint({
    method: 'POST',
    path: '/api/matching/find-vehicles',
    body: z.object({
      ...goods,
      searchRadius: radius,
      sortBy: z._default(z.enum(VEHICLE_SORTS), 'distance'),
      filters: z.optional(
        z.object({
          vehicleTypes: z.optional(z.array(z.string().check(z.maxLength(40)))),
          own: z.optional(z.boolean()),
        }),
      ),
    }),
    response: z.object({
      vehicles: preprocess(recordsOf, z.array(VehicleMatch)),
      searchRadius: number(DEFAULT_RADIUS_KM),
      sortBy: text('distance'),
    }),
    ...USE,
    failure: 'Failed to find vehicles',
  }),
  /** What a way costs with a vehicle, euros net; distance in km. */
  'matching.calculateCost': endpoint({
    method: 'POST',
    path: '/api/matching/calculate-cost',
    body: z.object({
      vehicleId: z.string().check(z.minLength(1), z.maxLength(100)),
      distance: z.number().check(z.minimum(0), z.maximum(20_000)),
    }),
    response: z.object({
      vehicleId: text(),
      distance: number(0),
      cost: number(0),
      costPerKm: number(0),
      currency: text('EUR'),
    }),
    ...USE,
    failure: 'Failed to calculate cost',
  }),
  /** Books an order, or the order of a load or an offer, with a carrier or on a vehicle: one step, once. */
  'matching.createOrder': endpoint({
    method: 'POST',
    path: '/api/matching/create-order',
    body: z.object({
      orderId: id,
      loadId: id,
      offerId: id,
      carrierId: id,
      vehicleId: id,
      carrierPrice: z.optional(Figure),
      /** Of somebody who may override: below 85, or against a rule. */
      reason: z.optional(z.string().check(z.maxLength(1000))),
    }),
    /** `matches.undo` of `matchId` takes `eventId` back. */
    response: preprocess(
      holding('order'),
      z.object({ success: done, order: Order, matchId: text(), eventId, warnings: SaidWarnings }),
    ),
    ...USE,
    failure: 'Failed to create transport order',
  }),
  /** How well the vehicles of transports could take a load where they become free. */
  'matching.matchLoad': endpoint({
    method: 'POST',
    path: '/api/matching/match-load',
    body: z.object({
      load: z.union([
        z.string().check(z.minLength(1), z.maxLength(100)),
        z.object({ id: z.string().check(z.maxLength(100)) }),
      ]),
      transports: z
        .array(z.union([z.string().check(z.maxLength(100)), z.object({ id: z.string().check(z.maxLength(100)) })]))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    response: z.object({
      matches: preprocess(
        recordsOf,
        z.array(
          z.object({
            transportId: text(),
            loadId: text(),
            vehicleId: optionalText,
            carrierId: optionalText,
            licencePlate: optionalText,
            score: number(0),
            distanceKm: number(0),
            availableFrom: optionalDate,
            blockers: preprocess(recordsOf, z.array(Explained)),
          }),
        ),
      ),
    }),
    ...USE,
    failure: 'Failed to match load',
  }),
  ...proposalEndpoints,
  ...smartMatchingEndpoints,
  ...offersMatchingEndpoints,
  ...matchEndpoints,
}
