import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const TYPED = {
  customerName: 'Nordsee Feinkost GmbH',
  origin: 'Hamburg',
  originPostalCode: '20457',
  destination: 'Kiel',
  destinationPostalCode: '24103',
  cargo: '12 Europaletten Fisch',
  loadingDate: '2026-11-25',
}

const create = (backend: Backend, body: object, account = DISPO) => backend.ask(account, 'transports.create', { body })
const get = (backend: Backend, id: string) => backend.ask(DISPO, 'transports.get', { params: { id } })
const orderOf = async (backend: Backend, id: string) =>
  (await backend.ask(DISPO, 'orders.get', { params: { id } })).body
const undo = (backend: Backend, id: string, eventId: string | undefined, force?: boolean) =>
  backend.ask(DISPO, 'transports.undo', {
    params: { id },
    body: { eventId: eventId ?? '', ...(force === undefined ? {} : { force }) },
  })
const remove = (backend: Backend, id: string) => backend.ask(DISPO, 'transports.delete', { params: { id } })
const vehicleOf = async (backend: Backend, status: string) => {
  const { body } = await backend.ask(DISPO, 'vehicles.list', { query: { status, type: 'TAUTLINER' } })
  const [vehicle] = body.data
  if (!vehicle) throw new Error(`No vehicle is ${status}`)
  return vehicle
}

