import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { VatTreatment } from '#src/domain/prices/vat-treatment.ts'
import { cancellationOf, invoiceDocument, invoiceTotals } from '#src/domain/billing/totals.ts'
import { collective, draft, order, selfBilling } from './documents.ts'

const RATES: readonly VatTreatment[] = [
  { category: 'S', ratePercent: 19 },
  { category: 'S', ratePercent: 7 },
  { category: 'E', ratePercent: 0, reason: 'frei' },
]
const amounts = fc.array(
  fc.record({ netCents: fc.integer({ min: -9_999_999, max: 9_999_999 }), vat: fc.constantFrom(...RATES) }),
  { maxLength: 60 },
)

test('the invoice of three orders and two rates comes to the cent', () => {
  const { totals, period } = collective()
  expect(totals.groups.map(({ ratePercent, netCents, vatCents }) => [ratePercent, netCents, vatCents])).toEqual([
    [19, 248_601, 47_234],
    [0, 212_993, 0],
  ])
  expect(totals).toMatchObject({ netCents: 461_594, vatCents: 47_234, grossCents: 508_828 })
  expect(period).toEqual({ from: '2026-11-18', to: '2026-11-20' })
})

test('tax is on the sum of a rate, not on each line', () => {
  // 19 % of 0,03 € is 0,0057 €: by line a cent each, on the sum of three 0,0171 €.
  const three = Array.from({ length: 3 }, () => ({ netCents: 3, vat: RATES[0] ?? { category: 'S', ratePercent: 19 } }))
  expect(invoiceTotals(three).vatCents).toBe(2)
  expect(invoiceTotals([{ netCents: 50, vat: { category: 'S', ratePercent: 19 } }]).vatCents).toBe(10)
})

property.prop([amounts])('nothing is lost, every rate stands once, and each tax is within half a cent', (all) => {
  const { groups, netCents, vatCents, grossCents } = invoiceTotals(all)
  expect(netCents).toBe(all.reduce((sum, one) => sum + one.netCents, 0))
  expect(vatCents).toBe(groups.reduce((sum, group) => sum + group.vatCents, 0))
  expect(grossCents).toBe(netCents + vatCents)
  expect(new Set(groups.map(({ category, ratePercent }) => `${category}${ratePercent}`)).size).toBe(groups.length)
  for (const group of groups) {
    expect(Math.abs(group.vatCents * 100 - group.netCents * group.ratePercent)).toBeLessThanOrEqual(50)
  }
})

property.prop([fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 9 })])(
  'what cancels an invoice and the invoice come to nothing',
  (cents) => {
    const orders = cents.map((amount, at) => order(at + 1, [{ code: 'FRACHT', amount: amount / 100 }]))
    const one = invoiceDocument({ ...draft(), orders })
    const other = cancellationOf(one, { number: 'RE-2026-01190', issueDate: '2026-11-24' })
    expect(other.totals.netCents + one.totals.netCents).toBe(0)
    expect(other.totals.vatCents + one.totals.vatCents).toBe(0)
    expect(other.totals.grossCents + one.totals.grossCents).toBe(0)
  },
)

test('a cancellation names what it cancels and is due on no day', () => {
  const other = cancellationOf(selfBilling(), { number: 'GS-2026-00080', issueDate: '2026-11-24', reason: 'Doppelt' })
  expect(other).toMatchObject({
    kind: 'selfBillingCancellation',
    preceding: { number: 'GS-2026-00077', issueDate: '2026-11-23' },
    reason: 'Doppelt',
  })
  expect(other.dueDate).toBeUndefined()
  expect(other.orders[0]?.lines.every(({ unitPrice, quantity }) => unitPrice > 0 && quantity < 0)).toBe(true)
})
