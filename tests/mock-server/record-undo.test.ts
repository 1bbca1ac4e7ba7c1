import { describe, expect, test } from 'vitest'
import type { EndpointName } from '#src/contract/index.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const ADMIN = 'admin@nordkurs'
const FINANCE = 'finanzen@nordkurs'
const SALES = 'vertrieb@nordkurs'

const undo = (
  backend: Backend,
  name: Extract<EndpointName, `${'transports' | 'documents' | 'alerts' | 'partners'}.undo`>,
  id: string,
  body: { eventId?: string | undefined; force?: boolean },
  account = DISPO,
) => backend.ask(account, name, { params: { id }, body })
const setStatus = (backend: Backend, id: string, status: string, notes?: string, account = DISPO) =>
  backend.ask(account, 'transports.setStatus', { params: { id }, body: { status, notes } })

/** A transport of an order that is planned, and what both are now. */
async function planned(backend: Backend) {
  const { id: orderId, transportId = '' } = await someOrder(backend, 'ASSIGNED')
  const store = backend.server.store('nordkurs')
  const state = async () => {
    const [transport, order] = [await store.find('transports', transportId), await store.find('orders', orderId)]
    return [transport?.status, transport?.progress, order?.status, order?.transportStatus]
  }
  return { orderId, id: transportId, state }
}

describe('The status of a transport is taken back', () => {
  test('alone where its order did not move, and made again by taking that back', async () => {
    const backend = seededBackend()
    const { id, state } = await planned(backend)
    const before = await state()
    const { body } = await setStatus(backend, id, 'AT_PICKUP')
    expect(await state()).toEqual(['AT_PICKUP', 35, 'ASSIGNED', 'AT_PICKUP'])
    const undone = await undo(backend, 'transports.undo', id, body)
    expect([undone.status, await state()]).toEqual([200, before])
    await undo(backend, 'transports.undo', id, { eventId: undone.body.eventId })
    expect(await state()).toEqual(['AT_PICKUP', 35, 'ASSIGNED', 'AT_PICKUP'])
  })

  test('with the order that followed it in the same step, there and back again', async () => {
    const backend = seededBackend()
    const { id, state } = await planned(backend)
    const before = await state()
    let { eventId } = (await setStatus(backend, id, 'DELIVERED')).body
    expect(await state()).toEqual(['DELIVERED', 100, 'DELIVERED', 'DELIVERED'])
    for (const expected of [before, ['DELIVERED', 100, 'DELIVERED', 'DELIVERED'], before]) {
      const undone = await undo(backend, 'transports.undo', id, { eventId })
      expect([undone.status, await state()]).toEqual([200, expected])
      eventId = undone.body.eventId
    }
  })

  test('a transport called off has its order planned again with all it had', async () => {
    const backend = seededBackend()
    const { id, orderId, state } = await planned(backend)
    const before = await state()
    const crewOf = async () => {
      const order = await backend.server.store('nordkurs').find('orders', orderId)
      return [order?.carrierId, order?.assignedVehicleId, order?.driverName, order?.transportId]
    }
    const crew = await crewOf()
    const { body } = await setStatus(backend, id, 'CANCELLED')
    expect(await state()).toEqual(['CANCELLED', 0, 'CONFIRMED', undefined])
    await undo(backend, 'transports.undo', id, body)
    expect([await state(), await crewOf()]).toEqual([before, crew])
  })

  test('not past the time limit of the order that followed: refused with the reason, and nothing happens', async () => {
    const backend = seededBackend()
    const { id, state } = await planned(backend)
    const { body } = await setStatus(backend, id, 'LOADED')
    const after = await state()
    backend.pass(61 * 60_000)
    const { status, refusal } = await undo(backend, 'transports.undo', id, body)
    expect([status, refusal['message']]).toEqual([422, 'Nur innerhalb von 60 Minuten möglich'])
    expect(await state()).toEqual(after)
  })

  test('not where it has moved on, whether forced or not', async () => {
    const backend = seededBackend()
    const { id, state } = await planned(backend)
    const { body } = await setStatus(backend, id, 'AT_PICKUP')
    await setStatus(backend, id, 'LOADED', undefined, ADMIN)
    const after = await state()
    for (const force of [false, true]) {
      const { status, refusal } = await undo(backend, 'transports.undo', id, { ...body, force })
      expect([status, refusal['code'], refusal['conflicts']]).toEqual([
        409,
        'UNDO_CONFLICT',
        [{ field: 'status', mine: 'AT_PICKUP', theirs: 'LOADED' }],
      ])
    }
    expect(await state()).toEqual(after)
  })

  test('only by whom it was set, by admins, and by nobody who may not set it', async () => {
    const backend = seededBackend()
    const { id } = await planned(backend)
    const { body } = await setStatus(backend, id, 'AT_PICKUP', undefined, ADMIN)
    expect((await undo(backend, 'transports.undo', id, body)).status).toBe(403)
    expect((await undo(backend, 'transports.undo', id, body, SALES)).status).toBe(403)
    expect((await undo(backend, 'transports.undo', id, body, ADMIN)).status).toBe(200)
  })

  test('not under the id of another, nor as another kind of record', async () => {
    const backend = seededBackend()
    const { id } = await planned(backend)
    const { body } = await setStatus(backend, id, 'AT_PICKUP')
    expect((await undo(backend, 'transports.undo', 'tra-nk-ocr-001', body)).status).toBe(404)
    expect((await undo(backend, 'documents.undo', id, body)).status).toBe(404)
    expect((await undo(backend, 'transports.undo', id, { eventId: 'rev-nordkurs-999' })).status).toBe(404)
  })
})

