import { durationText } from '../basics/durations.ts'
import { epochToZoned, isPlainDate, zonedToEpoch } from '../basics/dates.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { goodsBlockers, roomFor } from '../carriers/goods.ts'
import { type CarrierCandidate, emptyKmOf, type MatchRequest } from '../carriers/matching.ts'
import { drivingMinutes } from '../places/places.ts'
import type { MatchCode } from '../refusals/issue-messages.ts'
import { stopWindow } from '../stops/window.ts'
import { type Beside, type Lack, type MatchRemedy, MINUTE, one, said, tons, windowFrom } from './lack.ts'

/** A vehicle as far as its time goes: when it is free where it is said to be (epoch milliseconds), and what it has room for before. */
export interface VehicleTime {
  freeAt: number
  beside?: Beside | undefined
}

/** How much later is still another time of the same work, and no other day's. */
const ONLY_LATE = 12 * 60

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

/** What a vehicle lacks in time and in room beside what it carries; nothing where it can be there before loading ends. */
export function timeLack(
  request: MatchRequest,
  candidate: CarrierCandidate,
  { freeAt, beside }: VehicleTime,
  now: number,
): Lack | undefined {
  const close = closeOf(request)
  if (close === undefined) return undefined
  const free = Math.max(freeAt, now)
  const arrival = free + drivingMinutes(emptyKmOf(candidate, request.pickup)) * MINUTE
  if (arrival <= close) return undefined
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
