import { foldPlain, foldText } from '../../basics/fold-text.ts'
import { germanPlaces } from '../../places/german/known.ts'
import { PLACES } from '../../places/places.ts'
import { COUNTRIES, countryName, PLACEHOLDER_POSTAL_CODE } from '../../places/postal-codes.ts'
import { placeNamed } from '../../places/town-codes.ts'
import type { Doubt } from '../fields.ts'
import { asDigits, DIGIT_LETTERS } from '../look-alikes.ts'
import type { PlacedCell } from '../layout.ts'

/** A place in a cell: letters are those of the cell. */
export interface PlaceHit {
  postalCode?: string
  city?: string
  country: string
  from: number
  to: number
  codeAt?: readonly [from: number, to: number]
  cityAt?: readonly [from: number, to: number]
  confidence: number
  doubts: readonly Doubt[]
}

const TOWN = "[A-ZÄÖÜŁŚŻŹ][\\p{L}.'’-]*(?:[ ](?:am|an|der|bei|im|in|ob|[A-ZÄÖÜŁŚŻŹ(][\\p{L}.'’()-]*)){0,3}"
const GERMAN = new RegExp(
  `(?<![\\p{L}\\d.,/+-])(?:(?:DE?)[- ]{1,2})?([\\d${DIGIT_LETTERS}]{5})(?![\\p{L}\\d])(?:[ ,]{1,2}(${TOWN}))?`,
  'gu',
)
/** Country letters on vehicles and in addresses. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  H: 'HU',
  E: 'ES',
  S: 'SE',
}
const FOREIGN = new RegExp(
  `(?<![\\p{L}\\d])(A|AT|B|BE|CH|CZ|DK|E|ES|F|FR|H|HU|I|IT|L|LU|LT|NL|PL|RO|S|SE|SK)[- ]{1,2}(\\d[\\d -]{2,5}\\d(?:\\s?[A-Z]{2}(?![\\p{L}]))?)\\s+(${TOWN})`,
  'gu',
)
const POLISH = new RegExp(`(?<![\\p{L}\\d.,/+-])(\\d{2}-\\d{3})\\s+(${TOWN})`, 'gu')
const DUTCH = new RegExp(`(?<![\\p{L}\\d.,/+-])(\\d{4} ?[A-Z]{2})\\s+(${TOWN})`, 'gu')
const OTHER = new RegExp(`(?<![\\p{L}\\d.,/+-])(\\d{4}|\\d{3} \\d{2})\\s+(${TOWN})`, 'gu')

const same = (one: string, other: string) => foldText(one) === foldText(other) || foldPlain(one) === foldPlain(other)

/** The town among known ones that a text begins with; of several the longest. */
const knownTown = (text: string, towns: readonly string[]): string | undefined =>
  towns
    .filter((town) => same(text.slice(0, town.length), town) && !/^\p{L}/u.test(text.slice(town.length)))
    .toSorted((a, b) => b.length - a.length)[0]

const townsOf = (postalCode: string): readonly string[] => [
  ...PLACES.filter((place) => place.country === 'DE' && place.postalCode === postalCode).map(({ city }) => city),
  ...(germanPlaces()?.codes.get(postalCode)?.towns ?? []),
]

/** Words that follow a town in an address and are none of its name. */
const withoutTail = (town: string) =>
  town
    .replace(/\s(?:in|an|am|bei|im|der|ob|Rampe|Tor|Halle|Deutschland|Germany|Tel\.?|Fax|Polen|Polska)\b.*$/u, '')
    .replace(/[.,]+$/, '')

function germanHit(match: RegExpMatchArray & { index: number }, scanned: boolean): PlaceHit | undefined {
  const [whole, written = '', town] = match
  const hasLetters = /\D/.test(written)
  if (hasLetters && (!scanned || /^\D+$/.test(written) || town === undefined)) return undefined
  const postalCode = asDigits(written)
  if (postalCode === PLACEHOLDER_POSTAL_CODE) return undefined
  const isMarked = /^DE?[- ]/.test(whole)
  const codeFrom = match.index + whole.indexOf(written)
  const codeAt = [codeFrom, codeFrom + 5] as const
  const towns = townsOf(postalCode)
  const lost = hasLetters ? 14 : 0
  const doubts: Doubt[] = hasLetters ? ['letters'] : []
  if (town === undefined) {
    // Five digits alone may be anything.
    if (!isMarked || towns.length === 0) return undefined
    return {
      postalCode,
      city: towns[0] ?? '',
      country: 'Deutschland',
      from: codeFrom,
      to: codeFrom + 5,
      codeAt,
      confidence: towns.length === 1 ? 91 : 80,
      doubts: ['assumed'],
    }
  }
  const cityFrom = match.index + whole.lastIndexOf(town)
  const known = knownTown(town, towns)
  if (known !== undefined) {
    const cityAt = [cityFrom, cityFrom + known.length] as const
    return {
      postalCode,
      city: known,
      country: 'Deutschland',
      from: codeFrom,
      to: cityAt[1],
      codeAt,
      cityAt,
      confidence: 97 - lost,
      doubts,
    }
  }
  const city = withoutTail(town)
  const near = towns.find((one) => scanned && one.length === city.length && lettersDiffer(one, city) <= 2)
  const cityAt = [cityFrom, cityFrom + city.length] as const
  const base = { postalCode, country: 'Deutschland', from: codeFrom, to: cityAt[1], codeAt, cityAt }
  if (near !== undefined) return { ...base, city: near, confidence: 82, doubts: ['letters'] }
  if (towns.length === 0 && !isMarked && germanPlaces()?.named(city) === undefined) return undefined
  return {
    ...base,
    city,
    confidence: towns.length === 0 ? 62 : 72,
    doubts: towns.length === 0 ? ['unknown'] : ['conflict'],
  }
}

