import { describe, expect, test } from 'vitest'
import type { BoardAnswer } from '#src/contract/board.ts'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const OVERRIDE = { overrideReason: 'Mit dem Fahrer besprochen' }

const board = async (backend: Backend, account = DISPO): Promise<BoardAnswer> =>
  (await backend.ask(account, 'board.get', { query: { from: '2026-11-16', to: '2026-12-04' } })).body

const lone = (orderId: string) => [
  { orderId, kind: 'pickup' },
  { orderId, kind: 'delivery' },
]

const plan = (backend: Backend, body: object, account = DISPO) => backend.ask(account, 'tours.plan', { body })
const unplan = (backend: Backend, id: string, body: object = {}) =>
  backend.ask(DISPO, 'tours.unplan', { params: { id }, body })
const undo = (backend: Backend, id: string, eventId: string | undefined, more: object = {}, account = DISPO) =>
  backend.ask(account, 'tours.undo', { params: { id }, body: { eventId, ...more } })

/** What a person sees of the plan: the stops of each tour and who drives it, and who has each order. */
async function picture(backend: Backend) {
  const store = backend.server.store('nordkurs')
  const tours = (await store.all('tours')).map(({ id, vehicleId, carrierId, stops }) => [
    id,
    vehicleId,
    carrierId,
    stops,
  ])
  const transports = await store.all('transports', { status: { ne: 'CANCELLED' } })
  const named = new Map(transports.map(({ orderId, tourId, status }) => [orderId, `${tourId} ${status}`]))
  const orders = (await store.all('orders')).map((order) => {
    const { version: _, updatedAt: __, ...rest } = order
    return [{ ...rest }, named.get(order.id)]
  })
  return { tours: tours.toSorted(), orders }
}

/** Waiting orders, an own vehicle without a tour, and a subcontractor. */
async function world(backend: Backend) {
  const { tours, orders, resources } = await board(backend)
  const onTour = new Set(tours.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)))
  const waiting = orders.filter(({ id, status }) => status === 'CONFIRMED' && !onTour.has(id))
  const busy = new Set(tours.map(({ vehicleId }) => vehicleId))
  const free = resources.filter(({ kind, id, blocks }) => kind === 'vehicle' && !busy.has(id) && blocks.length === 0)
  const carrier = resources.find(({ kind }) => kind === 'carrier')
  const [a, b, c] = waiting.map(({ id }) => id)
  return {
    a: a ?? '',
    b: b ?? '',
    c: c ?? '',
    free: free[0]?.id ?? '',
    other: free[1]?.id ?? '',
    carrier: carrier?.id ?? '',
    waiting,
  }
}

const stateOf = async (backend: Backend, id: string) => {
  const order = await backend.server.store('nordkurs').find('orders', id)
  const transport = order?.transportId
    ? await backend.server.store('nordkurs').find('transports', order.transportId)
    : undefined
  return [order?.status, order?.assignedVehicleId, order?.carrierId, transport?.status, transport?.tourId]
}

describe('planning on the board', () => {
  test('gives orders to a vehicle in one step, which one undo takes back and one redo makes again', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const before = await picture(backend)
    const stops = [...lone(a), ...lone(b)]
    const { status, body } = await plan(backend, { vehicleId: free, stops, ...OVERRIDE })
    expect(status).toBe(200)
    const id = body.tour.id
    expect(await stateOf(backend, a)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
    expect(await stateOf(backend, b)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
    const planned = await picture(backend)
    const undone = await undo(backend, id, body.eventId)
    expect(undone.status).toBe(200)
    expect(await picture(backend)).toEqual(before)
    const redone = await undo(backend, id, undone.body.eventId)
    expect(redone.status).toBe(200)
    expect((await picture(backend)).tours).toEqual(planned.tours)
    expect(await stateOf(backend, a)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
  })

  test('makes a tour that nobody drives, whose orders leave the work list and come back to it', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const before = await picture(backend)
    const waiting = async () =>
      (await backend.ask(DISPO, 'orders.list', { query: { unassigned: 'true', limit: 500 } })).body.data.map(
        ({ id }) => id,
      )
    const count = (await waiting()).length
    const made = await plan(backend, { stops: [...lone(a), ...lone(b)], ...OVERRIDE })
    const { id } = made.body.tour
    expect(await stateOf(backend, a)).toEqual(['CONFIRMED', undefined, undefined, 'PLANNING', id])
    expect((await waiting()).length).toBe(count - 2)
    expect((await backend.ask(DISPO, 'navigation.get')).body.unassignedOrders).toBe(count - 2)
    // A change of an order keeps it there.
    await backend.ask(DISPO, 'orders.update', { params: { id: a }, body: { loadingMeters: 2 } })
    expect(await stateOf(backend, a)).toEqual(['CONFIRMED', undefined, undefined, 'PLANNING', id])
    const given = await plan(backend, { tourId: id, vehicleId: free, stops: [...lone(a), ...lone(b)], ...OVERRIDE })
    expect(given.status).toBe(200)
    expect(await stateOf(backend, b)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
    expect((await undo(backend, id, given.body.eventId)).status).toBe(200)
    expect(await stateOf(backend, b)).toEqual(['CONFIRMED', undefined, undefined, 'PLANNING', id])
    const gone = await unplan(backend, id)
    expect([gone.status, gone.body.isGone]).toEqual([200, true])
    expect((await waiting()).length).toBe(count)
    await undo(backend, id, gone.body.eventId)
    expect((await waiting()).length).toBe(count - 2)
    expect((await undo(backend, id, made.body.eventId)).status).toBe(200)
    expect((await picture(backend)).tours).toEqual(before.tours)
  })
})