describe('A transport that is typed', () => {
  test('is in planning, one that was read by OCR an inquiry; each has the next number and its way', async () => {
    const backend = seededBackend()
    const typed = await create(backend, TYPED)
    expect(typed.status).toBe(201)
    expect(typed.body.transport).toMatchObject({
      status: 'PLANNING',
      progress: 5,
      loadId: 'NK-TR-0001',
      distanceKm: 111,
    })
    backend.pass(60_000)
    const read = await create(backend, { origin: 'Hamburg', isFromOCR: true })
    expect(read.body.transport).toMatchObject({ status: 'inquiry', loadId: 'NK-OCR-0016', customerName: 'Unbekannt' })
    expect(read.body.transport.distanceKm).toBeUndefined()
    backend.pass(60_000)
    const known = await create(backend, { ...TYPED, loadId: 'EXT-7', isFromOCR: true, status: 'PLANNING' })
    expect(known.body.transport).toMatchObject({ status: 'PLANNING', loadId: 'EXT-7', isFromOCR: true })
    const list = await backend.ask(DISPO, 'transports.list', {})
    expect(list.body.data.slice(0, 3).map(({ loadId }) => loadId)).toEqual(['EXT-7', 'NK-OCR-0016', 'NK-TR-0001'])
  })

  test('What is missing or wrong is named by field, and nothing is made', async () => {
    const backend = seededBackend()
    const { status, refusal } = await create(backend, {
      originPostalCode: '123',
      loadingDate: '2026-13-01',
      loadingMeters: 99,
      vehicleType: 'RIKSCHA',
    })
    const errors = refusal['fieldErrors'] as { path: string; message: string }[]
    expect([status, errors.map(({ path }) => path)]).toEqual([
      422,
      ['customerName', 'origin', 'destination', 'loadingMeters', 'originPostalCode', 'loadingDate', 'vehicleType'],
    ])
    expect((await create(backend, TYPED, 'vertrieb@nordkurs')).status).toBe(403)
    expect((await backend.ask(DISPO, 'transports.list', { query: { q: 'NK-TR' } })).body.data).toEqual([])
  })

  test('is changed under its version, taken back, and made again; another tenant knows none of it', async () => {
    const backend = seededBackend()
    const made = (await create(backend, TYPED)).body
    const { id } = made.transport
    const params = { id }
    expect((await backend.ask('dispo@elbeoder', 'transports.get', { params })).status).toBe(404)
    const body = { destination: 'Flensburg', destinationPostalCode: null, vehicleNumber: 'hh ab 12' }
    expect((await backend.ask(DISPO, 'transports.update', { params, body, ifMatch: 7 })).status).toBe(409)
    const changed = await backend.ask(DISPO, 'transports.update', { params, body, ifMatch: 1 })
    expect(changed.body.transport).toMatchObject({ destination: 'Flensburg', vehicleNumber: 'HH-AB 12', version: 2 })
    const early = await undo(backend, id, made.eventId)
    expect([early.status, early.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
    const back = await undo(backend, id, changed.body.eventId)
    expect(back.status).toBe(200)
    expect((await get(backend, id)).body).toMatchObject({ destination: 'Kiel', vehicleNumber: 'Unbekannt' })
    const gone = await undo(backend, id, made.eventId, true)
    expect([gone.status, (await get(backend, id)).status]).toEqual([200, 404])
    await undo(backend, id, gone.body.eventId)
    expect((await get(backend, id)).body).toMatchObject({ destination: 'Kiel', loadId: 'NK-TR-0001' })
  })

  test('takes a vehicle that suits it and is given to somebody by that; without it, it waits again', async () => {
    const backend = seededBackend()
    const made = (await create(backend, { ...TYPED, weightKg: 30_000 })).body.transport
    const params = { id: made.id }
    const vehicle = await vehicleOf(backend, 'available')
    const assign = (more: object) =>
      backend.ask(DISPO, 'transports.assignVehicle', { params, body: { vehicleId: vehicle.id, ...more } })
    expect((await assign({})).refusal['code']).toBe('CONFLICTS')
    const given = await assign({ overrideReason: 'Zwei Fahrten' })
    expect(given.body.transport).toMatchObject({ status: 'ASSIGNED', vehicleNumber: vehicle.licencePlate })
    const statusOf = async () => (await backend.ask(DISPO, 'vehicles.get', { params: { id: vehicle.id } })).body.status
    expect(await statusOf()).toBe('assigned')
    const refused = await backend.ask(DISPO, 'transports.update', { params, body: { vehicleNumber: 'HH-AB 12' } })
    expect(refused.refusal['fieldErrors']).toMatchObject([{ path: 'vehicleNumber', code: 'plateOfVehicle' }])
    const off = await backend.ask(DISPO, 'transports.assignVehicle', { params, body: { vehicleId: null } })
    expect([off.body.transport.status, off.body.transport.vehicleId, await statusOf()]).toEqual([
      'PLANNING',
      undefined,
      'available',
    ])
    await undo(backend, made.id, off.body.eventId)
    expect([(await get(backend, made.id)).body.status, await statusOf()]).toEqual(['ASSIGNED', 'assigned'])
  })
})

describe('The transport of an order', () => {
  test('is made for a confirmed order that has none, once, and goes when it is deleted', async () => {
    const backend = seededBackend()
    const created = await someOrder(backend, 'CREATED')
    expect((await create(backend, { orderId: created.id })).refusal['code']).toBe('reason.transport.orderNotConfirmed')
    const order = await someOrder(backend, 'CONFIRMED')
    const made = await create(backend, { orderId: order.id })
    const { id } = made.body.transport
    expect(made.body.transport).toMatchObject({
      status: 'PLANNING',
      loadId: order.orderNumber,
      origin: order.pickupCity,
      weightKg: order.weight,
    })
    expect(await orderOf(backend, order.id)).toMatchObject({ transportId: id, transportStatus: 'PLANNING' })
    const again = await create(backend, { orderId: order.id })
    expect([again.status, again.refusal['message']]).toEqual([
      409,
      `Auftrag ${order.orderNumber} hat bereits einen Transport`,
    ])
    const gone = await remove(backend, id)
    expect([gone.status, (await orderOf(backend, order.id)).transportId]).toEqual([200, undefined])
    await undo(backend, id, gone.body.eventId)
    expect(await orderOf(backend, order.id)).toMatchObject({ transportId: id, transportStatus: 'PLANNING' })
    // An order that has another one by now takes none back.
    const second = await remove(backend, id)
    await create(backend, { orderId: order.id })
    expect((await undo(backend, id, second.body.eventId)).refusal['code']).toBe('NOT_UNDOABLE')
  })

  test('stays in planning while its order is confirmed, and goes back to it where the assignment is taken back', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'CONFIRMED')
    const { id } = (await create(backend, { orderId: order.id })).body.transport
    const statusOf = async () => (await get(backend, id)).body.status
    const params = { id: order.id }
    await backend.ask(DISPO, 'orders.update', { params, body: { pickupReference: 'Tor 3' } })
    expect(await statusOf()).toBe('PLANNING')
    const vehicle = await vehicleOf(backend, 'available')
    const body = { vehicleId: vehicle.id, overrideReason: 'Geprüft' }
    const given = await backend.ask(DISPO, 'orders.setVehicle', { params, body })
    expect([given.status, await statusOf()]).toEqual([200, 'ASSIGNED'])
    expect((await get(backend, id)).body.driverId).toBe(vehicle.driverId)
    await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: given.body.eventId ?? '' } })
    expect([await statusOf(), (await orderOf(backend, order.id)).transportStatus]).toEqual(['PLANNING', 'PLANNING'])
    const off = await backend.ask(DISPO, 'transports.setStatus', { params: { id }, body: { status: 'CANCELLED' } })
    expect([off.status, (await orderOf(backend, order.id)).transportId]).toEqual([200, undefined])
    await undo(backend, id, off.body.eventId)
    expect(await orderOf(backend, order.id)).toMatchObject({ transportId: id, transportStatus: 'PLANNING' })
  })

  test('is planned on where its vehicle is taken off, and comes back with it', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'CONFIRMED')
    const { id } = (await create(backend, { orderId: order.id })).body.transport
    const vehicle = await vehicleOf(backend, 'available')
    const assign = (vehicleId: string | null) =>
      backend.ask(DISPO, 'transports.assignVehicle', { params: { id }, body: { vehicleId, overrideReason: 'Geprüft' } })
    await assign(vehicle.id)
    await backend.ask(DISPO, 'orders.setCarrier', { params: { id: order.id }, body: { carrierId: null } })
    const off = await assign(null)
    expect(off.body.transport).toMatchObject({ status: 'PLANNING', vehicleNumber: 'Unbekannt' })
    expect(await orderOf(backend, order.id)).toMatchObject({ status: 'CONFIRMED', transportId: id })
    await undo(backend, id, off.body.eventId)
    expect((await get(backend, id)).body).toMatchObject({ status: 'ASSIGNED', vehicleId: vehicle.id })
    expect((await orderOf(backend, order.id)).status).toBe('ASSIGNED')
  })

  test('is changed on the order, by its rules and in its words; one undo takes both back', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'ASSIGNED')
    const params = { id: order.transportId ?? '' }
    const change = (body: object) => backend.ask(DISPO, 'transports.update', { params, body })
    const wrong = await change({ destinationPostalCode: '12', loadingDate: '2026-02-30', customerName: 'Andere' })
    expect(wrong.refusal['fieldErrors']).toMatchObject([{ path: 'customerName', code: 'customerOfOrder' }])
    const odd = await change({ destinationPostalCode: '12' })
    expect(odd.refusal['fieldErrors']).toMatchObject([{ path: 'destinationPostalCode', code: 'postalCode' }])
    const changed = await change({ cargo: '9 Gitterbox Armaturen', loadingTimeFrom: '06:00' })
    expect(changed.body.transport).toMatchObject({ cargo: '9 Gitterbox Armaturen', loadingTimeFrom: '06:00' })
    expect(await orderOf(backend, order.id)).toMatchObject({
      cargoDescription: '9 Gitterbox Armaturen',
      pickupTimeFrom: '06:00',
    })
    await undo(backend, params.id, changed.body.eventId)
    expect(await orderOf(backend, order.id)).toMatchObject({
      cargoDescription: order.cargoDescription,
      pickupTimeFrom: order.pickupTimeFrom,
    })
  })

  test('is not deleted while its order is on the plan, or goods are on it', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'ASSIGNED')
    const id = order.transportId ?? ''
    const first = await remove(backend, id)
    expect([first.status, first.refusal['message']]).toEqual([
      409,
      'Nur aus Anfrage, In Planung oder Storniert löschbar',
    ])
    const store = backend.server.store('nordkurs')
    await store.patch('transports', id, { status: 'PLANNING' })
    const { status, refusal } = await remove(backend, id)
    expect([status, refusal['message']]).toEqual([409, `Auftrag ${order.orderNumber} ist disponiert oder unterwegs`])
  })
})

