import { describe, expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { understoodText } from '#src/features/orders/bulk/words.ts'
import { changeLines } from '#src/features/orders/order-change-text.ts'
import { fieldsOf } from '#src/features/orders/fields/order-fields.ts'
import { valuesOf } from '#src/records/fields/field.ts'
import { orderAsText } from '#src/features/orders/record/sections/record-text.ts'
import { createFormat } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'

const format = createFormat('de', () => Date.UTC(2026, 10, 23))
const orderWith = (changes: object) => Order.parse({ id: 'o-1', orderNumber: 'NK-2026-004711', ...changes })

/** What a field of an order shows. */
function shown(id: string, changes: object): string | undefined {
  const order = orderWith(changes)
  const field = [...fieldsOf('cargo'), ...fieldsOf('customer')].find((one) => one.id === id)
  return field?.kind.shown(valuesOf(order, field), { t, format, record: order })
}

describe('words beside a number', () => {
  test.each([
    [1, 'Europalette', 'Europalette'],
    [2, 'Europalette', 'Europaletten'],
    [0, 'Gitterbox', 'Gitterboxen'],
    [1, 'Colli', 'Collo'],
    [undefined, 'Europalette', 'Europaletten'],
    [1, 'Fass', 'Fass'],
  ])('%s of %s are called %s', (packageCount, packageType, word) => {
    expect(shown('packageType', { packageCount, packageType })).toBe(word)
  })

  test('one day is one day', () => {
    expect([1, 30].map((paymentTerms) => shown('paymentTerms', { paymentTerms }))).toEqual([
      '1 Tag netto',
      '30 Tage netto',
    ])
  })

  test('the copied text says it in the same words', () => {
    expect(orderAsText(orderWith({ packageCount: 1, packageType: 'Europalette' }), t, format).split('\n')).toContain(
      'Verpackung: Europalette',
    )
  })
})

test('an event names kinds of order and packages in words, and what nobody knows as it is', () => {
  const changes = [
    { field: 'orderType', from: 'standard', to: 'kuehl' },
    { field: 'orderType', from: 'kuehl', to: 'special' },
    { field: 'packageType', from: 'Standard', to: 'Colli' },
  ]
  expect(changeLines(changes, 'EUR', t, format)).toEqual([
    'Auftragsart Standard → Kühlgut',
    'Auftragsart Kühlgut → special',
    'Verpackung Packstück → Collo',
  ])
})

describe('amounts are in the currency of the order', () => {
  const price = { field: 'customerPrice', from: 480, to: 494.4 }

  test('in events and in a look ahead', () => {
    expect(changeLines([price], 'PLN', t, format)).toEqual(['Kundenpreis 480,00 PLN → 494,40 PLN'])
    expect(changeLines([price], undefined, t, format)).toEqual(['Kundenpreis 480,00 → 494,40'])
  })

  test('where the currency changes, each amount has its own', () => {
    const changes = [price, { field: 'currency', from: 'PLN', to: 'EUR' }]
    expect(changeLines(changes, 'EUR', t, format)[0]).toBe('Kundenpreis 480,00 PLN → 494,40 €')
  })

  test('what is typed for orders of several is a number', () => {
    const input = { kind: 'price', field: 'customerPrice', text: '+50' } as const
    const [euro, zloty] = [orderWith({ currency: 'EUR' }), orderWith({ currency: 'PLN' })]
    expect(understoodText(input, [euro, euro], t, format)).toBe('+50,00 €')
    expect(understoodText(input, [zloty], t, format)).toBe('+50,00 PLN')
    expect(understoodText(input, [euro, zloty], t, format)).toBe('+50,00')
  })
})

describe('a weekday of deliveries is named for each day it means', () => {
  const input = { kind: 'dates', stops: 'delivery', text: 'mo' } as const
  const loadedOn = (...days: readonly string[]) => days.map((pickupDate) => orderWith({ pickupDate }))
  const said = (...days: readonly string[]) => understoodText(input, loadedOn(...days), t, format)

  test('once where it is the same, up to three, then how many more', () => {
    expect(said('2199-01-01', '2199-01-02')).toBe('Mo 07.01.')
    expect(said('2199-01-15', '2199-01-01')).toBe('Mo 07.01. · Mo 21.01.')
    expect(said('2199-01-01', '2199-01-08', '2199-01-15', '2199-01-22', '2199-01-29')).toBe(
      'Mo 07.01. · Mo 14.01. · Mo 21.01. … und 2 weitere',
    )
  })
})
