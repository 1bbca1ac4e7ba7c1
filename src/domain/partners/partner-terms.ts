/** Papers a carrier has to show, in the order in which they are listed. Source: GüKG §§ 7a, 7c; regulation (EC) 1072/2009; MiLoG */
export const PARTNER_PAPERS = [
  'euLicence',
  'liability',
  'complianceCheck',
  'driverAttestation',
  'a1',
  'tradeRegistration',
  'minimumWage',
  'other',
] as const

export type PartnerPaperKind = (typeof PARTNER_PAPERS)[number]

/** One invoice an order, or one for all orders of a time. */
export const BILLING_MODES = ['single', 'collective'] as const
/** How often a collective invoice is made. */
export const BILLING_RHYTHMS = ['weekly', 'fortnightly', 'monthly'] as const
/** What an invoice is sent as. */
export const INVOICE_FORMATS = ['pdf', 'xrechnung', 'zugferd'] as const

/** How a customer is billed. */
export interface BillingAgreement {
  mode: (typeof BILLING_MODES)[number]
  /** Of collective invoices only. */
  rhythm: (typeof BILLING_RHYTHMS)[number]
  format: (typeof INVOICE_FORMATS)[number]
  /** BT-10 of EN 16931: the Leitweg-ID of authorities, else what the customer asks for. */
  buyerReference: string | undefined
  /** Where invoices go; the partner's own address unless one was named. */
  email: string | undefined
  /** Whether he is reminded of what he has not paid. */
  dunning: boolean
}

/** What a partner's record says of it. */
interface BilledPartner {
  billingMode?: BillingAgreement['mode'] | undefined
  billingRhythm?: BillingAgreement['rhythm'] | undefined
  invoiceFormat?: BillingAgreement['format'] | undefined
  buyerReference?: string | undefined
  invoiceEmail?: string | undefined
  email?: string | undefined
  dunningStopped?: boolean | undefined
}

/** The agreement with a customer, whole: what nobody has said is a PDF for each order at once, with reminders. */
export function billingOf(partner: BilledPartner): BillingAgreement {
  return {
    mode: partner.billingMode ?? 'single',
    rhythm: partner.billingRhythm ?? 'monthly',
    format: partner.invoiceFormat ?? 'pdf',
    buyerReference: partner.buyerReference,
    email: partner.invoiceEmail ?? partner.email,
    dunning: partner.dunningStopped !== true,
  }
}
