import { describe, expect, test } from 'vitest'
import { readWindow } from '#src/features/order-wizard/draft/typed-values.ts'
import { visibleIssues, warningsBefore } from '#src/features/order-wizard/wizard-issues.ts'
import { parseTypedWindow } from '#src/domain/basics/typed-dates.ts'
import { chargesSum } from '#src/domain/prices/charges.ts'
import { withOwnPrice } from '#src/domain/prices/own-price.ts'
import { calculatePrice } from '#src/domain/prices/pricing.ts'
import { windowKind } from '#src/records/fields/kinds/day-kinds.ts'

const TODAY = '2026-11-23'
const data = {
  customer: { name: 'Hafenkontor Neu GmbH' },
  cargo: { description: 'Maschinenteile', weightKg: 7500 },
  pickup: { city: 'Hamburg', postalCode: '20457', date: '2026-11-22', timeFrom: '08:00', timeTo: '12:00' },
  delivery: { city: 'München', postalCode: '80331', date: '2026-11-22', timeFrom: '13:00', timeTo: '14:00' },
}
const draft = { currentStep: 'pickup' as const, data, prices: {}, issues: [] }

describe('a time window', () => {
  test("is read alike in the wizard and in the order: of one side alone the other one is nobody's word", () => {
    const rows = ['8-12', '9', 'ab 9', 'bis 12', '9-', 'früh'].map((text) => {
      const { timeFrom, timeTo, isRead } = readWindow(text)
      const read = windowKind.read(text, { today: TODAY, before: ['08:00', '18:00', true] })
      expect(read).toEqual(isRead ? [timeFrom ?? null, timeTo ?? null, null] : undefined)
      return [text, isRead ? `${timeFrom ?? ''}–${timeTo ?? ''}` : 'none', parseTypedWindow(text) !== undefined]
    })
    expect(rows).toEqual([
      ['8-12', '08:00–12:00', true],
      ['9', '09:00–', true],
      ['ab 9', '09:00–', true],
      ['bis 12', '–12:00', true],
      ['9-', 'none', false],
      ['früh', 'none', false],
    ])
  })

  test('that is none is said once, though both its ends are wrong', () => {
    const pickup = { ...data.pickup, timeFrom: 'früh', timeTo: 'früh' }
    const fields = { touched: new Set(['pickup.timeFrom']), typing: undefined, today: TODAY }
    const shown = visibleIssues({ ...draft, data: { ...data, pickup } }, fields)
    expect(shown.map(({ code }) => code)).toEqual(['timeInvalid'])
  })
})

test('all that is odd about a draft is known at the end, by its step', () => {
  const prices = { carrierPrice: 2000 }
  const price = { netPrice: 1500, distanceKm: 5000 }
  const said = warningsBefore({ ...draft, currentStep: 'create', prices, price }, TODAY)
  expect(said.map(({ step, code }) => `${step} ${code}`)).toEqual([
    'pickup datePast',
    'pickup sundayBan',
    'delivery datePast',
    'delivery sundayBan',
    'delivery notReachable',
    'price buyAboveSell',
    'price pricePerKm',
  ])
})

test('an own price has its own freight, tax, gross and rate per kilometre', () => {
  const { cargo, pickup, delivery } = data
  const calculated = calculatePrice({ cargo, pickup, delivery, vatRate: 19, customerCountry: undefined, now: 0 })
  const own = withOwnPrice({ ...calculated, distanceKm: 500 }, 1500)
  expect([own.netPrice, own.vatAmount, own.grossPrice, own.pricePerKm]).toEqual([1500, 285, 1785, 3])
  expect(chargesSum(own.lines)).toBe(150_000)
  expect(own.lines.slice(1)).toEqual(calculated.lines.slice(1))
  expect(withOwnPrice(calculated, 100).lines).toEqual([{ code: 'FRACHT', label: 'Fracht', agreed: true, amount: 100 }])
})
