import { expectedArrival } from '#src/domain/transports/arrival.ts'
import { stampsOfStep } from '#src/domain/transports/stop-stamps.ts'
import { driftedDelay, isThere } from '#src/domain/transports/movement.ts'
import type { Coordinates } from '#src/domain/places/places.ts'
import { transportProgress } from '#src/domain/workflow/transport-status.ts'
import type { Row } from '../store/models.ts'
import { type Way, unloadsAt } from './way.ts'

type Transport = Row<'transports'>

const MINUTE = 60_000

/** What a report changes of a transport. */
interface ProgressReport {
  transport: Partial<Transport>
  progress?: number
}

/** Who is unloaded where the truck has come to has arrived: it says so. That it is unloaded is for people to say. */
export function arrivedAt(rider: Transport, way: Way, now: number): ProgressReport | undefined {
  const { point } = unloadsAt(rider, way)
  const target = way.points[way.next]
  if (rider.status !== 'IN_TRANSIT' || !point || !target || !isThere(point, target)) return undefined
  const status = 'AT_DELIVERY'
  const at = new Date(now).toISOString()
  return {
    transport: { status, estimatedArrival: at, ...stampsOfStep(rider, status, at) },
    progress: transportProgress(status),
  }
}

interface Road {
  isJam: boolean
  chance: number
  town: string
  at: Coordinates
  now: number
}

/**
 * The delay as the road and the clock make it, and with it when the truck arrives: no sooner than it can be there from where it
 * is. Nothing where that stays as it is.
 */
export function delayOf(rider: Transport, way: Way, road: Road): ProgressReport | undefined {
  const drifted = driftedDelay(rider.delayMinutes ?? 0, road)
  const { point: target } = unloadsAt(rider, way)
  return laterBy(rider, drifted, { ...road, target }, `Stau bei ${road.town}`)
}

/** A delay of so many minutes, or of as many as the clock makes of it where that is more. */
export function laterBy(
  rider: Transport,
  drifted: number,
  { at, target, now }: { at: Coordinates; target: Coordinates | undefined; now: number },
  cause: string,
): ProgressReport | undefined {
  const before = rider.delayMinutes ?? 0
  const planned = Date.parse(rider.estimatedArrival ?? '') - before * MINUTE
  const isExpected = target !== undefined && !Number.isNaN(planned)
  const minutes = isExpected
    ? expectedArrival({ arrival: planned + drifted * MINUTE, delayMinutes: drifted }, { at, target, now }).delayMinutes
    : drifted
  if (minutes === before) return undefined
  const delayMinutes = minutes > 0 ? minutes : undefined
  return {
    transport: {
      delayMinutes,
      delayCause: minutes > 0 ? (rider.delayCause ?? rider.disruption ?? cause) : undefined,
      ...(!Number.isNaN(planned) && { estimatedArrival: new Date(planned + minutes * MINUTE).toISOString() }),
    },
  }
}
