export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** German name, as orders store it. */
  name: string
  postalCode: RegExp
}

/** Country of a stop that names none. Source: specification 3 */
export const DEFAULT_COUNTRY = 'Deutschland'

/** Postal code of a stop that has none; never valid for a confirmation. Source: specification 5, decision B4 */
export const PLACEHOLDER_POSTAL_CODE = '00000'

export const COUNTRIES: readonly Country[] = [
  { code: 'DE', name: 'Deutschland', postalCode: /^\d{5}$/ },
  { code: 'AT', name: 'Österreich', postalCode: /^\d{4}$/ },
  { code: 'CH', name: 'Schweiz', postalCode: /^\d{4}$/ },
  { code: 'BE', name: 'Belgien', postalCode: /^\d{4}$/ },
  { code: 'CZ', name: 'Tschechien', postalCode: /^\d{3} ?\d{2}$/ },
  { code: 'DK', name: 'Dänemark', postalCode: /^\d{4}$/ },
  { code: 'ES', name: 'Spanien', postalCode: /^\d{5}$/ },
  { code: 'FR', name: 'Frankreich', postalCode: /^\d{5}$/ },
  { code: 'HU', name: 'Ungarn', postalCode: /^\d{4}$/ },
  { code: 'IT', name: 'Italien', postalCode: /^\d{5}$/ },
  { code: 'LT', name: 'Litauen', postalCode: /^(LT-)?\d{5}$/i },
  { code: 'LU', name: 'Luxemburg', postalCode: /^(L-)?\d{4}$/i },
  { code: 'NL', name: 'Niederlande', postalCode: /^\d{4}\s?[A-Z]{2}$/i },
  { code: 'PL', name: 'Polen', postalCode: /^\d{2}-\d{3}$/ },
  { code: 'RO', name: 'Rumänien', postalCode: /^\d{6}$/ },
  { code: 'SE', name: 'Schweden', postalCode: /^\d{3} ?\d{2}$/ },
  { code: 'SK', name: 'Slowakei', postalCode: /^\d{3} ?\d{2}$/ },
]

/** Shape accepted where the country's own is not known. */
const ANY_POSTAL_CODE = /^[A-Z0-9](?:[A-Z0-9 -]{1,8}[A-Z0-9])$/i

const BY_KEY: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) => [
    [country.code.toLowerCase(), country],
    [country.name.toLowerCase(), country],
  ]),
)

/** The country of an ISO code or a German name, whatever the case; Germany where none is given. */
export function findCountry(codeOrName: string | undefined): Country | undefined {
  return BY_KEY.get((codeOrName?.trim() || DEFAULT_COUNTRY).toLowerCase())
}

/** A country as records store it: its German name where it is known, else as typed; Germany where none is given. */
export function countryName(codeOrName: string | undefined): string {
  return findCountry(codeOrName)?.name ?? (codeOrName ?? '').trim()
}

/** Checks a postal code against the country's pattern; an unknown country accepts any plausible code. */
export function checkPostalCode(country: string | undefined, code: string): 'ok' | 'placeholder' | 'invalid' {
  const trimmed = code.trim()
  if (trimmed === PLACEHOLDER_POSTAL_CODE) return 'placeholder'
  const pattern = findCountry(country)?.postalCode ?? ANY_POSTAL_CODE
  return pattern.test(trimmed) ? 'ok' : 'invalid'
}

/** The postal area: the first two digits (`20457` → `20`), undefined where there are fewer. */
export function plzArea(code: string): string | undefined {
  const digits = code.replace(/\D/g, '')
  return digits.length < 2 ? undefined : digits.slice(0, 2)
}
