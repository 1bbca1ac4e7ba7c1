/** Length of an IBAN by country, of those that money of our partners comes from. Source: SWIFT IBAN registry */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ...(['NO'] as const).map((country) => [country, 15] as const),
  ...(['BE'] as const).map((country) => [country, 16] as const),
  ...(['DK', 'FI', 'NL'] as const).map((country) => [country, 18] as const),
  ...(['MK', 'SI'] as const).map((country) => [country, 19] as const),
  ...(['AT', 'BA', 'EE', 'LT', 'LU', 'XK'] as const).map((country) => [country, 20] as const),
  ...(['CH', 'HR', 'LI', 'LV'] as const).map((country) => [country, 21] as const),
  ...(['BG', 'DE', 'GB', 'GE', 'IE', 'ME', 'RS', 'VA'] as const).map((country) => [country, 22] as const),
  ...(['AE', 'GI', 'IL'] as const).map((country) => [country, 23] as const),
  ...(['AD', 'CZ', 'ES', 'MD', 'RO', 'SE', 'SK'] as const).map((country) => [country, 24] as const),
  ...(['PT'] as const).map((country) => [country, 25] as const),
  ...(['IS', 'TR'] as const).map((country) => [country, 26] as const),
  ...(['FR', 'GR', 'IT', 'MC', 'SM'] as const).map((country) => [country, 27] as const),
  ...(['AL', 'AZ', 'CY', 'HU', 'LB', 'PL'] as const).map((country) => [country, 28] as const),
  ...(['UA'] as const).map((country) => [country, 29] as const),
  ...(['MT'] as const).map((country) => [country, 31] as const),
])

/** An IBAN in capital letters without spaces, points and dashes. */
export const normalizeIban = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')

/** The rest of an IBAN by 97, its head moved to its end and letters read as numbers from 10 on; digit by digit, as it has up to 60. */
function restOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  return [...moved].reduce((rest, letter) => {
    const value = Number.parseInt(letter, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}

/** Length by country and check digits. A country that is not known is judged by the check digits alone. Source: ISO 13616, ISO 7064 */
export function checkIban(text: string): 'ok' | 'format' | 'checkDigit' {
  const iban = normalizeIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return 'format'
  const length = LENGTHS.get(iban.slice(0, 2))
  if (length !== undefined && iban.length !== length) return 'format'
  return restOf(iban) === 1 ? 'ok' : 'checkDigit'
}

/** The IBAN of an account: the country and what stands behind the check digits (`DE`, `290999990000631218`). */
export function completeIban(country: string, account: string): string {
  const check = 98 - restOf(`${country}00${account}`)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

/** An IBAN in groups of four, as it stands on paper. */
export const writtenIban = (iban: string): string => normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether a text has the shape of a BIC: bank, country, place, and a branch where it has one. Source: ISO 9362 */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(normalizeIban(text))