describe('A delay', () => {
  test('is minutes and a cause beside the status; order and arrival follow, no minutes take it away', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'IN_TRANSIT')
    await backend.server.store('nordkurs').patch('transports', order.transportId ?? '', { delayMinutes: undefined })
    const id = order.transportId ?? ''
    const before = (await get(backend, id)).body
    const set = (minutes: number, cause?: string) =>
      backend.ask(DISPO, 'transports.setDelay', { params: { id }, body: { minutes, ...(cause && { cause }) } })
    const late = await set(90, ' Stau auf der A 7 ')
    const arrival = Date.parse(before.estimatedArrival ?? '')
    expect(late.body.transport).toMatchObject({
      status: before.status,
      delayMinutes: 90,
      delayCause: 'Stau auf der A 7',
      estimatedArrival: new Date(arrival + 90 * 60_000).toISOString(),
    })
    expect((await orderOf(backend, order.id)).delayMinutes).toBe(90)
    const found = await backend.ask(DISPO, 'transports.list', { query: { delayed: 'true', limit: 500 } })
    expect(found.body.data.map((row) => row.id)).toContain(id)
    const none = await set(0)
    expect(none.body.transport.delayMinutes).toBeUndefined()
    expect(none.body.transport.estimatedArrival).toBe(before.estimatedArrival)
    await undo(backend, id, none.body.eventId)
    expect((await orderOf(backend, order.id)).delayMinutes).toBe(90)
    for (const minutes of [-1, 1.5, 99_999]) expect((await set(minutes)).status).toBe(422)
  })

  test('of a transport that has arrived is refused', async () => {
    const backend = seededBackend()
    const { transportId: id = '' } = await someOrder(backend, 'DELIVERED')
    const late = await backend.ask(DISPO, 'transports.setDelay', { params: { id }, body: { minutes: 5 } })
    expect([late.status, late.refusal['message']]).toEqual([409, 'Transport ist bereits zugestellt'])
  })
})

