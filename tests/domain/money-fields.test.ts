import { expect, test } from 'vitest'
import { isMoneyField, withoutMoney } from '#src/domain/accounts/money-fields.ts'

test('money is left out however deep it lies, and nothing else', () => {
  const order = {
    orderNumber: 'NK-2026-004739',
    customerPrice: 1290,
    margin: 0,
    stops: [{ city: 'Hamburg', amount: 40 }, { city: 'Kassel' }],
    transport: { carrierPrice: null, weight: 12_000 },
  }
  expect(withoutMoney(order)).toEqual({
    orderNumber: 'NK-2026-004739',
    stops: [{ city: 'Hamburg' }, { city: 'Kassel' }],
    transport: { weight: 12_000 },
  })
})

test('of changes those of money are left out, with what they were', () => {
  const changes = [
    { field: 'carrierPrice', from: 800, to: 900 },
    { field: 'pickupCity', from: 'Hamburg', to: 'Bremen' },
    { field: 7, amount: 3 },
  ]
  expect(withoutMoney({ changes })).toEqual({
    changes: [{ field: 'pickupCity', from: 'Hamburg', to: 'Bremen' }, { field: 7 }],
  })
})

test.each([[null], [undefined], [7], ['amount'], [true], [[null, 'margin', 7, undefined, []]]])(
  '%j has no money in it and stays what it is',
  (value) => {
    expect(withoutMoney(value)).toEqual(value)
  },
)

test('a field is money by its name alone', () => {
  expect(['customerPrice', 'carrierCharges', 'vatAmount', 'weight', 'customerName'].map(isMoneyField)).toEqual([
    ...[true, true, true, false, false],
  ])
})