test('A driver who was given to a transport leaves it and its order together', async () => {
  const backend = seededBackend()
  const { id, orderId } = await planned(backend)
  const store = backend.server.store('nordkurs')
  const names = async () => [
    (await store.find('transports', id))?.driverName,
    (await store.find('orders', orderId))?.driverName,
  ]
  const before = await names()
  const input = { params: { id }, body: { driverId: 'drv-007' } }
  const { body } = await backend.ask(DISPO, 'transports.assignDriver', input)
  const driver = (await store.find('drivers', 'drv-007'))?.name
  expect(await names()).toEqual([driver, driver])
  const undone = await undo(backend, 'transports.undo', id, body)
  expect([undone.status, (await names())[1]]).toEqual([200, before[1]])
  expect((await names())[0]).toBe(before[0])
})

test('One key takes an event back once: the second answer is the first, and a third key finds the conflict', async () => {
  const backend = seededBackend()
  const { id, state } = await planned(backend)
  const { eventId } = (await setStatus(backend, id, 'AT_PICKUP')).body
  const token = await backend.server.tokenFor('usr-nordkurs-dispo')
  const send = async (key: string) => {
    const headers = {
      'X-Tenant-Id': 'nordkurs',
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      Authorization: `Bearer ${token}`,
    }
    const init = { method: 'POST', headers, body: JSON.stringify({ eventId }) }
    const response = await backend.server.fetch(`/api/v1/transports/${id}/undo`, init)
    return [response.status, await response.json()]
  }
  const first = await send('one')
  const after = await state()
  expect(await send('one')).toEqual(first)
  expect((await send('two'))[0]).toBe(409)
  expect(await state()).toEqual(after)
})

describe('An alert', () => {
  const ids = async (backend: Backend) =>
    (await backend.ask(DISPO, 'alerts.list')).body.data.map(({ id, read }) => `${id} ${read}`)

  test.each(['dismiss', 'read'] as const)(
    'that was %s is as before, one of a rule and one of a disruption',
    async (how) => {
      const backend = seededBackend()
      const before = await ids(backend)
      const { data } = (await backend.ask(DISPO, 'alerts.list')).body
      const rule = data.find(({ id }) => id.startsWith('alt-high'))
      const other = data.find(({ read, orderId }) => !read && orderId !== undefined)
      for (const alert of [rule, other]) {
        const id = alert?.id ?? ''
        const { body } = await backend.ask(DISPO, `alerts.${how}`, { params: { id } })
        expect(await ids(backend)).not.toEqual(before)
        const undone = await undo(backend, 'alerts.undo', id, body)
        expect([undone.status, await ids(backend)]).toEqual([200, before])
        const redone = await undo(backend, 'alerts.undo', id, undone.body)
        expect(await ids(backend)).not.toEqual(before)
        await undo(backend, 'alerts.undo', id, redone.body)
      }
      expect(await ids(backend)).toEqual(before)
    },
  )
})

