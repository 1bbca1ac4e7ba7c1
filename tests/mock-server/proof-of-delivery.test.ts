import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const FINANCE = 'finanzen@nordkurs'

const verify = (backend: Backend, id: string, verified: boolean) =>
  backend.ask(FINANCE, 'documents.verify', { params: { id }, body: { verified } })

/** A delivered order whose proof is there and not checked. */
async function unproven(backend: Backend) {
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  for (const document of await store.all('documents', { kind: 'pod', verified: false })) {
    const order = document.orderId ? await store.find('orders', document.orderId) : undefined
    if (order?.status !== 'DELIVERED' || order.proofOfDeliveryVerified) continue
    const state = async () => [
      (await store.find('orders', order.id))?.proofOfDeliveryVerified,
      (await store.find('documents', document.id))?.verified,
    ]
    return { store, document, orderId: order.id, params: { id: order.id }, state }
  }
  throw new Error('No proof of delivery waits')
}

async function lastEvent(backend: Backend, id: string) {
  const { items } = (await backend.ask(DISPO, 'orders.events', { params: { id }, query: { pageSize: 1 } })).body
  return items[0]?.id ?? ''
}

describe('The proof of delivery of an order and its document agree', () => {
  test('when the check is taken back, made again and taken back', async () => {
    const backend = seededBackend()
    const { document, params, state } = await unproven(backend)
    await verify(backend, document.id, true)
    let eventId = await lastEvent(backend, params.id)
    for (const proven of [false, true, false]) {
      const { body } = await backend.ask(FINANCE, 'orders.undo', { params, body: { eventId } })
      expect(await state()).toEqual([proven, proven])
      eventId = body.eventId ?? ''
    }
    await verify(backend, document.id, true)
    expect(await state()).toEqual([true, true])
  })

  test('after a second delivery the same document can be checked for it, and the order be billed', async () => {
    const backend = seededBackend()
    const { document, params, state } = await unproven(backend)
    await verify(backend, document.id, true)
    for (const status of ['IN_TRANSIT', 'DELIVERED']) {
      await backend.ask(DISPO, 'orders.setStatus', { params, body: { status, notes: 'Zweite Anfahrt' } })
    }
    expect(await state()).toEqual([false, true])
    expect((await verify(backend, document.id, true)).status).toBe(200)
    expect(await state()).toEqual([true, true])
    const billed = await backend.ask(FINANCE, 'orders.setStatus', { params, body: { status: 'BILLED' } })
    expect(billed.body.order.status).toBe('BILLED')
  })

  test('as long as another document proves it', async () => {
    const backend = seededBackend()
    const { store, document, orderId, state } = await unproven(backend)
    await store.insert('documents', { ...document, id: 'doc-second', orderId, verified: false })
    await verify(backend, document.id, true)
    // Nothing is said of the delivery by leaving the second one as it is, or by taking back one of two.
    await verify(backend, 'doc-second', false)
    expect(await state()).toEqual([true, true])
    await verify(backend, 'doc-second', true)
    await verify(backend, document.id, false)
    expect(await state()).toEqual([true, false])
    await verify(backend, 'doc-second', false)
    expect(await state()).toEqual([false, false])
  })
})
