import { describe, expect, test } from 'vitest'
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

describe('What is said of a stop', () => {
  const at = { kind: 'pickup', part: 0 } as const

  test('is kept, takes status and order along, and one step takes all of it back', async () => {
    const { backend, params, kept, orderId } = await standing()
    const store = backend.server.store('nordkurs')
    const say = (body: object) =>
      backend.ask('dispo@nordkurs', 'transports.sayStop', { params, body: { ...at, ...body } })
    const statuses = async () => [
      (await store.find('transports', params.id))?.status,
      (await store.find('orders', orderId))?.status,
    ]
    expect((await say({ arrivedAt: hours(-3) })).status).toBe(200)
    expect(await statuses()).toEqual(['AT_PICKUP', 'ASSIGNED'])
    const left = await say({ leftAt: hours(-1) })
    expect(await kept()).toEqual([hours(-3), hours(-1), undefined, undefined])
    expect(await statuses()).toEqual(['IN_TRANSIT', 'IN_TRANSIT'])
    const { eventId } = left.body
    expect((await backend.ask('dispo@nordkurs', 'transports.undo', { params, body: { eventId } })).status).toBe(200)
    expect(await kept()).toEqual([hours(-3), undefined, undefined, undefined])
    expect(await statuses()).toEqual(['AT_PICKUP', 'ASSIGNED'])
  })

  test('of a further place is kept beside the main ones; a place that is none is refused', async () => {
    const { backend, params, orderId } = await standing()
    const store = backend.server.store('nordkurs')
    const place = { kind: 'pickup' as const, postalCode: '50667', city: 'Köln', country: 'Deutschland' }
    await store.patch('orders', orderId, { furtherStops: [place] })
    const say = (body: object) => backend.ask('dispo@nordkurs', 'transports.sayStop', { params, body: body as never })
    expect((await say({ kind: 'pickup', part: 1, arrivedAt: hours(-2) })).status).toBe(200)
    const found = await store.find('transports', params.id)
    expect(found?.furtherStamps).toEqual([{ kind: 'pickup', part: 1, arrivedAt: hours(-2) }])
    expect(found?.status).toBe('ASSIGNED')
    const wrong = await say({ kind: 'delivery', part: 1, arrivedAt: hours(-2) })
    expect([wrong.status, wrong.refusal['message']]).toEqual([409, 'Dieser Stopp gehört nicht mehr zur Tour'])
  })

  test('is kept where the status may not follow, and says why; what is called off did not go', async () => {
    const { backend, params, step } = await standing()
    const store = backend.server.store('nordkurs')
    await store.patch('transports', params.id, {
      vehicleId: undefined,
      carrierId: undefined,
      vehicleNumber: 'Unbekannt',
    })
    const say = (body: object) =>
      backend.ask('dispo@nordkurs', 'transports.sayStop', { params, body: { ...at, ...body } })
    const { body } = await say({ arrivedAt: hours(-2), leftAt: hours(-1) })
    expect(body.transport).toMatchObject({ status: 'ASSIGNED', pickupLeftAt: hours(-1) })
    expect(body.warnings.map(({ code }) => code)).toEqual(['reason.transport.nobodyLoads'])
    await step('CANCELLED', 'Kunde storniert')
    const late = await say({ arrivedAt: hours(-1) })
    expect(late.status).toBe(409)
  })

  test('of what is delivered is still said; ahead of now it is refused by its field', async () => {
    const { backend, params, step, kept } = await standing()
    for (const status of ['AT_PICKUP', 'LOADED', 'IN_TRANSIT', 'AT_DELIVERY', 'DELIVERED']) await step(status)
    const say = (body: object) =>
      backend.ask('dispo@nordkurs', 'transports.sayStop', { params, body: { ...at, ...body } })
    expect((await say({ arrivedAt: hours(-4) })).status).toBe(200)
    expect((await kept())[0]).toBe(hours(-4))
    const ahead = await say({ leftAt: hours(2) })
    expect(ahead.status).toBe(422)
    expect(ahead.refusal['fieldErrors']).toMatchObject([{ path: 'leftAt', code: 'stopTimeAhead' }])
  })
})

test('where it arrived late by its window it counts as late, and so does its order; in time it is in time again', async () => {
  const { backend, params, step, orderId } = await standing()
  const store = backend.server.store('nordkurs')
  const day = new Date(NOW - 24 * 3_600_000).toISOString().slice(0, 10)
  for (const status of ['AT_PICKUP', 'LOADED', 'IN_TRANSIT']) await step(status)
  for (const stampOf of ['pickupArrivedAt', 'pickupLeftAt'])
    await backend.ask('dispo@nordkurs', 'transports.update', { params, body: { [stampOf]: `${day}T05:00:00.000Z` } })
  await store.patch('transports', params.id, {
    unloadingDate: day,
    unloadingTimeTo: '12:00',
    unloadingTimesAssumed: undefined,
  })
  const came = (arrivedAt: string) =>
    backend.ask('dispo@nordkurs', 'transports.sayStop', { params, body: { kind: 'delivery', part: 0, arrivedAt } })
  expect((await came(`${day}T12:30:00.000Z`)).body.transport).toMatchObject({ status: 'AT_DELIVERY', delayMinutes: 90 })
  expect((await store.find('orders', orderId))?.delayMinutes).toBe(90)
  expect((await came(`${day}T10:30:00.000Z`)).body.transport.delayMinutes).toBe(0)
  expect((await store.find('orders', orderId))?.delayMinutes).toBe(0)
})
