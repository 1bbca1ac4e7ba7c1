import { expect, test } from 'vitest'
import { differingFacts, isUsualFact, mergedFacts, richerOf } from '#src/domain/partners/merging.ts'

const RICH = {
  ...{ name: 'Hafenkontor Neu GmbH', street: 'Kaiweg 3', postalCode: '20457', city: 'Hamburg', country: 'Deutschland' },
  ...{
    invoiceFormat: 'xrechnung',
    buyerReference: '04011000-1234512345-06',
    creditLimitCents: 500_000,
    phone: '040 1',
  },
}
const EMPTY = {
  ...{ name: 'Hafenkontor Neu', street: '', postalCode: '', city: '', country: 'Österreich' },
  ...{ invoiceFormat: 'pdf', phone: '040 2' },
}

test('the record that more others name stays, then the one that says more, then the first', () => {
  const order = (a: number, b: number) => richerOf({ partner: EMPTY, references: a }, { partner: RICH, references: b })
  expect(order(0, 70)).toEqual([RICH, EMPTY])
  expect(order(3, 3)).toEqual([RICH, EMPTY])
  expect(order(70, 0)).toEqual([EMPTY, RICH])
  const same = { ...RICH }
  expect(richerOf({ partner: RICH, references: 1 }, { partner: same, references: 1 })[0]).toBe(RICH)
})

test('what both say differently is asked, and only that', () => {
  expect(differingFacts(EMPTY, RICH)).toEqual(['name', 'phone', 'invoiceFormat'])
  expect([isUsualFact(EMPTY, 'invoiceFormat'), isUsualFact(RICH, 'invoiceFormat')]).toEqual([true, false])
})

test('what one lacks comes from the other as a whole, and what was taken holds', () => {
  expect(mergedFacts(EMPTY, RICH, ['invoiceFormat'])).toEqual({
    ...{ street: 'Kaiweg 3', postalCode: '20457', city: 'Hamburg', country: 'Deutschland' },
    ...{ invoiceFormat: 'xrechnung', buyerReference: '04011000-1234512345-06', creditLimitCents: 500_000 },
  })
  expect(mergedFacts(RICH, EMPTY, [])).toEqual({})
  expect(mergedFacts(RICH, EMPTY, ['phone'])).toEqual({ phone: '040 2' })
})
