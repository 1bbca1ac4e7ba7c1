import { distanceKm } from '../../places/places.ts'
import { type Land, landAt } from '../../places/lands/lands.ts'
import { findCountry } from '../../places/postal-codes.ts'
import { federalStateOf } from '../../places/regional-holidays.ts'
import type { PlanSite } from './board.ts'

/** A part of a way through one country or Land, in shares of the way from 0 to 1; at sea it is in none. */
export interface Stretch extends Partial<Land> {
  from: number
  to: number
}

/** What a way goes through: there is no road network, so it is the straight line between its ends. */
interface Way {
  stretches: readonly Stretch[]
  /** Countries other than Germany, by ISO code. */
  abroad: readonly string[]
}

const HOME = 'DE'
/** Road kilometres between two points that are looked at. */
const STEP = 6
const MOST_POINTS = 600
/** The straight line of a way between two places abroad may cut a corner of Germany that its road does not, road kilometres. */
const CORNER_KM = 40

/** The country of a site, in Germany with its Land; what no one knows is nowhere. */
const ownLand = ({ country, postalCode }: PlanSite): Partial<Land> => {
  const code = findCountry(country)?.code
  return code === HOME ? { country: HOME, state: federalStateOf(postalCode) } : { country: code }
}

const isHome = ({ country }: Partial<Land>): boolean => country === HOME

/** What the line goes through at so many points, its ends as their records say. */
function landsOn(from: PlanSite, to: PlanSite, km: number): Partial<Land>[] {
  const last = Math.min(MOST_POINTS, Math.max(1, Math.ceil(km / STEP)))
  const between = Array.from({ length: last - 1 }, (_, index) => {
    const share = (index + 1) / last
    const along = (one: number, other: number) => one + (other - one) * share
    return landAt({ lat: along(from.point.lat, to.point.lat), lng: along(from.point.lng, to.point.lng) }) ?? {}
  })
  return [ownLand(from), ...between, ownLand(to)]
}

/** A road between two German places stays in Germany, and one between two others is in Germany only where the line says more than that it is near. */
function likelyLands(lands: readonly Partial<Land>[], km: number): readonly Partial<Land>[] {
  const [first = {}, last = {}] = [lands[0], lands.at(-1)]
  if (isHome(first) && isHome(last)) {
    let before = first
    return lands.map((land) => {
      if (isHome(land)) before = land
      return before
    })
  }
  const homeKm = (lands.filter(isHome).length / lands.length) * km
  const isCorner = !isHome(first) && !isHome(last) && homeKm < CORNER_KM
  return isCorner ? lands.map((land) => (isHome(land) ? first : land)) : lands
}

function stretchesOf(lands: readonly Partial<Land>[]): Stretch[] {
  const stretches: Stretch[] = []
  const last = lands.length - 1
  for (const [index, { country, state }] of lands.entries()) {
    // Each point stands for the half of the way to those beside it.
    const to = Math.min(1, (index + 0.5) / last)
    const before = stretches.at(-1)
    if (before && before.country === country && before.state === state) before.to = to
    else stretches.push({ country, state, from: before?.to ?? 0, to })
  }
  return stretches
}

const nameOf = ({ country, postalCode, point }: PlanSite) => `${country} ${postalCode} ${point.lat},${point.lng}`
const ways = new Map<string, Way>()

/** What a way from one site to another goes through, and when: a straight line, so an estimate. Source: decision record 044 */
export function wayThrough(from: PlanSite, to: PlanSite): Way {
  const name = `${nameOf(from)}|${nameOf(to)}`
  const known = ways.get(name)
  if (known) return known
  const km = distanceKm(from.point, to.point)
  const stretches = stretchesOf(likelyLands(landsOn(from, to, km), km))
  const countries = stretches.flatMap(({ country }) => (country === undefined || country === HOME ? [] : [country]))
  const way = { stretches, abroad: [...new Set(countries)] }
  ways.set(name, way)
  return way
}
