import * as z from 'zod/mini'
import { endpoint } from '../basics/core.ts'
import { number, optionalNumber, optionalText, text } from '../basics/tolerant.ts'

/**
 * The company behind a tenant, as its papers name it. What is missing is left out of the papers.
 * Sources: HGB §407 ff. (carriage), CMR Art. 6 (particulars of the consignment note), GmbHG §35a (letterheads).
 */
export const Company = z.object({
  id: text(),
  name: text('Unbekannt'),
  street: text(),
  postalCode: text(),
  city: text(),
  country: text('Deutschland'),
  phone: optionalText,
  email: optionalText,
  website: optionalText,
  vatId: optionalText,
  taxNumber: optionalText,
  /** `HRB 123456, Amtsgericht Hamburg` */
  register: optionalText,
  managingDirector: optionalText,
  bank: optionalText,
  iban: optionalText,
  bic: optionalText,
  /** Number of the EU licence (GüKG §3). */
  euLicence: optionalText,
  /** Insurer and policy of the carrier's liability (GüKG §7a). */
  liabilityInsurance: optionalText,
  /** Terms of business named on the papers, such as ADSp 2017. */
  terms: optionalText,
  /** What every order to a carrier agrees beyond its usual terms; it goes before them. */
  carrierTerms: optionalText,
  /** Euros an hour a carrier gets for waiting once the free time is over (HGB § 412 Abs. 3). */
  waitingRate: optionalNumber,
  /** Working days within which a carrier brings the proof of delivery. */
  proofDays: optionalNumber,
  /** Where carriers send their invoices; else the company's own address. */
  invoiceEmail: optionalText,
})
export type Company = z.output<typeof Company>

/** What the company's people begin with, whoever they are. Source: specification 9 */
export const CompanyDefaults = z.object({
  podBadge: z.catch(z.boolean(), false),
  compactFinanceRow: z.catch(z.boolean(), true),
  compactUi: z.catch(z.boolean(), false),
  websockets: z.catch(z.boolean(), true),
  /** Percent. */
  vatRate: number(19),
  /** Days. */
  paymentTerms: number(30),
})
export type CompanyDefaults = z.output<typeof CompanyDefaults>

export const tenantEndpoints = {
  'tenants.company': endpoint({
    method: 'GET',
    path: '/api/v1/tenants/current/company',
    response: Company,
    permission: 'orders.read',
    failure: 'Data not found',
  }),
  'tenants.defaults': endpoint({
    method: 'GET',
    path: '/api/v1/tenants/current/defaults',
    response: CompanyDefaults,
    failure: 'Data not found',
  }),
}
