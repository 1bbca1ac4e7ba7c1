import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { amountText, amountXml, lineNet } from '#src/domain/billing/figures.ts'
import { linesOfOrder, linesSum, statedLines } from '#src/domain/billing/lines.ts'
import { type Charge, CHARGE_CODES } from '#src/domain/prices/charges.ts'
import { collective } from './documents.ts'

test.each<[string, Charge, string, string | undefined]>([
  ['a lump sum', { code: 'FRACHT', text: '27 Europaletten', amount: 1180 }, 'Fracht, 27 Europaletten', undefined],
  ['kilometres', { code: 'MAUT', text: '775 km × 0,348 €', amount: 269.7 }, 'Maut', '775 km × 0,348 €'],
  ['kilometres alone', { code: 'MAUT', text: '100 km', amount: 35 }, 'Maut', '100 km × 0,35 €'],
  ['hours', { code: 'STANDGELD', text: '1,5 h München', amount: 82.5 }, 'Standgeld, München', '1,5 h × 55,00 €'],
  ['pieces', { code: 'PALETTEN', text: '27 Stück à 2,50', amount: 67.5 }, 'Paletten', '27 Stück × 2,50 €'],
  ['a count', { code: 'PALETTEN', text: 'Tausch 27 × 2,50 €', amount: 67.5 }, 'Paletten, Tausch', '27 Stück × 2,50 €'],
  ['a figure first', { code: 'STANDGELD', text: 'Rampe 3, 2 h', amount: 110 }, 'Standgeld, Rampe 3', '2 h × 55,00 €'],
  ['not the amount', { code: 'MAUT', text: '775 km × 0,348 €', amount: 270 }, 'Maut, 775 km × 0,348 €', undefined],
  ['something else', { code: 'SONSTIGES', text: 'Ausfuhranmeldung', amount: 65 }, 'Ausfuhranmeldung', undefined],
  ['a rebate', { code: 'SONSTIGES', text: 'Rabatt', amount: -20 }, 'Rabatt', undefined],
])('%s is read', (_, charge, name, how) => {
  const [line] = linesOfOrder([charge], undefined, 1)
  expect(line).toMatchObject({ id: '1.1', name })
  expect(line?.how).toBe(how)
})

test('a share is of the freight, of which it names the sum', () => {
  const charges = [
    { code: 'FRACHT', amount: 1180 },
    { code: 'DIESEL', text: '6,0 % der Fracht, Oktober', amount: 70.8 },
  ]
  expect(linesOfOrder(charges, undefined, 2)[1]).toMatchObject({
    ...{ id: '2.2', name: 'Dieselfloater, Oktober', how: '6,0 % von 1.180,00 €' },
    ...{ quantity: 6000, unit: 'P1', unitPrice: 11_800_000, per: 100, netCents: 7080 },
  })
})

test('an order that names a price only has one line of freight', () => {
  expect(linesOfOrder(undefined, 480, 1)).toMatchObject([{ name: 'Fracht', netCents: 48_000, unit: 'LS' }])
})

const charge = fc.record({
  code: fc.constantFrom(...CHARGE_CODES),
  text: fc.oneof(
    fc.constantFrom('12 km', '3 h', '7 %', '1,25 t × 3,10', '9 Stück', '33,3 km × 0,348 €', '0 h', '1.000 km'),
    fc.string({ maxLength: 20 }),
  ),
  amount: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
})

property.prop([fc.array(charge, { minLength: 1, maxLength: 8 })])(
  'whatever is typed: lines come to the charges, and each is its quantity times its price',
  (charges) => {
    const lines = linesOfOrder(charges, undefined, 1)
    expect(linesSum(lines)).toBe(charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0))
    for (const line of lines) {
      expect(lineNet(line)).toBe(line.netCents)
      expect(line.unitPrice).toBeGreaterThanOrEqual(0)
      expect(line.name).not.toBe('')
    }
  },
)

test.each(['positions', 'perOrder', 'sumOnly'] as const)('split %s: the lines come to the net sum', (split) => {
  const lines = statedLines({ ...collective(), split })
  expect(linesSum(lines)).toBe(461_594)
  expect(lines).toHaveLength({ positions: 12, perOrder: 3, sumOnly: 2 }[split])
})

test('amounts are written from whole cents', () => {
  expect([amountText(123_456_789), amountText(-5), amountXml(-5), amountXml(100)]).toEqual([
    ...['1.234.567,89', '−0,05', '-0.05', '1.00'],
  ])
})
