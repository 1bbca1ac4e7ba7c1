import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const [DISPO, ADMIN, SALES] = ['dispo@nordkurs', 'admin@nordkurs', 'vertrieb@nordkurs']
const PA = 'PA-2026-0318'
const REASON = 'Fährt die Strecke seit Jahren'

async function theRequest(backend: Backend, id = PA) {
  return (await backend.ask(DISPO, 'priceRequests.get', { params: { id } })).body
}
const accept = (backend: Backend, carrierId: string, who = DISPO, reason: string | undefined = REASON) =>
  backend.ask(who, 'priceRequests.accept', { params: { id: PA }, body: { carrierId, reason } })
const messagesOf = async (backend: Backend, orderId: string) => {
  const { body } = await backend.ask(DISPO, 'messages.list', { query: { orderId, kind: 'priceRequest' } })
  return body.data
}

/** An order that waits, and carriers to be asked. */
async function asked(backend: Backend) {
  const { orderId } = await theRequest(backend)
  const { body: partners } = await backend.ask(DISPO, 'partners.list', { query: { kind: 'carrier', limit: 30 } })
  const carriers = partners.data.filter(({ blocked, email }) => !blocked && email).slice(0, 2)
  const body = {
    orderId,
    carriers: carriers.map(({ id }) => ({ carrierId: id })),
    deadline: '2026-11-21T15:00:00+01:00',
    targetPrice: 800,
  }
  const made = await backend.ask(DISPO, 'priceRequests.create', { body })
  return { made, carriers, orderId, body }
}

async function tokenOf(backend: Backend, requestId: string, carrierId: string): Promise<string> {
  const rows = await backend.server.store('nordkurs').all('messages', { kind: 'priceRequest', carrierId })
  return rows.find(({ aboutId }) => aboutId === requestId)?.token ?? ''
}

