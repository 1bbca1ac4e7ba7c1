import { expect, test } from 'vitest'
import { leavingColumns, sharedWidths } from '#src/ui/table/columns.ts'

/** The usual columns of the orders, as they are declared. */
const columns = [
  { id: 'number', width: 112 },
  { id: 'status', width: 104 },
  { id: 'customer', width: 'rest' as const, goodWidth: 208, priority: 4 },
  { id: 'route', width: 216, goodWidth: 288 },
  { id: 'pickup', width: 148, priority: 5 },
  { id: 'delivery', width: 148, priority: 3, extra: true },
  { id: 'carrier', width: 160, goodWidth: 184, priority: 2, extra: true },
  { id: 'vehicle', width: 104, priority: 1, extra: true },
  { id: 'net', width: 92, priority: 6 },
]
const staying = (available: number) => {
  const leaving = leavingColumns(columns, available)
  return columns.filter(({ id }) => !leaving.includes(id))
}
const widthsAt = (available: number, layout = {}) =>
  Object.fromEntries(sharedWidths(staying(available), available, layout))

test('extra columns come only where all others are as wide as is good for them, and leave before any is cut', () => {
  expect(leavingColumns(columns, 1388)).toEqual([])
  expect(leavingColumns(columns, 1387)).toEqual(['vehicle'])
  expect(leavingColumns(columns, 1283)).toEqual(['vehicle', 'carrier'])
  expect(leavingColumns(columns, 952)).toEqual(['vehicle', 'carrier', 'delivery'])
  expect(leavingColumns(columns, 800)).toEqual(['vehicle', 'carrier', 'delivery'])
  expect(leavingColumns(columns, 799)).toEqual(['vehicle', 'carrier', 'delivery', 'customer'])
})

test('what is left over goes to those that lack most, then to all that are ever cut', () => {
  expect(widthsAt(800)).toMatchObject({ customer: 128, route: 216 })
  // 76 of 152 px that are lacked: half of what each lacks.
  expect(widthsAt(876)).toMatchObject({ customer: 168, route: 252, pickup: 148 })
  expect(widthsAt(952)).toMatchObject({ customer: 208, route: 288 })
  expect(widthsAt(1688)).toMatchObject({ customer: 308, route: 388, carrier: 284, delivery: 148, net: 92 })
})

test('a width of a person’s choice stays, and a pinned column takes no part', () => {
  expect(widthsAt(1688, { widths: { route: 216 }, pinned: ['carrier'] })).toMatchObject({ route: 216, carrier: 160 })
})

test('nothing is shared before the room is known', () => {
  expect(Object.fromEntries(sharedWidths(columns, 0))).toMatchObject({ customer: 128, route: 216 })
  expect(leavingColumns(columns, 0)).toEqual([])
})
