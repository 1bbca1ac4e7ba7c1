import type { PlainDate } from '../basics/dates.ts'
import { margin, toCents } from '../basics/money.ts'
import { ratePrice } from '../carriers/match-parts.ts'
import { roomFor } from '../carriers/goods.ts'
import {
  bestOfEach,
  type CarrierCandidate,
  type CarrierMatch,
  compareMatches,
  isOutside,
  MATCH_WEIGHTS,
  type MatchRequest,
  rateCandidate,
} from '../carriers/matching.ts'
import { AUTO_SELECT_THRESHOLD, MATCH_LIMIT } from '../carriers/match-limits.ts'
import { sortVehicleMatches } from '../carriers/vehicle-order.ts'
import { radiusLack, roomLack, timeLack, type VehicleTime } from './fit.ts'
import type { Lack } from './lack.ts'
import type { ProposalSort } from './proposal.ts'
import { type QuoteState, quoteTotal } from './quotes.ts'

/** Most of those that do not fit yet that are told. */
export const MISFIT_LIMIT = 4
/** How many times the radius away something is still told of: beyond it the way earns no marks. */
const FAR = 4

/** Somebody who may be proposed. `time` is known of vehicles; `quote` of who was asked. */
export interface Candidate {
  key: string
  own: boolean
  candidate: CarrierCandidate
  time?: VehicleTime | undefined
  quote?: AskedQuote | undefined
}

/** What was asked of a carrier, and what he said; prices in euros net, `validUntil` in epoch milliseconds. */
export interface AskedQuote {
  priceRequestId: string
  state: QuoteState
  freight?: number | undefined
  toll?: number | undefined
  surcharges?: number | undefined
  validUntil?: number | undefined
}

/** One that fits, with its score; blocked by its papers at most. `capacity` in loading metres. */
export interface Fit {
  of: Candidate
  match: CarrierMatch
  capacity: number
  isQuoted: boolean
  recommended: boolean
}

/** One that does not fit yet. */
export interface MisfitOf extends Lack {
  of: Candidate
  match: CarrierMatch
}

interface RankOptions {
  now: number
  today: PlainDate
  sort?: ProposalSort
  /** How many fitting ones are told; five unless given. */
  most?: number
}

/** What is said of an estimated price, and no more where a price was named. */
const BY_ESTIMATE: ReadonlySet<string> = new Set(['reason.margin', 'reason.tariff'])

/** A quote in place of the estimate: price, margin and the part of the score that follows from them. Euros net. */
export function withQuote(match: CarrierMatch, total: number, customerPrice: number | undefined): CarrierMatch {
  const left = customerPrice === undefined ? undefined : margin(toCents(customerPrice), toCents(total))
  const { share, reasons = [], warnings = [] } = ratePrice(left?.percent)
  const earned = Math.round(MATCH_WEIGHTS.price * share)
  const of = (kept: CarrierMatch['reasons'], code: string) => kept.filter((one) => one.code !== code)
  return {
    ...match,
    estimatedCost: total,
    margin: (left?.cents ?? 0) / 100,
    marginPercent: left?.percent ?? 0,
    parts: { ...match.parts, price: { earned, weight: MATCH_WEIGHTS.price } },
    score: match.score - match.parts.price.earned + earned,
    reasons: [...match.reasons.filter(({ code }) => !BY_ESTIMATE.has(code)), ...reasons],
    warnings: [...of(match.warnings, 'warning.negativeMargin'), ...warnings],
  }
}

/** The price of a quote that holds at a moment; nothing where none was said, or its time is over. */
export function heldPrice(quote: AskedQuote | undefined, now: number): number | undefined {
  if (quote === undefined || (quote.state !== 'quoted' && quote.state !== 'accepted')) return undefined
  if (quote.validUntil !== undefined && quote.validUntil < now) return undefined
  return quoteTotal(quote)
}

/** Whether it may be taken without asking: nothing against it, within the radius, from 85. Source: specification 9 */
export const isRecommended = (match: CarrierMatch, threshold: number = AUTO_SELECT_THRESHOLD): boolean =>
  match.blockers.length === 0 && !isOutside(match) && match.score >= threshold

