import { PLACES, type Place } from '#src/domain/places/places.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'

const BY_CODE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.postalCode, place]))

/** The town of a postal code as the place table writes it. */
export function placeOf(postalCode: string): Place {
  const place = BY_CODE.get(postalCode)
  if (!place) throw new RangeError(`No town with postal code ${postalCode}`)
  return place
}

/** The postal code as people of the country write it: the Dutch one has two letters, which the table leaves out. */
export function writtenPostalCode(place: Place): string {
  return place.country === 'NL' ? `${place.postalCode} AB` : place.postalCode
}

/** German name of a place's country. */
export function countryName(place: Place): string {
  return findCountry(place.country)?.name ?? place.country
}

export const GERMAN_PLACES: readonly Place[] = PLACES.filter((place) => place.country === 'DE')
export const FOREIGN_PLACES: readonly Place[] = PLACES.filter((place) => place.country !== 'DE')
