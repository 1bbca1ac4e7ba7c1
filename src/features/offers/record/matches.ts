import type * as z from 'zod/mini'
import type { CarrierMatches } from '#src/contract/orders/wizard.ts'
import { AUTO_SELECT_THRESHOLD, MATCH_LIMIT } from '#src/domain/carriers/matching.ts'

/** A carrier that was found for an offer. */
export type FoundCarrier = z.output<typeof CarrierMatches>['matches'][number]

/** What is asked for: five carriers at most, chosen without asking from 85 points. Source: specification 9 */
export const SEARCH = { maxResults: MATCH_LIMIT, autoSelectThreshold: AUTO_SELECT_THRESHOLD } as const

/** The search for the carriers of an offer; once for panel, page and commands. */
export const matchesInput = (customerOfferId: string) => ({ body: { customerOfferId, ...SEARCH } })
