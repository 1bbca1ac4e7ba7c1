import { durationText } from '../basics/durations.ts'
import { epochToZoned, isPlainDate, type PlainDate, zonedToEpoch } from '../basics/dates.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { goodsBlockers, roomFor } from '../carriers/goods.ts'
import { type CarrierCandidate, emptyKmOf, type MatchReason, type MatchRequest } from '../carriers/matching.ts'
import { drivingMinutes, roadDistanceKm, type Whereabouts } from '../places/places.ts'
import type { MatchCode } from '../refusals/issue-messages.ts'
import { stopWindow } from '../stops/window.ts'
import type { RemedyKind } from './proposal.ts'

/** Goods a vehicle has aboard while other goods are to be loaded, and when and where they leave it (epoch milliseconds). */
export interface LoadAboard {
  loadingMeters: number
  weightKg: number
  until: number
  place: Whereabouts
}

/** A vehicle as far as its time goes: when and where it is free, and what it carries until then. */
export interface VehicleTime {
  freeAt: number
  aboard: readonly LoadAboard[]
}

/** What would make it fit; days and times are wall time at the loading place, radius in km. */
export interface MatchRemedy {
  kind: RemedyKind
  code: MatchCode
  values: Record<string, string | number>
  radius?: number
  date?: PlainDate
  from?: string
  to?: string
}

/** Why something does not fit yet: with its figures, what would help, and the sum that proves it. */
export interface Lack {
  lacks: MatchReason[]
  remedy?: MatchRemedy | undefined
  proof: MatchReason[]
}

const MINUTE = 60_000
/** Times that are proposed are told in quarters of an hour, and windows of this length in minutes. */
const QUARTER = 15 * MINUTE
const WINDOW = 150 * MINUTE
/** How much later is still another time of the same work, and no other day's. */
const ONLY_LATE = 12 * 60

const one = (value: number) => Math.round(value * 10) / 10
const tons = (kg: number) => one(kg / 1000)
const said = (code: MatchCode, values: MatchReason['values'] = {}): MatchReason => ({ code, values })

type Place = Pick<CarrierCandidate, 'city' | 'postalCode' | 'country' | 'position'>

/** What the goods lack on the vehicle itself, which no other time would mend; nothing where they fit. */
export function roomLack(cargo: CargoDraft, candidate: CarrierCandidate): Lack | undefined {
  const { needed, available, weight, payload } = roomFor(cargo, candidate)
  const [meters, kg] = [one(needed - available), weight - payload]
  const room =
    meters > 0 && kg > 0
      ? [said('lack.both', { meters, tons: tons(kg) })]
      : meters > 0
        ? [said('lack.loadingMeters', { meters })]
        : kg > 0
          ? [said('lack.payload', { tons: tons(kg) })]
          : []
  const others = goodsBlockers(cargo, candidate).filter(
    ({ code }) => code !== 'blocker.loadingMeters' && code !== 'blocker.payload',
  )
  const lacks = [...room, ...others]
  if (lacks.length === 0) return undefined
  const proof = [
    ...(meters > 0 ? [said('sum.loadingMeters', { available, needed })] : []),
    ...(kg > 0 ? [said('sum.payload', { available: tons(payload), needed: tons(weight) })] : []),
  ]
  return { lacks, proof }
}

/** The radius that would be large enough, in tens of km. */
export function radiusLack(emptyKm: number, radiusKm: number): Lack | undefined {
  if (emptyKm <= radiusKm) return undefined
  const radius = Math.ceil(emptyKm / 10) * 10
  return {
    lacks: [said('lack.outside', { km: emptyKm - radiusKm })],
    remedy: { kind: 'radius', code: 'remedy.radius', values: { radius }, radius },
    proof: [said('sum.emptyKm', { km: emptyKm })],
  }
}

/** When loading ends, epoch milliseconds; nothing where no day is said or nothing ends it. */
function closeOf({ pickup }: Pick<MatchRequest, 'pickup'>): number | undefined {
  const { to } = stopWindow('pickup', pickup)
  return isPlainDate(pickup.date) && to !== undefined ? zonedToEpoch(pickup.date, to) : undefined
}

