import { AUTO_SELECT_THRESHOLD, DEFAULT_RADIUS_KM, MATCH_LIMIT } from './match-limits.ts'
import type { StopDraft } from '../stops/draft.ts'
import type { Abilities } from '../goods/abilities.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { agreedCost, usualCost } from './costs.ts'
import { ABILITY_UNKNOWN, byLacking } from './goods.ts'
import type { PlainDate } from '../basics/dates.ts'
import type { MatchCode } from '../refusals/issue-messages.ts'
import { rateCapacity, rateCompliance, rateDistance, ratePrice, rateReliability, rateTime } from './match-parts.ts'
import { margin, toCents } from '../basics/money.ts'
import { type Coordinates, distanceKm, locate, roadDistanceKm, WITHIN_TOWN } from '../places/places.ts'
import type { Explanation } from '../prices/price-parts.ts'
import { laneText, type LaneTariff, type MonthSurcharge } from '../tariffs/tariff.ts'
import type { VehiclePaper } from '../vehicles/papers.ts'
import type { VehiclePaperKind, VehicleType } from '../vehicles/vehicles.ts'

/** How much each part weighs in the score; 100 in all. */
export const MATCH_WEIGHTS = {
  distance: 25,
  capacity: 20,
  time: 15,
  price: 15,
  reliability: 15,
  compliance: 10,
} as const

export type MatchPart = keyof typeof MATCH_WEIGHTS

export interface MatchRequest {
  cargo: CargoDraft
  pickup: StopDraft
  delivery: StopDraft
  /** What the customer pays, euros net. */
  customerPrice?: number
  /** Loaded kilometres; estimated from the stops where missing. */
  distanceKm?: number
  radiusKm?: number
}

/**
 * A carrier with one of its vehicles; capacities default to those of the vehicle type. Of what he can do, a no is told from what is
 * not known.
 */
export interface CarrierCandidate extends Abilities {
  carrierId: string
  carrierName: string
  vehicleType: VehicleType
  vehicleId?: string
  licencePlate?: string
  /** Where the vehicle becomes free. */
  city: string
  postalCode: string
  country?: string
  position?: Coordinates
  loadingMeters?: number
  payloadKg?: number
  reefer?: boolean
  /** He has not said what he drives: a usual lorry stands in, and does not count against him. */
  isTypeUnknown?: boolean
  /** It is a vehicle of the house, whose body is looked after as its papers are. */
  isOwn?: boolean
  /** First day the vehicle is free; today where missing. */
  availableFrom?: PlainDate
  /** Euros per kilometre for a full load; what is usual on the market where missing. */
  pricePerKm?: number
  /** What was agreed with him, and the diesel surcharge of the months; the tariff of a lane is its price. */
  agreed?: { tariffs: readonly LaneTariff[]; surcharges: readonly MonthSurcharge[] }
  tripsOnLane?: number
  /** Percent of trips on time. */
  punctuality?: number
  euLicenceUntil?: PlainDate
  insuranceUntil?: PlainDate
  /** Last check according to § 7c GüKG. */
  checkedAt?: PlainDate
  blocked?: boolean
  /** Papers of the vehicle itself, and those it must have. Licence and insurance stand above. */
  papers?: readonly VehiclePaper[]
  duePapers?: readonly VehiclePaperKind[]
}

export type MatchReason = Explanation<MatchCode>

/** A proposal with the parts of its score; amounts in euros net. Source: decision B3 */
export interface CarrierMatch {
  carrierId: string
  carrierName: string
  vehicleType: VehicleType
  vehicleId?: string
  licencePlate?: string
  city: string
  postalCode: string
  score: number
  parts: Record<MatchPart, { earned: number; weight: number }>
  estimatedCost: number
  margin: number
  marginPercent: number
  /** Empty kilometres to the loading place. */
  distanceKm: number
  availableFrom: PlainDate
  tripsOnLane: number
  punctuality?: number
  reasons: MatchReason[]
  blockers: MatchReason[]
  warnings: MatchReason[]
}

type CarrierPosition = Pick<CarrierCandidate, 'country' | 'postalCode' | 'city' | 'position'>

/**
 * Empty kilometres of a carrier to the loading place, by road, inside one town as many as any way there: the one figure the
 * search, the chooser and the recommendations say and sort by.
 */
export function emptyKmOf(
  carrier: CarrierPosition,
  pickup: Pick<StopDraft, 'country' | 'postalCode' | 'city'>,
): number {
  if (carrier.position === undefined) return roadDistanceKm(carrier, pickup).km
  return Math.max(WITHIN_TOWN, distanceKm(carrier.position, locate(pickup).point))
}

