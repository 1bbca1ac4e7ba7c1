import { findCountry, PLACEHOLDER_POSTAL_CODE } from '../places/postal-codes.ts'

/** Longest text of one field on a paper, in characters; more would push the form apart. */
const LONGEST = 600

/** Words that stand in for a missing value on the screen; on paper such a field stays empty, to be filled in by hand. */
const STAND_INS: ReadonlySet<string> = new Set(['unbekannt', 'standard'])

/** A field's text as it may be printed; undefined where there is none. */
export function paperText(value: string | undefined): string | undefined {
  const text = value?.replace(/\s+/g, ' ').trim() ?? ''
  if (text === '' || STAND_INS.has(text.toLowerCase())) return undefined
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

/** `20457 Hamburg`; a postal code that is only a placeholder is left out. */
export function paperPlace(postalCode: string | undefined, city: string | undefined): string | undefined {
  const code = postalCode?.trim() === PLACEHOLDER_POSTAL_CODE ? undefined : paperText(postalCode)
  return [code, paperText(city)].filter((part) => part !== undefined).join(' ') || undefined
}

/** Whether a carriage crosses a border, so that the CMR holds; else German law does. Sources: CMR Art. 1, HGB §407 */
export function isCrossBorder(pickupCountry: string, deliveryCountry: string): boolean {
  return countryKey(pickupCountry) !== countryKey(deliveryCountry)
}

function countryKey(country: string): string {
  return findCountry(country)?.code ?? country.trim().toUpperCase()
}