/** From a moment on, in quarters, for a while: the window that would be asked for. */
function windowFrom(moment: number) {
  const start = Math.ceil(moment / QUARTER) * QUARTER
  const [{ date, time: from }, { time: to }] = [epochToZoned(start), epochToZoned(start + WINDOW)]
  return { start, date, from, to }
}

/** What a vehicle lacks in time and in room beside what it carries; nothing where it can be there before loading ends. */
export function timeLack(
  request: MatchRequest,
  candidate: CarrierCandidate,
  { freeAt, aboard }: VehicleTime,
  now: number,
): Lack | undefined {
  const close = closeOf(request)
  if (close === undefined) return undefined
  const free = Math.max(freeAt, now)
  const arrival = free + drivingMinutes(emptyKmOf(candidate, request.pickup)) * MINUTE
  if (arrival <= close) return undefined
  const beside = aboard.length === 0 ? undefined : besideLack(request, candidate, { aboard, now, close })
  if (beside === 'fits') return undefined
  return beside !== undefined && beside.at < arrival ? beside : lateLack({ request, close, free, arrival })
}

function lateLack({
  request,
  close,
  free,
  arrival,
}: {
  request: MatchRequest
  close: number
  free: number
  arrival: number
}): Lack {
  const late = Math.ceil((arrival - close) / MINUTE)
  const { date, time } = epochToZoned(free)
  const proof = [said('sum.freeAt', { date, time }), said('sum.windowEnds', { time: epochToZoned(close).time })]
  const window = windowFrom(arrival)
  const remedy = (code: MatchCode, values: MatchRemedy['values']): MatchRemedy => {
    return { kind: 'window', code, values, date: window.date, from: window.from, to: window.to }
  }
  if (late > ONLY_LATE || window.date !== request.pickup.date) {
    const lacks = [said('blocker.notAvailable', { date })]
    return { lacks, remedy: remedy('remedy.day', { date: window.date, time: window.from }), proof }
  }
  const lacks = [said('lack.late', { duration: durationText(late) })]
  return { lacks, remedy: remedy('remedy.window', { time: window.from }), proof }
}

/**
 * On a tour under way: whether there is room beside what is aboard, or from when on there will be, once enough of it has left. Nothing
 * where that is not on the day of loading.
 */
function besideLack(
  request: MatchRequest,
  candidate: CarrierCandidate,
  { aboard, now, close }: { aboard: readonly LoadAboard[]; now: number; close: number },
): (Lack & { at: number }) | 'fits' | undefined {
  const { needed, available: capacity, weight, payload } = roomFor(request.cargo, candidate)
  const still = aboard.filter(({ until }) => until > Math.min(now, close))
  let meters = capacity - still.reduce((sum, { loadingMeters }) => sum + loadingMeters, 0)
  let kg = payload - still.reduce((sum, { weightKg }) => sum + weightKg, 0)
  const isNear = still.some(({ place }) => roadDistanceKm(place, request.pickup).km <= (request.radiusKm ?? 0))
  if (!isNear) return undefined
  if (needed <= meters && weight <= kg) return 'fits'
  const [freeMeters, lackingKg] = [one(meters), weight - kg]
  const missing = one(needed - meters)
  for (const { loadingMeters, weightKg, until, place } of still.toSorted((a, b) => a.until - b.until)) {
    meters += loadingMeters
    kg += weightKg
    if (needed > meters || weight > kg) continue
    const at = until + drivingMinutes(roadDistanceKm(place, request.pickup).km) * MINUTE
    const { start, date, from, to } = windowFrom(at)
    if (date !== request.pickup.date || start <= now) return undefined
    const lacks =
      missing > 0
        ? [said('lack.loadingMeters', { meters: missing })]
        : [said('lack.payload', { tons: tons(lackingKg) })]
    return {
      at,
      lacks,
      remedy: { kind: 'shift', code: 'remedy.from', values: { time: from }, date, from, to },
      proof: [
        said('sum.room', { free: freeMeters, capacity, needed }),
        said('sum.freed', {
          meters: loadingMeters,
          time: epochToZoned(until).time,
          place: place.city ?? '',
        }),
      ],
    }
  }
  return undefined
}

/** How far a vehicle has to come, for who knows only where it stands. */
export const emptyKm = (place: Place, request: Pick<MatchRequest, 'pickup'>): number => emptyKmOf(place, request.pickup)
