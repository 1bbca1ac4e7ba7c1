import { describe, expect, test } from 'vitest'
import type { Order } from '#src/contract/orders/order.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const file = pdfFile()

type Backend = ReturnType<typeof seededBackend>

/** An order that a carrier has and that no one has been told of. */
async function assigned(backend: Backend): Promise<Order> {
  await backend.server.ready
  const rows = await backend.server.store('nordkurs').all('orders', { status: 'ASSIGNED', transportStatus: 'ASSIGNED' })
  const order = rows.find(({ carrierId }) => carrierId !== undefined)
  if (!order) throw new Error('No order of a carrier')
  return (await backend.ask(DISPO, 'orders.get', { params: { id: order.id } })).body
}

const input = ({ id: orderId }: Order, more: object = {}, attached = file) => ({
  body: { orderId, recipient: 'dispo@frachtweg.example', text: 'Bitte bestätigen.', ...more },
  file: attached,
})

async function sent(backend: Backend, order: Order, more: object = {}, attached = file) {
  return backend.ask(DISPO, 'messages.sendTransportOrder', input(order, more, attached))
}

/** The token of the link in the mail. */
async function tokenOf(backend: Backend, id: string): Promise<string> {
  const { body } = await backend.ask(DISPO, 'messages.get', { params: { id } })
  return body.answerPath?.replace('/answer/', '') ?? ''
}

const transportStatus = async (backend: Backend, { id }: Order) =>
  (await backend.ask(DISPO, 'orders.get', { params: { id } })).body.transportStatus

const history = async (backend: Backend, { id }: Order) =>
  (await backend.ask(DISPO, 'orders.events', { params: { id } })).body.items

/** What a carrier answers by the link in his mail. */
const give = (backend: Backend, token: string, body: object) =>
  backend.ask('nobody@elbeoder', 'answers.give', { params: { token }, body })

describe('The order to the carrier', () => {
  test('is not sent without a price unless somebody says so', async () => {
    const backend = seededBackend()
    const { id, version } = await assigned(backend)
    const body = { carrierPrice: null, carrierCharges: null }
    const { body: changed } = await backend.ask(DISPO, 'orders.update', { params: { id }, body, ifMatch: version })
    expect(changed.order.carrierPrice).toBeUndefined()
    const refused = await sent(backend, changed.order)
    expect([refused.status, refused.refusal['code'], refused.refusal['message']]).toEqual([
      409,
      'NO_FREIGHT',
      'Für den Frachtführer ist kein Preis vereinbart: im Transportauftrag bleibt die Fracht leer.',
    ])
    expect(await history(backend, changed.order)).not.toContainEqual(expect.objectContaining({ type: 'sent' }))
    expect((await sent(backend, changed.order, { withoutFreight: true })).status).toBe(201)
  })

  test('goes out once: that tells no driver, the outbox has it with its PDF, and the same again is refused with who and when', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const { status, body: message } = await sent(backend, order)
    expect([status, message.kind, message.status, message.channel]).toEqual([201, 'transportOrder', 'sent', 'email'])
    expect(await transportStatus(backend, order)).toBe('ASSIGNED')
    expect((await history(backend, order)).some(({ type }) => type === 'sent')).toBe(true)
    const list = (await backend.ask(DISPO, 'messages.list', { query: { orderId: order.id } })).body.data
    expect(list.map(({ id, answerPath, isOutdated }) => [id, answerPath, isOutdated])).toEqual([
      [message.id, undefined, false],
    ])
    const { body: kept } = await backend.ask(DISPO, 'messages.file', { params: { id: message.id } })
    expect([kept.name, kept.type, await kept.text()]).toEqual([file.name, 'application/pdf', await file.text()])

    const again = await sent(backend, order)
    expect(again.status).toBe(409)
    expect(again.refusal['code']).toBe('ALREADY_SENT')
    expect(again.refusal['message']).toMatch(/^Bereits am 21\.11\.2026 um 10:00 Uhr von .+ an dispo@frachtweg\.example/)
    expect((await sent(backend, order, { again: true })).status).toBe(201)
    const states = (await backend.ask(DISPO, 'messages.list', { query: { orderId: order.id } })).body.data
    expect(states.map((one) => one.status).toSorted()).toEqual(['replaced', 'sent'])
  })

  test('A change the paper shows makes it older than the order, others do not; the new version goes without asking', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const { id } = (await sent(backend, order)).body
    const params = { id: order.id }
    const held = async () => (await backend.ask(DISPO, 'messages.get', { params: { id } })).body
    await backend.ask(DISPO, 'orders.update', {
      params,
      body: { internalNotes: 'Nur für uns', customerReference: 'X9' },
    })
    expect((await held()).isOutdated).toBe(false)
    await backend.ask(DISPO, 'orders.update', { params, body: { pickupReference: 'L-77' } })
    expect([(await held()).isOutdated, (await held()).changedFields]).toEqual([true, ['pickupReference']])
    expect((await sent(backend, order)).status).toBe(201)
    expect([(await held()).status, (await held()).isOutdated]).toEqual(['replaced', false])
  })

  test('is made of the version in If-Match, goes to a mailbox, has a PDF, a carrier and a dispatcher', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const late = await backend.ask(DISPO, 'messages.sendTransportOrder', {
      ...input(order),
      ifMatch: order.version + 1,
    })
    expect([late.status, late.refusal['code']]).toEqual([409, 'VERSION_CONFLICT'])
    for (const [more, path] of [
      [[{ recipient: '0171 2345678' }], 'recipient'],
      [[{}, new File(['<html>'], 'x.pdf', { type: 'application/pdf' })], 'file'],
      [[{}, pdfFile('x.pdf', 'x'.repeat(5 * 1024 * 1024))], 'file'],
    ] as const) {
      const { status, refusal } = await sent(backend, order, ...more)
      expect([status, refusal['fieldErrors']]).toMatchObject([422, [{ path }]])
    }
    expect((await backend.ask('vertrieb@nordkurs', 'messages.sendTransportOrder', input(order))).status).toBe(403)
    expect((await backend.ask('gast@nordkurs', 'messages.list')).status).toBe(403)
    expect((await sent(backend, await someOrder(backend, 'CREATED'))).refusal['message']).toBe(
      'Nur für disponierte Aufträge möglich',
    )
    expect((await backend.ask(DISPO, 'messages.list')).body.data).toEqual([])
  })
})

