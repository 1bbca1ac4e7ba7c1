import * as z from 'zod/mini'
import { BILLING_MODES, BILLING_RHYTHMS, INVOICE_FORMATS, PARTNER_PAPERS } from '#src/domain/partners/partner-terms.ts'
import {
  flag,
  knownFlag,
  number,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  preprocess,
  recordsOf,
  text,
  version,
} from '../basics/tolerant.ts'

/** A person at a partner's; `role` says in words what for. */
const PartnerContact = z.object({
  id: text(),
  name: text(),
  role: optionalText,
  phone: optionalText,
  email: optionalText,
  /** The day she said that she wants no advertising, and why; absent where she has not. */
  noAdsSince: optionalDate,
  noAdsReason: optionalText,
  /** The day she agreed to it. */
  adsConsentOn: optionalDate,
})
export type PartnerContact = z.output<typeof PartnerContact>

/**
 * A paper that was shown: valid to the end of `validUntil`. `checkedAt` is the day somebody looked at it, `documentId` the file
 * that proves it.
 */
const PartnerPaper = z.object({
  id: text(),
  kind: z.catch(z.enum(PARTNER_PAPERS), 'other'),
  number: optionalText,
  issuer: optionalText,
  validUntil: optionalDate,
  checkedAt: optionalDate,
  checkedBy: optionalText,
  documentId: optionalText,
  note: optionalText,
  /** The day it was asked for last; gone once a newer one is there. */
  requestedAt: optionalDate,
})
export type PartnerPaper = z.output<typeof PartnerPaper>

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.catch(z.optional(z.enum(values)), undefined)

/**
 * A customer or a carrier. Days are plain; punctuality in percent; money in cents. The dates of licence, insurance and check
 * follow from `papers`. `iban` and `bic` are there for those who may read bank data only.
 */
export const Partner = z.object({
  id: text(),
  tenantId: text(),
  version,
  kind: z.catch(z.enum(['customer', 'carrier']), 'customer'),
  /** The same company's record of the other kind, where it is both. */
  twinId: optionalText,
  number: text(),
  name: text('Unbekannt'),
  street: text(),
  postalCode: text(),
  city: text(),
  country: text('Deutschland'),
  vatId: optionalText,
  taxNumber: optionalText,
  iban: optionalText,
  bic: optionalText,
  email: optionalText,
  phone: optionalText,
  /** Whom to ask first; everybody who is known is in `contacts`. */
  contactPerson: optionalText,
  contacts: z.catch(z.array(PartnerContact), []),
  /** Days. */
  paymentTerms: optionalNumber,
  /** How he is billed; `billingOf` of `src/domain/partners/partner-terms.ts` fills in what is not said. */
  billingMode: oneOf(BILLING_MODES),
  billingRhythm: oneOf(BILLING_RHYTHMS),
  invoiceFormat: oneOf(INVOICE_FORMATS),
  /** BT-10. */
  buyerReference: optionalText,
  invoiceEmail: optionalText,
  /** A customer is sender or receiver of what he has carried, no carrier or forwarder; true where it is not said. */
  buyerIsShipper: knownFlag,
  /** A carrier is a small business and states no VAT (§ 19 UStG). */
  smallBusiness: optionalFlag,
  /** He is not reminded. */
  dunningStopped: optionalFlag,
  creditLimitCents: optionalNumber,
  /** Open invoices, and with them the orders not billed yet; of customers only. */
  openCents: optionalNumber,
  creditUsedCents: optionalNumber,
  blocked: flag,
  blockedReason: optionalText,
  /** No one there wants advertising, since that day. */
  noAdsSince: optionalDate,
  noAdsReason: optionalText,
  notes: optionalText,
  papers: preprocess(recordsOf, z.array(PartnerPaper)),
  /** The first day on which one of them ends. */
  papersUntil: optionalDate,
  euLicenceUntil: optionalDate,
  insuranceUntil: optionalDate,
  complianceCheckedAt: optionalDate,
  punctuality: optionalNumber,
  vehicleTypes: z.catch(z.array(z.string()), []),
  /** What a carrier says he can do; missing where he has said nothing. Temperatures in °C. */
  adr: knownFlag,
  tailLift: knownFlag,
  palletExchange: knownFlag,
  temperatureMin: optionalNumber,
  temperatureMax: optionalNumber,
  /** Of a carrier: he may carry dangerous goods, as far as that is known; the server alone knows. */
  adrProven: z.catch(z.optional(z.boolean()), undefined),
  orderCount: number(0),
  updatedAt: text(),
})
export type Partner = z.output<typeof Partner>
