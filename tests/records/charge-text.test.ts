import { expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { changeLines, withoutFollowing } from '#src/features/orders/order-change-text.ts'
import { formatFor } from '#src/i18n/format.ts'
import { columnsFor } from '#src/records/columns/define-columns.ts'
import { fileFields } from '#src/records/output/file-fields.ts'
import { t } from '#tests/commands/support.ts'

const format = formatFor('de')
const freight = { code: 'FRACHT', amount: 1200 }
const toll = { code: 'MAUT', amount: 120.5 }
const waiting = { code: 'STANDGELD', text: '2 h Rampe 3', amount: 110 }

/** What an event says of positions, without the marks that keep directions of writing apart. */
const told = (from: unknown, to: unknown) =>
  changeLines([{ field: 'customerCharges', from, to }], 'EUR', t, format).map((line) =>
    line.replaceAll(/[\u2066-\u2069]/g, ''),
  )

test('an event names the positions that differ; freight alone says no more than the price beside it', () => {
  expect(told([freight, toll], [freight, { ...toll, amount: 130 }, waiting])).toEqual([
    'Erlöspositionen Maut 120,50 € → Maut 130,00 €; Standgeld 2 h Rampe 3 110,00 €',
  ])
  expect(told([freight, waiting], [freight])).toEqual(['Erlöspositionen Standgeld 2 h Rampe 3 110,00 € → –'])
  expect(told([freight, toll], [{ ...freight, amount: 1300 }, toll])).toEqual([])
  expect(told(undefined, [freight])).toEqual([])
  expect(told([{ code: 'LAGER', amount: 5 }], undefined)).toEqual(['Erlöspositionen LAGER 5,00 € → –'])
})

test('of many orders the price stands for its positions, unless they are lost', () => {
  const price = { field: 'carrierPrice', from: 1320.5, to: 1330 }
  const charges = (to: unknown) => ({ field: 'carrierCharges', from: [freight, toll], to })
  expect(withoutFollowing([price, charges([freight, { ...toll, amount: 130 }])])).toEqual([price])
  expect(withoutFollowing([charges(undefined)])).toEqual([charges(undefined)])
})

test('the file has the positions of each side in a column, for those who may read money', () => {
  const order = Order.parse({ id: 'X', currency: 'EUR', customerCharges: [freight, toll], carrierCharges: [waiting] })
  const shown = ['customerCharges', 'carrierCharges'].map((id) => ({ id, header: id }))
  const cells = fileFields(shown, ORDER_COLUMNS, { t, format }).map(({ cell }) => cell(order))
  expect(cells).toEqual([
    { kind: 'text', value: 'Fracht 1.200,00 €; Maut 120,50 €' },
    { kind: 'text', value: 'Standgeld 2 h Rampe 3 110,00 €' },
  ])
  const empty = fileFields(shown, ORDER_COLUMNS, { t, format }).map(({ cell }) => cell(Order.parse({ id: 'X' })))
  expect(empty).toEqual([
    { kind: 'text', value: undefined },
    { kind: 'text', value: undefined },
  ])
  expect(columnsFor(ORDER_COLUMNS, 'user').ids).not.toContain('customerCharges')
})