describe('The answer of the carrier', () => {
  const ask = (backend: Backend, token: string, tenant = 'nordkurs') =>
    backend.ask(`nobody@${tenant}`, 'answers.get', { params: { token } })
  test('needs no sign-in, whatever tenant is asked; it says what was sent, and nothing of the customer or the house', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    await backend.ask(DISPO, 'orders.update', { params: { id: order.id }, body: { internalNotes: 'Marge halten' } })
    const token = await tokenOf(backend, (await sent(backend, order)).body.id)
    expect(token).toMatch(/^nordkurs-[0-9a-f]{48}$/)
    const { status, body } = await ask(backend, token, 'mainspessart')
    expect([status, body.state, body.company.name]).toEqual([200, 'open', 'Nordkurs Spedition GmbH'])
    expect(body.paper).toMatchObject({ orderNumber: order.orderNumber, carrierPrice: order.carrierPrice })
    const said = JSON.stringify(body)
    for (const secret of [order.customerName, 'Marge halten', 'customer', 'margin', 'internalNotes']) {
      expect(said).not.toContain(secret)
    }
    const pdf = await backend.ask('nobody@nordkurs', 'answers.file', { params: { token } })
    expect(await pdf.body.text()).toBe(await file.text())
    for (const wrong of [`${token.slice(0, -1)}x`, token.replace('nordkurs', 'elbeoder'), 'x', 'nordkurs-']) {
      expect((await ask(backend, wrong)).status).toBe(404)
    }
  })

  test('Yes is taken once', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const { id } = (await sent(backend, order)).body
    const token = await tokenOf(backend, id)
    expect((await give(backend, token, { answer: 'accepted', name: ' ' })).refusal['fieldErrors']).toMatchObject([
      { path: 'name' },
    ])
    const { status, body } = await give(backend, token, { answer: 'accepted', name: 'Jan Kowalski' })
    expect([status, body.state, body.answeredBy]).toEqual([200, 'accepted', 'Jan Kowalski'])
    expect(
      (await give(backend, token, { answer: 'declined', name: 'Jan Kowalski', reason: 'Doch nicht' })).status,
    ).toBe(409)
    expect(await transportStatus(backend, order)).toBe('ASSIGNED')
    expect((await backend.ask(DISPO, 'messages.get', { params: { id } })).body.status).toBe('accepted')
  })

  test('No needs a reason, sets the transport back with it, and dispatch is warned', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const token = await tokenOf(backend, (await sent(backend, order)).body.id)
    const no = { answer: 'declined', name: 'Jan Kowalski' }
    expect((await give(backend, token, no)).refusal['fieldErrors']).toMatchObject([{ path: 'reason' }])
    expect((await give(backend, token, { ...no, reason: 'Fahrzeug defekt' })).body.state).toBe('declined')
    expect(await transportStatus(backend, order)).toBe('ASSIGNED')
    const [latest] = await history(backend, order)
    expect(latest).toMatchObject({ type: 'declined', payload: { notes: 'Fahrzeug defekt' } })
    expect(latest?.actorName).toBe(`Jan Kowalski (${order.carrierName})`)
    const alerts = (await backend.ask(DISPO, 'alerts.list')).body.data
    expect(alerts.find(({ code }) => code === 'orderDeclined')).toMatchObject({
      orderId: order.id,
      values: { orderNumber: order.orderNumber, reason: 'Fahrzeug defekt' },
    })
    // He may be asked once more.
    expect((await sent(backend, order)).status).toBe(201)
  })

  test('is too late for what was replaced, has run out, or is under way; a reminder goes only while it is open', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const first = (await sent(backend, order)).body
    const old = await tokenOf(backend, first.id)
    const reminded = await backend.ask(DISPO, 'messages.remind', { params: { id: first.id }, ifMatch: first.version })
    expect([reminded.body.reminders, reminded.body.version]).toEqual([1, first.version + 1])
    const twice = await backend.ask(DISPO, 'messages.remind', { params: { id: first.id }, ifMatch: first.version })
    expect(twice.status).toBe(409)
    const token = await tokenOf(backend, (await sent(backend, order, { again: true })).body.id)
    expect((await ask(backend, old)).body.state).toBe('replaced')
    expect((await backend.ask(DISPO, 'messages.remind', { params: { id: first.id } })).status).toBe(409)
    backend.pass(15 * 24 * 60 * 60_000)
    const over = await ask(backend, token)
    expect([over.status, over.refusal['message']]).toEqual([410, 'Die Frist für die Antwort ist abgelaufen'])
    expect((await backend.ask(DISPO, 'answers.file', { params: { token } })).status).toBe(410)
    backend.pass(-15 * 24 * 60 * 60_000)
    const params = { id: order.transportId ?? '' }
    await backend.ask(DISPO, 'transports.setStatus', { params, body: { status: 'EN_ROUTE_PICKUP' } })
    expect((await ask(backend, token)).body.state).toBe('closed')
    const late = await give(backend, token, { answer: 'declined', name: 'Jan Kowalski', reason: 'Zu spät' })
    expect([late.status, late.refusal['code']]).toEqual([409, 'NOT_OPEN'])
  })
})

