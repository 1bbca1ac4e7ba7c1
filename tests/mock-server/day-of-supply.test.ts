import { expect, test } from 'vitest'
import { ADMIN, type Backend, DAY, DISPO, FINANCE, invoice, issued } from './billing-support.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const at = (days: number) => new Date(NOW + days * DAY).toISOString()

/** An order under way whose carrier is paid per order, with the id of its transport. */
async function underWay(backend: Backend) {
  await backend.server.ready
  const orders = await backend.server.store('nordkurs').all('orders', { status: 'IN_TRANSIT' })
  const order = orders.find(({ customerPrice, carrierPrice, carrierId }) => customerPrice && carrierPrice && carrierId)
  if (!order?.transportId) throw new Error('No order under way')
  return { id: order.id, transportId: order.transportId, deliveryDate: order.deliveryDate }
}

const setStatus = (backend: Backend, id: string, status: string, notes?: string) =>
  backend.ask(ADMIN, 'orders.setStatus', { params: { id }, body: { status, notes } })
const prove = async (backend: Backend, id: string) => {
  await backend.server.store('nordkurs').patch('orders', id, { proofOfDeliveryVerified: true })
}
const told = (backend: Backend, id: string, body: object) =>
  backend.ask(DISPO, 'transports.sayStop', { params: { id }, body: { kind: 'delivery', part: 0, ...body } })

test('The day of supply is told by the arrival, however late the status is set, on invoice, credit note, list and XML', async () => {
  const backend = seededBackend()
  const { id, transportId } = await underWay(backend)
  expect((await told(backend, transportId, { arrivedAt: at(0) })).status).toBe(200)
  backend.pass(6 * DAY)
  expect((await setStatus(backend, id, 'DELIVERED')).body.order.deliveredOn).toBe('2026-11-21')
  await prove(backend, id)
  const query = { deliveredFrom: '2026-11-21', deliveredTo: '2026-11-21', limit: 500 }
  const list = await backend.ask(FINANCE, 'billing.orders', { query })
  expect(list.body.data.find((order) => order.id === id)?.deliveredOn).toBe('2026-11-21')
  const carriers = await backend.ask(FINANCE, 'creditNotes.orders', { query })
  expect(carriers.body.data.find((order) => order.id === id)?.deliveredOn).toBe('2026-11-21')
  const one = await issued(backend, [id])
  expect(one).toMatchObject({ invoiceDate: '2026-11-27', periodTo: '2026-11-21' })
  expect((await invoice(backend, one.id)).orders[0]?.deliveredOn).toBe('2026-11-21')
  const note = await backend.ask(FINANCE, 'creditNotes.create', { body: { orderIds: [id] } })
  expect(note.body.creditNote).toMatchObject({ date: '2026-11-27', periodTo: '2026-11-21' })
  const { document } = (await backend.server.store('nordkurs').find('invoicePapers', one.id)) ?? {}
  expect(document).toMatchObject({ period: { to: '2026-11-21' }, orders: [{ deliveredOn: '2026-11-21' }] })
})

test('Cancelling an invoice moves no day of supply, nor does setting the status anew', async () => {
  const backend = seededBackend()
  const { id } = await underWay(backend)
  expect((await setStatus(backend, id, 'DELIVERED')).body.order.deliveredOn).toBe('2026-11-21')
  backend.pass(DAY)
  expect((await setStatus(backend, id, 'IN_TRANSIT', 'Versehen')).body.order.deliveredOn).toBeUndefined()
  expect((await setStatus(backend, id, 'DELIVERED')).body.order.deliveredOn).toBe('2026-11-21')
  await prove(backend, id)
  await setStatus(backend, id, 'BILLED')
  backend.pass(6 * DAY)
  const back = await setStatus(backend, id, 'DELIVERED', 'Falscher Empfänger')
  expect(back.body.order).toMatchObject({ status: 'DELIVERED', deliveredOn: '2026-11-21' })
  const again = await issued(backend, [id])
  expect(again).toMatchObject({ invoiceDate: '2026-11-28', periodTo: '2026-11-21' })
  expect((await invoice(backend, again.id)).orders[0]?.deliveredOn).toBe('2026-11-21')
})

test('A time that is told later moves the day of a delivered order and of its draft, and none of a billed one', async () => {
  const backend = seededBackend()
  const { id, transportId } = await underWay(backend)
  backend.pass(3 * DAY)
  await setStatus(backend, id, 'DELIVERED')
  await prove(backend, id)
  const made = (await backend.ask(FINANCE, 'invoices.create', { body: { orderIds: [id] } })).body.invoice
  expect((await told(backend, transportId, { arrivedAt: at(1), leftAt: at(1) })).status).toBe(200)
  const order = await backend.ask(FINANCE, 'orders.get', { params: { id } })
  expect(order.body.deliveredOn).toBe('2026-11-22')
  expect(await invoice(backend, made.id)).toMatchObject({
    periodTo: '2026-11-22',
    orders: [{ deliveredOn: '2026-11-22' }],
  })
  await backend.ask(FINANCE, 'invoices.issue', { params: { id: made.id }, body: {} })
  expect((await told(backend, transportId, { leftAt: at(2) })).status).toBe(409)
  await backend.ask(DISPO, 'transports.update', { params: { id: transportId }, body: { deliveryLeftAt: at(2) } })
  expect((await backend.ask(FINANCE, 'orders.get', { params: { id } })).body.deliveredOn).toBe('2026-11-22')
})

test('An order that was billed before it kept the day has the one its invoice states when that is cancelled', async () => {
  const backend = seededBackend()
  const { id } = await underWay(backend)
  await setStatus(backend, id, 'DELIVERED')
  await prove(backend, id)
  await setStatus(backend, id, 'BILLED')
  await backend.server.store('nordkurs').patch('orders', id, { deliveredOn: undefined })
  backend.pass(7 * DAY)
  const back = await setStatus(backend, id, 'DELIVERED', 'Falscher Empfänger')
  expect(back.body.order.deliveredOn).toBe('2026-11-21')
})
