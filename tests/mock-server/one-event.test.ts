import { describe, expect, test } from 'vitest'
import { ConflictError } from '#mock-server/store/store.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import { historyOf } from '#mock-server/write/history.ts'
import { RecordingStore } from '#mock-server/write/recording-store.ts'
import { NOW, seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const storeOf = ({ server }: ReturnType<typeof seededBackend>) => server.store('nordkurs')

/** An order that is under way, and its transport late. */
async function late() {
  const backend = seededBackend()
  const { id, transportId = '' } = await someOrder(backend, 'IN_TRANSIT')
  const store = storeOf(backend)
  const before = [await store.find('transports', transportId), await store.find('orders', id)].map(
    (row) => row?.delayMinutes,
  )
  const body = { minutes: 95, cause: 'Stau' }
  const { eventId } = (await backend.ask(DISPO, 'transports.setDelay', { params: { id: transportId }, body })).body
  const delays = async () => {
    const rows = [await store.find('transports', transportId), await store.find('orders', id)]
    return rows.map((row) => row?.delayMinutes)
  }
  return { backend, store, id, transportId, eventId, before, delays }
}

describe('What a person does to one record and touches another with', () => {
  test('is one event, which both histories show with their own fields', async () => {
    const { backend, store, id, transportId, eventId, delays } = await late()
    expect(await delays()).toEqual([95, 95])
    const [own, touched] = [
      await historyOf({ store }, { kind: 'transport', id: transportId }),
      await backend.ask(DISPO, 'orders.events', { params: { id }, query: { pageSize: 1 } }),
    ]
    expect(own.map((event) => event.id)).toEqual([eventId])
    expect(own[0]?.changedFields.map(({ field }) => field)).toContain('delayCause')
    const [event] = touched.body.items
    expect([event?.id, event?.type, event?.payload]).toEqual([eventId, 'updated', { delayCause: 'Stau' }])
    expect(event?.changedFields.map(({ field, to }) => [field, to])).toEqual([['delayMinutes', 95]])
  })

  test.each(['transports', 'orders'] as const)('is taken back as a whole by way of %s', async (kind) => {
    const { backend, id, transportId, eventId, before, delays } = await late()
    const params = { id: kind === 'orders' ? id : transportId }
    const undone = await backend.ask(DISPO, `${kind}.undo`, { params, body: { eventId } })
    expect(undone.status).toBe(200)
    expect(await delays()).toEqual(before)
    await backend.ask(DISPO, `${kind}.undo`, { params, body: { eventId: undone.body.eventId } })
    expect(await delays()).toEqual([95, 95])
  })

  test('is asked about where a truck has said something else since', async () => {
    const { backend, store, id, transportId, eventId } = await late()
    for (const [entity, one] of [
      ['transports', transportId],
      ['orders', id],
    ] as const)
      await store.patch(entity, one, { delayMinutes: 20 }, { keepsVersion: true })
    const asked = await backend.ask(DISPO, 'transports.undo', { params: { id: transportId }, body: { eventId } })
    expect([asked.status, asked.refusal['code'], asked.refusal['conflicts']]).toEqual([
      409,
      'UNDO_CONFLICT',
      [{ field: 'delayMinutes', mine: 95, theirs: 20 }],
    ])
  })
})

test('the audit log is told of another carrier whichever way an order gets him, and of his going again', async () => {
  const backend = seededBackend()
  const store = storeOf(backend)
  const { id } = await someOrder(backend, 'CONFIRMED')
  const carriers = await store.all('partners', { kind: 'carrier', blocked: false })
  const carrierId = carriers[0]?.id ?? ''
  const stops = [
    { orderId: id, kind: 'pickup' },
    { orderId: id, kind: 'delivery' },
  ]
  const body = { carrierId, stops, overrideReason: 'Mit dem Kunden besprochen' }
  const planned = await backend.ask(DISPO, 'tours.plan', { body })
  expect(planned.status).toBe(200)
  const params = { id: planned.body.tour.id }
  await backend.ask(DISPO, 'tours.undo', { params, body: { eventId: planned.body.eventId } })
  const entries = await store.all('auditLogs', { entityId: id })
  const told = entries.map(({ eventType, details }) => [eventType, (details as { newValue: unknown }).newValue])
  expect(told).toEqual([
    ['carrier_changed', carrierId],
    ['carrier_changed', null],
  ])
})

test('the version somebody started from is checked in the write itself, once', async () => {
  const base = new Database({ now: () => NOW }).store('nord')
  const company = { name: 'Nord', street: '', postalCode: '', city: '', country: 'Deutschland' }
  await base.insert('companies', { id: 'nord', ...company })
  await base.patch('companies', 'nord', { city: 'Kiel' })
  const outdated = base.transaction(async (inside) => {
    const store = new RecordingStore(inside)
    store.startFrom('companies', 'nord', 1)
    await store.patch('companies', 'nord', { city: 'Lübeck' })
  })
  await expect(outdated).rejects.toBeInstanceOf(ConflictError)
  const [one, two] = await base.transaction(async (inside) => {
    const store = new RecordingStore(inside)
    store.startFrom('companies', 'nord', 2)
    return [
      await store.patch('companies', 'nord', { city: 'Lübeck' }),
      await store.patch('companies', 'nord', { street: 'Am Kai 1' }),
    ]
  })
  // Written twice in one act it is one version further.
  expect([one?.version, two?.version]).toEqual([3, 3])
})
