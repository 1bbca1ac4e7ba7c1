import { lettersAsNumbers, restOf } from './vat-check-digits.ts'

/** Where an authority gets its invoices: a coarse number, mostly a finer one, and two check digits, parted by dashes. */
const SHAPE = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/
/** The first two digits name a state of Germany, or the federation. */
const STATES = /^(0[1-9]|1[0-6]|99)/
/** Lengths of the coarse number: state, district, county, municipality, and those of the federation. */
const LENGTHS: ReadonlySet<number> = new Set([2, 3, 5, 8, 9, 12])

/**
 * Check digits of a Leitweg-ID, ISO 7064 MOD 97-10 over all its signs; undefined for a reference that is none, which a buyer may ask for as
 * well. Source: KoSIT, "Leitweg-ID, Format-Spezifikation" 2.0.2
 */
export function checkLeitwegId(text: string): 'ok' | 'checkDigit' | undefined {
  const found = SHAPE.exec(text.trim().toUpperCase())
  if (!found) return undefined
  const [, coarse = '', fine = '', check = ''] = found
  if (!STATES.test(coarse) || !LENGTHS.has(coarse.length)) return undefined
  return restOf(lettersAsNumbers(coarse + fine) + check, 97) === 1 ? 'ok' : 'checkDigit'
}

/** The Leitweg-ID with its check digits: `04011000-12345` → `04011000-12345-03`. */
export function completeLeitwegId(start: string): string {
  const digits = lettersAsNumbers(start.toUpperCase().replaceAll('-', ''))
  return `${start}-${String(98 - restOf(`${digits}00`, 97)).padStart(2, '0')}`
}
