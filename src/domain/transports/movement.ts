import { distanceKm, type Coordinates } from '../places/places.ts'

/** A truck this near to its next stop is there, road kilometres. */
const AT_THE_STOP = 2

/** Where a truck is after so many road kilometres straight towards a place; never beyond it. */
export function movedTowards(at: Coordinates, target: Coordinates, km: number): Coordinates {
  const left = distanceKm(at, target)
  if (left <= AT_THE_STOP || left <= km) return { lat: target.lat, lng: target.lng }
  const share = Math.max(0, km) / left
  return { lat: at.lat + (target.lat - at.lat) * share, lng: at.lng + (target.lng - at.lng) * share }
}

/** Whether it has reached the place. */
export const isThere = (at: Coordinates, target: Coordinates): boolean => distanceKm(at, target) <= AT_THE_STOP

/**
 * Share of a way from its first place to its last (0 to 1) that lies behind a truck on its way to the place number `next`.
 */
export function drivenShare(way: readonly Coordinates[], next: number, at: Coordinates): number {
  const legs = way.slice(1).map((place, index) => distanceKm(way[index] ?? place, place))
  const whole = legs.reduce((sum, km) => sum + km, 0)
  if (whole === 0) return 0
  const target = way[next]
  const ahead = legs.slice(next).reduce((sum, km) => sum + km, 0) + (target ? distanceKm(at, target) : 0)
  return Math.min(1, Math.max(0, 1 - ahead / whole))
}

/** A compass bearing in degrees, 0 is north, 90 is east: which way the sign of a truck points. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [lat, toLat, lng] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)]
  const east = Math.sin(lng) * Math.cos(toLat)
  const north = Math.cos(lat) * Math.sin(toLat) - Math.sin(lat) * Math.cos(toLat) * Math.cos(lng)
  return ((((Math.atan2(east, north) * 180) / Math.PI) % 360) + 360) % 360
}

/** Latest a truck gets by jams alone, minutes. */
const MOST_DELAY = 240

/** The delay after one more stretch: a jam makes it grow, a free road makes up a little of it. `chance` is from 0 to 1. */
export function driftedDelay(minutes: number, { isJam, chance }: { isJam: boolean; chance: number }): number {
  if (isJam) return Math.min(MOST_DELAY, Math.max(minutes, 0) + 4 + Math.floor(chance * 6))
  if (minutes <= 0 || chance > 0.3) return Math.max(0, minutes)
  return Math.max(0, minutes - 1 - Math.floor(chance * 10))
}
