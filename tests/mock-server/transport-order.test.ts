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

describe('Dangerous goods without their proper shipping name', () => {
  const petrol = { unNumber: '1203', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }

  test('leave, and whoever loads them is told that no transport document holds; once they are on the road nobody is', async () => {
    const backend = seededBackend()
    const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
    const dangerousGoods = [petrol, { ...petrol, unNumber: '1202', name: 'DIESELKRAFTSTOFF' }]
    await backend.server.store('nordkurs').patch('orders', id, { dangerousGoods })
    const told = []
    for (const status of ['AT_PICKUP', 'LOADED', 'IN_TRANSIT']) {
      const { status: answered, body } = await setStatus(backend, transportId, { status })
      told.push([status, answered, ...body.warnings.map(({ code, message }) => `${code} ${message}`)])
    }
    expect(told).toEqual([
      ['AT_PICKUP', 200],
      [
        ...['LOADED', 200],
        'reason.adrNameMissing Offizielle Benennung fehlt: UN 1203. Ohne sie gilt das Beförderungspapier nicht',
      ],
      ['IN_TRANSIT', 200],
    ])
  })

  test('are confirmed all the same', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const orders = backend.server.store('nordkurs')
    await orders.patch('orders', id, { status: 'CREATED', dangerousGoods: [petrol] })
    const { status } = await backend.ask(DISPO, 'orders.setStatus', { params: { id }, body: { status: 'CONFIRMED' } })
    expect(status).toBe(200)
  })
})

describe('What a transport does to its order obeys the rules of the order', () => {
  const eventsOf = async (backend: Backend, id: string) =>
    (await backend.ask(DISPO, 'orders.events', { params: { id }, query: { pageSize: 1 } })).body.items

  test.each([
    ['a step back', 'AT_PICKUP'],
    ['calling it off', 'CANCELLED'],
  ])('%s more than 60 minutes after the departure is refused, and nothing happens', async (_name, status) => {
    const backend = seededBackend()
    const { id, transportId } = await onTheRoad(backend)
    const before = await orderOf(backend, id)
    const transport = (await backend.ask(DISPO, 'transports.get', { params: { id: transportId } })).body
    const { status: answered, refusal } = await setStatus(backend, transportId, { status, notes: 'Falsch gescannt' })
    expect([answered, refusal['message']]).toEqual([422, 'Nur innerhalb von 60 Minuten möglich'])
    expect(await orderOf(backend, id)).toEqual(before)
    expect((await backend.ask(DISPO, 'transports.get', { params: { id: transportId } })).body).toEqual(transport)
  })

  test('a transport on the way is called off with a reason, and the event names carrier and price', async () => {
    const backend = seededBackend()
    const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
    await backend.server.store('nordkurs').patch('orders', id, { carrierPrice: 605 })
    await setStatus(backend, transportId, { status: 'LOADED' })
    const before = await orderOf(backend, id)
    const silent = await setStatus(backend, transportId, { status: 'CANCELLED' })
    expect([silent.status, silent.refusal['code']]).toEqual([422, 'reason.notesRequired'])
    expect(await orderOf(backend, id)).toEqual(before)
    const notes = 'Motorschaden, Ware ist umgeladen'
    expect((await setStatus(backend, transportId, { status: 'CANCELLED', notes })).status).toBe(200)
    const after = await orderOf(backend, id)
    expect([after.status, after.carrierId, after.carrierPrice, after.transportId]).toEqual([
      'CONFIRMED',
      undefined,
      undefined,
      undefined,
    ])
    const [event] = await eventsOf(backend, id)
    expect(event).toMatchObject({ type: 'unassigned', payload: { transportStatus: 'CANCELLED', notes } })
    const lost = (event?.changedFields ?? []).map(({ field, from }) => [field, from])
    expect(lost).toContainEqual(['carrierPrice', 605])
    expect(lost).toContainEqual(['carrierName', before.carrierName])
  })

  test('a driver reports late: from planned to delivered by way of the departure', async () => {
    const backend = seededBackend()
    const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
    await backend.server.store('nordkurs').patch('orders', id, { proofOfDeliveryVerified: true })
    expect((await setStatus(backend, transportId, { status: 'DELIVERED' })).status).toBe(200)
    expect(await orderOf(backend, id)).toMatchObject({ status: 'DELIVERED', proofOfDeliveryVerified: false })
  })

  test('an order of a status nobody knows is not led on by its transport', async () => {
    const backend = seededBackend()
    const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
    await backend.server.store('nordkurs').patch('orders', id, { status: 'unknown' })
    expect((await setStatus(backend, transportId, { status: 'LOADED' })).status).toBe(409)
    expect((await orderOf(backend, id)).status).toBe('unknown')
  })
})
