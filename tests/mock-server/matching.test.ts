import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const [DISPO, ADMIN, SALES] = ['dispo@nordkurs', 'admin@nordkurs', 'vertrieb@nordkurs']
/** Lübeck, and Göttingen, where one carrier with 88 points is near and one with 76. */
const [LUEBECK, GOETTINGEN] = ['NK-2026-004751', 'NK-2026-004798']
const REASON = 'Fährt die Strecke seit Jahren'
const OFFER = 'OFF-2026-0001'

const order = async (backend: Backend, id: string) => (await backend.ask(DISPO, 'orders.get', { params: { id } })).body
const proposals = async (backend: Backend, query: Record<string, string | number>) =>
  (await backend.ask(DISPO, 'matching.proposals', { query })).body

describe('Proposals', () => {
  test('tell for an order who fits, with price and score, and what would make the others fit', async () => {
    const backend = seededBackend()
    const { subject, fits, misfits, autoSelectThreshold, searchRadius } = await proposals(backend, { orderId: LUEBECK })
    expect([autoSelectThreshold, searchRadius]).toEqual([85, 50])
    expect(subject).toMatchObject({ orderId: LUEBECK, pickup: { city: 'Lübeck' }, loadingMeters: 9.9 })
    expect([fits.length <= 5, misfits.length <= 4]).toEqual([true, true])
    expect(fits[0]).toMatchObject({ own: false, carrierName: 'Trave Frachtkontor GmbH', recommended: true })
    const [first] = fits
    expect(first?.score).toBe(Object.values(first?.parts ?? {}).reduce((sum, { earned }) => sum + earned, 0))
    expect(misfits[0]).toMatchObject({
      licencePlate: 'H-UY 1153',
      lacks: [{ code: 'lack.outside', values: { km: 25 } }],
      remedy: { kind: 'radius', radius: 80 },
    })
  })

  test('follow the radius and the sort', async () => {
    const backend = seededBackend()
    const near = await proposals(backend, { orderId: LUEBECK })
    const far = await proposals(backend, { orderId: LUEBECK, radius: 80, sort: 'distance' })
    expect(far.fits.length).toBeGreaterThan(near.fits.length)
    const ways = far.fits.map(({ distanceKm }) => distanceKm)
    expect(ways).toEqual(ways.toSorted((a, b) => a - b))
  })

  test('are narrowed to own vehicles or carriers, and to kinds of vehicle', async () => {
    const backend = seededBackend()
    const wide = { orderId: LUEBECK, radius: 200 }
    const all = await proposals(backend, wide)
    const own = await proposals(backend, { ...wide, provider: 'own' })
    const carriers = await proposals(backend, { ...wide, provider: 'carrier' })
    const ofOwn = ({ fits, misfits }: typeof all) => new Set([...fits, ...misfits].map((one) => one.own))
    expect([ofOwn(all), ofOwn(own), ofOwn(carriers)]).toEqual([
      new Set([true, false]),
      new Set([true]),
      new Set([false]),
    ])
    expect(own.checked + carriers.checked).toBe(all.checked)
    const some = await proposals(backend, { ...wide, vehicleType: 'MEGA,TAUTLINER' })
    const types = [...some.fits, ...some.misfits].map(({ vehicleType }) => vehicleType)
    expect([types.length > 0, types.every((type) => type === 'MEGA' || type === 'TAUTLINER')]).toEqual([true, true])
  })

  test('tell for a vehicle which waiting goods it could take', async () => {
    const backend = seededBackend()
    const { vehicle, fits, misfits } = await proposals(backend, { vehicleId: 'veh-008' })
    expect(vehicle).toMatchObject({ licencePlate: 'H-EK 4784', city: 'Hamburg' })
    expect(fits[0]?.subject).toMatchObject({ orderId: 'NK-2026-004755', customerName: 'Förde Feinkost GmbH & Co. KG' })
    expect(misfits.every(({ lacks }) => lacks.length > 0)).toBe(true)
  })

  test('are for dispatch, and say what is not there', async () => {
    const backend = seededBackend()
    const ask = (who: string, query: Record<string, string>) => backend.ask(who, 'matching.proposals', { query })
    expect((await ask(SALES, { orderId: LUEBECK })).status).toBe(403)
    expect((await ask(DISPO, { orderId: 'NK-2026-999999' })).status).toBe(404)
    expect((await ask(DISPO, {})).refusal).toMatchObject({ code: 'NOTHING_NAMED' })
  })
})

