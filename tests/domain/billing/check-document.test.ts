import { expect, test } from 'vitest'
import { checkInvoiceDocument } from '#src/domain/billing/check-document.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { cancellationOf, invoiceDocument } from '#src/domain/billing/totals.ts'
import { collective, draft, order, reverseCharge, selfBilling } from './documents.ts'

const codes = (document: InvoiceDocument, format: 'xrechnung' | 'zugferd' | 'pdf' = 'xrechnung') =>
  checkInvoiceDocument(document, format).map(({ code }) => code)

test.each([
  ['a collective invoice', collective()],
  ['reverse charge', reverseCharge()],
  ['a credit note', selfBilling()],
  ['a cancellation', cancellationOf(collective(), { number: 'RE-2026-01190', issueDate: '2026-11-24' })],
])('%s that has all of it passes', (_, document) => {
  expect(checkInvoiceDocument(document, 'xrechnung')).toEqual([])
})

test.each<[string, InvoiceDocument, string]>([
  ['the buyer reference', { ...collective(), buyerReference: ' ' }, 'buyerReference'],
  ['the address', { ...collective(), buyer: { ...collective().buyer, postalCode: '00000' } }, 'buyerAddress'],
  ['who the seller is', { ...collective(), seller: { ...collective().seller, phone: '-' } }, 'sellerContact'],
  ['the account', { ...collective(), seller: { ...collective().seller, iban: undefined } }, 'iban'],
  ['where it goes', { ...collective(), buyer: { ...collective().buyer, email: undefined } }, 'recipientEmail'],
  ['a right address of mail', { ...collective(), buyer: { ...collective().buyer, email: 'a b@c' } }, 'mailForm'],
  ['a right VAT id', { ...collective(), buyer: { ...collective().buyer, vatId: 'DE123456789' } }, 'buyerVatId'],
  [
    'a VAT id for reverse charge',
    { ...reverseCharge(), buyer: { ...reverseCharge().buyer, vatId: '' } },
    'buyerVatIdMissing',
  ],
  ['an order', invoiceDocument({ ...draft(), orders: [] }), 'noOrders'],
  ['a price', invoiceDocument({ ...draft(), orders: [order(1, [])] }), 'orderPrice'],
  [
    'a sum of its positions',
    { ...collective(), orders: [{ ...order(1, [{ code: 'FRACHT', amount: 1 }]), netCents: 99 }] },
    'orderSum',
  ],
  ['a last day after the first', { ...collective(), dueDate: '2026-11-22' }, 'dueDate'],
  ['a period that ends', { ...collective(), period: { from: '2026-11-21', to: '2026-11-20' } }, 'period'],
])('%s is missed', (_, document, code) => {
  expect(codes(document)).toContain(code)
})

test('services outside the tax do not share an invoice with others', () => {
  const outside = order(1, [{ code: 'FRACHT', amount: 100 }], {
    vat: { category: 'O', ratePercent: 0, reason: 'Nicht steuerbar' },
  })
  const mixed = invoiceDocument({ ...draft(), orders: [outside, order(2, [{ code: 'FRACHT', amount: 100 }])] })
  expect(codes(mixed)).toContain('mixedWithOutside')
  expect(codes(invoiceDocument({ ...draft(), orders: [outside] }))).toEqual([])
})

test('paper asks for less than XML, and ZUGFeRD for less than XRechnung', () => {
  const bare = { ...collective(), buyerReference: undefined, buyer: { ...collective().buyer, email: undefined } }
  expect(codes(bare, 'pdf')).toEqual([])
  expect(codes(bare, 'zugferd')).toEqual(['recipientEmail'])
  expect(codes(bare)).toEqual(['recipientEmail', 'buyerReference'])
})

test('a finding is said in German and names the order it is about', () => {
  const { orders } = collective()
  const [first] = orders
  if (first === undefined) throw new Error('An invoice has an order')
  const found = checkInvoiceDocument({ ...collective(), orders: [{ ...first, lines: [], netCents: 0 }] }, 'pdf')
  expect(found).toEqual([
    { code: 'orderPrice', severity: 'error', message: 'NK-2026-004640: Preis fehlt.', orderId: 'ord-1' },
  ])
})
