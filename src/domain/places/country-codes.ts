import { textOf } from '../basics/given-text.ts'
import { findCountry } from './postal-codes.ts'

/** Member states of the European Union, ISO 3166-1 alpha-2. */
const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
/** Territories that count as those of a member state. Source: Art. 7 of Directive 2006/112/EC, Abschn. 1.10 UStAE */
const AS_IN_EU: ReadonlySet<string> = new Set(['MC'])
/** Third countries one drives between without entering the European Union. */
const NEIGHBOURS: readonly ReadonlySet<string>[] = ['CH LI', 'AL BA ME MK RS XK', 'BY MD RU UA', 'AM AZ GE TR'].map(
  (codes) => new Set(codes.split(' ')),
)
/** Countries that no address book of haulage knows by name but invoices go to; German names in small letters, and codes in use that are no ISO codes. */
const FURTHER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bulgarien: 'BG',
    estland: 'EE',
    finnland: 'FI',
    griechenland: 'GR',
    irland: 'IE',
    kroatien: 'HR',
    lettland: 'LV',
    malta: 'MT',
    portugal: 'PT',
    slowenien: 'SI',
    zypern: 'CY',
    liechtenstein: 'LI',
    norwegen: 'NO',
    serbien: 'RS',
    türkei: 'TR',
    ukraine: 'UA',
    vereinigtes_königreich: 'GB',
    großbritannien: 'GB',
    england: 'GB',
    schottland: 'GB',
    uk: 'GB',
    el: 'GR',
    monaco: 'MC',
    island: 'IS',
    albanien: 'AL',
    andorra: 'AD',
    bosnien_und_herzegowina: 'BA',
    kosovo: 'XK',
    montenegro: 'ME',
    nordmazedonien: 'MK',
    moldau: 'MD',
    belarus: 'BY',
    russland: 'RU',
    georgien: 'GE',
    armenien: 'AM',
    aserbaidschan: 'AZ',
    marokko: 'MA',
    usa: 'US',
    vereinigte_staaten: 'US',
    china: 'CN',
  }),
)

/** ISO 3166-1 alpha-2 of a code or a German name; undefined where it is neither. Nothing given is Germany, as in orders. */
export function countryCode(country: string | undefined): string | undefined {
  const known = findCountry(country)
  if (known !== undefined) return known.code
  const typed = textOf(country)
  const further = FURTHER.get(typed.toLowerCase().replaceAll(' ', '_'))
  if (further !== undefined) return further
  return /^[A-Za-z]{2}$/.test(typed) ? typed.toUpperCase() : undefined
}

/** Whether a country, by its code, is a member state of the European Union, or counts as one for VAT. */
export const isInEu = (code: string): boolean => EU.has(code) || AS_IN_EU.has(code)

/** Whether a way between two third countries, by their codes, leads through none of the European Union. */
export const staysOutsideEu = (from: string, to: string): boolean =>
  from === to || NEIGHBOURS.some((group) => group.has(from) && group.has(to))
