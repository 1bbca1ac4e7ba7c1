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

const digitsOf = (text: string): number[] => [...text].map(Number)

/** ISO 7064 MOD 11,10 over the first eight digits. */
function germanCheckDigit(digits: number[]): number {
  let product = 10
  for (const digit of digits) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10
}

/** (96 − Σ) mod 10 over the first seven digits, every second one doubled and reduced to its digit sum. */
function austrianCheckDigit(digits: number[]): number {
  const sum = digits.reduce((total, digit, index) => {
    const doubled = digit * 2
    return total + (index % 2 === 0 ? digit : Math.floor(doubled / 10) + (doubled % 10))
  }, 0)
  return (96 - sum) % 10
}

const POLISH_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Weighted sum mod 11 over the first nine digits; 10 means that no such number is ever issued. */
function polishCheckDigit(digits: number[]): number {
  return digits.reduce((total, digit, index) => total + digit * (POLISH_WEIGHTS[index] ?? 0), 0) % 11
}

const CHECKED = {
  DE: { prefix: 'DE', body: 8, digit: germanCheckDigit },
  AT: { prefix: 'ATU', body: 7, digit: austrianCheckDigit },
  PL: { prefix: 'PL', body: 9, digit: polishCheckDigit },
} as const

type CheckedVatCountry = keyof typeof CHECKED

/**
 * Completes the digits before the check digit to a VAT id (`DE`, `13669597` → `DE136695976`);
 * undefined where the number of digits is wrong or the country issues no such number.
 */
export function completeVatId(country: CheckedVatCountry, digits: string): string | undefined {
  const { prefix, body, digit } = CHECKED[country]
  if (digits.length !== body || !/^\d+$/.test(digits)) return undefined
  const check = digit(digitsOf(digits))
  return check > 9 ? undefined : `${prefix}${digits}${check}`
}

/** The id in capital letters without spaces, points, dashes and slashes. */
export function normalizeVatId(text: string): string {
  return text.toUpperCase().replace(/[\s.\-/]/g, '')
}

/** Format of the EU countries and Switzerland, check digit for DE, AT and PL. Source: decision B4 */
export function checkVatId(text: string): 'ok' | 'format' | 'checkDigit' {
  const id = normalizeVatId(text)
  const country = id.slice(0, 2)
  if (!FORMATS.get(country)?.test(id)) return 'format'
  if (country !== 'DE' && country !== 'AT' && country !== 'PL') return 'ok'
  const digits = id.slice(CHECKED[country].prefix.length, -1)
  return completeVatId(country, digits) === id ? 'ok' : 'checkDigit'
}