describe('A price request', () => {
  test('stands in the seed with three comparable quotes', async () => {
    const backend = seededBackend()
    const { quotes, status, log } = await theRequest(backend)
    expect([status, quotes.map(({ state }) => state), log.length]).toEqual(['open', ['quoted', 'quoted', 'quoted'], 4])
    for (const { freight = 0, toll = 0, total = 0, margin = 0, marginPercent = 0, score = 0 } of quotes) {
      expect(total).toBe(freight + toll)
      expect([margin > -1000, marginPercent > -100, score > 0]).toEqual([true, true, true])
    }
  })

  test('goes to each carrier as a message with a link of his own, and stays sent', async () => {
    const backend = seededBackend()
    const { made, carriers, orderId } = await asked(backend)
    expect(made.status).toBe(201)
    expect(made.body.priceRequest).toMatchObject({ id: 'PA-2026-0320', status: 'open', targetPrice: 800 })
    expect(made.body.eventId).toBeUndefined()
    const sent = await messagesOf(backend, orderId)
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(carriers.map(({ email }) => email).toSorted())
    expect(sent[0]?.text).toContain('Unsere Vorstellung: 800,00 €')
    const [first, second] = [
      await tokenOf(backend, 'PA-2026-0320', carriers[0]?.id ?? ''),
      await tokenOf(backend, 'PA-2026-0320', carriers[1]?.id ?? ''),
    ]
    expect(first).not.toBe(second)
    const { body: message } = await backend.ask(DISPO, 'messages.get', { params: { id: sent[0]?.id ?? '' } })
    expect(message.answerPath).toMatch(/^\/answer\/nordkurs-/)
  })

  test('is answered by a link: a price, another one, never what the house reckons, and nothing twice after no', async () => {
    const backend = seededBackend()
    const { carriers, made } = await asked(backend)
    const { id } = made.body.priceRequest
    const token = await tokenOf(backend, id, carriers[0]?.id ?? '')
    const public_ = { params: { token } }
    expect((await backend.ask(DISPO, 'answers.get', public_)).status).toBe(404)
    const found = await backend.ask(DISPO, 'priceAnswers.get', public_)
    expect(found.body).toMatchObject({ state: 'open', requestId: id, targetPrice: 800 })
    const give = (body: object) => backend.ask(DISPO, 'priceAnswers.give', { ...public_, body })
    const refused = async (price: object) => {
      const { status, refusal } = await give({ answer: 'quoted', name: 'Rico Zschoche', ...price })
      const errors = (refusal['fieldErrors'] ?? []) as { path: string; message: string }[]
      return [status, ...errors.map(({ path, message }) => `${path} ${message}`)]
    }
    expect(await refused({ freight: 0 })).toEqual([422, 'freight Preis: 1 bis 99.999 €'])
    expect(await refused({ freight: -5 })).toEqual([422, 'freight Preis: 1 bis 99.999 €'])
    expect(await refused({ freight: 499, toll: -400, surcharges: -99 })).toEqual([
      422,
      'toll Preis: 0 bis 99.999 €',
      'surcharges Preis: 0 bis 99.999 €',
    ])
    expect(await refused({})).toEqual([422, 'freight Preis: 1 bis 99.999 €'])
    const first = await give({ answer: 'quoted', name: 'Rico Zschoche', freight: 845.5, toll: 42, note: 'Ab 05:30' })
    expect(first.body).toMatchObject({ state: 'quoted', quote: { total: 887.5, note: 'Ab 05:30' } })
    expect([first.body.quote.margin, first.body.quote.score]).toEqual([undefined, undefined])
    await give({ answer: 'quoted', name: 'Rico Zschoche', freight: 830 })
    const own = (await theRequest(backend, id)).quotes[0]
    // The toll of the first price is none of the second.
    expect(own?.toll).toBeUndefined()
    expect(own).toMatchObject({ total: 830, state: 'quoted', answeredBy: `Rico Zschoche (${carriers[0]?.name})` })
    expect(own?.score).toBeGreaterThan(0)
    expect((await give({ answer: 'declined', name: 'Rico Zschoche' })).status).toBe(422)
    await give({ answer: 'declined', name: 'Rico Zschoche', reason: 'Defekt' })
    expect(await give({ answer: 'quoted', name: 'Rico Zschoche', freight: 700 })).toMatchObject({ status: 409 })
    const unknown = await backend.ask(DISPO, 'priceAnswers.get', { params: { token: `${token}x` } })
    expect(unknown.status).toBe(404)
  })

  test('tells whoever asked what a carrier says, and leads to the prices; nobody else hears of it', async () => {
    const backend = seededBackend()
    const { carriers, made } = await asked(backend)
    const { id, orderNumber } = made.body.priceRequest
    const told = async (account: string) => {
      const { body } = await backend.ask(account, 'alerts.list')
      const own = body.data.filter(({ code }) => code === 'priceQuoted' || code === 'priceDeclined')
      return own.map(({ code, values, actionUrl }) => [code, values, actionUrl]).toSorted()
    }
    const give = async (at: number, body: object) => {
      const token = await tokenOf(backend, id, carriers[at]?.id ?? '')
      return backend.ask(DISPO, 'priceAnswers.give', { params: { token }, body })
    }
    expect(await told(DISPO)).toEqual([])
    await give(0, { answer: 'quoted', name: 'Rico Zschoche', freight: 845.5, toll: 42 })
    await give(1, { answer: 'declined', name: 'Pavel Novák', reason: 'Kein Fahrzeug' })
    const where = `/priceRequests/${id}`
    expect(await told(DISPO)).toEqual([
      ['priceDeclined', { orderNumber, carrier: carriers[1]?.name, reason: 'Kein Fahrzeug' }, where],
      ['priceQuoted', { orderNumber, carrier: carriers[0]?.name, amount: 887.5 }, where],
    ])
    expect([await told(ADMIN), await told(SALES)]).toEqual([[], []])
  })

  test('is answered by telephone, taken back, negotiated and withdrawn', async () => {
    const backend = seededBackend()
    const params = { id: 'PA-2026-0319' }
    const waiting = (await theRequest(backend, params.id)).quotes.find(({ state }) => state === 'asked')
    const carrierId = waiting?.carrierId ?? ''
    const entered = await backend.ask(DISPO, 'priceRequests.enterQuote', {
      params,
      body: { carrierId, freight: 640, toll: 18.5, pickupTime: '06:00' },
    })
    const found = entered.body.priceRequest.quotes.find((quote) => quote.carrierId === carrierId)
    expect(found).toMatchObject({ state: 'quoted', total: 658.5, pickupTime: '06:00' })
    await backend.ask(DISPO, 'priceRequests.undo', { params, body: { eventId: entered.body.eventId ?? '' } })
    expect((await theRequest(backend, params.id)).quotes.find((quote) => quote.carrierId === carrierId)?.state).toBe(
      'asked',
    )
    const body = { carrierId, targetPrice: 600 }
    const negotiated = await backend.ask(DISPO, 'priceRequests.negotiate', { params, body })
    expect([negotiated.status, negotiated.body.eventId]).toEqual([200, undefined])
    const cancelled = await backend.ask(DISPO, 'priceRequests.cancel', { params, body: {} })
    expect(cancelled.body.priceRequest.status).toBe('cancelled')
    expect((await backend.ask(DISPO, 'priceRequests.negotiate', { params, body })).refusal).toMatchObject({
      message: 'Die Preisanfrage ist abgeschlossen',
    })
  })

  test('is refused without an address, without time, for nobody and for who was not asked', async () => {
    const backend = seededBackend()
    const { body, carriers } = await asked(backend)
    const send = (more: object) => backend.ask(DISPO, 'priceRequests.create', { body: { ...body, ...more } })
    expect((await send({ deadline: '2026-11-20T10:00:00Z' })).refusal['fieldErrors']).toMatchObject([
      { path: 'deadline' },
    ])
    expect((await send({ carriers: [{ carrierId: carriers[0]?.id, recipient: 'Telefon' }] })).status).toBe(422)
    expect((await send({ carriers: [] })).status).toBe(422)
    expect((await send({ carriers: [{ carrierId: 'cus-001' }] })).status).toBe(404)
    const stranger = { carrierId: 'car-999', freight: 5 }
    const entered = await backend.ask(DISPO, 'priceRequests.enterQuote', { params: { id: PA }, body: stranger })
    expect([entered.status, entered.refusal['code']]).toEqual([409, 'NOT_ASKED'])
    expect((await backend.ask(SALES, 'priceRequests.list')).status).toBe(200)
    expect((await accept(backend, carriers[0]?.id ?? '', SALES)).status).toBe(403)
  })
})