describe('A search', () => {
  test.each([
    ['distance', 'distanceKm', 1],
    ['cost', 'estimatedCost', 1],
    ['efficiency', 'efficiencyScore', -1],
    ['capacity', 'capacity', -1],
  ] as const)('for vehicles is sorted by %s, within 50 km unless said otherwise', async (sortBy, field, way) => {
    const backend = seededBackend()
    const { body } = await backend.ask(DISPO, 'matching.findVehicles', { body: { orderId: GOETTINGEN, sortBy } })
    const figures = body.vehicles.map((vehicle) => vehicle[field])
    expect(figures.length).toBeGreaterThan(1)
    expect(figures).toEqual(figures.toSorted((a, b) => way * (a - b)))
    expect([body.searchRadius, body.vehicles.every(({ distanceKm }) => distanceKm <= 50)]).toEqual([50, true])
  })

  test('takes goods in words, and only the wanted vehicles', async () => {
    const backend = seededBackend()
    const load = { cargo: { loadingMeters: 4 }, pickup: { city: 'Hamburg', postalCode: '20457', date: '2026-11-25' } }
    const body = { load, filters: { own: true, vehicleTypes: ['TAUTLINER'] } }
    const found = await backend.ask(DISPO, 'matching.findVehicles', { body })
    expect(found.body.vehicles[0]).toMatchObject({ vehicleType: 'TAUTLINER' })
    expect(found.body.vehicles.every(({ carrierId }) => carrierId === undefined)).toBe(true)
  })

  test('for carriers of an offer answers at most 5, chosen from 85', async () => {
    const backend = seededBackend()
    const { status, body } = await backend.ask(DISPO, 'smartMatching.find', { body: { customerOfferId: OFFER } })
    expect([status, body.autoSelectThreshold, body.searchRadius]).toEqual([200, 85, 50])
    expect(body.matches.length).toBeLessThanOrEqual(5)
    const [best] = body.matches
    expect(body.autoSelectedCarrierId).toBe((best?.score ?? 0) >= 85 ? best?.carrierId : undefined)
    const more = await backend.ask(DISPO, 'smartMatching.find', { body: { customerOfferId: OFFER, maxResults: 50 } })
    expect([more.status, more.body.matches]).toEqual([200, body.matches])
    const several = await backend.ask(DISPO, 'smartMatching.bulk', { body: { customerOfferIds: [OFFER, 'OFF-0'] } })
    expect(several.body.results.map(({ matches, message }) => [matches.length, message])).toEqual([
      [body.matches.length, undefined],
      [0, 'Data not found'],
    ])
  })

  test('costs 1,46 € a kilometre with an own vehicle, and rates transports where they are empty', async () => {
    const backend = seededBackend()
    const cost = await backend.ask(DISPO, 'matching.calculateCost', { body: { vehicleId: 'veh-008', distance: 250.5 } })
    expect(cost.body).toMatchObject({ cost: 365.73, costPerKm: 1.46, currency: 'EUR' })
    const driven = await backend.server.store('nordkurs').first('transports', { vehicleId: { exists: true } })
    const transports = [driven?.id ?? '', { id: 'tra-0' }]
    const { body: matched } = await backend.ask(DISPO, 'matching.matchLoad', {
      body: { load: { id: 'loa-nk004751' }, transports },
    })
    expect(matched.matches).toMatchObject([
      { transportId: driven?.id, vehicleId: driven?.vehicleId, loadId: 'loa-nk004751' },
    ])
  })
})

/** A pairing of an order with a carrier that is kept. */
async function kept(backend: Backend, carrierId: string, orderId = GOETTINGEN) {
  const { body } = await backend.ask(DISPO, 'matches.create', { body: { orderId, carrierId } })
  return body.data
}

async function carriersOf(backend: Backend, orderId = GOETTINGEN) {
  const { fits } = await proposals(backend, { orderId })
  return fits.flatMap(({ carrierId }) => carrierId ?? [])
}

const accept = (backend: Backend, id: string, body: object = { reason: REASON }, who = DISPO) =>
  backend.ask(who, 'matches.accept', { params: { id }, body })