/** How well somebody suits some goods, with his quote in place of the estimate where he has named a price that holds. */
export function rateOne(request: MatchRequest, of: Candidate, { now, today }: RankOptions): Fit {
  const estimated = rateCandidate(request, of.candidate, today)
  const price = heldPrice(of.quote, now)
  const match = price === undefined ? estimated : withQuote(estimated, price, request.customerPrice)
  const capacity = roomFor(request.cargo, of.candidate).available
  return { of, match, capacity, isQuoted: price !== undefined, recommended: isRecommended(match) }
}

/** What keeps it from being proposed, what would help least first. */
function lackOf(request: MatchRequest, { of, match }: Fit, now: number): Lack | undefined {
  const radiusKm = request.radiusKm ?? 0
  const room = roomLack(request.cargo, of.candidate)
  if (room) return room
  const late = of.time && timeLack(request, of.candidate, of.time, now)
  const far = radiusLack(match.distanceKm, radiusKm)
  if (late && far) return { lacks: [...late.lacks, ...far.lacks], proof: [...late.proof, ...far.proof] }
  if (late) return late
  return far && { ...far, proof: [...far.proof, { code: 'sum.score' as const, values: { score: match.score } }] }
}

/** Each carrier once with the best that is known of him, each own vehicle by itself. */
function eachOnce(fits: readonly Fit[]): Fit[] {
  const carriers = fits.filter(({ of }) => !of.own)
  const best = new Set(bestOfEach(carriers.map(({ match }) => match)))
  return fits.filter(({ of, match }) => of.own || best.has(match))
}

const isBlocked = ({ match }: Fit) => Number(match.blockers.length > 0)

function sorted(fits: readonly Fit[], sort: ProposalSort): Fit[] {
  const byScore = fits.toSorted((a, b) => compareMatches(a.match, b.match))
  if (sort === 'score') return byScore
  const figures = byScore.map((fit) => {
    const { distanceKm, estimatedCost, score } = fit.match
    return { fit, distanceKm, estimatedCost, efficiencyScore: score, capacity: fit.capacity }
  })
  return sortVehicleMatches(figures, sort)
    .map(({ fit }) => fit)
    .toSorted((a, b) => isBlocked(a) - isBlocked(b))
}

/** Who has named a price that holds is always told of, wherever he stands. */
const firstOf = (fits: readonly Fit[], most: number): Fit[] => [
  ...fits.slice(0, most),
  ...fits.slice(most).filter(({ isQuoted }) => isQuoted),
]

/**
 * Who fits, best first or as it is sorted, at most five and who named a price; and who does not fit yet, what can be helped first, at
 * most four. What only his papers stand against fits, blocked. Source: specification 9, decision B3
 */
export function rankCandidates(
  request: MatchRequest,
  candidates: readonly Candidate[],
  options: RankOptions,
): { fits: Fit[]; misfits: MisfitOf[] } {
  const all = candidates.map((of) => rateOne(request, of, options))
  const lacks = new Map(all.map((fit) => [fit, fit.isQuoted ? undefined : lackOf(request, fit, options.now)]))
  const fitting = eachOnce(all.filter((fit) => lacks.get(fit) === undefined))
  const served = new Set(fitting.flatMap(({ of, match }) => (of.own ? [] : match.carrierId)))
  const others = eachOnce(all.filter((fit) => lacks.get(fit) !== undefined && !served.has(fit.match.carrierId)))
  const misfits = others
    .filter(({ match }) => match.distanceKm <= FAR * (request.radiusKm ?? 0))
    .flatMap(({ of, match }) => {
      const fit = all.find((one) => one.of === of)
      const lack = fit && lacks.get(fit)
      return lack ? { ...lack, of, match } : []
    })
    .toSorted(
      (a, b) =>
        Number(a.remedy === undefined) - Number(b.remedy === undefined) ||
        Number(b.of.own) - Number(a.of.own) ||
        a.lacks.length - b.lacks.length ||
        compareMatches(a.match, b.match),
    )
  return {
    fits: firstOf(sorted(fitting, options.sort ?? 'score'), options.most ?? MATCH_LIMIT),
    misfits: misfits.slice(0, MISFIT_LIMIT),
  }
}