/** How well one candidate suits a job, with reasons, warnings and what blocks it. Source: decision B3 */
export function rateCandidate(request: MatchRequest, candidate: CarrierCandidate, today: PlainDate): CarrierMatch {
  const emptyKm = emptyKmOf(candidate, request.pickup)
  const loadedKm = request.distanceKm ?? roadDistanceKm(request.pickup, request.delivery).km
  const agreed = agreedCost(request, candidate, loadedKm, today)
  const cost = agreed?.cost ?? usualCost(request, candidate, loadedKm, emptyKm)
  const sell = request.customerPrice === undefined ? undefined : toCents(request.customerPrice)
  const left = sell === undefined ? undefined : margin(sell, cost)
  const availableFrom = candidate.availableFrom ?? today
  const rated = {
    distance: rateDistance(emptyKm, request.radiusKm ?? DEFAULT_RADIUS_KM, candidate.city),
    capacity: rateCapacity(request.cargo, candidate),
    time: rateTime(request.pickup.date, availableFrom, today),
    price: ratePrice(left?.percent, agreed && laneText(agreed.tariff)),
    reliability: rateReliability(candidate.tripsOnLane ?? 0, candidate.punctuality),
    compliance: rateCompliance(candidate, request, today),
  }
  const all = Object.values(rated)
  const part = (name: MatchPart) => {
    const weight = MATCH_WEIGHTS[name]
    return { earned: Math.round(weight * rated[name].share), weight }
  }
  const parts = {
    distance: part('distance'),
    capacity: part('capacity'),
    time: part('time'),
    price: part('price'),
    reliability: part('reliability'),
    compliance: part('compliance'),
  }
  return {
    carrierId: candidate.carrierId,
    carrierName: candidate.carrierName,
    vehicleType: candidate.vehicleType,
    ...(candidate.vehicleId === undefined ? {} : { vehicleId: candidate.vehicleId }),
    ...(candidate.licencePlate === undefined ? {} : { licencePlate: candidate.licencePlate }),
    city: candidate.city,
    postalCode: candidate.postalCode,
    score: Object.values(parts).reduce((sum, { earned }) => sum + earned, 0),
    parts,
    estimatedCost: cost / 100,
    margin: (left?.cents ?? 0) / 100,
    marginPercent: left?.percent ?? 0,
    distanceKm: emptyKm,
    availableFrom,
    tripsOnLane: candidate.tripsOnLane ?? 0,
    ...(candidate.punctuality === undefined ? {} : { punctuality: candidate.punctuality }),
    reasons: all.flatMap(({ reasons = [] }) => reasons),
    blockers: all.flatMap(({ blockers = [] }) => blockers),
    warnings: all.flatMap(({ warnings = [] }) => warnings),
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Whether a proposal is found only outside of the radius that was asked for. */
export const isOutside = ({ warnings }: { warnings: readonly { code: string }[] }): boolean =>
  warnings.some(({ code }) => code === 'warning.outsideRadius')

/**
 * Best first: what is blocked comes last, what is outside of the radius behind what is within, then by score; ties by the way
 * and by the ids, so that the order never changes by itself.
 */
export function compareMatches(a: CarrierMatch, b: CarrierMatch): number {
  const worse = (is: (match: CarrierMatch) => boolean) => Number(is(a)) - Number(is(b))
  return (
    worse(({ blockers }) => blockers.length > 0) ||
    worse(isOutside) ||
    b.score - a.score ||
    a.distanceKm - b.distanceKm ||
    byText(a.carrierId, b.carrierId) ||
    byText(a.vehicleId ?? '', b.vehicleId ?? '')
  )
}

/** The better of a carrier's own vehicles: where each of them lacks something, the one that lacks least. */
const compareOwn = (a: CarrierMatch, b: CarrierMatch): number =>
  canTake(a) || canTake(b) ? compareMatches(a, b) : byLacking(a, b) || compareMatches(a, b)

/** Each carrier once, with its best vehicle. */
export function bestOfEach(matches: readonly CarrierMatch[]): CarrierMatch[] {
  const best = new Map<string, CarrierMatch>()
  for (const match of matches) {
    const held = best.get(match.carrierId)
    if (held === undefined || compareOwn(match, held) < 0) best.set(match.carrierId, match)
  }
  return [...best.values()]
}

/**
 * The best proposals, at most five, each carrier once with its best vehicle: those within the radius. Where none of them can
 * take it, the nearest outside that can, marked, stand before those that cannot. Source: specification 9, decision B3
 */
export function rankCarriers(
  request: MatchRequest,
  candidates: readonly CarrierCandidate[],
  today: PlainDate,
): CarrierMatch[] {
  const rated = candidates.map((candidate) => rateCandidate(request, candidate, today))
  const matches = bestOfEach(rated).toSorted(compareMatches)
  const within = matches.filter((match) => !isOutside(match))
  if (within.some(canTake)) return within.slice(0, MATCH_LIMIT)
  const near = matches.filter((match) => isOutside(match) && canTake(match))
  return [...near.toSorted((a, b) => a.distanceKm - b.distanceKm), ...within].slice(0, MATCH_LIMIT)
}

const canTake = ({ blockers }: CarrierMatch): boolean => blockers.length === 0

/** Whether it is not known that he can do what the goods ask for: somebody has to ask him. */
const isUncertain = ({ warnings }: CarrierMatch): boolean => warnings.some(({ code }) => ABILITY_UNKNOWN.has(code))

/**
 * The carrier that may be chosen without asking: the best one, when nothing blocks it, it is known to be able, it is within the radius
 * and its score suffices.
 */
export function autoSelectedCarrierId(matches: readonly CarrierMatch[]): string | undefined {
  const [best] = matches
  const isSure = best && canTake(best) && !isUncertain(best) && !isOutside(best)
  return isSure && best.score >= AUTO_SELECT_THRESHOLD ? best.carrierId : undefined
}
