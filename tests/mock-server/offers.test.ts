import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const [DISPO, SALES] = ['dispo@nordkurs', 'vertrieb@nordkurs']
const DAY = 24 * 60 * 60_000
const WANTED = {
  customerName: 'Hansekontor Feinkost GmbH',
  description: '10 Europaletten Tee',
  pickupPostalCode: '20457',
  pickupCity: 'Hamburg',
  pickupDate: '2026-11-25',
  deliveryPostalCode: '80331',
  deliveryCity: 'München',
  deliveryDate: '2026-11-26',
  weightKg: 4200,
  loadingMeters: 4,
  price: 980,
  validUntil: '2026-11-23',
}

const get = async (backend: Backend, id: string) => (await backend.ask(SALES, 'offers.get', { params: { id } })).body
const made = async (backend: Backend, more: object = {}) => {
  const { body } = await backend.ask(SALES, 'offers.create', { body: { ...WANTED, ...more } })
  return body.offer
}
const undo = (backend: Backend, id: string, eventId: string | undefined) =>
  backend.ask(SALES, 'offers.undo', { params: { id }, body: { eventId: eventId ?? '' } })

describe('A customer’s offer', () => {
  test('is made with the next number, changed under its version, accepted and rejected, and each is taken back', async () => {
    const backend = seededBackend()
    const offer = await made(backend)
    expect(offer).toMatchObject({
      id: 'OFF-2026-0021',
      status: 'open',
      version: 1,
      distanceKm: 776,
      vehicleType: 'TRUCK',
    })
    const params = { id: offer.id }
    expect((await backend.ask(SALES, 'offers.update', { params, body: { price: 990 }, ifMatch: 7 })).status).toBe(409)
    const changed = await backend.ask(SALES, 'offers.update', { params, body: { price: 990 }, ifMatch: 1 })
    expect(changed.body.offer).toMatchObject({ price: 990, version: 2 })
    const accepted = await backend.ask(SALES, 'offers.accept', { params })
    expect(accepted.body.offer).toMatchObject({ status: 'accepted', answeredAt: '2026-11-21T09:00:00.000Z' })
    expect(await backend.ask(SALES, 'offers.reject', { params, body: {} })).toMatchObject({
      status: 409,
      refusal: { message: 'Das Angebot ist nicht mehr offen' },
    })
    expect((await undo(backend, offer.id, accepted.body.eventId)).status).toBe(200)
    expect(await get(backend, offer.id)).toMatchObject({ status: 'open' })
    const rejected = await backend.ask(SALES, 'offers.reject', { params, body: { reason: 'Zu teuer' } })
    expect(rejected.body.offer).toMatchObject({ status: 'rejected', reason: 'Zu teuer' })
    expect((await undo(backend, offer.id, rejected.body.eventId)).status).toBe(200)
    expect(await get(backend, offer.id)).toMatchObject({ status: 'open', price: 990 })
  })

  test('becomes an order in one step and once, and both are taken back in one', async () => {
    const backend = seededBackend()
    const { id } = await made(backend)
    const first = await backend.ask(SALES, 'offers.createOrder', { params: { id } })
    expect(first.status).toBe(200)
    const { order } = first.body
    expect(order).toMatchObject({ status: 'CREATED', customerPrice: 980, pickupCity: 'Hamburg', weight: 4200 })
    expect(first.body.offer).toMatchObject({ status: 'accepted', orderId: order.id })
    const again = await backend.ask(SALES, 'offers.createOrder', { params: { id } })
    expect([again.status, again.body.order.id, again.body.eventId]).toEqual([200, order.id, undefined])
    expect((await undo(backend, id, first.body.eventId)).status).toBe(200)
    expect(await get(backend, id)).toMatchObject({ status: 'open' })
    expect((await get(backend, id)).orderId).toBeUndefined()
    expect((await backend.ask(SALES, 'orders.get', { params: { id: order.id } })).status).toBe(404)
  })

  test('is over with its last day: at once for who reads, by the clock for good, and open again with a later day', async () => {
    const backend = seededBackend()
    const { id } = await made(backend)
    backend.pass(2 * DAY)
    expect(await get(backend, id)).toMatchObject({ status: 'open' })
    backend.pass(DAY)
    expect(await get(backend, id)).toMatchObject({ status: 'expired' })
    const open = await backend.ask(SALES, 'offers.list', { query: { status: 'open', q: id } })
    const over = await backend.ask(SALES, 'offers.list', { query: { status: 'expired', q: id } })
    expect([open.body.pagination.total, over.body.pagination.total]).toEqual([0, 1])
    await backend.server.runDue()
    expect((await backend.server.store('nordkurs').find('offers', id))?.status).toBe('expired')
    expect(await backend.ask(SALES, 'offers.accept', { params: { id } })).toMatchObject({
      status: 409,
      refusal: { message: 'Das Angebot galt bis 23.11.2026' },
    })
    const body = { validUntil: '2026-11-30' }
    const changed = await backend.ask(SALES, 'offers.update', { params: { id }, body })
    expect(changed.body.offer).toMatchObject({ status: 'open', validUntil: '2026-11-30' })
  })

  test.each([
    ['no goods', { description: '' }, 'description'],
    ['no town', { deliveryCity: null }, 'deliveryCity'],
    ['a postal code no one has', { pickupPostalCode: '2045' }, 'pickupPostalCode'],
    ['a day no calendar has', { validUntil: '2026-02-30' }, 'validUntil'],
    ['a vehicle no one has', { vehicleType: 'BOOT' }, 'vehicleType'],
    ['a weight no truck has', { weightKg: 90_000 }, 'weightKg'],
  ])('is refused with %s', async (_, more, path) => {
    const backend = seededBackend()
    const { status, refusal } = await backend.ask(SALES, 'offers.create', { body: { ...WANTED, ...more } })
    expect([status, refusal['fieldErrors']]).toMatchObject([422, [{ path }]])
  })

  test('is found by the search for everything, by its goods or number, and by the order that was made of it', async () => {
    const backend = seededBackend()
    const found = async (who: string, query: string) => {
      const { body } = await backend.ask(who, 'search.all', { body: { query } })
      return body.categories.find(({ type }) => type === 'offer')
    }
    expect(await found(SALES, 'kaffee bremen')).toMatchObject({
      label: 'Angebote',
      count: 1,
      results: [{ id: 'OFF-2026-0002', url: '/offers/OFF-2026-0002', metadata: { status: 'open' } }],
    })
    expect((await found(DISPO, 'off-2026-0002'))?.results[0]?.id).toBe('OFF-2026-0002')
    expect(await found('finanzen@nordkurs', 'kaffee bremen')).toBeUndefined()
    const made = await backend.ask(DISPO, 'offers.createOrder', { params: { id: 'OFF-2026-0002' } })
    const orderId = made.body.offer.orderId ?? ''
    const { body } = await backend.ask(DISPO, 'offers.list', { query: { orderId } })
    expect(body.data.map(({ id }) => id)).toEqual(['OFF-2026-0002'])
  })

  test('is counted by its states, searched, and acted on in one call', async () => {
    const backend = seededBackend()
    const stats = await backend.ask(DISPO, 'offersMatching.stats')
    expect(stats.body).toMatchObject({ total: 12, open: 6, accepted: 2, rejected: 2, expired: 2, expiringSoon: 2 })
    const types = await backend.ask(DISPO, 'offersMatching.vehicleTypes')
    expect(types.body.vehicleTypes[0]).toMatchObject({ type: 'TRUCK', wanted: 2 })
    const found = await backend.ask(DISPO, 'offersMatching.quickSearch', { query: { q: 'kaffee bremen' } })
    expect(found.body.results.map(({ id }) => id)).toEqual(['OFF-2026-0002'])
    const query = { plzArea: '20', vehicleTypes: 'TAUTLINER,BOX', timeframe: 'month' }
    const part = await backend.ask(DISPO, 'business.offersMatchingDashboard', { query })
    expect(part.body.stats).toMatchObject({ total: 2, open: 1, accepted: 1 })
    const body = { offerId: 'OFF-2026-0002', action: 'reject', reason: 'Zu teuer' }
    const acted = await backend.ask(SALES, 'offersMatching.quickAction', { body })
    expect(acted.body).toMatchObject({ success: true, offer: { status: 'rejected', reason: 'Zu teuer' } })
    expect((await undo(backend, 'OFF-2026-0002', acted.body.eventId)).status).toBe(200)
  })
})
