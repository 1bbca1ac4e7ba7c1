import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { readField } from '#src/records/fields/saving/check.ts'
import { CHARGE_CODES, chargesSum } from '#src/domain/prices/charges.ts'
import { toEuros } from '#src/domain/basics/money.ts'
import { editableOrder } from '#src/features/orders/fields/editable-order.ts'
import { orderFields } from '#src/features/orders/fields/order-fields.ts'
import type { OrderField } from '#src/features/orders/fields/order-field.ts'
import { fieldOf, sameValues, type Field } from '#src/records/fields/field.ts'
import type { FieldValue } from '#src/records/fields/kinds/kinds.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { MessageValues, Translate } from '#src/i18n/keys.ts'
import { allWords } from '#tests/support/words.ts'

type Values = readonly FieldValue[]

const nothing = fc.constant(null)
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const time = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const number = (decimals: number) =>
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => (value === 0 ? 0 : value / 10 ** decimals))
const degrees = fc.integer({ min: -300, max: 300 }).map((tenths) => tenths / 10 + 0)
const text = fc.string({ minLength: 1, maxLength: 35 }).map((typed) => typed.trim() || 'x')

const substance = fc
  .record({
    unNumber: fc.constantFrom('1203', '0004', '3480'),
    name: fc.constantFrom('BENZIN', 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G.'),
    class: fc.constantFrom('3', '2.1', '9'),
    packingGroup: fc.constantFrom('I', 'II', 'III'),
    tunnelCode: fc.constantFrom('-', 'D/E', 'B1000C'),
    amount: fc.option(fc.tuple(fc.constantFrom(500, 12.5, 1234.567), fc.constantFrom('kg', 'l')), { nil: undefined }),
  })
  .map(({ amount, ...line }) => ({ ...line, ...(amount && { quantity: amount[0], unit: amount[1] }) }))

/** Positions with the price they come to. */
const priced = fc
  .array(
    fc.record({
      code: fc.constantFrom(...CHARGE_CODES),
      text: fc.constantFrom('2 h Rampe 3', 'Maut Österreich', 'Nachlass'),
      amount: fc.integer({ min: -99_999, max: 9_999_999 }).map(toEuros),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((charges): Values => [charges, toEuros(chargesSum(charges))])

/** Their own texts are proved in the rules: here it is that the field holds them. */
const PLACES = [
  {
    ...{ kind: 'pickup', company: 'Weserspeicher', address: 'Kai 1', postalCode: '28195', city: 'Bremen' },
    ...{ country: 'Deutschland', timeFrom: '06:00', timeTo: '08:00' },
  },
  {
    ...{ kind: 'delivery', company: 'Domlager KG', address: 'Ringstr. 12', postalCode: '50667', city: 'Köln' },
    ...{ country: 'Deutschland', date: '2026-11-27', timeFrom: '08:00', timeTo: '12:00', fixed: true },
  },
]
const LINES = [
  { description: 'Lack', packageCount: 12, packageType: 'Europalette', weight: 4800, unloadedAt: 1 },
  { description: 'Farbe' },
]

const FLAGS = ['Fixed', 'stackable', 'tailLift', 'palletExchange']

/** Everything an order may hold in a field, by what the field shows. */
function valuesFor({ id, props, kind }: OrderField): fc.Arbitrary<Values> {
  // Beside its two ends a window holds whether they are only assumed; what is typed is said.
  if (id.endsWith('Window')) return fc.tuple(fc.oneof(nothing, time), fc.oneof(nothing, time), nothing)
  if (id === 'temperature') return fc.tuple(fc.oneof(nothing, degrees), fc.oneof(nothing, degrees))
  if (id.startsWith('further')) return fc.oneof(nothing, fc.constant(PLACES)).map((value) => [value])
  if (id === 'goodsLines') return fc.tuple(fc.oneof(nothing, fc.constant(LINES)), fc.constant(PLACES))
  if (id.endsWith('Charges')) return fc.oneof(fc.constant([null, null]), priced)
  expect(props).toHaveLength(1)
  const isFlag = [...FLAGS].some((flag) => id.endsWith(flag))
  if (isFlag) return fc.oneof(nothing, fc.constant(true)).map((value) => [value])
  if (id === 'buyerIsShipper') return fc.oneof(nothing, fc.boolean()).map((value) => [value])
  if (id === 'dangerousGoods')
    return fc.oneof(nothing, fc.array(substance, { minLength: 1, maxLength: 4 })).map((value) => [value])
  if (id.endsWith('OpeningHours')) {
    const hours = fc.constantFrom('Mo–Fr 07:00–16:00', 'Mo–Do 07:00–12:00 / 13:00–16:00, Fr 07:00–12:00')
    return fc.oneof(nothing, hours).map((value) => [value])
  }
  if (id.endsWith('Plate')) return fc.oneof(nothing, fc.constantFrom('HH-AB 1234', 'WGM 4F321')).map((value) => [value])
  const one = (): fc.Arbitrary<string | number> => {
    if (id === 'vatRate') return fc.oneof(fc.constantFrom(0, 7, 19), fc.nat({ max: 30 }))
    if (id.endsWith('Date')) return day
    if (id.endsWith('Price')) return number(2)
    return kind.inputMode === 'decimal' ? number(3) : text
  }
  return fc.oneof(nothing, one()).map((value) => [value])
}

/** The words of a language with their placeholders filled in. */
const textsOf =
  (language: 'de' | 'en' | 'pl'): Translate =>
  (key, values: MessageValues = {}) => {
    const texts: Readonly<Record<string, string>> = allWords[language]
    return (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]))
  }

const words = {
  t: (key: string) => key,
  format: formatFor('de'),
  record: Order.parse({ id: 'o-1', currency: 'EUR', packageCount: 2 }),
}
const order = Order.parse({ id: 'NK-2026-004711', orderNumber: 'NK-2026-004711' })

const opened = (field: Field<Order>, base: readonly (Values[number] | undefined)[]) => ({
  text: field.kind.typed(base),
  base: base.map((value) => value ?? undefined),
  version: 1,
  isFresh: true,
  state: 'open' as const,
})

test('payment on the spot is no count of days', () => {
  const terms = fieldOf(editableOrder, 'paymentTerms')?.kind
  expect(terms?.shown([0], { ...words, t: textsOf('de') })).toBe('sofort fällig')
})

describe('what a field is opened with', () => {
  test.each(orderFields.map((field) => [field.id, field] as const))(
    '%s: is read as what the order holds',
    (_, field) => {
      fc.assert(
        fc.property(valuesFor(field), (values) => {
          const typed = field.kind.typed(values)
          expect(field.kind.read(typed, { today: '2026-11-23', before: values })).toEqual(values)
        }),
      )
    },
  )

  test.each<[string, (string | number)[]]>([
    ['pickupWindow', ['08:00:00', '12 Uhr mittags']],
    ['pickupDate', ['irgendwann']],
    ['weight', [1e21]],
    ['customerPrice', [10.005]],
    ['customerReference', [' B-77 ']],
  ])('%s can be left with what a server has put there: %j', (id, base) => {
    const field = fieldOf(editableOrder, id)
    if (field === undefined) throw new Error(`no field ${id}`)
    expect(readField(editableOrder, order, field, opened(field, base), words as never)).toMatchObject({
      isUnchanged: true,
      error: undefined,
    })
  })
})

test.each([
  [19, '19 %'],
  [16, '16 %'],
  [1e308, '–'],
  [-5, '–'],
  [101, '–'],
])('a VAT rate of %s is shown as %s', (rate, text) => {
  expect(fieldOf(editableOrder, 'vatRate')?.kind.shown([rate], { ...words, t: textsOf('de') })).toBe(text)
})

test.each(['customerPrice', 'weight'])('a size of %s that nothing has is neither shown nor typed', (id) => {
  const kind = fieldOf(editableOrder, id)?.kind
  expect([kind?.shown([1e308], { ...words, t: textsOf('de') }), kind?.typed([1e308])]).toEqual(['–', ''])
})

describe('half a range', () => {
  const shown = (id: string, ...values: (string | number | null)[]) => {
    const kind = fieldOf(editableOrder, id)?.kind
    return (['de', 'en', 'pl'] as const).map((language) =>
      kind?.shown(values, { t: textsOf(language), format: formatFor(language), record: words.record }),
    )
  }
  const typed = (id: string, ...values: (string | number | null)[]) => fieldOf(editableOrder, id)?.kind.typed(values)
  const read = (id: string, written: string, ...before: (string | undefined)[]) =>
    fieldOf(editableOrder, id)?.kind.read(written, { today: '2026-11-23', before })

  test('is written with the word that says which half', () => {
    expect([
      typed('pickupWindow', null, '12:00'),
      typed('pickupWindow', '08:00', null),
      typed('temperature', 2, null),
      typed('temperature', null, -18),
    ]).toEqual(['bis 12:00', '08:00', 'ab 2', 'bis −18'])
  })

  test('says which half it is, in the language of the interface; one value alone is said once', () => {
    expect([
      shown('pickupWindow', null, '12:00'),
      shown('deliveryWindow', '08:00', null),
      shown('pickupWindow', '08:00', '08:00'),
      shown('temperature', 2, null),
      shown('temperature', null, -18),
      shown('temperature', 5, 5),
      shown('temperature', 2, 8),
    ]).toEqual([
      ['bis 12:00', 'until 12:00', 'do 12:00'],
      ['ab 08:00', 'from 08:00', 'od 08:00'],
      ['08:00', '08:00', '08:00'],
      ['mindestens 2 °C', 'at least 2 °C', 'co najmniej 2 °C'],
      ['höchstens −18 °C', 'at most −18 °C', 'najwyżej −18 °C'],
      ['5 °C', '5 °C', '5 °C'],
      ['2 bis 8 °C', '2 to 8 °C', 'od 2 do 8 °C'],
    ])
  })

  test('that is shown can be typed like that', () => {
    const before = ['08:00', '16:00']
    expect([
      read('pickupWindow', 'bis 12:00', ...before),
      read('pickupWindow', 'ab 08:00', ...before),
      read('temperature', 'mindestens 2 °C'),
      read('temperature', 'höchstens −18 °C'),
      read('temperature', '5 °C'),
      read('temperature', '2 bis 8 °C'),
    ]).toEqual([
      ['08:00', '12:00', null],
      ['08:00', '16:00', null],
      [2, null],
      [null, -18],
      [5, 5],
      [2, 8],
    ])
    expect(typed('temperature', 5, 5)).toBe('5')
  })

  test('of a window leaves the other half as it is', () => {
    expect([
      read('pickupWindow', 'bis 12', '08:00', '16:00'),
      read('pickupWindow', '-12'),
      read('pickupWindow', 'ab 9', '08:00', '16:00'),
      read('pickupWindow', '9', '08:00', '16:00'),
    ]).toEqual([
      ['08:00', '12:00', null],
      [null, '12:00', null],
      ['09:00', '16:00', null],
      ['09:00', '16:00', null],
    ])
  })

  test('of a window that nobody has said leaves nothing of it', () => {
    const kind = fieldOf(editableOrder, 'pickupWindow')?.kind
    const reading = { today: '2026-11-23', before: ['08:00', '18:00', true] }
    expect(['ab 10', 'bis 12', '8-18'].map((text) => kind?.read(text, reading))).toEqual([
      ['10:00', null, null],
      [null, '12:00', null],
      ['08:00', '18:00', null],
    ])
    const said = (pickupOpeningHours: string | undefined, ...values: (string | boolean | null)[]) =>
      kind?.shown(values, {
        ...words,
        t: textsOf('de'),
        record: { ...words.record, pickupDate: '2026-11-23', pickupOpeningHours },
      })
    expect([
      said(undefined, '08:00', '18:00', true),
      said('Mo–Fr 07:00–16:00', '10:00', null, null),
      said('Mo–Fr 07:00–16:00', null, '12:00', null),
      said(undefined, '10:00', null, null),
      said('Di–Fr 07:00–16:00', '10:00', null, null),
    ]).toEqual([
      '08:00–18:00 (angenommen)',
      'ab 10:00 (geöffnet bis 16:00)',
      'bis 12:00 (geöffnet ab 07:00)',
      'ab 10:00',
      'ab 10:00',
    ])
  })

  test('of a temperature stands alone; a number without a word is both', () => {
    expect(
      ['ab 2', 'min. 2 °C', 'bis 8', 'höchstens -18', '5', '-20 bis -18'].map((one) => read('temperature', one)),
    ).toEqual([
      [2, null],
      [2, null],
      [null, 8],
      [null, -18],
      [5, 5],
      [-20, -18],
    ])
  })

  test('is not nothing', () => {
    expect(sameValues([2, null], [undefined, undefined])).toBe(false)
    expect(read('temperature', 'bis')).toBeUndefined()
    expect(read('pickupWindow', 'ab')).toBeUndefined()
  })
})
