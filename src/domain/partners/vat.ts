import { CHECK_RULES } from './vat-check-digits.ts'

/** Formats of VAT ids without separators, by their prefix. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['AT', /^ATU\d{8}$/],
  ['BE', /^BE[01]\d{9}$/],
  ['BG', /^BG\d{9,10}$/],
  ['CH', /^CHE\d{9}(MWST|TVA|IVA)?$/],
  ['CY', /^CY\d{8}[A-Z]$/],
  ['CZ', /^CZ\d{8,10}$/],
  ['DE', /^DE\d{9}$/],
  ['DK', /^DK\d{8}$/],
  ['EE', /^EE\d{9}$/],
  ['EL', /^EL\d{9}$/],
  ['ES', /^ES[A-Z0-9]\d{7}[A-Z0-9]$/],
  ['FI', /^FI\d{8}$/],
  ['FR', /^FR[A-Z0-9]{2}\d{9}$/],
  ['HR', /^HR\d{11}$/],
  ['HU', /^HU\d{8}$/],
  ['IE', /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/],
  ['IT', /^IT\d{11}$/],
  ['LT', /^LT(\d{9}|\d{12})$/],
  ['LU', /^LU\d{8}$/],
  ['LV', /^LV\d{11}$/],
  ['MT', /^MT\d{8}$/],
  ['NL', /^NL\d{9}B\d{2}$/],
  ['PL', /^PL\d{10}$/],
  ['PT', /^PT\d{9}$/],
  ['RO', /^RO\d{2,10}$/],
  ['SE', /^SE\d{12}$/],
  ['SI', /^SI\d{8}$/],
  ['SK', /^SK\d{10}$/],
])

/** The id in capital letters without spaces, points, dashes and slashes. */
export function normalizeVatId(text: string): string {
  return text.toUpperCase().replace(/[\s.\-/]/g, '')
}

/** Format and check digits of the EU countries and Switzerland, see `CHECK_RULES`. Source: decisions B4, 058 */
export function checkVatId(text: string): 'ok' | 'format' | 'checkDigit' {
  const id = normalizeVatId(text)
  const country = id.slice(0, 2)
  if (!FORMATS.get(country)?.test(id)) return 'format'
  return CHECK_RULES.get(country)?.(id.slice(2)) === false ? 'checkDigit' : 'ok'
}

/** The last digits that are tried: one, or both where none fits. */
const ENDS = [
  ...Array.from({ length: 10 }, (_, at) => String(at)),
  ...Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')),
]

/**
 * The id of the same kind that fits its country's rule, its last digits changed where they have to be: `DE136695970` → `DE136695976`.
 * Undefined where none does.
 */
export function completeVatId(text: string): string | undefined {
  const id = normalizeVatId(text)
  const tail = /(B\d\d|MWST)$/.exec(id)?.[0] ?? ''
  const head = tail === '' ? id : id.slice(0, -tail.length)
  return ENDS.map((end) => head.slice(0, -end.length) + end + tail).find((one) => checkVatId(one) === 'ok')
}
