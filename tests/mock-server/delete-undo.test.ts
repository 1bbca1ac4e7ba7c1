import { describe, expect, test } from 'vitest'
import type { MockServer } from '#mock-server/server.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const ADMIN = 'admin@nordkurs'
/** CANCELLED in the seed. */
const ID = 'NK-2026-004612'
const params = { id: ID }
type Backend = ReturnType<typeof seededBackend>

const remove = async (backend: Backend) => (await backend.ask(ADMIN, 'orders.delete', { params })).body.eventId ?? ''
const undo = (backend: Backend, eventId: string | undefined, more: object = {}, account = ADMIN) =>
  backend.ask(account, 'orders.undo', { params, body: { eventId, ...more } })
const eventsOf = async (backend: Backend) =>
  (await backend.ask(ADMIN, 'orders.events', { params, query: { pageSize: 200 } })).body.items

describe('A deleted order', () => {
  test('is nowhere', async () => {
    const backend = seededBackend()
    expect((await backend.ask(ADMIN, 'orders.delete', { params })).body).toMatchObject({ success: true })
    const calls = [
      backend.ask(ADMIN, 'orders.get', { params }),
      backend.ask(ADMIN, 'businessOrders.get', { params }),
      backend.ask(ADMIN, 'orders.events', { params }),
      backend.ask(ADMIN, 'orders.update', { params, body: { internalNotes: 'x' } }),
      backend.ask(ADMIN, 'orders.delete', { params }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await backend.ask(ADMIN, 'orders.list', { query: { limit: 500 } })).body.pagination.total).toBe(239)
    expect((await backend.ask(ADMIN, 'orders.list', { query: { q: '004612' } })).body.data).toEqual([])
    const found = await backend.ask(ADMIN, 'search.all', { body: { query: '004612' } })
    expect(found.body.categories.filter(({ type }) => type === 'order')).toEqual([])
  })

  test('comes back whole, one version higher, with the event of it', async () => {
    const backend = seededBackend()
    const before = (await backend.ask(ADMIN, 'orders.get', { params })).body
    const events = await eventsOf(backend)
    const eventId = await remove(backend)
    backend.pass(60_000)
    const { status, body } = await undo(backend, eventId)
    const stamp = '2026-11-21T09:01:00.000Z'
    expect([status, body.order, body.deleted]).toEqual([200, { ...before, version: 2, updatedAt: stamp }, undefined])
    expect((await backend.ask(ADMIN, 'orders.get', { params })).body).toEqual(body.order)
    const [undone, ...older] = await eventsOf(backend)
    expect(older).toEqual(events)
    expect(undone).toMatchObject({
      id: body.eventId,
      type: 'undone',
      actorName: 'Katharina Großmann',
      payload: { undoes: eventId, of: 'deleted' },
    })
    expect((await undo(backend, eventId)).status).toBe(404)
  })

  test('brings its load, transport, alert and document along', async () => {
    const backend = seededBackend()
    await backend.server.ready
    const store = backend.server.store('nordkurs')
    const [transport] = await store.all('transports')
    const [document] = await store.all('documents', { kind: 'cmr' })
    const [alert] = await store.all('alerts')
    const [load] = await store.all('loads')
    if (!transport || !document || !alert || !load) throw new Error('The world lacks rows')
    await store.patch('transports', transport.id, { orderId: ID, status: 'CANCELLED' })
    await store.patch('documents', document.id, { orderId: ID })
    await store.patch('alerts', alert.id, { orderId: ID })
    await store.patch('loads', load.id, { orderId: ID })
    const own = async () => ({
      transports: await store.all('transports', { orderId: ID }),
      alerts: await store.all('alerts', { orderId: ID }),
      loads: await store.all('loads', { orderId: ID }),
      documents: (await store.all('documents', { orderId: ID })).map(({ id }) => id),
    })
    const before = await own()
    const eventId = await remove(backend)
    expect(await own()).toEqual({ transports: [], alerts: [], loads: [], documents: [] })
    expect(await store.find('documents', document.id)).toMatchObject({ name: document.name })
    await undo(backend, eventId)
    expect(await own()).toEqual(before)
  })

  test("counts among its customer's no longer, until it is back", async () => {
    const backend = seededBackend()
    const count = async () => (await backend.ask(ADMIN, 'partners.get', { params: { id: 'cus-013' } })).body.orderCount
    const before = await count()
    expect(before).toBeGreaterThan(0)
    const eventId = await remove(backend)
    expect(await count()).toBe(before - 1)
    await undo(backend, eventId)
    expect(await count()).toBe(before)
  })

  test('stays deleted over a restart, and comes back then', async () => {
    const persistence = memoryPersistence()
    const start = () => createTestServer({ now: () => NOW, persistence })
    const call = async (server: MockServer, method: string, path: string, body?: object) => {
      const headers = {
        'X-Tenant-Id': 'nordkurs',
        Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-admin')}`,
      }
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
      const answer = await server.fetch(path, init)
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    const { eventId } = (await call(start(), 'DELETE', `/api/orders/${ID}`)).body
    const second = start()
    expect((await call(second, 'GET', `/api/orders/${ID}`)).status).toBe(404)
    const back = await call(second, 'POST', `/api/orders/${ID}/undo`, { eventId })
    expect(back).toMatchObject({ status: 200, body: { order: { id: ID, status: 'CANCELLED', version: 2 } } })
  })
})

describe('Who and when', () => {
  test('Only who deleted it and admins bring it back', async () => {
    const backend = seededBackend()
    const eventId = await remove(backend)
    expect((await undo(backend, eventId, {}, 'dispo@nordkurs')).refusal['message']).toBe('Nur für die Administration')
    expect((await undo(backend, eventId, {}, 'gast@nordkurs')).status).toBe(403)
    expect((await undo(backend, 'evt-nordkurs-999')).status).toBe(404)
    expect((await undo(backend, eventId, {}, 'admin@mainspessart')).status).toBe(404)
    expect((await undo(backend, eventId)).status).toBe(200)
  })

  test('Taking the bringing back back deletes again, and that can be undone too', async () => {
    const backend = seededBackend()
    const back = await undo(backend, await remove(backend))
    const again = await undo(backend, back.body.eventId)
    expect([again.status, again.body.deleted, again.body.order.version]).toEqual([200, true, 2])
    expect((await backend.ask(ADMIN, 'orders.get', { params })).status).toBe(404)
    const third = await undo(backend, again.body.eventId)
    expect([third.status, third.body.order.version]).toEqual([200, 3])
  })

  test('What was changed since is not deleted unasked', async () => {
    const backend = seededBackend()
    const back = await undo(backend, await remove(backend))
    await backend.ask('dispo@nordkurs', 'orders.setStatus', { params, body: { status: 'CREATED' } })
    await backend.ask('dispo@nordkurs', 'orders.update', { params, body: { weight: 777 } })
    const weight = (await eventsOf(backend))[0]?.changedFields[0]?.from
    const refused = await undo(backend, back.body.eventId)
    expect([refused.status, refused.refusal]).toEqual([
      409,
      {
        message: 'Der Auftrag wurde inzwischen geändert',
        reasons: [{ code: 'reason.changedMeanwhile' }],
        code: 'UNDO_CONFLICT',
        conflicts: [
          { field: 'status', mine: 'CANCELLED', theirs: 'CREATED' },
          { field: 'weight', mine: weight, theirs: 777 },
        ],
      },
    ])
    expect((await undo(backend, back.body.eventId, { force: true })).body.deleted).toBe(true)
  })

  test('What went on to be confirmed is not deleted at all', async () => {
    const backend = seededBackend()
    const id = 'NK-2026-004793'
    const gone = await backend.ask(ADMIN, 'orders.delete', { params: { id } })
    const back = await backend.ask(ADMIN, 'orders.undo', { params: { id }, body: { eventId: gone.body.eventId } })
    await backend.ask(ADMIN, 'orders.setStatus', { params: { id }, body: { status: 'CONFIRMED' } })
    const body = { eventId: back.body.eventId, force: true }
    const again = await backend.ask(ADMIN, 'orders.undo', { params: { id }, body })
    expect([again.status, again.refusal['message']]).toEqual([409, 'Nur aus Angelegt oder Storniert löschbar'])
  })

  test('Events from before the deletion can still be taken back', async () => {
    const backend = seededBackend()
    const id = 'NK-2026-004793'
    const edit = await backend.ask(ADMIN, 'orders.update', { params: { id }, body: { weight: 777 } })
    const gone = await backend.ask(ADMIN, 'orders.delete', { params: { id } })
    await backend.ask(ADMIN, 'orders.undo', { params: { id }, body: { eventId: gone.body.eventId } })
    const { body } = await backend.ask(ADMIN, 'orders.undo', { params: { id }, body: { eventId: edit.body.eventId } })
    expect(body.order.version).toBe(4)
    expect(body.order.weight).not.toBe(777)
  })
})
