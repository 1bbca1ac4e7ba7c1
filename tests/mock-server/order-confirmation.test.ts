import { describe, expect, test } from 'vitest'
import type { Order } from '#src/contract/orders/order.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'
const file = pdfFile('Auftragsbestätigung.pdf')

type Backend = ReturnType<typeof seededBackend>

const confirm = (backend: Backend, { id: orderId, version: ifMatch }: Order, more: object = {}, who = DISPO) =>
  backend.ask(who, 'messages.sendConfirmation', {
    body: { orderId, recipient: 'einkauf@kunde.example', text: 'Anbei die Bestätigung.', ...more },
    file,
    ifMatch,
  })
const orderOf = async (backend: Backend, { id }: Order) =>
  (await backend.ask(DISPO, 'orders.get', { params: { id } })).body
const messageOf = async (backend: Backend, id: string) =>
  (await backend.ask(DISPO, 'messages.get', { params: { id } })).body
const history = async (backend: Backend, { id }: Order) =>
  (await backend.ask(DISPO, 'orders.events', { params: { id } })).body.items.map(({ type }) => type)

/** A confirmation that has gone out, and the token of its link. */
async function sent(backend: Backend) {
  const order = await someOrder(backend, 'CONFIRMED')
  const { body } = await confirm(backend, order)
  const token = (await messageOf(backend, body.id)).answerPath?.replace('/answer/', '') ?? ''
  return { order, message: body, token }
}

describe('The confirmation to the customer', () => {
  test('goes out once per version: in the outbox and among the papers; the same again is refused with who and when', async () => {
    const backend = seededBackend()
    const { order, message } = await sent(backend)
    expect([message.kind, message.status, message.recipientName, message.carrierId]).toEqual([
      ...['orderConfirmation', 'sent', order.customerName],
      undefined,
    ])
    expect(message.subject).toBe(`Auftragsbestätigung ${order.orderNumber}`)
    const papers = await backend.server.store('nordkurs').all('documents', { orderId: order.id })
    const paper = papers.find(({ name }) => name === file.name)
    expect([paper?.kind, paper?.partnerId, paper?.verified]).toEqual(['orderConfirmation', order.customerId, true])

    const again = await confirm(backend, await orderOf(backend, order))
    expect([again.status, again.refusal['code']]).toEqual([409, 'ALREADY_SENT'])
    expect((await confirm(backend, await orderOf(backend, order), { again: true })).status).toBe(201)
    expect((await messageOf(backend, message.id)).status).toBe('replaced')
    expect((await history(backend, order)).filter((type) => type === 'confirmation_sent')).toHaveLength(2)
  })

  test('is older than the order once something changes that it says, and the new version goes without asking', async () => {
    const backend = seededBackend()
    const { order, message } = await sent(backend)
    const change = (body: object) => backend.ask(DISPO, 'orders.update', { params: { id: order.id }, body })
    await change({ internalNotes: 'Nur für uns', pickupDriverHints: 'Tor 7' })
    expect((await messageOf(backend, message.id)).isOutdated).toBe(false)
    await change({ deliveryReference: 'E-4711' })
    const held = await messageOf(backend, message.id)
    expect([held.isOutdated, held.changedFields]).toEqual([true, ['deliveryReference']])
    expect((await confirm(backend, await orderOf(backend, order))).status).toBe(201)
  })

  test('confirms an order that is only taken down, by its own rules', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'CREATED')
    expect((await confirm(backend, order, {}, SALES)).status).toBe(201)
    const after = await orderOf(backend, order)
    expect([after.status, after.approvedBy !== undefined]).toEqual(['CONFIRMED', true])
    const other = (await backend.server.store('nordkurs').all('orders', { status: 'CREATED' }))[0]
    if (!other) throw new Error('No order is left')
    await backend.server.store('nordkurs').patch('orders', other.id, { customerPrice: undefined })
    const refused = await confirm(backend, await orderOf(backend, other))
    expect([refused.status, refused.refusal['message']]).toEqual([422, 'Kundenpreis fehlt'])
    expect(await backend.server.store('nordkurs').all('messages', { orderId: other.id })).toEqual([])
  })

  test.each([
    ['CANCELLED', 'Stornierte Aufträge sind schreibgeschützt'],
    ['DELIVERED', 'Nur vor der Zustellung möglich'],
    ['BILLED', 'Nur vor der Zustellung möglich'],
  ] as const)('is nothing to send for an order that is %s', async (status, reason) => {
    const backend = seededBackend()
    const { status: answered, refusal } = await confirm(backend, await someOrder(backend, status))
    expect([answered, refusal['message']]).toEqual([409, reason])
  })

  test('is made of the version in If-Match, goes to a mailbox, has a PDF', async () => {
    const backend = seededBackend()
    const order = await someOrder(backend, 'CONFIRMED')
    const late = await confirm(backend, { ...order, version: order.version + 1 })
    expect([late.status, late.refusal['code']]).toEqual([409, 'VERSION_CONFLICT'])
    const wrong = await confirm(backend, order, { recipient: '0171 2345678' })
    expect([wrong.status, wrong.refusal['fieldErrors']]).toMatchObject([422, [{ path: 'recipient' }]])
    const body = { orderId: order.id, recipient: 'einkauf@kunde.example', text: '' }
    const html = new File(['<html>'], 'x.pdf', { type: 'application/pdf' })
    const noPdf = await backend.ask(DISPO, 'messages.sendConfirmation', { body, file: html })
    expect([noPdf.status, noPdf.refusal['fieldErrors']]).toMatchObject([422, [{ path: 'file' }]])
    expect((await confirm(backend, order, {}, 'finanzen@nordkurs')).status).toBe(403)
  })
})

