import { textOf } from '../basics/given-text.ts'
import { findCountry } from '../places/postal-codes.ts'
import type { VatTreatment } from './invoice-document.ts'

/** What the tax on a carriage depends on. Countries as ISO 3166-1 alpha-2 or German names; nothing is a missing country. */
export interface CarriageTaxed {
  /** Who supplies the carriage: of an invoice the company, of a credit note the carrier. */
  sellerCountry: string | undefined
  /** Who gets it; businesses both. */
  buyerCountry: string | undefined
  pickupCountry: string | undefined
  deliveryCountry: string | undefined
  /** Percent, where it is taxed: 7 or 19; 19 for anything else. */
  ratePercent?: number | undefined
  /**
   * The buyer is sender or receiver of the goods, or who exports them. A carrier who works for another carrier has no exempt carriage
   * (Abschn. 4.3.2 Abs. 4 UStAE after ECJ C-288/16). True where it is not said.
   */
  buyerIsShipper?: boolean | undefined
  /** On the way in: what the carriage costs is part of the value that customs tax (§ 11 Abs. 3 Nr. 3 UStG). */
  isInImportValue?: boolean | undefined
  /** The goods leave the European Union, although the carriage ends inside it: a leg to the port. Where it is not said: by the countries of the stops. */
  isExport?: boolean | undefined
  /** § 19 UStG: the seller is a small business. */
  sellerIsSmallBusiness?: boolean | undefined
}

/** Member states of the European Union, ISO 3166-1 alpha-2. */
const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
/** Countries that no address book of haulage knows by name but invoices go to; German names in small letters. */
const FURTHER: Readonly<Record<string, string>> = {
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
}

/** ISO 3166-1 alpha-2 of a code or a German name; undefined where it is neither. Nothing given is Germany, as in orders. */
export function countryCode(country: string | undefined): string | undefined {
  const known = findCountry(country)
  if (known !== undefined) return known.code
  const typed = textOf(country)
  const further = FURTHER[typed.toLowerCase().replaceAll(' ', '_')]
  if (further !== undefined) return further
  return /^[A-Za-z]{2}$/.test(typed) ? (typed.toUpperCase() === 'EL' ? 'GR' : typed.toUpperCase()) : undefined
}

/** Whether a country, by its code, is a member state of the European Union. */
export const isInEu = (code: string): boolean => EU.has(code)

const EXPORT: VatTreatment = {
  category: 'E',
  ratePercent: 0,
  reason:
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG: grenzüberschreitende Beförderung, die sich unmittelbar auf einen Gegenstand der Ausfuhr bezieht.',
  reasonCode: 'VATEX-EU-146-1E',
  law: '§ 4 Nr. 3 a UStG',
}
const IMPORT: VatTreatment = {
  category: 'E',
  ratePercent: 0,
  reason:
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. bb UStG: Beförderung eines Gegenstands der Einfuhr, deren Kosten in der Bemessungsgrundlage für die Einfuhr enthalten sind.',
  reasonCode: 'VATEX-EU-144',
  law: '§ 4 Nr. 3 a UStG',
}
const SMALL_BUSINESS: VatTreatment = {
  category: 'E',
  ratePercent: 0,
  reason: 'Steuerfrei nach § 19 Abs. 1 UStG: Umsatz eines Kleinunternehmers.',
  law: '§ 19 UStG',
}
const REVERSE_CHARGE = 'Steuerschuldnerschaft des Leistungsempfängers'
const reverseCharge = (law: string, reason: string): VatTreatment => ({
  category: 'AE',
  ratePercent: 0,
  reason: `${REVERSE_CHARGE} (${reason}).`,
  reasonCode: 'VATEX-EU-AE',
  law,
})
const outside = (reason: string, law: string): VatTreatment => ({
  category: 'O',
  ratePercent: 0,
  reason,
  reasonCode: 'VATEX-EU-O',
  law,
})
const ABROAD = outside(
  'Im Inland nicht steuerbar: Leistungsort nach § 3a Abs. 2 UStG beim Leistungsempfänger.',
  '§ 3a Abs. 2 UStG',
)
const IN_THIRD_COUNTRY = outside(
  'Im Inland nicht steuerbar: Beförderung nur im Drittlandsgebiet (§ 3a Abs. 8 UStG).',
  '§ 3a Abs. 8 UStG',
)

/**
 * How a carriage between businesses is taxed, of which one is in Germany. Undefined where a country is not known, or where neither is in
 * Germany: then German law says nothing, and nothing can be invoiced.
 *
 * Sources: § 3a Abs. 2 UStG (place of supply: where the buyer has its business), § 3a Abs. 8 UStG (carriage in third countries only),
 * § 4 Nr. 3 Buchst. a UStG with Abschn. 4.3.2 to 4.3.4 UStAE (exports and imports), § 13b Abs. 1, Abs. 2 Nr. 1 and Abs. 5 UStG (sellers
 * from abroad), § 14a Abs. 1 and 5 UStG (words on the invoice), § 19 Abs. 1 UStG (since 2025 exempt), Art. 44, 144, 146 Abs. 1
 * Buchst. e, 196 of Directive 2006/112/EC.
 */
export function vatTreatment(carriage: CarriageTaxed): VatTreatment | undefined {
  const seller = countryCode(carriage.sellerCountry)
  const buyer = countryCode(carriage.buyerCountry)
  const from = countryCode(carriage.pickupCountry)
  const to = countryCode(carriage.deliveryCountry)
  if (seller === undefined || buyer === undefined || from === undefined || to === undefined) return undefined
  if (seller !== 'DE' && buyer !== 'DE') return undefined
  if (buyer !== 'DE')
    return isInEu(buyer) ? reverseCharge('§ 3a Abs. 2 UStG', '§ 3a Abs. 2 UStG, Art. 196 MwStSystRL') : ABROAD
  if (!isInEu(from) && !isInEu(to)) return IN_THIRD_COUNTRY
  const exempt = exemptCarriage(carriage, isInEu(from), isInEu(to))
  if (exempt !== undefined) return exempt
  if (seller !== 'DE') {
    return isInEu(seller)
      ? reverseCharge('§ 13b UStG', '§ 13b Abs. 1 und 5 UStG')
      : reverseCharge('§ 13b UStG', '§ 13b Abs. 2 Nr. 1 und Abs. 5 UStG')
  }
  if (carriage.sellerIsSmallBusiness === true) return SMALL_BUSINESS
  return { category: 'S', ratePercent: carriage.ratePercent === 7 ? 7 : 19 }
}

/** The exemption of a carriage over the border of the European Union, where it holds. */
function exemptCarriage(
  { buyerIsShipper = true, isInImportValue = false, isExport }: CarriageTaxed,
  startsInEu: boolean,
  endsInEu: boolean,
): VatTreatment | undefined {
  if (!buyerIsShipper) return undefined
  if (isExport ?? (startsInEu && !endsInEu)) return EXPORT
  return isInImportValue && !startsInEu ? IMPORT : undefined
}