describe('A match', () => {
  test('is kept, changed, set aside, deleted, and each is taken back', async () => {
    const backend = seededBackend()
    const [carrierId = ''] = await carriersOf(backend)
    const body = { offerId: OFFER, carrierId }
    const made = await backend.ask(DISPO, 'matches.create', { body })
    expect([made.status, made.body.success]).toEqual([201, true])
    const { id = '', score = 0, efficiencyScore } = made.body.data ?? {}
    expect(efficiencyScore).toBe(score)
    const params = { id }
    const changed = await backend.ask(DISPO, 'matches.update', { params, body: { status: 'rejected' } })
    expect(changed.body).toMatchObject({ success: true, data: { status: 'rejected' } })
    const undo = (eventId: string | undefined) =>
      backend.ask(DISPO, 'matches.undo', { params, body: { eventId: eventId ?? '' } })
    await undo(changed.body.eventId)
    const gone = await backend.ask(DISPO, 'matches.delete', { params })
    expect((await backend.ask(DISPO, 'matches.get', { params })).refusal).toMatchObject({
      message: 'Failed to get match',
    })
    await undo(gone.body.eventId)
    const { body: back } = await backend.ask(DISPO, 'matches.get', { params })
    expect(back).toMatchObject({ success: true, data: { id, status: 'proposed', offerId: OFFER, carrierId } })
  })

  test('that is accepted books the order once, rejects the others, and is taken back in one step', async () => {
    const backend = seededBackend()
    const [first = '', second = ''] = await carriersOf(backend)
    const [one, other] = [await kept(backend, first), await kept(backend, second)]
    const done = await accept(backend, one?.id ?? '', { reason: REASON, carrierPrice: 700 })
    expect(done.body).toMatchObject({
      success: true,
      data: { status: 'accepted', acceptedBy: done.body.data?.acceptedBy },
    })
    expect(await order(backend, GOETTINGEN)).toMatchObject({ status: 'ASSIGNED', carrierId: first, carrierPrice: 700 })
    const { body: list } = await backend.ask(DISPO, 'matches.list', { query: { orderId: GOETTINGEN } })
    expect(Object.fromEntries(list.data.map(({ id, status }) => [id, status]))).toEqual({
      [one?.id ?? '']: 'accepted',
      [other?.id ?? '']: 'rejected',
    })
    const lost = await accept(backend, other?.id ?? '', undefined, ADMIN)
    expect([lost.status, lost.refusal['message']]).toEqual([
      409,
      `Bereits von ${done.body.data?.acceptedBy} angenommen, 10:00`,
    ])
    expect((await order(backend, GOETTINGEN)).carrierId).toBe(first)
    expect((await proposals(backend, { orderId: GOETTINGEN })).subject?.bookedBy).toMatchObject({
      by: done.body.data?.acceptedBy,
    })
    const body = { eventId: done.body.eventId ?? '' }
    expect((await backend.ask(DISPO, 'matches.undo', { params: { id: one?.id ?? '' }, body })).status).toBe(200)
    const back = await order(backend, GOETTINGEN)
    expect([back.status, back.carrierId]).toEqual(['CONFIRMED', undefined])
    expect((await backend.ask(DISPO, 'matches.get', { params: { id: other?.id ?? '' } })).body.data?.status).toBe(
      'proposed',
    )
  })

  test('below 85 needs a reason, and nothing is booked without one', async () => {
    const backend = seededBackend()
    const [, carrierId = ''] = await carriersOf(backend)
    const match = await kept(backend, carrierId)
    expect(match?.score).toBe(76)
    const refused = await accept(backend, match?.id ?? '', {})
    expect(refused).toMatchObject({
      status: 422,
      refusal: { code: 'REASON_NEEDED', fieldErrors: [{ path: 'reason' }] },
    })
    expect((await order(backend, GOETTINGEN)).carrierId).toBeUndefined()
  })

  test('of an offer makes its order in the same step', async () => {
    const backend = seededBackend()
    const { body: found } = await backend.ask(DISPO, 'smartMatching.find', { body: { customerOfferId: OFFER } })
    const carrierId = found.matches[0]?.carrierId ?? ''
    const body = { offerId: OFFER, carrierId, reason: REASON }
    const booked = await backend.ask(DISPO, 'matching.createOrder', { body })
    expect(booked.status).toBe(201)
    expect(booked.body.order).toMatchObject({ carrierId, customerPrice: expect.any(Number) })
    const { body: offer } = await backend.ask(DISPO, 'offers.get', { params: { id: OFFER } })
    expect(offer).toMatchObject({ status: 'accepted', orderId: booked.body.order.id })
    const undone = await backend.ask(DISPO, 'matches.undo', {
      params: { id: booked.body.matchId },
      body: { eventId: booked.body.eventId ?? '' },
    })
    expect(undone.status).toBe(200)
    const { body: back } = await backend.ask(DISPO, 'offers.get', { params: { id: OFFER } })
    expect([back.status, back.orderId]).toEqual(['open', undefined])
  })

  test('puts an order on an own vehicle; a load that was typed has no order to book', async () => {
    const backend = seededBackend()
    const body = { orderId: 'NK-2026-004755', vehicleId: 'veh-008', reason: REASON }
    const booked = await backend.ask(DISPO, 'matching.createOrder', { body })
    expect(booked.body.order).toMatchObject({ assignedVehicleId: 'veh-008', vehiclePlate: 'H-EK 4784' })
    expect((await backend.ask(ADMIN, 'matching.createOrder', { body })).refusal).toMatchObject({
      code: 'ALREADY_ACCEPTED',
    })
    const load = { description: 'Fisch', originCity: 'Hamburg', originPostalCode: '20457', destinationCity: 'Kiel' }
    const { body: typed } = await backend.ask(DISPO, 'loads.create', { body: load })
    const lone = { loadId: typed.load.id, vehicleId: 'veh-008', reason: REASON }
    expect((await backend.ask(DISPO, 'matching.createOrder', { body: lone })).refusal).toMatchObject({
      code: 'NO_ORDER',
    })
    expect((await backend.ask(DISPO, 'matching.createOrder', { body: { orderId: LUEBECK } })).refusal).toMatchObject({
      code: 'NOBODY_NAMED',
    })
  })
})
