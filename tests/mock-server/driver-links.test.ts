import { describe, expect, test } from 'vitest'
import type { DriverTour } from '#src/contract/transports/driver-links.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const DAY = 24 * 60 * 60_000
/** Hannover to Aachen, and what is put beside it on the same vehicle. */
const [first, second] = ['NK-2026-004727', 'NK-2026-004738'] as const

type Backend = ReturnType<typeof seededBackend>

/** Two orders on one tour: both loaded in Hannover, the second unloaded first. */
async function twoOrders(): Promise<Backend> {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const [one, other] = await Promise.all([store.find('orders', first), store.find('orders', second)])
  if (!one?.transportId || !other?.transportId) throw new Error('The seed has no such orders')
  const { assignedVehicleId, driverName, pickupCompany, pickupAddress, pickupPostalCode, pickupCity } = one
  const { tourId = '' } = (await store.find('transports', one.transportId)) ?? {}
  await store.patch('orders', second, {
    ...{ assignedVehicleId, driverName, pickupCompany, pickupAddress, pickupPostalCode, pickupCity },
  })
  await store.patch('transports', other.transportId, { tourId })
  await store.patch('tours', tourId, {
    stops: [
      { orderId: first, kind: 'pickup' },
      { orderId: second, kind: 'pickup' },
      { orderId: second, kind: 'delivery' },
      { orderId: first, kind: 'delivery' },
    ],
  })
  return backend
}

async function told(backend: Backend, orderId: string = first): Promise<string> {
  const body = { orderId, recipient: '0171 2345678', text: 'Bitte morgen 8 Uhr laden.' }
  const { body: message } = await backend.ask(DISPO, 'messages.informDriver', { body })
  const { body: shown } = await backend.ask(DISPO, 'messages.get', { params: { id: message.id } })
  return shown.answerPath?.replace('/driver/', '') ?? ''
}

const read = (backend: Backend, token: string, tenant = 'nordkurs') =>
  backend.ask(`nobody@${tenant}`, 'driverLinks.get', { params: { token } })
const report = (backend: Backend, token: string, line: string, more: object = {}) => {
  const [orderId, kind, step] = line.split(' ')
  const body = { orderId, kind, step, ...more }
  return backend.ask('nobody@elbeoder', 'driverLinks.report', { params: { token }, body })
}
const states = ({ stops }: DriverTour) => stops.map(({ orderId, kind, state }) => `${orderId} ${kind} ${state}`)
const statusOf = async (backend: Backend, id: string) => {
  const { body } = await backend.ask(DISPO, 'orders.get', { params: { id } })
  return [body.status, body.transportStatus]
}
const history = async (backend: Backend, id: string) =>
  (await backend.ask(DISPO, 'orders.events', { params: { id } })).body.items

