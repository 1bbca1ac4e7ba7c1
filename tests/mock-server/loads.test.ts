import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const FREIGHT = {
  description: '12 Europaletten Fisch',
  originCity: 'Hamburg',
  originPostalCode: '20457',
  destinationCity: 'Kiel',
  pickupDate: '2026-11-25',
  loadingMeters: 4.8,
}

const get = (backend: Backend, id: string) => backend.ask(DISPO, 'loads.get', { params: { id } })
const setStatus = (backend: Backend, id: string, status: string) =>
  backend.ask(DISPO, 'loads.setStatus', { params: { id }, body: { status } })
const undo = (backend: Backend, id: string, eventId: string | undefined, force = false) =>
  backend.ask(DISPO, 'loads.undo', { params: { id }, body: { eventId: eventId ?? '', force } })

/** The load of a confirmed order. */
async function ofOrder(backend: Backend) {
  const order = await someOrder(backend, 'CONFIRMED')
  const { body } = await backend.ask(DISPO, 'loads.list', { query: { q: order.id } })
  const [load] = body.data
  if (!load) throw new Error(`${order.id} has no load`)
  return { order, load }
}

describe('A load that is typed', () => {
  test('is made, changed under its version, goes through its statuses, is deleted, and each is taken back', async () => {
    const backend = seededBackend()
    const made = await backend.ask(DISPO, 'loads.create', { body: FREIGHT })
    expect(made.status).toBe(201)
    expect(made.body.load).toMatchObject({
      status: 'open',
      customerName: 'Unbekannt',
      vehicleType: 'TRUCK',
      version: 1,
    })
    const { id } = made.body.load
    const params = { id }
    const body = { description: '14 Europaletten Fisch', loadingMeters: null }
    expect((await backend.ask(DISPO, 'loads.update', { params, body, ifMatch: 9 })).status).toBe(409)
    const changed = await backend.ask(DISPO, 'loads.update', { params, body, ifMatch: 1 })
    expect(changed.body.load).toMatchObject({ description: '14 Europaletten Fisch', version: 2 })
    expect(changed.body.load.loadingMeters).toBeUndefined()
    const assigned = await setStatus(backend, id, 'assigned')
    expect(assigned.body.load.status).toBe('assigned')
    await undo(backend, id, assigned.body.eventId)
    await undo(backend, id, changed.body.eventId)
    expect((await get(backend, id)).body).toMatchObject({ ...FREIGHT, status: 'open' })
    const gone = await backend.ask(DISPO, 'loads.delete', { params })
    expect((await get(backend, id)).status).toBe(404)
    const back = await undo(backend, id, gone.body.eventId)
    expect((await get(backend, id)).body).toMatchObject({ ...FREIGHT, id })
    const again = await undo(backend, id, back.body.eventId)
    expect([again.status, (await get(backend, id)).status]).toEqual([200, 404])
  })

  test('What was changed since it was made is not taken away unasked', async () => {
    const backend = seededBackend()
    const { load, eventId } = (await backend.ask(DISPO, 'loads.create', { body: FREIGHT })).body
    await setStatus(backend, load.id, 'planned')
    expect((await undo(backend, load.id, eventId)).refusal['code']).toBe('UNDO_CONFLICT')
    expect((await undo(backend, load.id, eventId, true)).status).toBe(200)
  })

  test('What is missing or wrong is named by field; sales and other tenants have none of it', async () => {
    const backend = seededBackend()
    const body = { originCity: ' ', weightKg: 90_000, destinationPostalCode: '1', vehicleType: 'RIKSCHA' }
    const { status, refusal } = await backend.ask(DISPO, 'loads.create', { body })
    const errors = refusal['fieldErrors'] as { path: string }[]
    expect([status, errors.map(({ path }) => path)]).toEqual([
      422,
      ['description', 'originCity', 'destinationCity', 'weightKg', 'destinationPostalCode', 'vehicleType'],
    ])
    expect((await backend.ask('vertrieb@nordkurs', 'loads.create', { body: FREIGHT })).status).toBe(403)
    const { id } = (await backend.ask(DISPO, 'loads.create', { body: FREIGHT })).body.load
    expect((await backend.ask('dispo@elbeoder', 'loads.get', { params: { id } })).status).toBe(404)
  })
})

