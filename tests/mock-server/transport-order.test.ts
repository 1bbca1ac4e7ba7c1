import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const READ_ONLY = [409, 'READ_ONLY', 'Abgerechnete Aufträge sind schreibgeschützt']

const setStatus = (backend: Backend, id: string, body: { status: string; notes?: string }) =>
  backend.ask(DISPO, 'transports.setStatus', { params: { id }, body })
const orderOf = async (backend: Backend, id: string) =>
  (await backend.ask(DISPO, 'orders.get', { params: { id } })).body

/** An order that left two hours ago. */
async function onTheRoad(backend: Backend) {
  const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
  await setStatus(backend, transportId, { status: 'LOADED' })
  backend.pass(2 * 60 * 60_000)
  expect((await orderOf(backend, id)).status).toBe('IN_TRANSIT')
  return { id, transportId }
}

describe('The transport of a billed order', () => {
  test.each(['assignDriver', 'assignVehicle', 'setStatus'] as const)('takes no %s', async (call) => {
    const backend = seededBackend()
    const before = await someOrder(backend, 'BILLED')
    const params = { id: before.transportId ?? '' }
    const transport = (await backend.ask(DISPO, 'transports.get', { params })).body
    const bodies = {
      assignDriver: { driverId: 'drv-002' },
      assignVehicle: { vehicleId: 'veh-002' },
      setStatus: { status: 'DELIVERED', notes: 'Falsch abgeschlossen' },
    }
    const { status, refusal } = await backend.ask(DISPO, `transports.${call}`, { params, body: bodies[call] })
    expect([status, refusal['code'], refusal['message']]).toEqual(READ_ONLY)
    expect(await orderOf(backend, before.id)).toEqual(before)
    expect((await backend.ask(DISPO, 'transports.get', { params })).body).toEqual(transport)
  })
})

describe('What the transport says happened on the road, and the order follows', () => {
  test('a step back with a reason, also when the departure was more than 60 minutes ago', async () => {
    const backend = seededBackend()
    const { id, transportId } = await onTheRoad(backend)
    const byOrder = { params: { id }, body: { status: 'ASSIGNED', notes: 'Falsch gescannt' } }
    expect((await backend.ask(DISPO, 'orders.setStatus', byOrder)).status).toBe(422)
    expect((await setStatus(backend, transportId, { status: 'AT_PICKUP', notes: 'Falsch gescannt' })).status).toBe(200)
    expect(await orderOf(backend, id)).toMatchObject({ status: 'ASSIGNED', transportStatus: 'AT_PICKUP' })
    const { items } = (await backend.ask(DISPO, 'orders.events', { params: { id }, query: { pageSize: 1 } })).body
    expect(items[0]?.payload).toMatchObject({ transportStatus: 'AT_PICKUP', notes: 'Falsch gescannt' })
  })

  test('a transport called off on the way leaves its order to be planned again', async () => {
    const backend = seededBackend()
    const { id, transportId } = await onTheRoad(backend)
    await setStatus(backend, transportId, { status: 'CANCELLED' })
    const order = await orderOf(backend, id)
    expect([order.status, order.carrierId, order.assignedVehicleId, order.transportId]).toEqual([
      'CONFIRMED',
      undefined,
      undefined,
      undefined,
    ])
  })
})
