import type { Company } from '#src/contract/accounts/tenants.ts'
import type { PaperFacts, PlaceOnPaper, Stop } from './paper-facts.ts'
import { groupedIban, termsText } from '#src/domain/papers/company-terms.ts'
import type { FactRow } from '#src/domain/papers/fact-rows.ts'
import { words, type PaperWord } from './paper-words.ts'
import type { Halt, HaltStop } from './tour-facts.ts'

/** What stands under the title of the order to a carrier. */
export const letterRows = ({ number, tour, today, contact, company, carrierContact }: PaperFacts): FactRow[] => [
  { label: words.orderNumber, value: number },
  { label: words.tour, value: tour?.number, optional: true },
  { label: words.date, value: today },
  { label: words.contact, value: contact },
  { label: words.phone, value: company?.phone, optional: true },
  { label: words.email, value: company?.email, optional: true },
  { label: words.carrierContact, value: carrierContact, optional: true },
]

/** Where and when to load or unload; `forDriver`: also what the loading point says of itself. */
export function stopRows(stop: PlaceOnPaper, forDriver: boolean): FactRow[] {
  const told = (value: string | undefined) => (forDriver ? value : undefined)
  return [
    { label: words.time, value: stopTime(stop) },
    { label: words[`${stop.kind}Reference`], value: stop.reference, optional: true },
    { label: words.bookingNumber, value: stop.bookingNumber, optional: true },
    { label: words.ramp, value: told(stop.ramp), optional: true },
    { label: words.openingHours, value: told(stop.openingHours), optional: true },
    { label: words.contact, value: stop.contact, optional: true },
    { label: words.driverHints, value: told(stop.driverHints), optional: true },
  ]
}

/** `24.11.2026, 08:00–12:00, Fixtermin` */
export function stopTime({ date, time, fixed }: Stop): string | undefined {
  return [date, time, fixed && words.fixed].filter(Boolean).join(', ') || undefined
}

/** What is done for one order where the truck of a tour halts. */
export const haltRows = (stop: HaltStop): FactRow[] => [
  { label: words['tour.order'], value: stop.order },
  { label: words.goods, value: stop.goods, optional: true },
  { label: words.time, value: stop.time },
  { label: words[`${stop.kind}Reference`], value: stop.reference, optional: true },
  { label: words.bookingNumber, value: stop.bookingNumber, optional: true },
  { label: words.ramp, value: stop.ramp, optional: true },
  { label: words.openingHours, value: stop.openingHours, optional: true },
  { label: words.contact, value: stop.contact, optional: true },
  { label: words.driverHints, value: stop.driverHints, optional: true },
  { label: words.needs, value: stop.needs, optional: true },
]

/** What is aboard after a halt. */
export const aboardRows = ({ aboard, adr }: Halt): FactRow[] => [
  { label: words['tour.aboard'], value: aboard },
  { label: words['tour.adr'], value: adr, optional: true },
]

export const vehicleRows = (facts: PaperFacts): FactRow[] => [
  { label: words['vehicle.wanted'], value: facts.wanted, optional: true },
  { label: words['vehicle.type'], value: facts.vehicleType },
  { label: words['vehicle.plate'], value: facts.plate },
  { label: words['vehicle.trailer'], value: facts.trailer },
  { label: words.driver, value: facts.driver },
  { label: words.phone, value: facts.driverPhone },
]

/** What the carrier gets, position by position; what the customer pays stands in none of them. */
export const freightRows = ({ freight, freightCharges }: PaperFacts): (FactRow & { isSum?: boolean })[] => [
  ...freightCharges.map(({ label, amount }) => ({ label, value: amount })),
  freightCharges.length > 0
    ? { label: words['freight.sum'], value: freight, isSum: true }
    : { label: words['freight.net'], value: freight },
]

/** The terms the company works by. */
export const companyTerms = (company: Company | undefined): string | undefined => termsText(company?.terms)

/** The company beside its name: address, then how to reach it. */
export const companyLines = (company: Company): string[] => [
  [company.street, `${company.postalCode} ${company.city}`].filter((part) => part.trim()).join(' · '),
  [company.phone, company.email, company.website].filter(Boolean).join(' · '),
]

/** What a letter of a company has to name, in columns: register and management, tax, bank. Source: GmbHG §35a */
export function footColumns(company: Company): string[][] {
  const named = (word: PaperWord, value: string | undefined) => (value ? `${words[word]}: ${value}` : undefined)
  const columns = [
    [company.register, named('foot.director', company.managingDirector), named('foot.licence', company.euLicence)],
    [named('foot.vatId', company.vatId), named('foot.taxNumber', company.taxNumber)],
    [company.bank, company.iban && `IBAN ${groupedIban(company.iban)}`, company.bic && `BIC ${company.bic}`],
  ]
  return columns.map((lines) => lines.filter((line) => line !== undefined && line !== '')) as string[][]
}

export const insuranceLine = ({ liabilityInsurance }: Company): string | undefined =>
  liabilityInsurance ? `${words['foot.insurance']}: ${liabilityInsurance}` : undefined

/** What the load needs of the vehicle. */
export const needsOf = ({ tailLift, palletExchange, exemption }: PaperFacts): string[] => [
  ...(tailLift ? [words.tailLift] : []),
  ...(palletExchange ? [words.palletExchange] : []),
  ...(exemption ? [exemption] : []),
]
