import { amountXml, priceXml, quantityXml, rateXml } from '../figures.ts'
import { DOCUMENT_CODES, type InvoiceDocument, type InvoiceParty } from '../invoice-document.ts'
import type { VatTreatment } from '../../prices/vat-treatment.ts'
import { type StatedLine, statedLines } from '../lines.ts'
import {
  buyerOrder,
  documentNotes,
  electronicAddress,
  hasRate,
  lineDescription,
  paymentMeans,
  paymentReference,
  paymentTerms,
  sellerRegister,
  statedTaxNumber,
  statedVatId,
  withoutSpaces,
} from './stated.ts'
import { branch, leaf, xmlFile } from './xml.ts'

/** BT-24 of XRechnung 3.0, and the business process of BT-23. */
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const NAMESPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

const EURO = { currencyID: 'EUR' }

/**
 * The document as an XRechnung 3.0 in UBL 2.1, UTF-8. Always an `Invoice`: the codes 380, 384 and 389 belong to it, with negative amounts
 * in what cancels. Every amount is written from integer cents. Sources: EN 16931-1, CIUS XRechnung 3.0 (KoSIT), UBL 2.1 (OASIS)
 */
export function toXRechnung(document: InvoiceDocument): string {
  return xmlFile(
    'Invoice',
    NAMESPACES,
    leaf('cbc:CustomizationID', CUSTOMIZATION),
    leaf('cbc:ProfileID', PROFILE),
    leaf('cbc:ID', document.number),
    leaf('cbc:IssueDate', document.issueDate),
    leaf('cbc:DueDate', document.dueDate),
    leaf('cbc:InvoiceTypeCode', DOCUMENT_CODES[document.kind]),
    documentNotes(document).map((note) => leaf('cbc:Note', note)),
    leaf('cbc:DocumentCurrencyCode', document.currency),
    leaf('cbc:BuyerReference', document.buyerReference),
    period(document.period),
    branch('cac:OrderReference', leaf('cbc:ID', buyerOrder(document))),
    preceding(document),
    branch('cac:AccountingSupplierParty', party(document, document.seller, true)),
    branch('cac:AccountingCustomerParty', party(document, document.buyer, false)),
    delivery(document),
    payment(document),
    branch('cac:PaymentTerms', leaf('cbc:Note', paymentTerms(document))),
    taxes(document),
    sums(document),
    statedLines(document).map(line),
  )
}

const period = ({ from, to }: { from: string; to: string }): string =>
  branch('cac:InvoicePeriod', leaf('cbc:StartDate', from), leaf('cbc:EndDate', to))

function preceding({ preceding: other }: InvoiceDocument): string {
  const named = other && [leaf('cbc:ID', other.number), leaf('cbc:IssueDate', other.issueDate)]
  return branch('cac:BillingReference', branch('cac:InvoiceDocumentReference', named ?? []))
}

function party(document: InvoiceDocument, of: InvoiceParty, isSeller: boolean): string {
  const taxed = (id: string | undefined, scheme: string) =>
    id === undefined
      ? ''
      : branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', id), branch('cac:TaxScheme', leaf('cbc:ID', scheme)))
  return branch(
    'cac:Party',
    leaf('cbc:EndpointID', electronicAddress(of), { schemeID: 'EM' }),
    branch('cac:PartyIdentification', leaf('cbc:ID', of.number)),
    branch('cac:PartyName', leaf('cbc:Name', of.name)),
    branch(
      'cac:PostalAddress',
      leaf('cbc:StreetName', of.street),
      leaf('cbc:AdditionalStreetName', of.department),
      leaf('cbc:CityName', of.city),
      leaf('cbc:PostalZone', of.postalCode),
      branch('cac:Country', leaf('cbc:IdentificationCode', of.country)),
    ),
    taxed(statedVatId(document, of), 'VAT'),
    isSeller ? taxed(statedTaxNumber(document), 'FC') : '',
    branch(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', of.name),
      leaf('cbc:CompanyID', isSeller ? sellerRegister(document) : undefined),
    ),
    branch(
      'cac:Contact',
      leaf('cbc:Name', of.contactName),
      leaf('cbc:Telephone', of.phone),
      leaf('cbc:ElectronicMail', of.email),
    ),
  )
}

