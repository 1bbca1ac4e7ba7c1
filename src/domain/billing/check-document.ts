import { checkLeitwegId } from '../partners/leitweg-id.ts'
import { checkVatId } from '../partners/vat.ts'
import {
  type InvoiceDocument,
  type InvoiceParty,
  isCancellation,
  isSelfBilling,
  recipientOf,
} from './invoice-document.ts'
import { linesSum } from './lines.ts'
import type { InvoiceFormat } from './states.ts'
import { countryCode, isInEu } from '../places/country-codes.ts'

/** Something that is missing or wrong before a document is issued; an error blocks. `message` is German. */
export interface DocumentFinding {
  code: string
  severity: 'error' | 'warning'
  message: string
  orderId?: string | undefined
}

const error = (code: string, message: string, orderId?: string): DocumentFinding => ({
  code,
  severity: 'error',
  message,
  ...(orderId !== undefined && { orderId }),
})
const warning = (code: string, message: string): DocumentFinding => ({ code, severity: 'warning', message })

const blank = (text: string | undefined): boolean => text === undefined || text.trim() === ''
const when = (is: boolean, ...found: readonly DocumentFinding[]): DocumentFinding[] => (is ? [...found] : [])

/**
 * What keeps a document from being issued, or should be known before: what the law asks of every invoice, and what the receiver's portal
 * asks of an electronic one. The number may still be missing, since it is given when the document is issued. Empty where all is well.
 * Sources: § 14 Abs. 4, § 14a UStG; EN 16931 (BR-*); XRechnung 3.0 (BR-DE-*)
 */
export function checkInvoiceDocument(document: InvoiceDocument, format: InvoiceFormat): DocumentFinding[] {
  const isElectronic = format !== 'pdf'
  return [
    ...checkParty('seller', document.seller, sellerWord(document)),
    ...checkParty('buyer', document.buyer, buyerWord(document)),
    ...checkTaxIds(document),
    ...checkOrders(document),
    ...checkDays(document),
    ...(isElectronic ? checkElectronic(document) : []),
    ...(format === 'xrechnung' ? checkForXRechnung(document) : []),
  ]
}

const OWN = 'der eigenen Firma'
const CARRIER = 'des Frachtführers'
const CUSTOMER = 'des Kunden'
type Kind = Pick<InvoiceDocument, 'kind'>
const sellerWord = (document: Kind): string => (isSelfBilling(document) ? CARRIER : OWN)
const buyerWord = (document: Kind): string => (isSelfBilling(document) ? OWN : CUSTOMER)

function checkParty(side: 'seller' | 'buyer', party: InvoiceParty, who: string): DocumentFinding[] {
  return [
    ...when(blank(party.name), error(`${side}Name`, `Name ${who} fehlt.`)),
    ...when(
      blank(party.street) || blank(party.postalCode) || blank(party.city) || party.postalCode === '00000',
      error(`${side}Address`, `Anschrift ${who} ist unvollständig.`),
    ),
    ...when(
      countryCode(party.country) === undefined || blank(party.country),
      error(`${side}Country`, `Land ${who} ist unbekannt.`),
    ),
    ...when(
      !blank(party.vatId) && checkVatId(party.vatId ?? '') !== 'ok' && isInEu(party.country),
      error(`${side}VatId`, `USt-IdNr. ${who} ist ungültig.`),
    ),
    ...when(
      !blank(party.vatId) && isInEu(party.country) && vatCountry(party) !== party.country,
      warning(`${side}VatCountry`, `USt-IdNr. ${who} gehört zu einem anderen Land als die Anschrift.`),
    ),
  ]
}

function vatCountry({ vatId = '' }: InvoiceParty): string {
  const prefix = vatId.trim().slice(0, 2).toUpperCase()
  return prefix === 'EL' ? 'GR' : prefix
}

