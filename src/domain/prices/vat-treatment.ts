import { countryCode, isInEu, staysOutsideEu } from '../places/country-codes.ts'

/**
 * VAT categories of EN 16931 (UNTDID 5305): S taxed, AE the one who gets the service owes the tax, E exempt, Z zero rated, G export of
 * goods, O not subject to the tax.
 */
export const VAT_CATEGORIES = ['S', 'AE', 'E', 'Z', 'G', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** How a service is taxed, and why. */
export interface VatTreatment {
  category: VatCategory
  /** Percent with at most two decimals; 0 where the category has no tax. */
  ratePercent: number
  /** The reason as an invoice has to state it (BT-120, § 14 Abs. 4 Nr. 8 UStG); missing where it is taxed. */
  reason?: string | undefined
  /** Code of the reason (BT-121), of the list VATEX. */
  reasonCode?: string | undefined
  /** The paragraph in short, for a column: `§ 4 Nr. 3 a UStG`. */
  law?: string | undefined
}

/** A carriage inside the European Union that brings goods to where they leave it, or on from where they came in. */
export const CUSTOMS_LEGS = ['export', 'import'] as const
export type CustomsLeg = (typeof CUSTOMS_LEGS)[number]

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
  /**
   * On the way in: what the carriage costs is part of the value that customs tax. True where it is not said, since up to the first place
   * of destination it has to be (§ 11 Abs. 3 Nr. 3 UStG).
   */
  isInImportValue?: boolean | undefined
  /** A leg inside the European Union of an export, or of an import whose value the carriage is part of. */
  customsLeg?: CustomsLeg | undefined
  /** § 19 UStG: the seller is a small business. */
  sellerIsSmallBusiness?: boolean | undefined
}

/** Usual rate, percent. Source: specification 9, § 12 Abs. 1 UStG */
export const DEFAULT_VAT_RATE = 19

const reverseCharge = (law: string, reason: string): VatTreatment => ({
  category: 'AE',
  ratePercent: 0,
  reason: `Steuerschuldnerschaft des Leistungsempfängers (${reason}).`,
  reasonCode: 'VATEX-EU-AE',
  law,
})
const exempt = (law: string, reason: string, reasonCode?: string): VatTreatment => ({
  ...{ category: 'E', ratePercent: 0, reason, law },
  ...(reasonCode !== undefined && { reasonCode }),
})
const outside = (law: string, reason: string): VatTreatment => ({
  ...{ category: 'O', ratePercent: 0, reason, reasonCode: 'VATEX-EU-O', law },
})

/** Why a carriage is not taxed here, with what papers and XML say of it. */
const UNTAXED = {
  buyerInEu: reverseCharge('§ 3a Abs. 2 UStG', '§ 3a Abs. 2 UStG, Art. 196 MwStSystRL'),
  buyerAbroad: outside(
    '§ 3a Abs. 2 UStG',
    'Im Inland nicht steuerbar: Leistungsort nach § 3a Abs. 2 UStG beim Leistungsempfänger.',
  ),
  onlyAbroad: outside(
    '§ 3a Abs. 8 UStG',
    'Im Inland nicht steuerbar: Beförderung nur im Drittlandsgebiet (§ 3a Abs. 8 UStG).',
  ),
  export: exempt(
    '§ 4 Nr. 3 a UStG',
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG: grenzüberschreitende Beförderung, die sich unmittelbar auf einen Gegenstand der Ausfuhr bezieht.',
    'VATEX-EU-146-1E',
  ),
  transit: exempt(
    '§ 4 Nr. 3 a UStG',
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG: grenzüberschreitende Beförderung eingeführter Gegenstände, die im externen Versandverfahren in das Drittlandsgebiet befördert werden.',
    'VATEX-EU-146-1E',
  ),
  import: exempt(
    '§ 4 Nr. 3 a UStG',
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. bb UStG: Beförderung eines Gegenstands der Einfuhr, deren Kosten in der Bemessungsgrundlage für die Einfuhr enthalten sind.',
    'VATEX-EU-144',
  ),
  exportLeg: exempt(
    '§ 4 Nr. 3 a UStG',
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG: Beförderung, die sich unmittelbar auf einen Gegenstand der Ausfuhr bezieht.',
    'VATEX-EU-146-1E',
  ),
  importLeg: exempt(
    '§ 4 Nr. 3 a UStG',
    'Steuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. bb UStG: Beförderung eines Gegenstands der Einfuhr, deren Kosten in der Bemessungsgrundlage für die Einfuhr enthalten sind.',
    'VATEX-EU-144',
  ),
  sellerInEu: reverseCharge('§ 13b UStG', '§ 13b Abs. 1 und 5 UStG'),
  sellerAbroad: reverseCharge('§ 13b UStG', '§ 13b Abs. 2 Nr. 1 und Abs. 5 UStG'),
  smallBusiness: exempt('§ 19 UStG', 'Steuerfrei nach § 19 Abs. 1 UStG: Umsatz eines Kleinunternehmers.'),
} as const satisfies Record<string, VatTreatment>