describe('The list of transports', () => {
  const seen = async (query: Record<string, string | number>) => {
    const { body } = await seededBackend().ask(DISPO, 'transports.list', { query: { limit: 500, ...query } })
    return body.data
  }

  test('is filtered by status, state, people, days, towns and words, all together', async () => {
    const all = await seen({})
    const of = (fits: (transport: (typeof all)[number]) => boolean) => all.filter(fits).map(({ id }) => id)
    const ids = async (query: Record<string, string>) => (await seen(query)).map(({ id }) => id)
    const [with_] = all.filter(({ carrierId }) => carrierId !== undefined)
    expect(await ids({ isFromOCR: 'true' })).toEqual(of(({ isFromOCR }) => isFromOCR))
    expect(await ids({ carrierId: with_?.carrierId ?? '' })).toEqual(
      of(({ carrierId }) => carrierId === with_?.carrierId),
    )
    expect(await ids({ status: 'inquiry', unassigned: 'true' })).toEqual(of(({ status }) => status === 'inquiry'))
    expect(await ids({ delayed: 'false' })).toEqual(of(({ delayMinutes }) => !delayMinutes))
    expect(await ids({ city: 'hamburg', loadingFrom: '2026-11-20', loadingTo: '2026-11-24' })).toEqual(
      of(
        ({ origin, destination, loadingDate = '' }) =>
          `${origin} ${destination}`.includes('Hamburg') && loadingDate >= '2026-11-20' && loadingDate <= '2026-11-24',
      ),
    )
    const name = with_?.customerName ?? ''
    expect(await ids({ customer: name.slice(0, 6).toLowerCase() })).toEqual(
      of(({ customerName }) => customerName.toLowerCase().includes(name.slice(0, 6).toLowerCase())),
    )
  })
})
