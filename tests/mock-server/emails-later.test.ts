import { describe, expect, test } from 'vitest'
import { someOrder, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'
const MINUTE = 60_000

type Backend = ReturnType<typeof seededBackend>

const get = async ({ ask }: Backend, id: string) => (await ask(DISPO, 'emails.get', { params: { id } })).body

/** Ids of the e-mails of the list "Neu": new ones, and behind them those that are put off. */
async function inOrder({ ask }: Backend) {
  const query = { status: 'new', sortBy: 'listedAt', sortOrder: 'desc' } as const
  return (await ask(DISPO, 'emails.list', { query })).body.data.map(({ id }) => id)
}

describe('What is put off', () => {
  test('stands behind the new ones, the next one first', async () => {
    const backend = seededBackend()
    const { data } = (await backend.ask(DISPO, 'emails.list', { query: { status: 'new' } })).body
    expect(data.map(({ followUpAt }) => followUpAt?.slice(5, 16) ?? 'new')).toEqual([
      ...Array.from({ length: 9 }, () => 'new'),
      '11-21T14:00',
      '11-21T15:30',
      '11-23T07:00',
    ])
  })

  test('comes back at its moment and not before, on top and unread', async () => {
    const backend = seededBackend()
    const { ask, server } = backend
    const id = 'eml-0005'
    await ask(DISPO, 'emails.open', { params: { id } })
    await ask(DISPO, 'emails.update', { params: { id }, body: { followUpAt: '2026-11-21T09:30:00.000Z' } })
    expect((await get(backend, id)).listedAt).toBeUndefined()
    backend.pass(29 * MINUTE)
    await server.runDue()
    expect((await get(backend, id)).followUpAt).toBe('2026-11-21T09:30:00.000Z')
    backend.pass(2 * MINUTE)
    await server.runDue()
    const { status, followUpAt, readAt, listedAt } = await get(backend, id)
    expect([status, followUpAt, readAt, listedAt]).toEqual(['new', undefined, undefined, '2026-11-21T09:31:00.000Z'])
    expect((await inOrder(backend))[0]).toBe(id)
    const { data } = (await ask(DISPO, 'emails.events', { params: { id } })).body
    expect(data.map(({ type, actorName }) => [type, actorName])[0]).toEqual(['came_back', 'Automatisch'])
  })

  test('comes back at the moment it was put off to last, also where that is what an undo has brought back', async () => {
    const backend = seededBackend()
    const { ask, server } = backend
    const id = 'eml-0005'
    const until = (followUpAt: string | null) => ask(DISPO, 'emails.update', { params: { id }, body: { followUpAt } })
    await until('2026-11-21T09:30:00.000Z')
    const later = await until('2026-11-21T12:00:00.000Z')
    backend.pass(31 * MINUTE)
    await server.runDue()
    expect((await get(backend, id)).followUpAt).toBe('2026-11-21T12:00:00.000Z')
    await until(null)
    const open = await get(backend, id)
    expect([open.followUpAt, open.listedAt]).toEqual([undefined, open.receivedAt])
    expect(later.status).toBe(200)
    const { data } = (await ask(DISPO, 'emails.events', { params: { id } })).body
    await ask(DISPO, 'emails.undo', { params: { id }, body: { eventId: data[0]?.id ?? '' } })
    expect((await get(backend, id)).followUpAt).toBe('2026-11-21T12:00:00.000Z')
    backend.pass(150 * MINUTE)
    await server.runDue()
    expect((await get(backend, id)).followUpAt).toBeUndefined()
  })
})

describe('An answer', () => {
  const params = { id: 'eml-0003' }
  const body = { subject: 'AW: Auftrag', text: 'Gerne.', templateId: 'rtp-nordkurs-0001' }

  test('waits ten seconds; taken back until then it never leaves, and the e-mail is as it was', async () => {
    const backend = seededBackend()
    const { ask, server } = backend
    const sent = await ask(DISPO, 'emails.reply', { params, body })
    expect(sent.body.message).toMatchObject({ templateId: 'rtp-nordkurs-0001', sentAt: '2026-11-21T09:00:10.000Z' })
    backend.pass(9000)
    await server.runDue()
    expect(await server.store('nordkurs').find('jobs', `mail-${sent.body.message.id}`)).toBeDefined()
    const eventId = sent.body.eventId ?? ''
    const stopped = await ask(DISPO, 'emails.undo', { params, body: { eventId } })
    expect(stopped.status).toBe(200)
    expect(await server.store('nordkurs').find('messages', sent.body.message.id)).toBeUndefined()
    expect((await get(backend, params.id)).repliedAt).toBeUndefined()
    // It is not sent by taking that back: who writes it down anew has ten seconds again.
    const again = await ask(DISPO, 'emails.undo', { params, body: { eventId: stopped.body.eventId ?? '' } })
    expect([again.status, again.refusal['code']]).toEqual([409, 'NOT_UNDOABLE'])
  })

  test('waits in the outbox as one that waits, and is sent once it has left', async () => {
    const backend = seededBackend()
    const { ask, server, pass } = backend
    const { message } = (await ask(DISPO, 'emails.reply', { params, body })).body
    const listed = async (status: string) =>
      (await ask(DISPO, 'messages.list', { query: { status, kind: 'reply' } })).body.data.map(({ id }) => id)
    expect([message.status, await listed('waiting')]).toEqual(['waiting', [message.id]])
    pass(10_000)
    await server.runDue()
    expect([await listed('waiting'), (await listed('sent')).includes(message.id)]).toEqual([[], true])
  })

  test('that has left stays', async () => {
    const backend = seededBackend()
    const { ask } = backend
    const sent = await ask(DISPO, 'emails.reply', { params, body })
    backend.pass(10_000)
    const late = await ask(DISPO, 'emails.undo', { params, body: { eventId: sent.body.eventId ?? '' } })
    expect([late.status, late.refusal['message']]).toEqual([409, 'Die Antwort ist schon gesendet'])
    expect((await get(backend, params.id)).repliedAt).toBe('2026-11-21T09:00:00.000Z')
  })
})

describe('An order the wizard makes of an e-mail', () => {
  const DRAFT = {
    customer: { customerId: 'cus-008', customerReference: 'EG-4471' },
    cargo: { description: 'Glasflaschen', weightKg: 14_300, loadingMeters: 11 },
    pickup: {
      company: 'Elbtal',
      street: 'Hamburger Straße 19',
      postalCode: '01067',
      city: 'Dresden',
      country: 'Deutschland',
      date: '2026-11-24',
    },
    delivery: {
      company: 'Isar',
      street: 'Thalkirchner Straße 81',
      postalCode: '80331',
      city: 'München',
      country: 'Deutschland',
      date: '2026-11-25',
    },
  }
  async function session({ ask }: Backend, account = DISPO) {
    return (await ask(account, 'wizard.start', { body: { data: DRAFT } })).body.sessionId
  }
  const make = ({ ask }: Backend, sessionId: string, more: object = {}, account = DISPO) =>
    ask(account, 'wizard.createOrder', {
      params: { sessionId },
      body: { customerPrice: 960, emailId: 'eml-0001', ...more },
    })

  test('hangs on it with its papers, says so in its history, and goes with one undo', async () => {
    const backend = seededBackend()
    const { ask, server } = backend
    const id = await session(backend)
    const made = await make(backend, id)
    expect([made.status, made.body.success]).toEqual([201, true])
    const { order, eventId } = made.body
    const email = await get(backend, 'eml-0001')
    expect(email).toMatchObject({ status: 'processed', orderId: order.id })
    const document = await server.store('nordkurs').find('documents', email.attachments[0]?.documentId ?? '')
    expect(document).toMatchObject({ name: 'Ladeauftrag_EG-4471.pdf', orderId: order.id, tags: ['E-Mail'] })
    const { items } = (await ask(DISPO, 'orders.events', { params: { id: order.id } })).body
    expect(items.find(({ type }) => type === 'created')?.payload).toMatchObject({
      source: 'email',
      emailId: 'eml-0001',
      subject: 'Ladeauftrag EG-4471 Dresden – München',
      from: 'Ines Richter',
    })
    // The same session once more is the same order.
    expect((await make(backend, id)).body.order.id).toBe(order.id)
    const undone = await ask(DISPO, 'emails.undo', { params: { id: 'eml-0001' }, body: { eventId: eventId ?? '' } })
    expect(undone.status).toBe(200)
    expect(await server.store('nordkurs').find('orders', order.id)).toBeUndefined()
    expect(await server.store('nordkurs').find('documents', document?.id ?? '')).toBeUndefined()
    const { status, orderId } = await get(backend, 'eml-0001')
    expect([status, orderId]).toEqual(['new', undefined])
  })

  test('is one: who comes second is told which there is, and makes one more only on purpose', async () => {
    const backend = seededBackend()
    const [mine, other] = [await session(backend), await session(backend, SALES)]
    const before = await backend.server.store('nordkurs').count('orders')
    const answers = await Promise.all([make(backend, mine), make(backend, other, {}, SALES)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const first = answers.find(({ status }) => status === 201)
    const second = answers.find(({ status }) => status === 409)
    expect(second?.refusal).toMatchObject({
      code: 'EMAIL_HAS_ORDER',
      message: `Aus der E-Mail ist schon Auftrag ${first?.body.order.orderNumber} angelegt`,
    })
    expect(await backend.server.store('nordkurs').count('orders')).toBe(before + 1)
    const wanted = second === answers[0] ? ([mine, DISPO] as const) : ([other, SALES] as const)
    expect((await make(backend, wanted[0], { another: true }, wanted[1])).status).toBe(201)
    expect(await backend.server.store('nordkurs').count('orders')).toBe(before + 2)
  })

  test('of no e-mail there is, or without one, has nothing to do with the inbox', async () => {
    const backend = seededBackend()
    expect((await make(backend, await session(backend), { emailId: 'eml-9999' })).status).toBe(404)
    const made = await make(backend, await session(backend), { emailId: undefined })
    expect([made.status, made.body.eventId]).toEqual([201, undefined])
    expect((await someOrder(backend, 'CREATED')).id).toBeDefined()
  })
})
