import { type Coordinates, distanceKm, drivingMinutes } from '../places/places.ts'

const MINUTE = 60_000

/** What is known of a truck on its way: when it was to be there, and how late it has been told to be. */
interface ArrivalEstimate {
  /** With the delay, milliseconds since 1970. */
  arrival: number
  delayMinutes: number
}

/**
 * When a truck arrives by its last report and the clock: no sooner than it can drive what is left, and what that makes of its
 * delay. A truck that stands gets later by the minute. Source: decision A40
 */
export function expectedArrival(
  { arrival, delayMinutes }: ArrivalEstimate,
  { at, target, now }: { at: Coordinates; target: Coordinates; now: number },
): ArrivalEstimate {
  const soonest = now + drivingMinutes(distanceKm(at, target)) * MINUTE
  const more = Math.ceil((soonest - arrival) / MINUTE)
  return more <= 0 ? { arrival, delayMinutes } : { arrival: arrival + more * MINUTE, delayMinutes: delayMinutes + more }
}

/** Words of a report after which a truck stands where it is. */
const BREAKDOWN = /reifen|panne|motor|getriebe|unfall|bremse|liegen/i

/** Whether what has happened keeps a truck from driving on: a damage of the goods does not. */
export const isBrokenDown = (disruption: string | undefined): boolean => BREAKDOWN.test(disruption ?? '')