describe('What the customer says of it', () => {
  const read = (backend: Backend, token: string) => backend.ask('nobody@elbeoder', 'answers.get', { params: { token } })
  const give = (backend: Backend, token: string, body: object) =>
    backend.ask('nobody@elbeoder', 'answers.give', { params: { token }, body })

  test('he sees his order with his price, and nothing of who drives, for how much, or of the house', async () => {
    const backend = seededBackend()
    const { order, token } = await sent(backend)
    const { body } = await read(backend, token)
    expect([body.kind, body.state, body.takesPapers]).toEqual(['orderConfirmation', 'open', false])
    expect(body.paper).toMatchObject({ orderNumber: order.orderNumber, customerPrice: order.customerPrice })
    const said = JSON.stringify(body.paper)
    for (const secret of ['carrier', 'driver', 'vehicle', 'margin', 'internalNotes', 'DriverHints']) {
      expect(said).not.toContain(secret)
    }
    const upload = await backend.ask('nobody@nordkurs', 'answers.upload', {
      params: { token },
      body: {},
      file: pdfFile('cmr.pdf'),
    })
    expect([upload.status, upload.refusal['code']]).toEqual([409, 'NOT_OPEN'])
  })

  test('that something is wrong is told, and leaves the order as it is', async () => {
    const backend = seededBackend()
    const { order, message, token } = await sent(backend)
    const before = await orderOf(backend, order)
    const silent = await give(backend, token, { answer: 'declined', name: 'Ines Richter' })
    expect(silent.refusal['fieldErrors']).toMatchObject([{ path: 'reason' }])
    const given = await give(backend, token, {
      answer: 'declined',
      name: 'Ines Richter',
      reason: 'Es sind 24 Paletten',
    })
    expect([given.status, given.body.state]).toEqual([200, 'declined'])
    expect(await orderOf(backend, order)).toEqual(before)
    expect(await history(backend, order)).toContain('confirmation_declined')
    const { data } = (await backend.ask(DISPO, 'alerts.list')).body
    expect(data.find(({ code }) => code === 'confirmationDisputed')).toMatchObject({
      title: 'Auftragsbestätigung beanstandet',
      values: { orderNumber: order.orderNumber, reason: 'Es sind 24 Paletten' },
    })
    expect((await messageOf(backend, message.id)).status).toBe('declined')
    expect((await give(backend, token, { answer: 'accepted', name: 'Ines Richter' })).status).toBe(409)
    // What was found wrong is put right and confirmed anew, without asking: it is another version.
    await backend.ask(DISPO, 'orders.update', { params: { id: order.id }, body: { packageCount: 24 } })
    expect((await confirm(backend, await orderOf(backend, order))).status).toBe(201)
  })

  test('that all is right is taken once; of a cancelled order there is nothing to say', async () => {
    const backend = seededBackend()
    const { message, token } = await sent(backend)
    expect((await give(backend, token, { answer: 'accepted', name: 'Ines Richter' })).body.state).toBe('accepted')
    expect((await messageOf(backend, message.id)).answeredBy).toBe('Ines Richter')
    const rows = await backend.server.store('nordkurs').all('orders', { status: 'CONFIRMED' })
    const other = rows.find(({ id }) => id !== message.orderId)
    if (!other) throw new Error('No other order')
    const { body } = await confirm(backend, await orderOf(backend, other))
    const link = (await messageOf(backend, body.id)).answerPath?.replace('/answer/', '') ?? ''
    await backend.server.store('nordkurs').patch('orders', other.id, { status: 'CANCELLED' })
    expect((await read(backend, link)).body.state).toBe('closed')
  })
})