/** § 14 Abs. 4 Nr. 2, § 14a Abs. 1 and 5 UStG; BR-S-02, BR-E-02, BR-AE-02, BR-O-02 */
function checkTaxIds({ seller, buyer, totals, ...document }: InvoiceDocument): DocumentFinding[] {
  const categories = new Set(totals.groups.map(({ category }) => category))
  const who = sellerWord(document)
  const isReverse = categories.has('AE')
  return [
    ...when(
      blank(seller.vatId) && blank(seller.taxNumber),
      error('sellerTaxNumber', `USt-IdNr. oder Steuernummer ${who} fehlt.`),
    ),
    ...when(
      categories.has('O') && blank(seller.taxNumber),
      error(
        'sellerTaxNumber',
        `Steuernummer ${who} fehlt: Bei nicht steuerbaren Leistungen nennt die E-Rechnung keine USt-IdNr.`,
      ),
    ),
    ...when(
      isReverse && blank(buyer.vatId),
      error(
        'buyerVatIdMissing',
        isSelfBilling(document)
          ? 'USt-IdNr. der eigenen Firma fehlt: Ohne sie schuldet sie die Steuer nicht.'
          : 'USt-IdNr. des Kunden fehlt: Ohne sie ist die Umkehr der Steuerschuld nicht möglich.',
      ),
    ),
    ...when(
      isReverse && blank(seller.vatId) && isInEu(seller.country),
      error('sellerVatIdMissing', `USt-IdNr. ${who} fehlt.`),
    ),
    ...when(
      categories.has('O') && categories.size > 1,
      error('mixedWithOutside', 'Nicht steuerbare Aufträge brauchen eine eigene Rechnung.'),
    ),
  ]
}

function checkOrders({ orders, ...document }: InvoiceDocument): DocumentFinding[] {
  return [
    ...when(orders.length === 0, error('noOrders', 'Kein Auftrag ausgewählt.')),
    ...orders.flatMap(({ orderId, orderNumber, netCents, lines, vat }) => [
      ...when(
        lines.length === 0 || (netCents <= 0 && !isCancellation(document)),
        error('orderPrice', `${orderNumber}: Preis fehlt.`, orderId),
      ),
      ...when(
        linesSum(lines) !== netCents,
        error('orderSum', `${orderNumber}: Positionen ergeben nicht den Preis.`, orderId),
      ),
      ...when(
        vat.category !== 'S' && blank(vat.reason),
        error('exemptionReason', `${orderNumber}: Grund der Steuerbefreiung fehlt.`, orderId),
      ),
    ]),
  ]
}

function checkDays({ period, issueDate, dueDate, preceding, ...document }: InvoiceDocument): DocumentFinding[] {
  return [
    ...when(period.from > period.to, error('period', 'Leistungszeitraum endet vor seinem Beginn.')),
    ...when(
      period.to > issueDate && !isCancellation(document),
      error('periodAhead', 'Leistungszeitraum endet nach dem Rechnungsdatum.'),
    ),
    ...when(dueDate !== undefined && dueDate < issueDate, error('dueDate', 'Fälligkeit liegt vor dem Rechnungsdatum.')),
    ...when(
      isCancellation(document) && preceding === undefined,
      error('preceding', 'Die stornierte Rechnung ist nicht genannt.'),
    ),
  ]
}

/** BR-DE-23-a, PEPPOL-EN16931-R010 and R020 */
function checkElectronic(document: InvoiceDocument): DocumentFinding[] {
  const { seller, buyer } = document
  const who = sellerWord(document)
  return [
    ...when(blank(seller.iban) && !isCancellation(document), error('iban', `IBAN ${who} fehlt.`)),
    ...when(
      blank(recipientOf(document).electronicAddress ?? recipientOf(document).email),
      error('recipientEmail', `E-Mail-Adresse für Rechnungen ${isSelfBilling(document) ? CARRIER : CUSTOMER} fehlt.`),
    ),
    ...when(
      [seller, buyer].some(({ electronicAddress, email }) => !isMail(electronicAddress ?? email)),
      error('mailForm', 'Eine E-Mail-Adresse für Rechnungen ist ungültig.'),
    ),
  ]
}

/** An address of mail that is missing says so by itself. */
const isMail = (text: string | undefined): boolean => blank(text) || /^[^@\s.][^@\s]*@[^@\s]+[^@\s.]$/.test(text ?? '')

/** BR-DE-2, 5, 6, 7, 15, 27 */
function checkForXRechnung({ seller, buyerReference, ...document }: InvoiceDocument): DocumentFinding[] {
  const who = sellerWord(document)
  const lacking = [
    blank(seller.contactName) && 'Name',
    (seller.phone ?? '').replaceAll(/\D/g, '').length < 3 && 'Telefon',
    blank(seller.email) && 'E-Mail',
  ].filter((word) => word !== false)
  return [
    ...when(
      blank(buyerReference),
      error('buyerReference', 'Käuferreferenz fehlt: Die XRechnung verlangt sie (BT-10).'),
    ),
    ...when(
      checkLeitwegId(buyerReference ?? '') === 'checkDigit',
      error('leitwegId', 'Käuferreferenz: Die Prüfziffern der Leitweg-ID stimmen nicht.'),
    ),
    ...when(lacking.length > 0, error('sellerContact', `Ansprechpartner ${who}: ${lacking.join(', ')} fehlt.`)),
  ]
}
