import { drivingMinutes } from './places.ts'

/** Longest driving without a break, minutes. Source: VO (EG) 561/2006, article 7 */
const BREAK_AFTER = 270
const BREAK = 45
/** Longest daily driving and the daily rest that follows, minutes. Source: VO (EG) 561/2006, articles 6 and 8 */
const DAILY_DRIVING = 540
const DAILY_REST = 660

export interface TripDuration {
  drivingMin: number
  breaksMin: number
  restsMin: number
  totalMin: number
}

/** How long one driver takes for a distance, with breaks and daily rests, from a rested start; minutes. */
export function tripDuration(km: number): TripDuration {
  const drivingMin = drivingMinutes(Math.max(0, km))
  const fullDays = Math.max(0, Math.ceil(drivingMin / DAILY_DRIVING) - 1)
  const lastDay = drivingMin - fullDays * DAILY_DRIVING
  const breaksMin = (fullDays + (lastDay > BREAK_AFTER ? 1 : 0)) * BREAK
  const restsMin = fullDays * DAILY_REST
  return { drivingMin, breaksMin, restsMin, totalMin: drivingMin + breaksMin + restsMin }
}

/** The earliest lawful arrival (milliseconds since 1970) after a departure. */
export function earliestArrival(departureEpoch: number, km: number): number {
  return departureEpoch + tripDuration(km).totalMin * 60_000
}
