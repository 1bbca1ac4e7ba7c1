import { dayText, routeText } from '../figures.ts'
import {
  type InvoiceDocument,
  type InvoiceParty,
  isCancellation,
  isSelfBilling,
  recipientOf,
} from '../invoice-document.ts'
import type { VatTreatment } from '../../prices/vat-treatment.ts'
import type { StatedLine } from '../lines.ts'

/** Means of payment (UNTDID 4461): 58 SEPA credit transfer; 97 where what was paid is set off between the two. */
export const paymentMeans = (document: InvoiceDocument): '58' | '97' =>
  isCancellation(document) || document.seller.iban === undefined ? '97' : '58'

/** What the payer writes on the transfer (BT-83): `RE-2026-01184 K-10042` */
export const paymentReference = (document: InvoiceDocument): string =>
  [document.number, recipientOf(document).number].filter(Boolean).join(' ')

/** The terms of payment in words (BT-20). */
export function paymentTerms(document: InvoiceDocument): string {
  if (isCancellation(document)) return 'Bereits gezahlte Beträge werden verrechnet oder erstattet.'
  if (document.dueDate === undefined) return 'Sofort zahlbar ohne Abzug.'
  return isSelfBilling(document)
    ? `Wir zahlen bis ${dayText(document.dueDate)} auf das genannte Konto.`
    : `Zahlbar ohne Abzug bis ${dayText(document.dueDate)}.`
}

/** What a document says in its own words (BT-22): that it is a Gutschrift (§ 14 Abs. 4 Nr. 10 UStG), what it cancels, its notes. */
export function documentNotes(document: InvoiceDocument): string[] {
  const { preceding, reason, notes } = document
  const kind = isSelfBilling(document) ? 'Gutschrift' : 'Rechnung'
  return [
    isSelfBilling(document) ? 'Gutschrift nach § 14 Abs. 2 UStG.' : '',
    preceding ? `Stornierung der ${kind} ${preceding.number} vom ${dayText(preceding.issueDate)}.` : '',
    reason === undefined ? '' : `Grund: ${reason}`,
    notes ?? '',
  ].filter((text) => text.trim() !== '')
}

/** What a line is about beside its name (BT-154): the order, its way, its reference, its goods, how it was computed. */
export function lineDescription({ order, how, name }: StatedLine): string | undefined {
  if (order === undefined) return undefined
  const route = routeText(order)
  const parts = [
    `Auftrag ${order.orderNumber}`,
    name.includes(route) ? '' : route,
    order.customerReference === undefined ? '' : `Ihre Referenz ${order.customerReference}`,
    order.goods ?? '',
    how ?? '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** The buyer's order number (BT-13), where all orders have the same; each line names its own (BT-132). */
export function buyerOrder({ orders }: InvoiceDocument): string | undefined {
  const references = new Set(orders.map(({ customerReference }) => customerReference?.trim()))
  return references.size === 1 ? [...references][0] : undefined
}

/** Where a party gets electronic documents (BT-34, BT-49): an address of mail, scheme EM. */
export const electronicAddress = ({ electronicAddress: own, email }: InvoiceParty): string | undefined => own ?? email

/**
 * The VAT id as an invoice states it. Where the service is not subject to the tax, no VAT id may be named (BR-O-02); the tax number then
 * says who is taxed.
 */
export const statedVatId = (document: InvoiceDocument, { vatId }: InvoiceParty): string | undefined =>
  document.totals.groups.some(({ category }) => category === 'O') ? undefined : vatId?.replaceAll(/[\s.-]/g, '')

/** The tax number, where it has to stand in for the VAT id: one of the two says who is taxed (§ 14 Abs. 4 Nr. 2 UStG). */
export const statedTaxNumber = (document: InvoiceDocument): string | undefined =>
  statedVatId(document, document.seller) === undefined ? document.seller.taxNumber : undefined

/** The entry in the register of who writes the document, where that is the seller (BT-30). */
export const sellerRegister = (document: InvoiceDocument): string | undefined =>
  isSelfBilling(document) ? undefined : document.letterhead.register

/** The rate of a line as an invoice states it; what is not subject to the tax has none (BR-O-05). */
export const hasRate = ({ category }: VatTreatment): boolean => category !== 'O'

export const withoutSpaces = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, '')
