import { expect, test } from 'vitest'
import { NOW, seededBackend } from './seeded-backend.ts'

const hours = (count: number) => new Date(NOW + count * 3_600_000).toISOString()

async function standing() {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const [transport] = (await store.all('transports', { status: 'ASSIGNED' })).filter(
    (one) => one.orderId && one.vehicleId,
  )
  const params = { id: transport?.id ?? '' }
  const step = (status: string, notes?: string) =>
    backend.ask('dispo@nordkurs', 'transports.setStatus', { params, body: { status, notes } })
  const say = (body: object) => backend.ask('dispo@nordkurs', 'transports.update', { params, body })
  const kept = async () => {
    const found = await store.find('transports', params.id)
    return [found?.pickupArrivedAt, found?.pickupLeftAt, found?.deliveryArrivedAt, found?.deliveryLeftAt]
  }
  return { backend, params, step, say, kept, orderId: transport?.orderId ?? '' }
}

test('steps of a transport keep when its truck came and left, and one step back takes it away', async () => {
  const { step, kept } = await standing()
  const none = undefined
  expect((await step('AT_PICKUP')).status).toBe(200)
  expect(await kept()).toEqual([hours(0), none, none, none])
  await step('LOADED')
  await step('IN_TRANSIT')
  expect(await kept()).toEqual([hours(0), hours(0), none, none])
  expect((await step('LOADED', 'Fehler')).status).toBe(200)
  expect(await kept()).toEqual([hours(0), none, none, none])
  await step('IN_TRANSIT')
  await step('AT_DELIVERY')
  await step('DELIVERED')
  expect(await kept()).toEqual([hours(0), hours(0), hours(0), hours(0)])
})

test('a person says it, also of a transport with an order, and the board tells it; undo takes it back', async () => {
  const { backend, params, say, step, kept, orderId } = await standing()
  await step('AT_PICKUP')
  const { body, status } = await say({ pickupArrivedAt: hours(-3) })
  expect(status).toBe(200)
  expect((await kept())[0]).toBe(hours(-3))
  const board = await backend.ask('dispo@nordkurs', 'board.get', {
    query: { from: '2026-11-14', to: '2026-11-28', orderIds: orderId },
  })
  expect(board.body.orders.find(({ id }) => id === orderId)?.pickupArrivedAt).toBe(NOW - 3 * 3_600_000)
  const undone = await backend.ask('dispo@nordkurs', 'transports.undo', { params, body: { eventId: body.eventId } })
  expect(undone.status).toBe(200)
  expect((await kept())[0]).toBe(hours(0))
})

test.each([
  ['is ahead', { pickupArrivedAt: hours(1) }, 'pickupArrivedAt'],
  ['is none', { pickupArrivedAt: 'gestern' }, 'pickupArrivedAt'],
  ['is before it came', { pickupLeftAt: hours(-1) }, 'pickupLeftAt'],
])('a time that %s is refused', async (_name, given, path) => {
  const { step, say } = await standing()
  await step('AT_PICKUP')
  const { status, refusal } = await say(given)
  expect(status).toBe(422)
  expect(refusal['fieldErrors']).toMatchObject([{ path }])
})
