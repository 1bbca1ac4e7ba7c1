import type { GermanCode } from './german/places.ts'
import { countryCode } from './country-codes.ts'
import { germanPlaces } from './german/known.ts'
import { loadPlaces } from './known-places.ts'
import { PLACE_TABLE } from './place-table.ts'
import { areaOf } from './postal-areas.ts'
import { findCountry, PLACEHOLDER_POSTAL_CODE, plzArea } from './postal-codes.ts'
import { roadFactor } from './road-factor.ts'

export interface Coordinates {
  lat: number
  lng: number
}

export interface Place extends Coordinates {
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** It lies somewhere near: no one says where. */
  estimated?: boolean
}

/** What is known of a place somebody typed; the country by name or ISO code. */
export interface Whereabouts {
  country?: string
  postalCode?: string
  city?: string
}

/** Average speed of a truck on a long haul, km/h. */
const PLANNING_SPEED = 70

/** Kilometres counted inside one town, where the table knows a single point. */
export const WITHIN_TOWN = 10

const EARTH_RADIUS = 6371

/** The towns the product can measure distances between. */
export const PLACES: readonly Place[] = PLACE_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [country = '', postalCode = '', city = '', lat, lng] = line.split('|')
    return { postalCode, city, country, lat: Number(lat), lng: Number(lng) }
  })

const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The towns by country and a key; where several have the same one, the first counts. */
function placesBy(key: (place: Place) => string): ReadonlyMap<string, Place> {
  return new Map(PLACES.toReversed().map((place) => [`${place.country} ${key(place)}`, place]))
}
const byPostalCode = placesBy((place) => compact(place.postalCode))
const byCity = placesBy((place) => place.city.toLowerCase())

/** A postal code as a number of its digits, so that codes of one area are near to each other. */
const numberOf = (postalCode: string): number => Number(postalCode.replace(/\D/g, '').slice(0, 6))

/** The place whose postal code is next to the given one within the same area, or the same leading digit. */
function nearestByArea(places: readonly Place[], postalCode: string): Place | undefined {
  const area = plzArea(postalCode)
  if (!area || postalCode.trim() === PLACEHOLDER_POSTAL_CODE) return undefined
  const inArea = places.filter((place) => plzArea(place.postalCode) === area)
  const inZone = places.filter((place) => plzArea(place.postalCode)?.[0] === area[0])
  const distance = (place: Place): number => Math.abs(numberOf(place.postalCode) - numberOf(postalCode))
  return (inArea.length > 0 ? inArea : inZone).toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A German code as a place; `undefined` for none. */
const asPlace = (code: GermanCode | undefined): Place | undefined =>
  code && { ...code, city: code.towns[0], country: 'DE', estimated: code.estimated }

/** Every German code and town, as far as they have been learnt. */
function germanPlace(postalCode: string): Place | undefined {
  return asPlace(germanPlaces()?.codes.get(compact(postalCode)))
}

/** The town with this postal code or name, as far as it is known itself; the country by its ISO code. */
function knownPlace(code: string, postalCode: string, city: string | undefined): Place | undefined {
  const typed = city?.trim().toLowerCase()
  const german = code === 'DE' ? germanPlaces() : undefined
  return (
    byPostalCode.get(`${code} ${compact(postalCode)}`) ??
    (german && germanPlace(postalCode)) ??
    (typed ? byCity.get(`${code} ${typed}`) : undefined) ??
    (typed ? asPlace(german?.named(typed)) : undefined) ??
    (german === undefined || postalCode.trim() === PLACEHOLDER_POSTAL_CODE
      ? undefined
      : asPlace(german.nearest(compact(postalCode))))
  )
}

/** The town with this postal code or name, else one of the same postal area, else undefined. */
export function findPlace(country: string | undefined, postalCode: string, city?: string): Place | undefined {
  const code = findCountry(country)?.code
  if (code === undefined) return undefined
  const inCountry = () => PLACES.filter((place) => place.country === code)
  return knownPlace(code, postalCode, city) ?? nearestByArea(inCountry(), postalCode)
}

/** Where a place somebody typed lies: the town itself, else its postal area, else a town near by. */
function pointOf({ country, postalCode = '', city }: Whereabouts): Coordinates | undefined {
  const code = countryCode(country)
  if (code === undefined) return undefined
  return knownPlace(code, postalCode, city) ?? areaOf(code, postalCode) ?? findPlace(code, postalCode, city)
}

/** Whether anybody knows where it is, at least roughly. */
export const isPlaced = (where: Whereabouts): boolean => pointOf(where) !== undefined

/** Kilometres between two points as the crow flies. */
export function straightKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2)
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2)
  const chord = sinLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Kilometres by road between two points, estimated from the straight line and the country in between; whole ones. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const straight = straightKm(a, b)
  return Math.round(straight * roadFactor(a, b, straight))
}

/** The middle of the towns known in a country; of all towns where the country has none. */
function middleOf(country: string | undefined): Coordinates {
  const code = countryCode(country)
  const inCountry = PLACES.filter((place) => place.country === code)
  const places = inCountry.length > 0 ? inCountry : PLACES
  const mean = (pick: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length
  return { lat: mean((place) => place.lat), lng: mean((place) => place.lng) }
}

/** Where something is, and whether that is the town itself rather than a guess from its area or country. */
export function locate(where: Whereabouts): { point: Coordinates; exact: boolean } {
  const { country, postalCode = '', city } = where
  const place = knownPlace(countryCode(country) ?? '', postalCode, city)
  if (!place) return { point: pointOf(where) ?? middleOf(country), exact: false }
  const sameCode = compact(place.postalCode) === compact(postalCode)
  const sameCity = place.city.toLowerCase() === city?.trim().toLowerCase()
  return { point: place, exact: place.estimated !== true && (sameCode || sameCity) }
}

/** Whether the tables of places must be known to say where this is: the usual towns are known anyway. */
export function needsPlaces({ country, postalCode = '' }: Whereabouts): boolean {
  const code = countryCode(country)
  return code !== undefined && !byPostalCode.has(`${code} ${compact(postalCode)}`)
}

/**
 * Has all German places and European areas known before some of these are measured, where one of them is no usual town: what is measured
 * is the same whatever was asked before.
 */
export async function beforeMeasuring(places: readonly Whereabouts[], learn = loadPlaces): Promise<void> {
  if (places.some(needsPlaces)) await learn()
}

/** Road kilometres between two places; `estimated` where one of them is not in the table itself. */
export function roadDistanceKm(from: Whereabouts, to: Whereabouts): { km: number; estimated: boolean } {
  const [start, end] = [locate(from), locate(to)]
  const km = Math.max(WITHIN_TOWN, distanceKm(start.point, end.point))
  return { km, estimated: !(start.exact && end.exact) }
}

/** Pure driving time in whole minutes, without breaks. */
export function drivingMinutes(km: number): number {
  return Math.round((km / PLANNING_SPEED) * 60)
}

/** Road kilometres through several places in their order; `estimated` where one of them is not in the table itself. */
export function rideKm(places: readonly Whereabouts[]): { km: number; estimated: boolean } {
  const legs = places.slice(1).map((place, at) => roadDistanceKm(places[at] ?? place, place))
  return { km: legs.reduce((sum, { km }) => sum + km, 0), estimated: legs.some(({ estimated }) => estimated) }
}