describe('The check of a document', () => {
  const documentWhere = async (backend: Backend, pod: boolean) => {
    await backend.server.ready
    const store = backend.server.store('nordkurs')
    for (const document of await store.all('documents', { verified: false })) {
      if ((document.kind === 'pod') !== pod) continue
      const order = document.orderId ? await store.find('orders', document.orderId) : undefined
      if (!pod || (order?.status === 'DELIVERED' && !order.proofOfDeliveryVerified)) return { document, order, store }
    }
    throw new Error('No such document')
  }
  const verify = (backend: Backend, id: string, ifMatch?: number) =>
    backend.ask(FINANCE, 'documents.verify', { params: { id }, body: { verified: true }, ...(ifMatch && { ifMatch }) })

  test('is taken back', async () => {
    const backend = seededBackend()
    const { document, store } = await documentWhere(backend, false)
    const { body } = await verify(backend, document.id, document.version)
    expect(body.verified).toBe(true)
    expect((await undo(backend, 'documents.undo', document.id, body, FINANCE)).status).toBe(200)
    expect((await store.find('documents', document.id))?.verified).toBe(false)
  })

  test('of a proof of delivery goes back with its order, there and back again', async () => {
    const backend = seededBackend()
    const { document, order, store } = await documentWhere(backend, true)
    const state = async () => [
      (await store.find('documents', document.id))?.verified,
      (await store.find('orders', order?.id ?? ''))?.proofOfDeliveryVerified,
    ]
    let { eventId } = (await verify(backend, document.id)).body
    for (const proven of [false, true, false]) {
      const undone = await undo(backend, 'documents.undo', document.id, { eventId }, FINANCE)
      expect([undone.status, await state()]).toEqual([200, [proven, proven]])
      eventId = undone.body.eventId
    }
  })

  test('upon an old version is a conflict', async () => {
    const backend = seededBackend()
    const { document } = await documentWhere(backend, false)
    const { status, refusal } = await verify(backend, document.id, document.version + 1)
    expect([status, refusal['code']]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('that somebody has changed since asks, and force writes over it', async () => {
    const backend = seededBackend()
    const { document, store } = await documentWhere(backend, false)
    const { body } = await verify(backend, document.id)
    await store.patch('documents', document.id, { verified: false })
    const { status, refusal } = await undo(backend, 'documents.undo', document.id, body, FINANCE)
    expect([status, refusal['conflicts']]).toEqual([409, [{ field: 'verified', mine: true, theirs: false }]])
    const forced = await undo(backend, 'documents.undo', document.id, { ...body, force: true }, FINANCE)
    expect(forced.status).toBe(200)
  })
})

describe('A partner who was made', () => {
  const create = (backend: Backend) =>
    backend.ask(DISPO, 'partners.create', { body: { kind: 'customer', name: 'Neue Kundschaft GmbH' } })

  test('is gone, and comes back as he was', async () => {
    const backend = seededBackend()
    const { body } = await create(backend)
    const undone = await undo(backend, 'partners.undo', body.id, body)
    expect((await backend.ask(DISPO, 'partners.get', { params: { id: body.id } })).status).toBe(404)
    expect((await undo(backend, 'partners.undo', body.id, undone.body)).status).toBe(200)
    const back = await backend.ask(DISPO, 'partners.get', { params: { id: body.id } })
    expect([back.body.name, back.body.number]).toEqual([body.name, body.number])
  })

  test('stays where an order names him', async () => {
    const backend = seededBackend()
    const { body } = await create(backend)
    const { id } = await someOrder(backend, 'CREATED')
    await backend.ask(DISPO, 'orders.setCustomer', { params: { id }, body: { customerId: body.id } })
    const { status, refusal } = await undo(backend, 'partners.undo', body.id, body)
    expect([status, refusal['code']]).toEqual([409, 'NOT_UNDOABLE'])
  })
})

test('Everybody is told of a change and of its undoing, with the key of the call', async () => {
  const backend = seededBackend()
  const { id } = await planned(backend)
  const heard: { entity: string; change: string; intentKey?: string }[] = []
  const socket = { send: (text: string) => void heard.push(JSON.parse(text)), close: () => undefined }
  backend.server.live.connect(socket, 'nordkurs', { sessionId: 'ses-1', endsAt: Infinity, isAlive: async () => true })
  const { body } = await setStatus(backend, id, 'AT_PICKUP')
  await undo(backend, 'transports.undo', id, body)
  const told = heard.filter(({ entity }) => entity === 'transports').map(({ change }) => change)
  expect(told).toEqual(['updated', 'updated'])
})