describe('The link of a driver', () => {
  test('needs no sign-in and shows the stops in order with what he needs there, and no price or customer', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    expect(token).toMatch(/^nordkurs-[0-9a-f]{48}$/)
    const { status, body } = await read(backend, token, 'mainspessart')
    expect([status, body.isClosed, body.company]).toEqual([200, false, 'Nordkurs Spedition GmbH'])
    expect(states(body)).toEqual([
      `${first} pickup open`,
      `${second} pickup open`,
      `${second} delivery open`,
      `${first} delivery open`,
    ])
    expect(body.stops.every(({ plannedTime, city }) => plannedTime !== undefined && city !== '')).toBe(true)
    const order = await backend.server.store('nordkurs').find('orders', first)
    expect(body.orders[0]?.cargoDescription).toBe(order?.cargoDescription)
    const said = JSON.stringify(body)
    for (const secret of [
      String(order?.customerPrice),
      String(order?.carrierPrice ?? 'carrierPrice'),
      'customer',
      'carrier',
      'Price',
      'internalNotes',
      token,
    ]) {
      expect(said).not.toContain(secret)
    }
  })

  test('is the page of no carrier, and that of a carrier none of a driver', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    expect((await backend.ask('nobody@nordkurs', 'answers.get', { params: { token } })).status).toBe(404)
    const store = backend.server.store('nordkurs')
    const [message] = await store.all('messages', { kind: 'driver' })
    await store.patch('messages', message?.id ?? '', { kind: 'transportOrder' })
    expect((await read(backend, token)).status).toBe(404)
    for (const wrong of ['x', 'nordkurs-', `${token}0`]) expect((await read(backend, wrong)).status).toBe(404)
  })

  test('is seen by dispatch, in the message alone, and goes out with its text', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    const { body: list } = await backend.ask(DISPO, 'messages.list', { query: { orderId: first } })
    expect(list.data.map(({ answerPath }) => answerPath)).toEqual([undefined])
    const id = list.data[0]?.id ?? ''
    const path = async (account: string) =>
      (await backend.ask(account, 'messages.get', { params: { id } })).body.answerPath
    expect([await path(DISPO), await path('vertrieb@nordkurs')]).toEqual([`/driver/${token}`, undefined])
  })

  test('ends after 14 days, and says so', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    backend.pass(14 * DAY)
    expect((await read(backend, token)).status).toBe(200)
    backend.pass(60_000)
    const over = await read(backend, token)
    expect([over.status, over.refusal['message']]).toEqual([
      410,
      'Dieser Link ist abgelaufen. Bitte fragen Sie die Disposition',
    ])
    expect((await report(backend, token, `${first} pickup arrived`)).status).toBe(410)
  })

  test.each([
    ['another vehicle', { assignedVehicleId: 'veh-001' }],
    ['another driver', { driverName: 'Jemand Anders' }],
    ['nobody, as it is called off', { status: 'CANCELLED' as const }],
  ])('tells nothing more once %s has the order', async (_, change) => {
    const backend = await twoOrders()
    const token = await told(backend)
    await backend.server.store('nordkurs').patch('orders', first, change)
    const { body } = await read(backend, token)
    expect([body.isClosed, body.stops, body.orders]).toEqual([true, [], []])
    const refused = await report(backend, token, `${first} pickup arrived`)
    expect([refused.status, refused.refusal['message']]).toEqual([
      409,
      'Diese Tour fährt inzwischen jemand anders, oder sie ist abgesagt. Bitte fragen Sie die Disposition',
    ])
    const photo = { params: { token }, body: { orderId: first, kind: 'delivery' }, file: pdfFile('Beleg.pdf') }
    expect((await backend.ask('nobody@nordkurs', 'driverLinks.upload', photo)).status).toBe(409)
  })
})

