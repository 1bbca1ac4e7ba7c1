import { needsAdrVehicle } from '../goods/adr-points.ts'
import { adrLinesOf } from '../goods/cargo-checks.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { goodsBlockers, goodsUnknowns, roomFor } from './goods.ts'
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../basics/dates.ts'
import type { CarrierCandidate, MatchReason, MatchRequest } from './matching.ts'
import { WITHIN_TOWN } from '../places/places.ts'
import { vehiclePaperConflicts } from '../vehicles/availability.ts'
import { wishAnswer } from '../vehicles/wish.ts'

/** What one part of the score says: the share of its weight that is earned, 0–1, and why. */
export interface PartRating {
  share: number
  reasons?: MatchReason[]
  warnings?: MatchReason[]
  blockers?: MatchReason[]
}

type Values = MatchReason['values']

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const when = (condition: boolean, code: MatchReason['code'], values: Values = {}): MatchReason[] =>
  condition ? [{ code, values }] : []

/** Full marks in the town of the loading place, 70 % at the edge of the radius, none at four times the radius. */
export function rateDistance(emptyKm: number, radiusKm: number, place: string): PartRating {
  const radius = Math.max(1, radiusKm)
  const outside = emptyKm > radius
  const away = Math.max(0, emptyKm - WITHIN_TOWN) / Math.max(1, radius - WITHIN_TOWN)
  const share = outside ? 0.7 * (1 - (emptyKm - radius) / (3 * radius)) : 1 - 0.3 * away
  return {
    share: clamp(share),
    reasons: when(true, 'reason.emptyKm', { km: emptyKm, place }),
    warnings: when(outside, 'warning.outsideRadius', { km: emptyKm, radius }),
  }
}

/** A well filled vehicle earns most; what does not fit, or lacks cooling, tail lift or ADR equipment, is blocked. */
export function rateCapacity(cargo: CargoDraft, candidate: CarrierCandidate): PartRating {
  const { needed, available, weight, payload } = roomFor(cargo, candidate)
  const answer = candidate.isTypeUnknown === true ? 'fits' : wishAnswer(cargo.vehicleType, candidate.vehicleType)
  const blockers = goodsBlockers(cargo, candidate)
  const filled = needed + weight === 0 ? 1 : clamp(Math.max(needed / available, weight / payload))
  const share = (0.6 + 0.4 * filled) * (answer === 'other' ? 0.7 : 1)
  const warnings = [
    ...when(answer === 'other', 'warning.otherVehicle'),
    ...when(answer === 'larger', 'warning.largerVehicle'),
    ...goodsUnknowns(cargo, candidate),
  ]
  return { share: blockers.length > 0 ? 0 : share, blockers, warnings }
}

/** Free before the loading day is best, on that day good, later blocked. */
export function rateTime(pickupDate: PlainDate | undefined, availableFrom: PlainDate, today: PlainDate): PartRating {
  const reasons = when(daysBetween(today, availableFrom) > 0, 'reason.availableFrom', { date: availableFrom })
  if (!isPlainDate(pickupDate)) return { share: 0.5, reasons, warnings: when(true, 'warning.noDate') }
  const daysToSpare = daysBetween(availableFrom, pickupDate)
  if (daysToSpare < 0) return { share: 0, blockers: when(true, 'blocker.notAvailable', { date: availableFrom }) }
  return { share: daysToSpare === 0 ? 0.8 : 1, reasons }
}

/** Full marks from a margin of 12 % of the customer price; half where there is no price yet. `lane`: of the tariff the price is by. */
export function ratePrice(marginPercent: number | undefined, lane?: string): PartRating {
  const byTariff = when(lane !== undefined, 'reason.tariff', { lane: lane ?? '' })
  if (marginPercent === undefined) return { share: 0.5, reasons: byTariff }
  return {
    share: clamp(marginPercent / 12),
    reasons: [...byTariff, ...when(marginPercent >= 0, 'reason.margin', { percent: marginPercent })],
    warnings: when(marginPercent < 0, 'warning.negativeMargin'),
  }
}