describe('A quote that is taken', () => {
  test('gives the order to its carrier for its price, rejects and tells the others, and is taken back in one step', async () => {
    const backend = seededBackend()
    const { quotes, orderId } = await theRequest(backend)
    const [winner, ...others] = quotes
    const done = await accept(backend, winner?.carrierId ?? '')
    expect(done.status).toBe(200)
    const { body: order } = await backend.ask(DISPO, 'orders.get', { params: { id: orderId } })
    expect(order).toMatchObject({ status: 'ASSIGNED', carrierId: winner?.carrierId, carrierPrice: winner?.total })
    const after = await theRequest(backend)
    expect([after.status, after.acceptedCarrierId]).toEqual(['accepted', winner?.carrierId])
    expect(after.quotes.map(({ state }) => state)).toEqual(['accepted', 'rejected', 'rejected'])
    const told = await messagesOf(backend, orderId)
    expect(told.map(({ recipientName }) => recipientName).toSorted()).toEqual(
      others.map(({ carrierName }) => carrierName).toSorted(),
    )
    const body = { eventId: done.body.eventId ?? '' }
    expect((await backend.ask(DISPO, 'priceRequests.undo', { params: { id: PA }, body })).status).toBe(200)
    const { body: back } = await backend.ask(DISPO, 'orders.get', { params: { id: orderId } })
    expect([back.status, back.carrierId, back.carrierPrice]).toEqual(['CONFIRMED', undefined, undefined])
    expect((await theRequest(backend)).quotes.map(({ state }) => state)).toEqual(['quoted', 'quoted', 'quoted'])
  })

  test('is taken by the first of two people alone: the other hears who and when, and nothing is booked', async () => {
    const backend = seededBackend()
    const { quotes, orderId } = await theRequest(backend)
    const [first, second] = quotes.map(({ carrierId }) => carrierId)
    const answers = await Promise.all([accept(backend, first ?? ''), accept(backend, second ?? '', ADMIN)])
    const won = answers.filter(({ status }) => status === 200)
    const lost = answers.filter(({ status }) => status === 409)
    expect([won.length, lost.length]).toEqual([1, 1])
    expect(lost[0]?.refusal).toMatchObject({ code: 'ALREADY_ACCEPTED' })
    expect(lost[0]?.refusal['message']).toMatch(/^Bereits von .+ angenommen, 10:00$/)
    const { body: order } = await backend.ask(DISPO, 'orders.get', { params: { id: orderId } })
    expect(order.carrierId).toBe(won[0] === answers[0] ? first : second)
    // Nor does who has seen an older version hear only that it was changed.
    const body = { carrierId: second ?? '', reason: REASON }
    const late = await backend.ask(ADMIN, 'priceRequests.accept', { params: { id: PA }, body, ifMatch: 1 })
    expect([late.status, late.refusal['code']]).toEqual([409, 'ALREADY_ACCEPTED'])
  })

  test('needs a reason below 85, a price that was named, and one that still holds', async () => {
    const backend = seededBackend()
    const { quotes } = await theRequest(backend)
    const low = quotes.find(({ score = 0 }) => score < 85)
    const refused = await accept(backend, low?.carrierId ?? '', DISPO, '')
    expect([refused.status, refused.refusal['code']]).toEqual([422, 'REASON_NEEDED'])
    expect((await theRequest(backend)).status).toBe('open')
    const params = { id: 'PA-2026-0319' }
    const silent = (await theRequest(backend, params.id)).quotes.find(({ state }) => state === 'declined')
    const body = { carrierId: silent?.carrierId ?? '', reason: REASON }
    expect((await backend.ask(DISPO, 'priceRequests.accept', { params, body })).refusal).toMatchObject({
      message: `${silent?.carrierName} hat keinen Preis genannt`,
    })
    backend.pass(3 * 60 * 60_000)
    expect((await accept(backend, quotes[0]?.carrierId ?? '')).refusal['message']).toMatch(
      /galt bis 21\.11\.2026 11:00/,
    )
  })
})
