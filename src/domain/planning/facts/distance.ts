import { distanceKm, drivingMinutes, WITHIN_TOWN } from '../../places/places.ts'
import type { PlanSite } from './board.ts'

/** A number for each point, and kilometres by two of them: a board asks for the same few pairs thousands of times. */
const numbers = new Map<string, number>()
const numbered = new WeakMap<PlanSite, number>()
const kilometres = new Map<number, number>()
/** So many points have pairs that are exact numbers: more than a board ever names. */
const MOST_POINTS = 2 ** 20

function numberOf(site: PlanSite): number {
  const known = numbered.get(site)
  if (known !== undefined) return known
  const name = `${site.point.lat},${site.point.lng}`
  const number = numbers.get(name) ?? numbers.size
  numbers.set(name, number)
  numbered.set(site, number)
  return number
}

/** Road kilometres from one site to another; none where it is the same house. */
export function kmBetween(from: PlanSite, to: PlanSite): number {
  if (from === to || from.key === to.key) return 0
  const pair = numberOf(from) * MOST_POINTS + numberOf(to)
  const known = kilometres.get(pair)
  if (known !== undefined) return known
  const km = Math.max(WITHIN_TOWN, distanceKm(from.point, to.point))
  kilometres.set(pair, km)
  return km
}

/** Pure driving time from one site to another, minutes. */
export const minutesBetween = (from: PlanSite, to: PlanSite): number => drivingMinutes(kmBetween(from, to))
