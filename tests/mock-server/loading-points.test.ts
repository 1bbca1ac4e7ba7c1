import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'
const params = { id: 'NK-2026-004793' }
const POINT = {
  name: 'Lager Billbrook',
  street: 'Halskestraße 4',
  postalCode: '20457',
  city: 'Hamburg',
  openingHours: 'mo-do 7-16, fr 7-12',
  ramp: 'Rampe 7',
  contactPerson: 'Herr Ahlers',
  phone: '040 000 11-22',
  driverHints: 'Anmeldung am Tor 1',
}

const create = async (backend: ReturnType<typeof seededBackend>, account = DISPO) =>
  backend.ask(account, 'loadingPoints.create', { body: POINT })

describe('Loading points', () => {
  test('are made and changed by dispatch and sales, taken back and made again; hours are kept as they are written', async () => {
    const backend = seededBackend()
    const made = await create(backend, SALES)
    expect([made.status, made.body.openingHours]).toEqual([201, 'Mo–Do 07:00–16:00, Fr 07:00–12:00'])
    const point = { id: made.body.id }
    const { openingHours: _, ...others } = POINT
    const ask = { params: point, body: { ...others, ramp: 'Rampe 9' } }
    expect((await backend.ask('gast@nordkurs', 'loadingPoints.update', ask)).status).toBe(403)
    expect((await backend.ask(DISPO, 'loadingPoints.update', { ...ask, ifMatch: 7 })).status).toBe(409)
    const changed = await backend.ask(DISPO, 'loadingPoints.update', { ...ask, ifMatch: 1 })
    expect(changed.body).toMatchObject({ ramp: 'Rampe 9', version: 2 })
    expect(changed.body.openingHours).toBeUndefined()
    const back = { params: point, body: { eventId: changed.body.eventId } }
    const undone = await backend.ask(DISPO, 'loadingPoints.undo', back)
    expect(undone.status).toBe(200)
    expect((await backend.ask(DISPO, 'loadingPoints.get', { params: point })).body).toMatchObject({
      ramp: 'Rampe 7',
      openingHours: 'Mo–Do 07:00–16:00, Fr 07:00–12:00',
    })
    const gone = await backend.ask(SALES, 'loadingPoints.undo', { params: point, body: { eventId: made.body.eventId } })
    expect((await backend.ask(DISPO, 'loadingPoints.get', { params: point })).status).toBe(404)
    await backend.ask(SALES, 'loadingPoints.undo', { params: point, body: { eventId: gone.body.eventId } })
    expect((await backend.ask(DISPO, 'loadingPoints.get', { params: point })).body.name).toBe('Lager Billbrook')
  })

  test('What is typed wrongly is named; another tenant knows none of them', async () => {
    const backend = seededBackend()
    const body = { ...POINT, openingHours: 'immer', phone: 'abc', postalCode: '12' }
    const { status, refusal } = await backend.ask(DISPO, 'loadingPoints.create', { body })
    expect(status).toBe(422)
    expect(refusal['fieldErrors']).toMatchObject([{ path: 'postalCode' }, { path: 'openingHours' }, { path: 'phone' }])
    const { id } = (await create(backend)).body
    expect((await backend.ask('dispo@elbeoder', 'loadingPoints.get', { params: { id } })).status).toBe(404)
  })

  test('Those a customer’s orders used are offered first, the most recent one before the others; all fit what is typed', async () => {
    const backend = seededBackend()
    const { body: order } = await backend.ask(DISPO, 'orders.get', { params })
    const { id } = (await create(backend)).body
    await backend.ask(DISPO, 'orders.update', { params, body: { deliveryLoadingPointId: id } })
    const places = async (query: Record<string, string | number>) =>
      (await backend.ask(DISPO, 'stopPlaces.list', { query })).body.data
    const { customerId = '' } = order
    const data = await places({ customerId, stop: 'delivery', limit: 500 })
    const orders = await backend.server.store('nordkurs').all('orders', { customerId })
    const used = new Set(orders.flatMap((one) => [one.pickupLoadingPointId, one.deliveryLoadingPointId]))
    const known = data.filter(({ loadingPointId = 'none' }) => used.has(loadingPointId))
    expect(known.length).toBeGreaterThan(1)
    expect(known.every(({ own }) => own)).toBe(true)
    const own = data.filter((place) => place.own)
    expect(data.slice(0, own.length)).toEqual(own)
    expect(data.length).toBeGreaterThan(own.length)
    expect(new Set(data.map((place) => place.id)).size).toBe(data.length)
    expect((await places({ customerId, limit: 2 })).map((place) => place.own)).toEqual([true, true])
    expect((await places({ q: 'billbrook' })).map(({ company, own: isOwn }) => [company, isOwn])).toEqual([
      ['Lager Billbrook', false],
    ])
    expect((await places({ q: 'billbrook', customerId })).map(({ own: isOwn }) => isOwn)).toEqual([true])
    const found = await backend.ask(DISPO, 'loadingPoints.list', { query: { q: 'billbrook' } })
    expect(found.body.data.map(({ name }) => name)).toEqual(['Lager Billbrook'])
  })

  test('Taking one brings all it knows into the order, in one event; another address leaves it', async () => {
    const backend = seededBackend()
    const { id } = (await create(backend)).body
    const before = (await backend.ask(DISPO, 'orders.get', { params })).body
    const taken = await backend.ask(DISPO, 'orders.update', { params, body: { pickupLoadingPointId: id } })
    const there = {
      pickupLoadingPointId: id,
      pickupCompany: 'Lager Billbrook',
      pickupAddress: 'Halskestraße 4',
      pickupPostalCode: '20457',
      pickupCity: 'Hamburg',
      pickupContactPerson: 'Herr Ahlers',
      pickupPhone: '040 000 11-22',
      pickupRamp: 'Rampe 7',
      pickupOpeningHours: 'Mo–Do 07:00–16:00, Fr 07:00–12:00',
      pickupDriverHints: 'Anmeldung am Tor 1',
    }
    expect(taken.body.order).toMatchObject(there)
    expect(taken.body.order.distanceKm).not.toBe(before.distanceKm)
    const moved = (await backend.ask(DISPO, 'orders.update', { params, body: { pickupAddress: 'Kai 3' } })).body.order
    expect([moved.pickupLoadingPointId, moved.pickupRamp, moved.pickupOpeningHours, moved.pickupDriverHints]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(moved.pickupCompany).toBe('Lager Billbrook')
    const body = { eventId: taken.body.eventId, force: true }
    const undone = (await backend.ask(DISPO, 'orders.undo', { params, body })).body.order
    expect([undone.pickupAddress, undone.pickupLoadingPointId]).toEqual([
      before.pickupAddress,
      before.pickupLoadingPointId,
    ])
    expect((await backend.ask(DISPO, 'orders.update', { params, body: { pickupLoadingPointId: 'x' } })).status).toBe(
      404,
    )
  })

  test('One that an order names cannot be taken back', async () => {
    const backend = seededBackend()
    const { id, eventId } = (await create(backend)).body
    await backend.ask(DISPO, 'orders.update', { params, body: { pickupLoadingPointId: id } })
    const { status, refusal } = await backend.ask(DISPO, 'loadingPoints.undo', { params: { id }, body: { eventId } })
    expect([status, refusal['code']]).toEqual([409, 'NOT_UNDOABLE'])
  })

  test('A window outside of the opening hours is warned of, and does not block', async () => {
    const backend = seededBackend()
    const { id } = (await create(backend)).body
    await backend.ask(DISPO, 'orders.update', { params, body: { pickupLoadingPointId: id } })
    const late = {
      pickupDate: '2026-11-27',
      deliveryDate: '2026-12-02',
      pickupTimeFrom: '13:00',
      pickupTimeTo: '15:00',
    }
    const { status, body } = await backend.ask(DISPO, 'orders.update', { params, body: late })
    expect([status, body.warnings.map(({ code }) => code)]).toEqual([200, ['issue.outsideOpeningHours']])
  })
})

test('Those of the seed that bear the name of a customer are his', async () => {
  const backend = seededBackend()
  const { data: customers } = (await backend.ask(DISPO, 'partners.list', { query: { kind: 'customer', limit: 200 } }))
    .body
  const { data: points } = (await backend.ask(DISPO, 'loadingPoints.list', { query: { limit: 200 } })).body
  const owned = points.filter(({ name }) => customers.some((customer) => customer.name === name))
  expect(owned.length).toBeGreaterThan(5)
  const names = (ids: readonly (string | undefined)[]) => ids.map((id) => customers.find((one) => one.id === id)?.name)
  expect(names(owned.map(({ partnerId }) => partnerId))).toEqual(owned.map(({ name }) => name))
  expect(points.filter(({ partnerId }) => partnerId !== undefined).length).toBe(owned.length)
})
