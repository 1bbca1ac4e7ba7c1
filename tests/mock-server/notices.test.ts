import { expect, test } from 'vitest'
import type { Row } from '#mock-server/store/models.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { NoticeKind } from '#src/domain/notices/notices.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'

type Backend = ReturnType<typeof seededBackend>

/** A backend and an order of a status. */
async function begun(status: Row<'orders'>['status'] = 'ASSIGNED') {
  const backend = seededBackend()
  await backend.server.ready
  const [order] = await backend.server.store('nordkurs').all('orders', { status })
  if (!order) throw new Error(`No order is ${status}`)
  return { backend, order }
}

interface NoticeFields {
  kind?: NoticeKind
  recipient?: string
  expectedAt?: number
  again?: boolean
}

function tell(backend: Backend, orderId: string, more: NoticeFields = {}, account = DISPO) {
  const notice = {
    kind: 'delayNotice',
    recipient: 'einkauf@kunde.example',
    text: 'Ihr Auftrag verspätet sich.',
  } as const
  return backend.ask(account, 'messages.sendNotice', { body: { orderId, ...notice, ...more } })
}

async function history(backend: Backend, id: string) {
  const { items } = (await backend.ask(DISPO, 'orders.events', { params: { id } })).body
  return items.map(({ type, payload }) => [type, payload?.['to']])
}

const at = zonedToEpoch('2026-11-26', '13:40')

test('a delay goes to the customer, stands in the outbox and in the history of the order, and to no carrier', async () => {
  const { backend, order } = await begun()
  const { status, body } = await tell(backend, order.id, { expectedAt: at })
  expect([status, body.kind, body.channel, body.status, body.recipientName, body.carrierId]).toEqual([
    ...[201, 'delayNotice', 'email', 'sent', order.customerName, undefined],
  ])
  expect(body.subject).toContain(`Verspätung ${order.orderNumber}`)
  const listed = await backend.ask(DISPO, 'messages.list', { query: { orderId: order.id, kind: 'delayNotice' } })
  expect(listed.body.data.map(({ id }) => id)).toEqual([body.id])
  expect((await history(backend, order.id))[0]).toEqual(['delay_notified', 'einkauf@kunde.example'])
})

test('the same delay is told again only on purpose, to whomever; one that has grown is news', async () => {
  const { backend, order } = await begun()
  await tell(backend, order.id, { expectedAt: at })
  const again = await tell(backend, order.id, { expectedAt: at + 10 * 60_000, recipient: 'lager@kunde.example' })
  expect([again.status, again.refusal['code']]).toEqual([409, 'ALREADY_SENT'])
  expect(again.refusal['message']).toMatch(
    /^Diese Verspätung ist schon gemeldet: am .* von .* an einkauf@kunde\.example$/,
  )
  expect((await tell(backend, order.id, { expectedAt: at + 10 * 60_000, again: true })).status).toBe(201)
  expect((await tell(backend, order.id, { expectedAt: at + 60 * 60_000 })).status).toBe(201)
})

test('an announcement goes to each address once, and once more when the window is another one', async () => {
  const { backend, order } = await begun()
  const announce = (recipient: string) =>
    tell(backend, order.id, { kind: 'deliveryNotice', recipient, expectedAt: at }, SALES)
  expect((await announce('wareneingang@empfang.example')).status).toBe(201)
  expect((await announce('wareneingang@empfang.example')).refusal['code']).toBe('ALREADY_SENT')
  expect((await announce('pforte@empfang.example')).status).toBe(201)
  const { version = 0 } = (await backend.server.store('nordkurs').find('orders', order.id)) ?? {}
  await backend.server.store('nordkurs').patch('orders', order.id, { deliveryTimeFrom: '05:15', version: version + 1 })
  expect((await announce('wareneingang@empfang.example')).status).toBe(201)
})

test('an address the order lacks is kept in it, one it has stays; a delay changes nothing of the order', async () => {
  const { backend, order } = await begun()
  const kept = async () => {
    const { body } = await backend.ask(DISPO, 'orders.get', { params: { id: order.id } })
    return [body.pickupEmail, body.deliveryEmail, body.customerEmail]
  }
  await backend.server.store('nordkurs').patch('orders', order.id, { pickupEmail: undefined, deliveryEmail: undefined })
  await tell(backend, order.id, { expectedAt: at })
  expect(await kept()).toEqual([undefined, undefined, order.customerEmail])
  const { body } = await tell(backend, order.id, { kind: 'deliveryNotice', recipient: ' we@empfang.example ' })
  expect([body.recipient, body.recipientName]).toEqual(['we@empfang.example', order.deliveryCompany])
  await tell(backend, order.id, { kind: 'deliveryNotice', recipient: 'andere@empfang.example' })
  await tell(backend, order.id, { kind: 'pickupNotice', recipient: 'versand@lager.example' })
  expect(await kept()).toEqual(['versand@lager.example', 'we@empfang.example', order.customerEmail])
})

test('without a mailbox nothing goes out, and the field that is to be filled is named', async () => {
  const { backend, order } = await begun()
  for (const recipient of ['0171 2345678', 'lager@', ' ']) {
    const { status, refusal } = await tell(backend, order.id, { recipient })
    const [issue] = refusal['fieldErrors'] as { path: string; message: string }[]
    expect([status, issue?.path, issue?.message]).toEqual([422, 'recipient', 'Bitte eine E-Mail-Adresse angeben'])
  }
  expect(await backend.server.store('nordkurs').all('messages', { orderId: order.id, kind: 'delayNotice' })).toEqual([])
})

test.each([
  ['CONFIRMED', 'delayNotice', 'Nur für disponierte Aufträge möglich'],
  ['DELIVERED', 'deliveryNotice', 'Der Auftrag ist schon zugestellt'],
  ['IN_TRANSIT', 'pickupNotice', 'Die Ware ist schon geladen'],
  ['CANCELLED', 'delayNotice', 'Stornierte Aufträge sind schreibgeschützt'],
] as const)('of an order that is %s a %s is refused: %s', async (status, kind, message) => {
  const { backend, order } = await begun(status)
  const refused = await tell(backend, order.id, { kind })
  expect([refused.status, refused.refusal['message']]).toEqual([409, message])
})

test('finance may read what was told, and tells nothing', async () => {
  const { backend, order } = await begun()
  expect((await tell(backend, order.id, {}, 'finanzen@nordkurs')).status).toBe(403)
})

test('a loading point brings its address along, and another place leaves it behind', async () => {
  const { backend, order } = await begun('CONFIRMED')
  const point = { name: 'Lager Süd', city: 'Hamburg', postalCode: '20457', email: 'avis@lager.example' }
  const made = await backend.ask(DISPO, 'loadingPoints.create', { body: point })
  const params = { id: order.id }
  const change = async (body: object) =>
    (await backend.ask(DISPO, 'orders.update', { params, body })).body.order.deliveryEmail
  expect(await change({ deliveryLoadingPointId: made.body.id })).toBe('avis@lager.example')
  const wrong = await backend.ask(DISPO, 'orders.update', { params, body: { deliveryEmail: 'avis@' } })
  expect(wrong.status).toBe(422)
  expect(await change({ deliveryCompany: 'Anderes Lager', deliveryAddress: 'Weg 1' })).toBe(undefined)
})