describe('The load of an order', () => {
  test('may be planned while the order waits; further on its status follows the order, and says so', async () => {
    const backend = seededBackend()
    const { order, load } = await ofOrder(backend)
    expect((await setStatus(backend, load.id, 'planned')).body.load.status).toBe('planned')
    await backend.ask(DISPO, 'orders.update', { params: { id: order.id }, body: { pickupReference: 'Tor 3' } })
    expect((await get(backend, load.id)).body.status).toBe('planned')
    const early = await setStatus(backend, load.id, 'done')
    expect([early.status, early.refusal['message']]).toEqual([409, `Der Status folgt dem Auftrag ${order.id}`])
    const [vehicle] = (await backend.ask(DISPO, 'vehicles.list', { query: { status: 'available' } })).body.data
    const body = { vehicleId: vehicle?.id ?? '', overrideReason: 'Geprüft' }
    await backend.ask(DISPO, 'orders.setVehicle', { params: { id: order.id }, body })
    expect((await get(backend, load.id)).body.status).toBe('assigned')
    expect((await setStatus(backend, load.id, 'open')).status).toBe(409)
    const gone = await backend.ask(DISPO, 'loads.delete', { params: { id: load.id } })
    expect([gone.status, gone.refusal['message']]).toEqual([409, `Die Ladung gehört zum Auftrag ${order.id}`])
  })

  test('is changed on the order, by its rules and in its words; one undo takes both back', async () => {
    const backend = seededBackend()
    const { order, load } = await ofOrder(backend)
    const params = { id: load.id }
    const change = (body: object) => backend.ask(DISPO, 'loads.update', { params, body })
    expect((await change({ customerName: 'Andere' })).refusal['fieldErrors']).toMatchObject([
      { path: 'customerName', code: 'customerOfOrder' },
    ])
    expect((await change({ originPostalCode: '1' })).refusal['fieldErrors']).toMatchObject([
      { path: 'originPostalCode' },
    ])
    const changed = await change({ description: '9 Gitterbox Armaturen', weightKg: 4500 })
    expect(changed.body.load).toMatchObject({ description: '9 Gitterbox Armaturen', weightKg: 4500 })
    const orderNow = async () => (await backend.ask(DISPO, 'orders.get', { params: { id: order.id } })).body
    expect(await orderNow()).toMatchObject({ cargoDescription: '9 Gitterbox Armaturen', weight: 4500 })
    const back = await undo(backend, load.id, changed.body.eventId)
    expect(await orderNow()).toMatchObject({ cargoDescription: order.cargoDescription, weight: order.weight })
    await undo(backend, load.id, back.body.eventId)
    expect((await get(backend, load.id)).body.weightKg).toBe(4500)
  })
})

test('The list of loads is filtered by status, vehicle, day, town and words, sorted by the way of the statuses', async () => {
  const backend = seededBackend()
  await backend.ask(DISPO, 'loads.create', { body: FREIGHT })
  const list = async (query: Record<string, string>) =>
    (await backend.ask(DISPO, 'loads.list', { query: { limit: 500, ...query } })).body.data
  const all = await list({})
  expect((await list({ ofOrder: 'false' })).map(({ description }) => description)).toEqual(['12 Europaletten Fisch'])
  expect(await list({ city: 'kie', pickupFrom: '2026-11-25', pickupTo: '2026-11-25', q: 'fisch' })).toHaveLength(1)
  const reefers = all.filter(({ vehicleType }) => vehicleType === 'REEFER' || vehicleType === 'MEGA')
  expect(await list({ vehicleType: 'REEFER,MEGA' })).toEqual(reefers)
  const [first] = all
  await setStatus(backend, first?.id ?? '', 'planned')
  expect((await list({ sortBy: 'status', sortOrder: 'desc' }))[0]?.id).toBe(first?.id)
  expect((await list({ status: 'planned' })).map(({ id }) => id)).toEqual([first?.id])
})
