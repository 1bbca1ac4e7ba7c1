import { expect, test } from 'vitest'
import type { UndoEntry } from '#src/commands/undo/steps.ts'
import { Order } from '#src/contract/orders/order.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { context, recordingServices } from './support.ts'

const orders = Array.from({ length: 12 }, (_, at) => Order.parse({ id: `o-${at}`, orderNumber: `NK-${at}` }))

/** Changes twelve orders; the answers are given up to the place named. Tells what was noted of it, call by call. */
async function notedOf(answers: number): Promise<(readonly UndoEntry[])[]> {
  const noted: (readonly UndoEntry[])[] = []
  const services = recordingServices([], { remember: (...entries) => void noted.push(entries) })
  await orderChanges.change(context({ services }), {
    commandId: 'orders.setVehicle',
    title: 'Fahrzeug AB-CD 1',
    records: orders,
    call: () => Promise.reject(new Error('Nothing is sent')),
    deliver: (_send, order) =>
      orders.indexOf(order) < answers
        ? Promise.resolve({ record: order, eventId: `evt-${order.id}`, warnings: [] })
        : Promise.reject(new Error('Gesperrt')),
  })
  return noted
}

test('many orders are one step of own changes, kept every few answers and at the end', async () => {
  const noted = await notedOf(12)
  expect(noted.map(({ length }) => length)).toEqual([5, 5, 2])
  expect(new Set(noted.flat().map(({ step }) => step)).size).toBe(1)
  expect(noted.flat().map(({ eventId }) => eventId)).toEqual(orders.map(({ id }) => `evt-${id}`))
})

test('what was done before a refusal is kept too', async () => {
  expect((await notedOf(7)).map(({ length }) => length)).toEqual([5, 2])
  expect(await notedOf(0)).toEqual([])
})
