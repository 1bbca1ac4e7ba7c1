import { innerMeasures, type VehicleType } from '../vehicles/vehicles.ts'
import type { Dimensions } from './dimensions.ts'

/** Widest and highest a vehicle may be with what it carries, in metres. Source: § 22 paragraph 2 StVO */
const BY_LAW = { width: 2.55, height: 4 }

/** Loading floors stand at least so high, in metres: what is higher than the rest is above four metres on any of them. */
const LOWEST_FLOOR = 0.95

/** A side of a piece that is too large for a body, in metres: what it has, and what there is room for. */
interface PieceMisfit {
  side: 'Length' | 'Width' | 'Height'
  has: number
  inner: number
}

/** A body: its type, and the length of its floor where that is known. */
interface Body {
  type: VehicleType
  loadingMeters?: number | undefined
}

/** Turned so that the longer side lies along the truck. */
function turned({ lengthM, widthM, heightM }: Dimensions) {
  return { along: Math.max(lengthM, widthM ?? 0), across: Math.min(lengthM, widthM ?? 0), heightM }
}

/** Which sides of a piece do not go into a body, however it is turned on the floor. */
function misfitsOf(measures: Dimensions, { type, loadingMeters }: Body): PieceMisfit[] {
  const { areas, width, height } = innerMeasures(type, loadingMeters)
  const { along, across, heightM = 0 } = turned(measures)
  const longest = Math.max(...areas)
  return [
    ...(along > longest ? [{ side: 'Length', has: along, inner: longest } as const] : []),
    ...(across > width ? [{ side: 'Width', has: across, inner: width } as const] : []),
    ...(heightM > height ? [{ side: 'Height', has: heightM, inner: height } as const] : []),
  ]
}

/** What does not fit on the best of several bodies; nothing where one of them takes it, or none is known. */
export function pieceMisfits(measures: Dimensions, bodies: readonly Body[]): PieceMisfit[] {
  const [best = []] = bodies.map((body) => misfitsOf(measures, body)).toSorted((a, b) => a.length - b.length)
  return best
}

/** What the law allows on no vehicle without a permit, whatever its type: too wide, or too high with the lowest floor there is. */
export function beyondLaw(measures: Dimensions): { side: 'width' | 'height'; has: number; most: number }[] {
  const { across, heightM = 0 } = turned(measures)
  return [
    ...(across > BY_LAW.width ? [{ side: 'width', has: across, most: BY_LAW.width } as const] : []),
    ...(heightM + LOWEST_FLOOR > BY_LAW.height ? [{ side: 'height', has: heightM, most: BY_LAW.height } as const] : []),
  ]
}
