import { foldPlain, foldText } from '../basics/fold-text.ts'
import { PLACES, type Place } from './places.ts'
import { DEFAULT_COUNTRY, PLACEHOLDER_POSTAL_CODE } from './postal-codes.ts'

/** Towns by the letters their plates begin with, as dispatchers write them. Source: German registration districts (FZV) */
const CODES = `A Augsburg|AB Aschaffenburg|AC Aachen|B Berlin|BI Bielefeld|BS Braunschweig|BZ Bautzen|C Chemnitz|CB Cottbus
|D Düsseldorf|DD Dresden|DO Dortmund|DU Duisburg|E Essen|EF Erfurt|F Frankfurt am Main|FD Fulda|FF Frankfurt (Oder)
|FN Friedrichshafen|FR Freiburg|GI Gießen|GÖ Göttingen|H Hannover|HA Hagen|HAL Halle|HAM Hamm|HB Bremen|HF Herford|HH Hamburg
|HL Lübeck|HN Heilbronn|HO Hof|HRO Rostock|IN Ingolstadt|J Jena|K Köln|KA Karlsruhe|KI Kiel|KO Koblenz|KS Kassel|L Leipzig
|LU Ludwigshafen|M München|MA Mannheim|MD Magdeburg|MM Memmingen|MS Münster|MZ Mainz|N Nürnberg|NB Neubrandenburg|NE Neuss
|OL Oldenburg|OS Osnabrück|PA Passau|R Regensburg|S Stuttgart|SB Saarbrücken|SI Siegen|SN Schwerin|TR Trier|UL Ulm|WOB Wolfsburg
|WÜ Würzburg|Z Zwickau`

const towns: ReadonlyMap<string, string> = new Map(
  CODES.split('|').map((line) => {
    const [code = '', ...town] = line.trim().split(' ')
    return [foldText(code), town.join(' ')] as const
  }),
)

/** A town as it stands in an address; the country by its German name or ISO code. */
export type NamedPlace = Pick<Place, 'postalCode' | 'city' | 'country'>

/** Fewest letters that stand for a town by its beginning. */
const LEAST = 4

const byName = (fits: (name: string) => boolean): Place[] =>
  PLACES.filter(({ city }) => fits(foldText(city)) || fits(foldPlain(city)))

/**
 * The town a word or two mean: the letters of its plates (`hh`), its postal code, its name, or a beginning of it that is no
 * other's (`münch`). Of a postal code no one here knows the town is left open. Undefined where it is no place.
 */
export function placeNamed(typed: string): NamedPlace | undefined {
  const text = foldText(typed)
  if (text === '') return undefined
  if (/^\d{5}$/.test(text) && text !== PLACEHOLDER_POSTAL_CODE) {
    const known = PLACES.find(({ country, postalCode }) => country === 'DE' && postalCode === text)
    return known ?? { postalCode: text, city: '', country: DEFAULT_COUNTRY }
  }
  const wanted = foldText(towns.get(text) ?? text)
  const [exact] = byName((name) => name === wanted)
  if (exact !== undefined || text.length < LEAST) return exact
  const begun = byName((name) => name.startsWith(text))
  return new Set(begun.map(({ city }) => city)).size === 1 ? begun[0] : undefined
}
