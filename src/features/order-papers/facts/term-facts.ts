import type { Company } from '#src/contract/accounts/tenants.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { Tour } from '#src/contract/tours.ts'
import { purchaseParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import { isCrossBorder, paperPlace, paperText } from '#src/domain/documents/paper-text.ts'
import { carrierTerms, type Term } from '#src/domain/papers/carrier-terms.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import { format, type PaperText, shown } from './paper-values.ts'
import { words } from './paper-words.ts'

interface TermSources {
  order: Order
  company: Company | undefined
  carrier: Partner | undefined
  /** The tour the order rides on; its other orders hold for the same truck. */
  tour: Tour | undefined
}

/** What a carrier agrees to with the order, line by line; an amount that nobody has settled stands there as a rule without it. */
export function termsOf({ order, company, carrier, tour }: TermSources): Term[] {
  const crossBorder = isCrossBorder(order.pickupCountry, order.deliveryCountry)
  const stops = tour?.stops.map(({ country }) => country) ?? []
  const rides = tour?.orders ?? [order]
  return carrierTerms({
    crossBorder: crossBorder || stops.some((country) => isCrossBorder(stops[0] ?? country, country)),
    isCabotage: carrier && isAbroad(carrier.country, order.pickupCountry),
    palletExchange: rides.some(({ palletExchange }) => palletExchange === true),
    // What is exchanged for several orders stands at each stop.
    pallets: rides.length > 1 ? undefined : palletsOf(order),
    waitingRate: company?.waitingRate === undefined ? undefined : shown(format.money(company.waitingRate, 'EUR')),
    proofDays: company?.proofDays,
    invoiceTo: company && addressOf(company),
    invoiceEmail: paperText(company?.invoiceEmail) ?? paperText(company?.email),
    own: company?.carrierTerms?.trim() || undefined,
  })
}

/** How the freight is taxed, in words; where the carrier's country is not known, only that the law says so. */
export function freightTax({ order, company, carrier }: Omit<TermSources, 'tour'>): string {
  if (company === undefined || carrier === undefined) return words['freight.vat']
  const treatment = treatmentOf(order, purchaseParties(carrier, company))
  if (treatment === undefined) return words['freight.vat']
  if (treatment.category === 'S') return `${words['freight.taxed']} (${format.percent(treatment.ratePercent)})`
  return treatment.reason ?? words['freight.vat']
}

const isAbroad = (country: string, other: string): boolean => isCrossBorder(country, other)

/** `34 × Europalette`, as they stand in the order; nothing where nobody has said how many. */
function palletsOf({ palletsExchanged, packageCount, packageType }: Order): PaperText {
  const count = shown(format.number(palletsExchanged ?? packageCount, 0))
  return count === undefined ? undefined : `${count} × ${paperText(packageType) ?? words['tour.pallets']}`
}

function addressOf({ name, street, postalCode, city, country }: Company): PaperText {
  const abroad = findCountry(country)?.code === 'DE' ? undefined : paperText(country)
  const parts = [paperText(name), paperText(street), paperPlace(postalCode, city), abroad]
  return parts.filter((part) => part !== undefined).join(', ') || undefined
}
