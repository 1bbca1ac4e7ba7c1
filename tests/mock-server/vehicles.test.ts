import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'
type Backend = ReturnType<typeof seededBackend>

const create = (backend: Backend, body: object = {}, account = DISPO) =>
  backend.ask(account, 'vehicles.create', { body: { licencePlate: 'hh nk4733', type: 'MEGA', ...body } })
const get = async (backend: Backend, id: string) => (await backend.ask(DISPO, 'vehicles.get', { params: { id } })).body
const some = async (backend: Backend, status: string) => {
  const { body } = await backend.ask(DISPO, 'vehicles.list', { query: { status } })
  const [vehicle] = body.data
  if (vehicle === undefined) throw new Error(`No vehicle is ${status}`)
  return vehicle
}
const undo = (backend: Backend, id: string, eventId: string | undefined) =>
  backend.ask(DISPO, 'vehicles.undo', { params: { id }, body: { eventId: eventId ?? '' } })

describe('vehicles', () => {
  test('are made with the room of their type, by dispatch alone; the same plate is refused at its field', async () => {
    const backend = seededBackend()
    expect((await create(backend, {}, SALES)).status).toBe(403)
    const made = await create(backend)
    expect(made.body).toMatchObject({
      licencePlate: 'HH-NK 4733',
      loadingMeters: 13.6,
      payloadKg: 24_000,
      status: 'available',
    })
    const again = await create(backend, { licencePlate: 'HH-NK4733' })
    expect([again.status, again.refusal['fieldErrors']]).toEqual([
      422,
      [
        {
          path: 'licencePlate',
          code: 'plateTaken',
          severity: 'error',
          message: 'Das Kennzeichen HH-NK 4733 gibt es schon',
          values: { plate: 'HH-NK 4733' },
        },
      ],
    ])
    expect((await undo(backend, made.body.id, made.body.eventId)).status).toBe(200)
    expect((await backend.ask(DISPO, 'vehicles.get', { params: { id: made.body.id } })).status).toBe(404)
  })

  test('another type brings its room, papers the day that counts; both go back, and an old version is told', async () => {
    const backend = seededBackend()
    const { id } = (await create(backend)).body
    const papers = [
      { kind: 'liability', validUntil: '2026-12-31' },
      { kind: 'inspection', validUntil: '2026-12-01' },
    ]
    const params = { id }
    const changed = await backend.ask(DISPO, 'vehicles.update', { params, body: { type: 'SPRINTER', papers } })
    expect(changed.body).toMatchObject({ loadingMeters: 4.8, payloadKg: 1100, papersUntil: '2026-12-01' })
    expect((await backend.ask(DISPO, 'vehicles.update', { params, body: { notes: 'x' }, ifMatch: 1 })).status).toBe(409)
    expect((await undo(backend, id, changed.body.eventId)).status).toBe(200)
    expect(await get(backend, id)).toMatchObject({ type: 'MEGA', loadingMeters: 13.6, papers: [] })
    expect((await get(backend, id)).papersUntil).toBeUndefined()
  })

  test('one with tours is blocked only after they were named, by a reason; lifted, it does what it did', async () => {
    const backend = seededBackend()
    const { id, licencePlate } = await some(backend, 'driving')
    const body = { kind: 'workshop', from: '2026-11-20', to: '2026-12-20', reason: 'Getriebe' }
    const refused = await backend.ask(DISPO, 'vehicles.block', { params: { id }, body })
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
    expect(refused.refusal['message']).toContain(`${licencePlate} fährt in dieser Zeit: NK-2026-`)
    const blocked = await backend.ask(DISPO, 'vehicles.block', {
      params: { id },
      body: { ...body, overrideReason: 'Liegt auf der A7' },
    })
    expect(blocked.body).toMatchObject({ status: 'workshop', blocks: [{ reason: 'Getriebe' }] })
    const [block] = blocked.body.blocks
    const lifted = await backend.ask(DISPO, 'vehicles.unblock', { params: { id }, body: { blockId: block?.id } })
    expect(lifted.body).toMatchObject({ status: 'driving', blocks: [] })
    expect((await undo(backend, id, lifted.body.eventId)).status).toBe(200)
    expect((await get(backend, id)).status).toBe('workshop')
  })

  test('a block begins and ends by the calendar', async () => {
    const backend = seededBackend()
    const { id } = (await create(backend)).body
    const body = { kind: 'other', from: '2026-11-23', to: '2026-11-24', reason: 'verliehen' }
    await backend.ask(DISPO, 'vehicles.block', { params: { id }, body })
    const statuses: string[] = []
    for (let day = 0; day < 5; day += 1) {
      statuses.push((await get(backend, id)).status)
      backend.pass(86_400_000)
    }
    expect(statuses).toEqual(['available', 'available', 'blocked', 'blocked', 'available'])
  })

  test('an order is refused one that is in the workshop on its days, unless dispatch gives a reason', async () => {
    const backend = seededBackend()
    const { id, licencePlate } = (await create(backend)).body
    const { body: list } = await backend.ask(DISPO, 'orders.list', { query: { status: 'CONFIRMED', limit: 50 } })
    const order = list.data.find(({ dangerousGoods, temperatureMin, loadingMeters }) => {
      return (dangerousGoods ?? []).length === 0 && temperatureMin === undefined && (loadingMeters ?? 0) < 13
    })
    const from = order?.pickupDate ?? ''
    await backend.ask(DISPO, 'vehicles.block', {
      params: { id },
      body: { kind: 'workshop', from, to: from, reason: 'SP' },
    })
    const params = { id: order?.id ?? '' }
    const assign = (more: object) =>
      backend.ask(DISPO, 'orders.setVehicle', { params, body: { vehicleId: id, ...more } })
    const refused = await assign({})
    expect(refused.status).toBe(409)
    expect(refused.refusal['message']).toContain(`${licencePlate} ist vom`)
    expect((await assign({ overrideReason: 'Wird vorher fertig' })).status).toBe(200)
    // It is free where and when that order ends.
    expect(await get(backend, id)).toMatchObject({ availableCity: order?.deliveryCity })
  })

  test('one with tours cannot be deleted; one without comes back as it was', async () => {
    const backend = seededBackend()
    const busy = await some(backend, 'assigned')
    const refused = await backend.ask(DISPO, 'vehicles.delete', { params: { id: busy.id } })
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'DELETE_NOT_ALLOWED'])
    const { id, licencePlate } = (await create(backend)).body
    const gone = await backend.ask(DISPO, 'vehicles.delete', { params: { id } })
    expect((await backend.ask(DISPO, 'vehicles.get', { params: { id } })).status).toBe(404)
    expect((await undo(backend, id, gone.body.eventId)).status).toBe(200)
    expect((await get(backend, id)).licencePlate).toBe(licencePlate)
  })

  test('the one of a subcontractor is kept from what the order says, once', async () => {
    const backend = seededBackend()
    await backend.server.ready
    const orders = await backend.server.store('nordkurs').all('orders', {})
    const order = orders.find((one) => one.carrierId && one.vehiclePlate && !one.assignedVehicleId)
    const keep = (orderId: string | undefined) => backend.ask(DISPO, 'vehicles.keep', { body: { orderId } })
    const kept = await keep(order?.id)
    expect(kept.body).toMatchObject({
      licencePlate: order?.vehiclePlate,
      carrierId: order?.carrierId,
      carrierName: order?.carrierName,
      driverName: order?.driverName,
    })
    expect((await keep(order?.id)).body.id).toBe(kept.body.id)
    const { body } = await backend.ask(DISPO, 'vehicles.list', { query: { owner: 'carrier' } })
    expect(body.data.map(({ id }) => id)).toEqual([kept.body.id])
    const own = orders.find((one) => one.assignedVehicleId)
    expect((await keep(own?.id)).status).toBe(422)
  })

  test('are found by when and where they are free, and by papers that end', async () => {
    const backend = seededBackend()
    const list = async (query: Record<string, string>) =>
      (await backend.ask(DISPO, 'vehicles.list', { query: { limit: 100, ...query } })).body.data
    const free = await list({ freeIn: '20-29' })
    expect(free.length).toBeGreaterThan(5)
    expect(free.every(({ availablePostalCode = '' }) => availablePostalCode.startsWith('2'))).toBe(true)
    const soon = await list({ freeUntil: '2026-11-22' })
    expect(soon.every(({ availableFrom = '' }) => availableFrom < '2026-11-22T23:00')).toBe(true)
    expect(soon.length).toBeLessThan((await list({})).length)
    const due = await list({ papers: 'due', sortBy: 'papersUntil' })
    expect(due.map(({ papersUntil }) => papersUntil)).toEqual(due.map(({ papersUntil }) => papersUntil).toSorted())
    expect((await list({ papers: 'expired' })).every(({ papersUntil = '' }) => papersUntil < '2026-11-21')).toBe(true)
  })

  test('a week lists what one drives, in order, with the way and what is aboard', async () => {
    const backend = seededBackend()
    const { id } = await some(backend, 'driving')
    const { body } = await backend.ask(DISPO, 'vehicles.week', { params: { id } })
    expect([body.from, body.to]).toEqual(['2026-11-16', '2026-12-06'])
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.data.map(({ start }) => start)).toEqual(body.data.map(({ start }) => start).toSorted())
    expect(body.data.some(({ status, km = 0 }) => status === 'IN_TRANSIT' && km > 0)).toBe(true)
  })

  test('tell all their tours, the latest first and page by page, and what was changed of them, by whom', async () => {
    const backend = seededBackend()
    const { body: fleet } = await backend.ask(DISPO, 'vehicles.list', { query: { status: 'assigned', limit: 500 } })
    const tripsOf = (vehicle: string) =>
      backend.ask(DISPO, 'vehicles.trips', { params: { id: vehicle }, query: { limit: 500 } })
    const counts = await Promise.all(fleet.data.map(async (one) => (await tripsOf(one.id)).body.pagination.total))
    const id = fleet.data[counts.indexOf(Math.max(...counts))]?.id ?? ''
    const ask = { params: { id } }
    const { body } = await tripsOf(id)
    expect(body.data.length).toBeGreaterThan(1)
    expect(body.pagination.total).toBe(body.data.length)
    expect(body.data.map(({ start }) => start)).toEqual(
      body.data
        .map(({ start }) => start)
        .toSorted()
        .toReversed(),
    )
    const second = await backend.ask(DISPO, 'vehicles.trips', { ...ask, query: { limit: 1, page: 2 } })
    expect(second.body.data.map((trip) => trip.id)).toEqual([body.data[1]?.id])
    const drivers = { driverName: 'Kaja Thießen' }
    await backend.ask(DISPO, 'vehicles.update', { ...ask, body: drivers })
    const { body: history } = await backend.ask(DISPO, 'vehicles.events', ask)
    expect(history.data).toHaveLength(1)
    expect(history.data[0]).toMatchObject({
      type: 'updated',
      recordId: id,
      actorName: expect.stringMatching(/\S+ \S+/),
    })
    expect(history.data[0]?.changedFields.map(({ field, to }) => [field, to])).toContainEqual([
      'driverName',
      'Kaja Thießen',
    ])
    const other = await some(backend, 'available')
    const { body: none } = await backend.ask(DISPO, 'vehicles.events', { params: { id: other.id } })
    expect(none.data).toEqual([])
  })

  test('with a trailer are found by it, in the order of its plate', async () => {
    const backend = seededBackend()
    const query = { trailer: 'own' as const, sortBy: 'trailerPlate', limit: 500 }
    const { body } = await backend.ask(DISPO, 'vehicles.list', { query })
    const plates = body.data.map(({ trailerPlate = '' }) => trailerPlate)
    expect(plates).not.toContain('')
    expect(plates).toEqual(plates.toSorted())
    expect(plates.length).toBeLessThan((await backend.ask(DISPO, 'vehicles.list', {})).body.pagination.total)
  })
})