/** The day of supply, and where to, of an invoice for one order; of several each line says its own. */
function delivery({ orders }: InvoiceDocument): string {
  const [only, second] = orders
  if (only === undefined || second !== undefined) return ''
  return branch(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', only.deliveredOn),
    branch(
      'cac:DeliveryLocation',
      branch(
        'cac:Address',
        leaf('cbc:CityName', only.to.city),
        leaf('cbc:PostalZone', only.to.postalCode),
        branch('cac:Country', leaf('cbc:IdentificationCode', only.to.country)),
      ),
    ),
  )
}

function payment(document: InvoiceDocument): string {
  const { seller } = document
  const code = paymentMeans(document)
  return branch(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', code),
    leaf('cbc:PaymentID', paymentReference(document)),
    code === '58'
      ? branch(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', withoutSpaces(seller.iban)),
          leaf('cbc:Name', seller.accountHolder ?? seller.name),
          branch('cac:FinancialInstitutionBranch', leaf('cbc:ID', seller.bic)),
        )
      : '',
  )
}

const taxScheme = branch('cac:TaxScheme', leaf('cbc:ID', 'VAT'))

const percent = (vat: VatTreatment): string => leaf('cbc:Percent', hasRate(vat) ? rateXml(vat.ratePercent) : undefined)

function taxes({ totals }: InvoiceDocument): string {
  return branch(
    'cac:TaxTotal',
    leaf('cbc:TaxAmount', amountXml(totals.vatCents), EURO),
    totals.groups.map((group) =>
      branch(
        'cac:TaxSubtotal',
        leaf('cbc:TaxableAmount', amountXml(group.netCents), EURO),
        leaf('cbc:TaxAmount', amountXml(group.vatCents), EURO),
        branch(
          'cac:TaxCategory',
          leaf('cbc:ID', group.category),
          leaf('cbc:Percent', rateXml(group.ratePercent)),
          leaf('cbc:TaxExemptionReasonCode', group.reasonCode),
          leaf('cbc:TaxExemptionReason', group.reason),
          taxScheme,
        ),
      ),
    ),
  )
}

function sums({ totals }: InvoiceDocument): string {
  const sum = (name: string, cents: number) => leaf(name, amountXml(cents), EURO)
  return branch(
    'cac:LegalMonetaryTotal',
    sum('cbc:LineExtensionAmount', totals.netCents),
    sum('cbc:TaxExclusiveAmount', totals.netCents),
    sum('cbc:TaxInclusiveAmount', totals.grossCents),
    sum('cbc:PayableAmount', totals.grossCents),
  )
}

function line(of: StatedLine): string {
  const { order } = of
  const unitCode = of.unit
  return branch(
    'cac:InvoiceLine',
    leaf('cbc:ID', of.id),
    leaf('cbc:InvoicedQuantity', quantityXml(of), { unitCode }),
    leaf('cbc:LineExtensionAmount', amountXml(of.netCents), EURO),
    order === undefined ? '' : period({ from: order.loadedOn ?? order.deliveredOn, to: order.deliveredOn }),
    branch('cac:OrderLineReference', leaf('cbc:LineID', order?.customerReference)),
    branch(
      'cac:DocumentReference',
      leaf('cbc:ID', order?.orderNumber),
      order ? leaf('cbc:DocumentTypeCode', '130') : '',
    ),
    branch(
      'cac:Item',
      leaf('cbc:Description', lineDescription(of)),
      leaf('cbc:Name', of.name),
      branch('cac:SellersItemIdentification', leaf('cbc:ID', of.code)),
      branch('cac:ClassifiedTaxCategory', leaf('cbc:ID', of.vat.category), percent(of.vat), taxScheme),
    ),
    branch(
      'cac:Price',
      leaf('cbc:PriceAmount', priceXml(of), EURO),
      leaf('cbc:BaseQuantity', String(of.per), { unitCode }),
    ),
  )
}
