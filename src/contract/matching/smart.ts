import * as z from 'zod/mini'
import { upTo } from '../basics/bounds.ts'
import { AUTO_SELECT_THRESHOLD, MATCH_LIMIT } from '#src/domain/carriers/match-limits.ts'
import { endpoint } from '../basics/core.ts'
import { number, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { CarrierMatch, CarrierMatches } from '../orders/wizard.ts'

/** At most five results, chosen without asking from 85. Source: specification 9 */
const search = {
  maxResults: z._default(upTo(MATCH_LIMIT), MATCH_LIMIT),
  autoSelectThreshold: z._default(z.number().check(z.minimum(0), z.maximum(100)), AUTO_SELECT_THRESHOLD),
}
const id = z.string().check(z.minLength(1), z.maxLength(100))
const USE = { permission: 'matching.use', failure: 'Failed to find vehicles' } as const
const timeframe = z._default(z.enum(['day', 'week', 'month', 'year']), 'month')
const PATH = '/api/smart-matching'

/** Offers that are searched for at once. */
const MOST_AT_ONCE = 20

export const smartMatchingEndpoints = {
  'smartMatching.find': endpoint({
    method: 'POST',
    path: `${PATH}/find-matches`,
    body: z.object({ customerOfferId: id, ...search }),
    response: CarrierMatches,
    ...USE,
  }),
  'smartMatching.bulk': endpoint({
    method: 'POST',
    path: `${PATH}/bulk-match`,
    body: z.object({ customerOfferIds: z.array(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)), ...search }),
    response: z.object({
      results: preprocess(
        recordsOf,
        z.array(
          z.object({
            customerOfferId: text(),
            matches: preprocess(recordsOf, z.array(CarrierMatch)),
            autoSelectedCarrierId: optionalText,
            /** Why nothing was searched for. */
            message: optionalText,
          }),
        ),
      ),
      autoSelectThreshold: number(AUTO_SELECT_THRESHOLD),
    }),
    ...USE,
  }),
  /** How well one carrier suits an offer, whatever its place among the others. */
  'smartMatching.details': endpoint({
    method: 'GET',
    path: `${PATH}/details`,
    query: z.object({ customerOfferId: id, carrierId: id }),
    response: CarrierMatch,
    ...USE,
  }),
  'smartMatching.analytics': endpoint({
    method: 'GET',
    path: `${PATH}/analytics`,
    query: z.object({ timeframe }),
    response: z.object({
      timeframe: text('month'),
      total: number(0),
      proposed: number(0),
      accepted: number(0),
      rejected: number(0),
      autoSelected: number(0),
      averageScore: number(0),
    }),
    ...USE,
  }),
  /** Rates in percent, times in minutes. */
  'smartMatching.performance': endpoint({
    method: 'GET',
    path: `${PATH}/performance-metrics`,
    response: z.object({
      totalMatches: number(0),
      acceptanceRate: number(0),
      autoSelectRate: number(0),
      averageScore: number(0),
      quotesAsked: number(0),
      answerRate: number(0),
      averageAnswerMinutes: number(0),
    }),
    ...USE,
  }),
}