describe('What a carrier answers', () => {
  const told = async (backend: Backend, account: string) => {
    const { body } = await backend.ask(account, 'alerts.list')
    const own = body.data.filter(({ code }) => code === 'orderAccepted' || code === 'orderDeclined')
    return own.map(({ code, forUserId, values }) => [code, forUserId, values['reason']])
  }

  test('is told to whoever sent it; to all of dispatch where he declines', async () => {
    for (const [answer, more, others] of [
      ['accepted', {}, []],
      ['declined', { reason: 'Pannenfahrzeug' }, [['orderDeclined', 'usr-nordkurs-dispo', 'Pannenfahrzeug']]],
    ] as const) {
      const backend = seededBackend()
      const order = await assigned(backend)
      const token = await tokenOf(backend, (await sent(backend, order)).body.id)
      await give(backend, token, { answer, name: 'Jan Kowalski', ...more })
      const own = await told(backend, DISPO)
      expect(own).toEqual([
        [answer === 'accepted' ? 'orderAccepted' : 'orderDeclined', 'usr-nordkurs-dispo', more.reason],
      ])
      expect(await told(backend, 'a.jessen@nordkurs')).toEqual(others)
    }
  })

  test('is said of orders that many changes would touch, before and after', async () => {
    const backend = seededBackend()
    const order = await assigned(backend)
    const token = await tokenOf(backend, (await sent(backend, order)).body.id)
    const change = { kind: 'dates', days: 1, stops: 'both' }
    const bulk = async (dryRun: boolean) => {
      const { body } = await backend.ask(DISPO, 'orders.bulk', { body: { items: [{ id: order.id }], change, dryRun } })
      return body.results.flatMap(({ warnings }) => warnings.map(({ message }) => message))
    }
    const word = `${order.carrierName} hat diesen Auftrag am 21.11.2026 angenommen`
    expect(await bulk(true)).not.toContain(word)
    await give(backend, token, { answer: 'accepted', name: 'Jan Kowalski' })
    expect(await bulk(true)).toContain(word)
    expect(await bulk(false)).toContain(word)
  })
})

