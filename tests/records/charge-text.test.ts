import { expect, test } from 'vitest'
import { Order } from '#src/contract/order.ts'
import { orderPlan } from '#src/features/orders/bulk/plan.tsx'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { changeLines } from '#src/features/orders/order-change-text.ts'
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
    'Positionen Kunde Maut 120,50 € → Maut 130,00 €; Standgeld 2 h Rampe 3 110,00 €',
  ])
  expect(told([freight, waiting], [freight])).toEqual(['Positionen Kunde Standgeld 2 h Rampe 3 110,00 € → –'])
  expect(told([freight, toll], [{ ...freight, amount: 1300 }, toll])).toEqual([])
  expect(told(undefined, [freight])).toEqual([])
  expect(told([{ code: 'LAGER', amount: 5 }], undefined)).toEqual(['Positionen Kunde LAGER 5,00 € → –'])
})

test('of many orders the price stands for its positions, unless they are lost', () => {
  const record = Order.parse({ id: 'X', currency: 'EUR' })
  const lines = (to: unknown) => {
    const changes = [{ field: 'carrierCharges', from: [freight, toll], to }]
    const result = { id: 'X', outcome: 'changed' as const, changes, warnings: [], reasons: [], record }
    return orderPlan.changeLines({ overridable: false, needsNotes: false, ...result }, record, t, format)
  }
  expect(lines([freight, { ...toll, amount: 130 }])).toEqual([])
  expect(lines(undefined)).toEqual([
    expect.stringMatching(/^Positionen Frachtführer .*Fracht 1\.200,00 €; Maut 120,50 €/),
  ])
})

test('the file has the positions of each side in a column, for those who may read money', () => {
  const order = Order.parse({ id: 'X', currency: 'EUR', customerCharges: [freight, toll], carrierCharges: [waiting] })
  const shown = ['customerCharges', 'carrierCharges'].map((id) => ({ id, header: id }))
  const cells = fileFields(shown, ORDER_COLUMNS, { t, format }).map(({ cell }) => cell(order))
  expect(cells).toEqual([
    { kind: 'text', value: 'Fracht 1.200,00; Maut 120,50' },
    { kind: 'text', value: 'Standgeld 2 h Rampe 3 110,00' },
  ])
  const empty = fileFields(shown, ORDER_COLUMNS, { t, format }).map(({ cell }) => cell(Order.parse({ id: 'X' })))
  expect(empty).toEqual([
    { kind: 'text', value: undefined },
    { kind: 'text', value: undefined },
  ])
  expect(columnsFor(ORDER_COLUMNS, 'user').ids).not.toContain('customerCharges')
})
