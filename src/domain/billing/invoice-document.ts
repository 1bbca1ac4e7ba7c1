import type { PlainDate } from '../basics/dates.ts'
import type { Cents } from '../basics/money.ts'
import type { VatTreatment } from '../prices/vat-treatment.ts'
import type { InvoiceSplit } from './states.ts'

/**
 * What a document is: an invoice, the one that cancels an invoice, the credit note by which the one who gets the service invoices it
 * (Gutschrift, § 14 Abs. 2 Satz 5 UStG), and the one that cancels a credit note.
 */
export const DOCUMENT_KINDS = ['invoice', 'cancellation', 'selfBilling', 'selfBillingCancellation'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/**
 * Document codes of UNTDID 1001 (BT-3): 380 commercial invoice, 384 corrected invoice, 389 self-billed invoice. A cancellation is a 384
 * with negative amounts that names what it cancels (BR-DE-26); of a credit note it stays a 389, since no other code says who wrote it.
 */
export const DOCUMENT_CODES: Readonly<Record<DocumentKind, '380' | '384' | '389'>> = {
  invoice: '380',
  cancellation: '384',
  selfBilling: '389',
  selfBillingCancellation: '389',
}

/** Units of UN/ECE Recommendation 20 that haulage needs, with the German word on paper. */
export const UNITS = {
  LS: 'pauschal',
  KMT: 'km',
  P1: '%',
  HUR: 'h',
  H87: 'Stück',
  TNE: 't',
  LM: 'LDM',
} as const
export type UnitCode = keyof typeof UNITS

/** A position as it is charged. Its quantity times its price, divided by `per`, is its net amount to the cent. */
export interface InvoiceLine {
  /** `1.2`: second position of the first order. */
  id: string
  /** What the position is for, see `CHARGE_CODES`. */
  code: string
  /** `Dieselfloater, Stand Oktober 2026` */
  name: string
  /** How it was computed: `6,0 % von 1.180,00 €`; missing where it is a lump sum. */
  how?: string | undefined
  /** Thousandths of the unit: 775 km are 775 000. Negative in a rebate and in what cancels. */
  quantity: number
  unit: UnitCode
  /** Ten-thousandths of a euro: 0,348 € are 3 480. Never negative (BR-27). */
  unitPrice: number
  /** For how many units that price is: 1, of a percentage 100. */
  per: 1 | 100
  netCents: Cents
}

/** A place on an invoice; country as ISO 3166-1 alpha-2. */
export interface InvoicePlace {
  postalCode: string
  city: string
  country: string
}

/** An order as an invoice states it. */
export interface InvoiceOrder {
  /** Id of the record. */
  orderId: string
  orderNumber: string
  from: InvoicePlace
  /** The places between, in the order of the ride. */
  via?: readonly InvoicePlace[] | undefined
  to: InvoicePlace
  /** The day the goods were loaded, where it is known. */
  loadedOn?: PlainDate | undefined
  /** The day of supply (§ 14 Abs. 4 Nr. 6 UStG): when the goods were delivered. */
  deliveredOn: PlainDate
  customerReference?: string | undefined
  /** `27 Europaletten, 10,8 LDM, 12.150 kg` */
  goods?: string | undefined
  vat: VatTreatment
  lines: readonly InvoiceLine[]
  netCents: Cents
}

/** Net and tax of one treatment. The tax is computed on the sum, not per line. */
export interface InvoiceVatGroup extends VatTreatment {
  netCents: Cents
  vatCents: Cents
}

/** What a document comes to. */
export interface InvoiceTotals {
  groups: readonly InvoiceVatGroup[]
  netCents: Cents
  vatCents: Cents
  grossCents: Cents
}

/** Who supplies the carriage, or who gets it. */
export interface InvoiceParty {
  /** Id of the record: a partner, or the tenant's company. */
  id: string
  name: string
  /** Second line of the address: `Rechnungsprüfung`. */
  department?: string | undefined
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  vatId?: string | undefined
  taxNumber?: string | undefined
  /** Whom to ask, and how (BG-6, BG-9). */
  contactName?: string | undefined
  phone?: string | undefined
  /** Of the person or desk that is asked. */
  email?: string | undefined
  /** Where electronic invoices are sent to (BT-34, BT-49), if not `email`. */
  electronicAddress?: string | undefined
  /** The number the other side keeps this party under: `K-10042`. */
  number?: string | undefined
  /** Account money is sent to, and whose it is where it is not the party's own name. */
  iban?: string | undefined
  bic?: string | undefined
  bank?: string | undefined
  accountHolder?: string | undefined
}

/** What the letter of a company has to name beside its address. Source: GmbHG § 35a, HGB § 125a */
export interface Letterhead {
  phone?: string | undefined
  email?: string | undefined
  website?: string | undefined
  register?: string | undefined
  managingDirector?: string | undefined
  /** Terms of business the company works by. */
  terms?: string | undefined
}

/** The document that another one cancels. */
export interface PrecedingDocument {
  number: string
  issueDate: PlainDate
}

/**
 * Everything an issued document states, frozen on the day it is issued: paper, XML and bookings are made of this and nothing else. Money
 * in integer cents, negative in what cancels; days plain. Source: § 14 Abs. 4 UStG, EN 16931
 */
export interface InvoiceDocument {
  kind: DocumentKind
  number: string
  issueDate: PlainDate
  /** First and last day of supply. */
  period: { from: PlainDate; to: PlainDate }
  currency: 'EUR'
  /** Who supplies the carriage; of a credit note the carrier. */
  seller: InvoiceParty
  /** Who gets it; of a credit note the company. */
  buyer: InvoiceParty
  /** Of who writes the document: the seller, of a credit note the buyer. */
  letterhead: Letterhead
  split: InvoiceSplit
  orders: readonly InvoiceOrder[]
  totals: InvoiceTotals
  /** Last day of payment; a cancellation has none. */
  dueDate?: PlainDate | undefined
  /** BT-10: what the buyer wants to see. */
  buyerReference?: string | undefined
  preceding?: PrecedingDocument | undefined
  /** Why the other one is cancelled. */
  reason?: string | undefined
  notes?: string | undefined
}

/** What is given for a document; its sums and its period follow from its orders. */
export type InvoiceDraft = Omit<InvoiceDocument, 'totals' | 'period' | 'currency'> & {
  /** Where somebody says another one. */
  period?: InvoiceDocument['period'] | undefined
}

export const isSelfBilling = ({ kind }: Pick<InvoiceDocument, 'kind'>): boolean =>
  kind === 'selfBilling' || kind === 'selfBillingCancellation'

export const isCancellation = ({ kind }: Pick<InvoiceDocument, 'kind'>): boolean =>
  kind === 'cancellation' || kind === 'selfBillingCancellation'

/** Who writes the document, and who gets it. */
export const writerOf = (document: InvoiceDocument): InvoiceParty =>
  isSelfBilling(document) ? document.buyer : document.seller
export const recipientOf = (document: InvoiceDocument): InvoiceParty =>
  isSelfBilling(document) ? document.seller : document.buyer
