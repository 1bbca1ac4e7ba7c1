import { expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { orderFields } from '#src/features/orders/fields/order-fields.ts'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { formatFor } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'

const words = { t, format: formatFor('de') }
const pallets = { packageType: 'Europalette', packageCount: 33, loadingMeters: 13.2 }

const inRecord = (given: object) => {
  const record = Order.parse({ id: 'X', ...given })
  return orderFields.find(({ id }) => id === 'loadingMeters')?.kind.shown([record.loadingMeters], { ...words, record })
}
const inList = (given: object) =>
  ORDER_COLUMNS.columns['loadingMeters']?.text(Order.parse({ id: 'X', ...given }), words)

test('loading metres say that they are calculated, and by which rule', () => {
  const calculated = { ...pallets, loadingMetersCalculated: true }
  expect([inRecord(pallets), inList(pallets)]).toEqual(['13,2 LDM', '13,2 LDM'])
  expect([inRecord(calculated), inList(calculated)]).toEqual(['13,2 LDM, berechnet: 33 × 0,4', '≈ 13,2 LDM'])
  const stacked = { ...calculated, stackable: true, loadingMeters: 6.8 }
  expect(inRecord(stacked)).toBe('6,8 LDM, berechnet: 17 × 0,4, gestapelt')
})

test('what a server calculated by a rule of its own is calculated all the same', () => {
  const foreign = { packageType: 'Coil', loadingMeters: 6, loadingMetersCalculated: true }
  expect([inRecord(foreign), inList(foreign)]).toEqual(['6,0 LDM, berechnet', '≈ 6,0 LDM'])
})
