import * as z from 'zod/mini'
import { BILLING_MODES, BILLING_RHYTHMS, INVOICE_FORMATS, PARTNER_PAPERS } from '#src/domain/partners/partner-terms.ts'
import { Day } from '../basics/bounds.ts'

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const day = z.optional(z.nullable(z.union([Day, z.literal('')])))
const yesOrNo = z.optional(z.nullable(z.boolean()))
/** °C. */
const degrees = z.optional(z.nullable(z.number().check(z.minimum(-100), z.maximum(100))))
const key = z.string().check(z.minLength(1), z.maxLength(100))

/** All that is said of a new partner; `number` is given by the server. */
export const PartnerInput = z.object({
  kind: z.enum(['customer', 'carrier']),
  name: z.string().check(z.minLength(2), z.maxLength(120)),
  street: z.optional(z.string().check(z.maxLength(200))),
  postalCode: z.optional(z.string().check(z.maxLength(12))),
  city: z.optional(z.string().check(z.maxLength(100))),
  country: z.optional(z.string().check(z.maxLength(60))),
  vatId: z.optional(z.string().check(z.maxLength(20))),
  email: z.optional(z.string().check(z.maxLength(200))),
  phone: z.optional(z.string().check(z.maxLength(60))),
  contactPerson: z.optional(z.string().check(z.maxLength(120))),
  paymentTerms: z.optional(z.int().check(z.minimum(0), z.maximum(90))),
})
export type PartnerInput = z.output<typeof PartnerInput>

/**
 * What is said of a partner instead; what is missing stays, null takes away. Bank data for finance, terms for sales and
 * finance, the rest for dispatchers and sales. `twinId` links both records of one company.
 */
export const PartnerUpdate = z.object({
  name: words(120),
  twinId: words(100),
  street: words(200),
  postalCode: words(12),
  city: words(100),
  country: words(60),
  vatId: words(20),
  taxNumber: words(30),
  iban: words(42),
  bic: words(11),
  email: words(200),
  phone: words(60),
  paymentTerms: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1000)))),
  billingMode: z.optional(z.nullable(z.enum(BILLING_MODES))),
  billingRhythm: z.optional(z.nullable(z.enum(BILLING_RHYTHMS))),
  invoiceFormat: z.optional(z.nullable(z.enum(INVOICE_FORMATS))),
  buyerReference: words(60),
  invoiceEmail: words(200),
  dunningStopped: z.optional(z.nullable(z.boolean())),
  buyerIsShipper: yesOrNo,
  smallBusiness: yesOrNo,
  creditLimitCents: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000_000)))),
  blocked: z.optional(z.nullable(z.boolean())),
  blockedReason: words(200),
  noAdsSince: day,
  noAdsReason: words(200),
  notes: words(2000),
  adr: yesOrNo,
  tailLift: yesOrNo,
  palletExchange: yesOrNo,
  temperatureMin: degrees,
  temperatureMax: degrees,
  vehicleTypes: z.optional(z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)))),
})
export type PartnerUpdate = z.output<typeof PartnerUpdate>

/** A person, new where no `contactId` is given; `first` makes her the one to ask first. */
export const PartnerContactInput = z.object({
  contactId: z.optional(key),
  name: z.string().check(z.minLength(2), z.maxLength(120)),
  role: words(80),
  phone: words(60),
  email: words(200),
  first: z.optional(z.boolean()),
  noAdsSince: day,
  noAdsReason: words(200),
  adsConsentOn: day,
})
export type PartnerContactInput = z.output<typeof PartnerContactInput>

/** A paper, new where no `paperId` is given; `checked` says that whoever sends this has looked at it today. */
export const PartnerPaperInput = z.object({
  paperId: z.optional(key),
  kind: z.enum(PARTNER_PAPERS),
  number: words(80),
  issuer: words(120),
  validUntil: day,
  documentId: words(100),
  note: words(500),
  checked: z.optional(z.boolean()),
})
export type PartnerPaperInput = z.output<typeof PartnerPaperInput>

/** Papers that are asked for by mail; without a recipient whoever is asked first gets it. */
export const PaperRequest = z.object({
  kinds: z.array(z.enum(PARTNER_PAPERS)).check(z.minLength(1), z.maxLength(PARTNER_PAPERS.length)),
  recipient: z.optional(z.string().check(z.maxLength(200))),
  note: z.optional(z.string().check(z.maxLength(1000))),
})
export type PaperRequest = z.output<typeof PaperRequest>