/** Why a carriage is taxed as it is: `taxed` at a rate, else for which reason it is not. */
export type VatGround = 'taxed' | keyof typeof UNTAXED

/**
 * Why a carriage between businesses, of which one is in Germany, is taxed as it is. Undefined where a country is not known, or where
 * neither is in Germany: then German law says nothing, and nothing can be invoiced.
 *
 * Sources: § 3a Abs. 2 UStG (place of supply: where the buyer has its business), § 3a Abs. 8 UStG (carriage in third countries only),
 * § 4 Nr. 3 Buchst. a UStG with Abschn. 4.3.2 to 4.3.4 UStAE (exports, transit and imports), § 13b Abs. 1, Abs. 2 Nr. 1 and Abs. 5 UStG
 * (sellers from abroad), § 14a Abs. 1 and 5 UStG (words on the invoice), § 19 Abs. 1 UStG (since 2025 exempt), Art. 44, 144, 146 Abs. 1
 * Buchst. e, 196 of Directive 2006/112/EC.
 */
export function vatGround(carriage: CarriageTaxed): VatGround | undefined {
  const seller = countryCode(carriage.sellerCountry)
  const buyer = countryCode(carriage.buyerCountry)
  const from = countryCode(carriage.pickupCountry)
  const to = countryCode(carriage.deliveryCountry)
  if (seller === undefined || buyer === undefined || from === undefined || to === undefined) return undefined
  if (seller !== 'DE' && buyer !== 'DE') return undefined
  if (buyer !== 'DE') return isInEu(buyer) ? 'buyerInEu' : 'buyerAbroad'
  if (!isInEu(from) && !isInEu(to) && staysOutsideEu(from, to)) return 'onlyAbroad'
  const overBorder = groundOverBorder(carriage, isInEu(from), isInEu(to))
  if (overBorder !== undefined) return overBorder
  if (seller !== 'DE') return isInEu(seller) ? 'sellerInEu' : 'sellerAbroad'
  return carriage.sellerIsSmallBusiness === true ? 'smallBusiness' : 'taxed'
}

/** The exemption of a carriage over the border of the European Union, where it holds. */
function groundOverBorder(
  { buyerIsShipper = true, isInImportValue = true, customsLeg }: CarriageTaxed,
  startsInEu: boolean,
  endsInEu: boolean,
): VatGround | undefined {
  if (!buyerIsShipper) return undefined
  if (startsInEu && endsInEu) return customsLeg && `${customsLeg}Leg`
  if (startsInEu) return 'export'
  if (!endsInEu) return 'transit'
  return isInImportValue ? 'import' : undefined
}

/** What papers and XML say of a ground; of a taxed carriage at 7 or 19 percent, 19 for anything else. */
const treatmentFor = (ground: VatGround, ratePercent: number | undefined): VatTreatment =>
  ground === 'taxed' ? { category: 'S', ratePercent: ratePercent === 7 ? 7 : DEFAULT_VAT_RATE } : UNTAXED[ground]

/** How a carriage between businesses is taxed, in the words of invoices; undefined where `vatGround` is. */
export function vatTreatment(carriage: CarriageTaxed): VatTreatment | undefined {
  const ground = vatGround(carriage)
  return ground && treatmentFor(ground, carriage.ratePercent)
}

/** An order as the tax on it sees it: countries as ISO codes or German names, the rate it says in percent. */
export interface OrderTaxed {
  /** Of the company; Germany where it is not known. */
  sellerCountry?: string | undefined
  customerCountry?: string | undefined
  pickupCountry?: string | undefined
  deliveryCountry?: string | undefined
  /** 7 or 19 as somebody said; of an import 7 or 19 says that customs do not tax the carriage, 0 or nothing that they do. */
  vatRate?: number | undefined
  buyerIsShipper?: boolean | undefined
  customsLeg?: CustomsLeg | undefined
}

const carriageOf = (order: OrderTaxed): CarriageTaxed => ({
  ...{ sellerCountry: order.sellerCountry, buyerCountry: order.customerCountry },
  ...{ pickupCountry: order.pickupCountry, deliveryCountry: order.deliveryCountry },
  ...{ ratePercent: order.vatRate, isInImportValue: !order.vatRate },
  ...{ buyerIsShipper: order.buyerIsShipper, customsLeg: order.customsLeg },
})

/**
 * The VAT rate of an order, percent, and why: by the law, whatever rate it says. Without a ground a country is not known, and no VAT is
 * reckoned with.
 */
export function orderVat(order: OrderTaxed): { ratePercent: number; ground: VatGround | undefined } {
  const ground = vatGround(carriageOf(order))
  return { ground, ratePercent: ground ? treatmentFor(ground, order.vatRate).ratePercent : 0 }
}

/** Whether an order may say this rate: 7 or 19 where it is taxed, 0 where it is not; what an unknown country allows nobody knows. */
export function mayHaveVatRate(order: OrderTaxed): boolean {
  const { ratePercent, ground } = orderVat(order)
  return ground === undefined || ratePercent === (order.vatRate ?? ratePercent)
}
