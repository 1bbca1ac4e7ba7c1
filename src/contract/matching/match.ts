import * as z from 'zod/mini'
import { MATCH_STATES } from '#src/domain/matching/states.ts'
import { Figure } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { done, flag, number, optionalNumber, optionalText, text, version } from '../basics/tolerant.ts'
import { eventId, undoEndpoint } from '../records/events.ts'

/**
 * One pairing that was kept: a customer's offer, an order or a load with a carrier or a vehicle. Score of 100; kilometres empty, cost
 * in euros net, capacity in loading metres. Source: specification 3
 */
export const Match = z.object({
  id: text(),
  tenantId: text(),
  version,
  status: z.catch(z.enum(MATCH_STATES), 'proposed'),
  offerId: optionalText,
  loadId: optionalText,
  orderId: optionalText,
  carrierId: optionalText,
  carrierName: optionalText,
  vehicleId: optionalText,
  licencePlate: optionalText,
  score: number(0),
  efficiencyScore: number(0),
  distanceKm: optionalNumber,
  estimatedCost: optionalNumber,
  capacity: optionalNumber,
  /** Chosen without asking: nothing stood against it, and its score sufficed. */
  autoSelected: flag,
  acceptedAt: optionalText,
  acceptedBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Match = z.output<typeof Match>

const id = z.optional(z.string().check(z.maxLength(100)))

/** What is paired: one of the first three with one of the last two. What is not given is reckoned. */
export const MatchInput = z.object({
  offerId: id,
  loadId: id,
  orderId: id,
  carrierId: id,
  vehicleId: id,
  score: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
})
export type MatchInput = z.output<typeof MatchInput>

/** Every answer about a match has this shape; `eventId` is what `matches.undo` takes back. Source: specification 7 */
const MatchAnswer = z.object({
  success: done,
  data: z.catch(z.optional(Match), undefined),
  error: optionalText,
  eventId,
  warnings: SaidWarnings,
})
export type MatchAnswer = z.output<typeof MatchAnswer>

const USE = 'matching.use'
const PATH = '/api/matches'

export const MATCH_SORTS = ['createdAt', 'updatedAt', 'score', 'status', 'carrierName'] as const

export const matchEndpoints = {
  'matches.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, { ...sortedBy(MATCH_SORTS), status: id, offerId: id, orderId: id, loadId: id }),
    response: pageOf(Match),
    permission: USE,
  }),
  'matches.create': endpoint({
    method: 'POST',
    path: PATH,
    body: MatchInput,
    response: MatchAnswer,
    permission: USE,
    failure: 'Failed to create match',
  }),
  /** Books it: the order, made of the offer where there is none yet, is the carrier's or the vehicle's from then on. */
  'matches.accept': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/accept`,
    params: IdParams,
    body: z.optional(
      z.object({ carrierPrice: z.optional(Figure), reason: z.optional(z.string().check(z.maxLength(1000))) }),
    ),
    response: MatchAnswer,
    permission: USE,
    failure: 'Failed to accept match',
  }),
  'matches.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: z.extend(z.pick(MatchInput, { carrierId: true, vehicleId: true, score: true }), {
      status: z.optional(z.enum(['proposed', 'rejected'])),
    }),
    response: MatchAnswer,
    permission: USE,
    failure: 'Failed to update match',
  }),
  'matches.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: MatchAnswer,
    permission: USE,
    failure: 'Failed to get match',
  }),
  'matches.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: MatchAnswer,
    permission: USE,
    failure: 'Failed to delete match',
  }),
  'matches.undo': undoEndpoint(PATH, { permission: USE, failure: 'Failed to update match' }),
}