describe('What a driver reports', () => {
  test('moves transports and orders by the rules of dispatch, under his name; arrival holds for all at the halt', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    const arrived = await report(backend, token, `${first} pickup arrived`)
    expect(arrived.status).toBe(200)
    expect(states(arrived.body)).toEqual([
      `${first} pickup arrived`,
      `${second} pickup arrived`,
      `${second} delivery open`,
      `${first} delivery open`,
    ])
    expect(await statusOf(backend, second)).toEqual(['ASSIGNED', 'AT_PICKUP'])
    // Within a halt either may be first.
    expect((await report(backend, token, `${second} pickup done`)).status).toBe(200)
    expect([await statusOf(backend, first), await statusOf(backend, second)]).toEqual([
      ['ASSIGNED', 'AT_PICKUP'],
      ['IN_TRANSIT', 'LOADED'],
    ])
    await report(backend, token, `${first} pickup done`)
    await report(backend, token, `${second} delivery arrived`)
    await report(backend, token, `${second} delivery done`)
    expect([await statusOf(backend, first), await statusOf(backend, second)]).toEqual([
      ['IN_TRANSIT', 'LOADED'],
      ['DELIVERED', 'DELIVERED'],
    ])
    const driver = (await backend.server.store('nordkurs').find('orders', first))?.driverName ?? ''
    const said = (await history(backend, second)).filter(({ type }) => type === 'status_changed').slice(0, 3)
    expect(said.map(({ actorName, payload }) => [actorName, payload?.['notes']])).toEqual([
      [`Fahrer ${driver}`, 'Fahrer: entladen'],
      // That it came in time is known of the order from here on.
      [`Fahrer ${driver}`, 'Fahrer: an der Entladestelle angekommen'],
      [`Fahrer ${driver}`, 'Fahrer: geladen'],
    ])
  })

  test.each([
    [`${first} pickup done`, 'Bitte zuerst „Angekommen“ melden'],
    [
      `${second} delivery arrived`,
      /^Zuerst fertig melden: 1\. .+\. Hat sich die Reihenfolge geändert, rufen Sie bitte die Disposition an$/,
    ],
    [`${first} delivery done`, /^Zuerst fertig melden: 1\./],
    ['NK-2026-004711 pickup arrived', 'Dieser Stopp gehört nicht mehr zur Tour'],
  ])('out of turn is refused in words: %s', async (line, message) => {
    const backend = await twoOrders()
    const token = await told(backend)
    const before = await statusOf(backend, first)
    const { status, refusal } = await report(backend, token, line)
    expect([status, refusal['code'], refusal['message']]).toEqual([409, 'NOT_OPEN', expect.stringMatching(message)])
    expect(await statusOf(backend, first)).toEqual(before)
  })

  test('twice is once, at the same moment too', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    const line = `${first} pickup arrived`
    const answers = await Promise.all([report(backend, token, line), report(backend, token, line)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await report(backend, token, `${first} pickup done`)
    expect((await report(backend, token, line)).status).toBe(200)
    expect((await report(backend, token, `${first} pickup done`)).status).toBe(200)
    expect(await statusOf(backend, first)).toEqual(['IN_TRANSIT', 'LOADED'])
    const moves = (await history(backend, first)).filter(({ actorName }) => actorName.startsWith('Fahrer'))
    expect(moves.filter(({ type }) => type === 'status_changed')).toHaveLength(1)
  })

  test('that gets through late says when it was', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    await report(backend, token, `${first} pickup arrived`)
    const pressedAt = Date.UTC(2026, 10, 21, 8, 12)
    await report(backend, token, `${first} pickup done`, { pressedAt })
    const [last] = (await history(backend, first)).filter(({ type }) => type === 'status_changed')
    expect(last?.payload?.['notes']).toBe('Fahrer: geladen (gemeldet am 21.11.2026 um 09:12)')
  })

  test.each([
    ['1970', 0],
    ['three weeks ago', Date.UTC(2026, 9, 31)],
    ['an hour ahead', Date.UTC(2026, 10, 21, 10, 1)],
    ['far in the future', Date.UTC(2199, 0)],
  ])('of %s is refused, and nothing has moved', async (_, pressedAt) => {
    const backend = await twoOrders()
    const token = await told(backend)
    const before = await statusOf(backend, first)
    const { status, refusal } = await report(backend, token, `${first} pickup arrived`, { pressedAt })
    expect([status, refusal]).toMatchObject([
      422,
      {
        message: 'Die Uhrzeit der Meldung kann nicht stimmen. Bitte die Uhr des Geräts prüfen',
        fieldErrors: [{ path: 'pressedAt' }],
      },
    ])
    expect(await statusOf(backend, first)).toEqual(before)
  })

  test('reaches the board at once', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    const store = backend.server.store('nordkurs')
    const before = (await store.all('outbox')).length
    await report(backend, token, `${first} pickup arrived`)
    const news = (await store.all('outbox')).slice(before)
    expect(news.map(({ entity, recordId }) => `${entity} ${recordId}`)).toEqual(
      expect.arrayContaining([`orders ${first}`, `orders ${second}`]),
    )
  })
})

describe('A photo of a driver', () => {
  const upload = (backend: Backend, token: string, orderId: string, kind: string, file = pdfFile('CMR.pdf')) =>
    backend.ask('nobody@nordkurs', 'driverLinks.upload', { params: { token }, body: { orderId, kind }, file })

  test('at the delivery is a proof nobody has checked, with its order; his page lists it by stop', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    const { status, body } = await upload(backend, token, second, 'delivery')
    expect([status, body.photos.map(({ orderId, kind, name }) => [orderId, kind, name])]).toEqual([
      201,
      [[second, 'delivery', 'CMR.pdf']],
    ])
    await upload(backend, token, first, 'pickup', pdfFile('Schaden.pdf'))
    const kept = (await backend.server.store('nordkurs').all('documents')).filter(
      ({ metadata }) => metadata?.['answer'],
    )
    expect(kept.map(({ name, kind, orderId, verified }) => [name, kind, orderId, verified])).toEqual([
      ['CMR.pdf', 'pod', second, false],
      ['Schaden.pdf', 'other', first, false],
    ])
    expect((await read(backend, token)).body.photos).toHaveLength(2)
  })

  test('is of an order of his tour, a paper or picture, and there are at most 20', async () => {
    const backend = await twoOrders()
    const token = await told(backend)
    expect((await upload(backend, token, 'NK-2026-004711', 'delivery')).status).toBe(409)
    const page = new File(['<html>'], 'x.html', { type: 'text/html' })
    expect((await upload(backend, token, first, 'delivery', page)).status).toBe(422)
    for (let at = 0; at < 20; at += 1) {
      expect((await upload(backend, token, at % 2 === 0 ? first : second, 'delivery')).status).toBe(201)
    }
    const enough = await upload(backend, token, first, 'delivery')
    expect([enough.status, enough.refusal['message']]).toEqual([
      409,
      'Mehr als 20 Dokumente nimmt dieser Link nicht an',
    ])
  })
})