const lettersDiffer = (one: string, other: string) => [...one].filter((letter, at) => letter !== other[at]).length

function foreignHit(
  match: RegExpMatchArray & { index: number },
  countryCode: string | undefined,
  at: 1 | 2,
): PlaceHit | undefined {
  const [whole] = match
  const written = match[at]?.trim() ?? ''
  const town = withoutTail(match[at + 1] ?? '')
  const place = PLACES.find(
    ({ country, postalCode, city }) =>
      (countryCode === undefined ? country !== 'DE' : country === countryCode) &&
      postalCode.replace(/\D/g, '') === written.replace(/\D/g, '') &&
      same(town.slice(0, city.length), city),
  )
  const code = countryCode ?? place?.country
  const shape = COUNTRIES.find((one) => one.code === code)
  if (shape === undefined || !shape.postalCode.test(written)) return undefined
  const city = place?.city ?? town
  const codeFrom = match.index + whole.indexOf(written)
  const cityFrom = match.index + whole.lastIndexOf(match[at + 1] ?? '')
  return {
    postalCode: written,
    city,
    country: countryName(code),
    from: codeFrom,
    to: cityFrom + city.length,
    codeAt: [codeFrom, codeFrom + written.length],
    cityAt: [cityFrom, cityFrom + city.length],
    confidence: place === undefined ? 90 : 96,
    doubts: [],
  }
}

/** The places with a postal code that a text names, in their order. */
export function placesIn(text: string, scanned: boolean): PlaceHit[] {
  const hits: PlaceHit[] = []
  const take = (hit: PlaceHit | undefined) => {
    if (hit && !hits.some(({ from, to }) => hit.from < to && from < hit.to)) hits.push(hit)
  }
  for (const match of text.matchAll(FOREIGN)) take(foreignHit(match, LETTERS[match[1] ?? ''] ?? match[1], 2))
  for (const match of text.matchAll(POLISH)) take(foreignHit(match, 'PL', 1))
  for (const match of text.matchAll(DUTCH)) take(foreignHit(match, 'NL', 1))
  for (const match of text.matchAll(GERMAN)) take(germanHit(match, scanned))
  for (const match of text.matchAll(OTHER)) take(foreignHit(match, undefined, 1))
  return hits.toSorted((a, b) => a.from - b.from)
}

const LEAD = /(?<![\p{L}])(von|aus|ab|nach|in|bis|Raum|Großraum|z|do|→|->|–|-)\s+(?=[A-ZÄÖÜŁŚ])/gu

/** Towns without a postal code behind a word that leads to one; in a cell that is about a place also the whole of it. */
export function townsIn({ text }: Pick<PlacedCell, 'text'>, start: number | undefined): PlaceHit[] {
  const begins = [...text.matchAll(LEAD)].map((match) => match.index + match[0].length)
  if (start !== undefined) begins.push(start)
  const first = /^[A-ZÄÖÜ][\p{L}()\s-]*?(?=\s(?:nach|→|->|–|-)\s)/u.exec(text)
  if (first) begins.push(0)
  return [...new Set(begins)]
    .toSorted((a, b) => a - b)
    .flatMap((from) => {
      const words =
        text
          .slice(from)
          .match(new RegExp(`^${TOWN}`, 'u'))?.[0]
          .split(' ') ?? []
      for (let length = words.length; length > 0; length -= 1) {
        const name = words
          .slice(0, length)
          .join(' ')
          .replace(/[.,]+$/, '')
        const known = name.length < 3 ? undefined : namedTown(name)
        if (known === undefined) continue
        const to = from + name.length
        return [{ ...known, from, to, cityAt: [from, to] as const, confidence: 86, doubts: ['ambiguous'] as const }]
      }
      return []
    })
}

function namedTown(name: string): { city: string; country: string } | undefined {
  const place = placeNamed(name)
  if (place !== undefined && same(place.city, name)) return { city: place.city, country: countryName(place.country) }
  const german = germanPlaces()?.named(name)
  const city = german?.towns.find((town) => same(town, name))
  return city === undefined ? undefined : { city, country: 'Deutschland' }
}
