import { foldText } from '../basics/fold-text.ts'
import { germanPlaces } from './german/known.ts'
import { isBlank } from '../basics/given-text.ts'
import { findPlace, type Whereabouts } from './places.ts'
import { findCountry } from './postal-codes.ts'

const compact = (postalCode: string): string => postalCode.replace(/[\s-]/g, '').toUpperCase()

/** The towns with exactly this postal code, the one that is known first on top; none where no one knows it. */
function townsOf({ country, postalCode = '' }: Whereabouts): readonly string[] {
  const code = compact(postalCode)
  if (code === '') return []
  const place = findPlace(country, postalCode)
  const known = place && compact(place.postalCode) === code ? [place.city] : []
  const german = findCountry(country)?.code === 'DE' ? (germanPlaces()?.codes.get(code)?.towns ?? []) : []
  return [...new Set([...known, ...german])]
}

const isOneOf = (towns: readonly string[], city: string): boolean =>
  towns.some((town) => foldText(town) === foldText(city))

/**
 * The town that comes with another postal code or country; undefined where it stays as it is: the town was typed as another one than
 * those of the code before, it is one of the new code as well, or the new code is unknown.
 */
export function townFollowing(before: Whereabouts, after: Whereabouts): string | undefined {
  const { city = '' } = before
  const towns = townsOf(after)
  const isOwn = !isBlank(city) && !isOneOf(townsOf(before), city)
  return isOwn || isOneOf(towns, city) ? undefined : towns[0]
}