test('Files that went along are kept up to 300, the newest ones', async () => {
  const backend = seededBackend()
  const order = await assigned(backend)
  const store = backend.server.store('nordkurs')
  for (let at = 0; at < 300; at += 1) await store.insert('messageFiles', { id: `old-${at}`, name: 'x', mimeType: 'x' })
  const { id } = (await sent(backend, order)).body
  expect(await store.count('messageFiles')).toBe(300)
  const kept = await Promise.all(['old-0', 'old-1', id].map(async (one) => (await store.find('messageFiles', one))?.id))
  expect(kept).toEqual([undefined, 'old-1', id])
})

test('The way to a carrier’s answer is told to dispatchers alone, also where a version is refused', async () => {
  const backend = seededBackend()
  const order = await assigned(backend)
  const { id, version } = (await sent(backend, order)).body
  const paths = []
  for (const account of [DISPO, 'admin@nordkurs', 'vertrieb@nordkurs', 'finanzen@nordkurs']) {
    const { body } = await backend.ask(account, 'messages.get', { params: { id } })
    paths.push(body.answerPath === undefined ? 'none' : 'path')
  }
  expect(paths).toEqual(['path', 'path', 'none', 'none'])
  const refused = await backend.ask(DISPO, 'messages.remind', { params: { id }, ifMatch: version + 1 })
  expect([refused.status, (refused.refusal['current'] as { id: string }).id]).toEqual([409, id])
  const fields = Object.keys(refused.refusal['current'] as object)
  expect(['token', 'paper', 'answerPath'].filter((field) => fields.includes(field))).toEqual([])
})

test('The driver of an own vehicle is told by phone, once with the same words, and the transport knows', async () => {
  const backend = seededBackend()
  await backend.server.ready
  const rows = await backend.server.store('nordkurs').all('orders', { status: 'ASSIGNED', transportStatus: 'ASSIGNED' })
  const order = rows.find(({ assignedVehicleId }) => assignedVehicleId !== undefined)
  if (!order) throw new Error('No order with an own vehicle')
  const body = { orderId: order.id, recipient: '0171 2345678', text: 'Bitte morgen 8 Uhr laden.' }
  const told = await backend.ask(DISPO, 'messages.informDriver', { body })
  expect([told.status, told.body.channel, told.body.kind]).toEqual([201, 'sms', 'driver'])
  const { body: after } = await backend.ask(DISPO, 'orders.get', { params: { id: order.id } })
  expect(after.transportStatus).toBe('NOTIFIED')
  expect((await backend.ask(DISPO, 'messages.informDriver', { body })).refusal['code']).toBe('ALREADY_SENT')
  expect((await backend.ask(DISPO, 'messages.informDriver', { body: { ...body, text: 'Doch 9 Uhr.' } })).status).toBe(
    201,
  )
})

test('Another carrier has not been told of what the one before was', async () => {
  const backend = seededBackend()
  const order = await assigned(backend)
  await sent(backend, order)
  const params = { id: order.id }
  const carriers = await backend.server.store('nordkurs').all('partners', { kind: 'carrier', blocked: false })
  const other = carriers.find(({ id }) => id !== order.carrierId)
  const body = { carrierId: other?.id, overrideReason: 'Test' }
  expect((await backend.ask(DISPO, 'orders.setCarrier', { params, body })).status).toBe(200)
  expect(await transportStatus(backend, order)).toBe('ASSIGNED')
})

test('The proof of delivery is asked for while none is verified', async () => {
  const backend = seededBackend()
  await backend.server.ready
  const rows = await backend.server.store('nordkurs').all('orders', { status: 'DELIVERED' })
  const ask = (order: { id: string } | undefined) => {
    const body = { orderId: order?.id, recipient: 'pod@frachtweg.example', text: 'Bitte senden.' }
    return backend.ask(DISPO, 'messages.requestProof', { body })
  }
  const carried = rows.filter(({ carrierId }) => carrierId !== undefined)
  expect((await ask(carried.find((order) => !order.proofOfDeliveryVerified))).status).toBe(201)
  expect((await ask(carried.find((order) => order.proofOfDeliveryVerified))).status).toBe(409)
})