/** 70 % of the marks for punctuality between 80 and 98 %, 30 % for up to five trips on the lane. */
export function rateReliability(tripsOnLane: number, punctuality: number | undefined): PartRating {
  const onTime = punctuality === undefined ? 0.5 : clamp((punctuality - 80) / 18)
  return {
    share: 0.7 * onTime + 0.3 * clamp(tripsOnLane / 5),
    reasons: [
      ...when(tripsOnLane > 0, 'reason.tripsOnLane', { count: tripsOnLane }),
      ...when(punctuality !== undefined, 'reason.punctuality', { percent: punctuality ?? 0 }),
    ],
  }
}

const EXPIRING_DAYS = 30
const CHECK_VALID_DAYS = 365

/** Papers of the vehicle that have a word of their own here; its licence and its insurance are those of who runs it. */
const OF_VEHICLE = ['inspection', 'safetyCheck', 'tachograph', 'adrEquipment', 'atp'] as const

/** What of the vehicle's own papers has ended by a day, or was never entered, as far as the goods ask for it. */
function vehiclePapers(
  { papers = [], duePapers: due = [], licencePlate = '' }: CarrierCandidate,
  cargo: CargoDraft,
  until: PlainDate,
): Required<Pick<PartRating, 'blockers' | 'warnings'>> {
  const needs = { adr: needsAdrVehicle(adrLinesOf(cargo.adr)), cooled: cargo.temperature !== undefined }
  const found = vehiclePaperConflicts({ licencePlate, papers, due }, { from: until }, needs)
  const said = (state: 'Expired' | 'Unknown', severity: 'block' | 'warn') =>
    OF_VEHICLE.flatMap((kind) => {
      const one = found.find((other) => other.code === `reason.vehicle.${kind}${state}` && other.severity === severity)
      return one === undefined ? [] : [{ kind, date: one.values['date'] ?? '' }]
    })
  return {
    blockers: said('Expired', 'block').flatMap(({ kind, date }) => when(true, `blocker.${kind}Expired`, { date })),
    warnings: said('Unknown', 'warn').flatMap(({ kind }) => when(true, `warning.${kind}Unknown`)),
  }
}

/**
 * Licence and insurance must hold until the delivery, the carrier check be younger than a year, and the vehicle's own papers hold.
 * Source: § 7c GüKG, § 29 StVZO
 */
export function rateCompliance(candidate: CarrierCandidate, request: MatchRequest, today: PlainDate): PartRating {
  const delivered = request.delivery.date
  const until = isPlainDate(delivered) && daysBetween(today, delivered) > 0 ? delivered : today
  const { euLicenceUntil: licence, insuranceUntil: insurance, checkedAt } = candidate
  const expired = (date: PlainDate | undefined): boolean => date !== undefined && daysBetween(until, date) < 0
  const soon = (date: PlainDate | undefined): boolean =>
    date !== undefined && !expired(date) && daysBetween(addDays(today, EXPIRING_DAYS), date) <= 0
  const own = vehiclePapers(candidate, request.cargo, until)
  const unchecked = !checkedAt || daysBetween(checkedAt, today) > CHECK_VALID_DAYS
  const blockers = [
    ...when(candidate.blocked === true, 'blocker.carrierBlocked'),
    ...when(expired(licence), 'blocker.licenceExpired', { date: licence ?? '' }),
    ...when(expired(insurance), 'blocker.insuranceExpired', { date: insurance ?? '' }),
    ...own.blockers,
  ]
  const warnings = [
    ...when(licence === undefined, 'warning.licenceUnknown'),
    ...when(soon(licence), 'warning.licenceExpiring', { date: licence ?? '' }),
    ...when(insurance === undefined, 'warning.insuranceUnknown'),
    ...when(soon(insurance), 'warning.insuranceExpiring', { date: insurance ?? '' }),
    ...when(unchecked, 'warning.checkOverdue'),
    ...own.warnings,
  ]
  if (blockers.length > 0) return { share: 0, blockers, warnings }
  return { share: clamp(1 - 0.25 * warnings.length), warnings }
}
