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

const PROFILE = 'urn:cen.eu:en16931:2017'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** A day as CII writes it: `20261123`, format 102. */
const day = (name: string, date: string | undefined, of = 'udt:DateTimeString'): string =>
  branch(name, leaf(of, date?.replaceAll('-', ''), { format: '102' }))

/**
 * The document as the XML of a ZUGFeRD 2 file, profile EN 16931, in the syntax CII D16B, UTF-8; it is what lies in the PDF as
 * `factur-x.xml`. Sources: EN 16931-1, Factur-X 1.0 (ZUGFeRD 2.3)
 */
export function toFacturX(document: InvoiceDocument): string {
  return xmlFile(
    'rsm:CrossIndustryInvoice',
    NAMESPACES,
    branch(
      'rsm:ExchangedDocumentContext',
      branch('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', PROFILE)),
    ),
    branch(
      'rsm:ExchangedDocument',
      leaf('ram:ID', document.number),
      leaf('ram:TypeCode', DOCUMENT_CODES[document.kind]),
      day('ram:IssueDateTime', document.issueDate),
      documentNotes(document).map((note) => branch('ram:IncludedNote', leaf('ram:Content', note))),
    ),
    branch(
      'rsm:SupplyChainTradeTransaction',
      statedLines(document).map(line),
      branch(
        'ram:ApplicableHeaderTradeAgreement',
        leaf('ram:BuyerReference', document.buyerReference),
        party('ram:SellerTradeParty', document, document.seller, true),
        party('ram:BuyerTradeParty', document, document.buyer, false),
        branch('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', buyerOrder(document))),
      ),
      delivery(document),
      settlement(document),
    ),
  )
}

function party(name: string, document: InvoiceDocument, of: InvoiceParty, isSeller: boolean): string {
  const taxed = (id: string | undefined, schemeID: string) =>
    branch('ram:SpecifiedTaxRegistration', leaf('ram:ID', id, { schemeID }))
  return branch(
    name,
    leaf('ram:ID', of.number),
    leaf('ram:Name', of.name),
    branch('ram:SpecifiedLegalOrganization', leaf('ram:ID', isSeller ? sellerRegister(document) : undefined)),
    branch(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', of.contactName),
      branch('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', of.phone)),
      branch('ram:EmailURIUniversalCommunication', leaf('ram:URIID', of.email)),
    ),
    branch(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', of.postalCode),
      leaf('ram:LineOne', of.street),
      leaf('ram:LineTwo', of.department),
      leaf('ram:CityName', of.city),
      leaf('ram:CountryID', of.country),
    ),
    branch('ram:URIUniversalCommunication', leaf('ram:URIID', electronicAddress(of), { schemeID: 'EM' })),
    isSeller ? taxed(statedTaxNumber(document), 'FC') : '',
    taxed(statedVatId(document, of), 'VA'),
  )
}

/** The day of supply of an invoice for one order; the element itself is always there. */
function delivery({ orders }: InvoiceDocument): string {
  const [only, second] = orders
  const supplied = second === undefined ? only : undefined
  const inside = supplied
    ? [
        branch(
          'ram:ShipToTradeParty',
          branch(
            'ram:PostalTradeAddress',
            leaf('ram:PostcodeCode', supplied.to.postalCode),
            leaf('ram:CityName', supplied.to.city),
            leaf('ram:CountryID', supplied.to.country),
          ),
        ),
        branch('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', supplied.deliveredOn)),
      ].join('')
    : ''
  return `<ram:ApplicableHeaderTradeDelivery>${inside}</ram:ApplicableHeaderTradeDelivery>`
}

const rate = (vat: VatTreatment): string =>
  leaf('ram:RateApplicablePercent', hasRate(vat) ? rateXml(vat.ratePercent) : undefined)

const period = ({ from, to }: { from: string; to: string }): string =>
  branch('ram:BillingSpecifiedPeriod', day('ram:StartDateTime', from), day('ram:EndDateTime', to))

function settlement(document: InvoiceDocument): string {
  const { seller, totals, preceding, dueDate } = document
  const code = paymentMeans(document)
  return branch(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', paymentReference(document)),
    leaf('ram:InvoiceCurrencyCode', document.currency),
    branch(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      leaf('ram:TypeCode', code),
      code === '58'
        ? [
            branch(
              'ram:PayeePartyCreditorFinancialAccount',
              leaf('ram:IBANID', withoutSpaces(seller.iban)),
              leaf('ram:AccountName', seller.accountHolder ?? seller.name),
            ),
            branch('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', seller.bic)),
          ]
        : '',
    ),
    totals.groups.map((group) =>
      branch(
        'ram:ApplicableTradeTax',
        leaf('ram:CalculatedAmount', amountXml(group.vatCents)),
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:ExemptionReason', group.reason),
        leaf('ram:BasisAmount', amountXml(group.netCents)),
        leaf('ram:CategoryCode', group.category),
        leaf('ram:ExemptionReasonCode', group.reasonCode),
        leaf('ram:RateApplicablePercent', rateXml(group.ratePercent)),
      ),
    ),
    period(document.period),
    branch(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', paymentTerms(document)),
      day('ram:DueDateDateTime', dueDate),
    ),
    branch(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('ram:LineTotalAmount', amountXml(totals.netCents)),
      leaf('ram:TaxBasisTotalAmount', amountXml(totals.netCents)),
      leaf('ram:TaxTotalAmount', amountXml(totals.vatCents), { currencyID: document.currency }),
      leaf('ram:GrandTotalAmount', amountXml(totals.grossCents)),
      leaf('ram:DuePayableAmount', amountXml(totals.grossCents)),
    ),
    branch(
      'ram:InvoiceReferencedDocument',
      leaf('ram:IssuerAssignedID', preceding?.number),
      day('ram:FormattedIssueDateTime', preceding?.issueDate, 'qdt:DateTimeString'),
    ),
  )
}

function line(of: StatedLine): string {
  const { order, unit: unitCode } = of
  return branch(
    'ram:IncludedSupplyChainTradeLineItem',
    branch('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', of.id)),
    branch(
      'ram:SpecifiedTradeProduct',
      leaf('ram:SellerAssignedID', of.code),
      leaf('ram:Name', of.name),
      leaf('ram:Description', lineDescription(of)),
    ),
    branch(
      'ram:SpecifiedLineTradeAgreement',
      branch('ram:BuyerOrderReferencedDocument', leaf('ram:LineID', order?.customerReference)),
      branch(
        'ram:NetPriceProductTradePrice',
        leaf('ram:ChargeAmount', priceXml(of)),
        leaf('ram:BasisQuantity', String(of.per), { unitCode }),
      ),
    ),
    branch('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', quantityXml(of), { unitCode })),
    branch(
      'ram:SpecifiedLineTradeSettlement',
      branch(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', of.vat.category),
        rate(of.vat),
      ),
      order === undefined ? '' : period({ from: order.loadedOn ?? order.deliveredOn, to: order.deliveredOn }),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', amountXml(of.netCents))),
      branch(
        'ram:AdditionalReferencedDocument',
        leaf('ram:IssuerAssignedID', order?.orderNumber),
        order ? leaf('ram:TypeCode', '130') : '',
      ),
    ),
  )
}
