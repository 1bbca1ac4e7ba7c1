import { expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const INTO = { id: 'cus-001' }
const FROM = { id: 'cus-002' }
type Backend = ReturnType<typeof seededBackend>

const merge = async (backend: Backend, body: object, as = DISPO) => backend.ask(as, 'partners.merge', { body })
const partner = async (backend: Backend, params = INTO) => (await backend.ask(DISPO, 'partners.get', { params })).body
const ordersOf = async (backend: Backend, customerId: string) =>
  (await backend.server.store('nordkurs').all('orders', { customerId })).map(({ id }) => id).toSorted()

test('two records become one: orders, prices, pallets, people and papers follow, the old id says where they are', async () => {
  const backend = seededBackend()
  const [into, from] = [await partner(backend), await partner(backend, FROM)]
  const own = { partnerId: 'cus-002', quantity: 5 }
  await backend.ask(DISPO, 'palletBookings.create', { body: own })
  await backend.ask('vertrieb@nordkurs', 'tariffs.create', { body: { partnerId: 'cus-002', priceCents: 100 } })
  const both = [...(await ordersOf(backend, 'cus-001')), ...(await ordersOf(backend, 'cus-002'))].toSorted()
  const { status, body } = await merge(backend, { into: 'cus-001', from: 'cus-002', version: from.version })
  expect([status, body.partner.id]).toEqual([200, 'cus-001'])
  expect(body.moved).toEqual(
    expect.arrayContaining([
      { entity: 'palletBookings', count: 1 },
      { entity: 'tariffs', count: 1 },
    ]),
  )
  expect(await ordersOf(backend, 'cus-001')).toEqual(both)
  expect(body.partner.contacts).toHaveLength(into.contacts.length + from.contacts.length)
  const open = await backend.server.store('nordkurs').all('orders', { customerId: 'cus-001', status: 'CONFIRMED' })
  expect(new Set(open.map(({ customerName }) => customerName))).toEqual(new Set([into.name]))
  const gone = await backend.ask(DISPO, 'partners.get', { params: FROM })
  expect([gone.status, gone.refusal]).toMatchObject([
    404,
    { code: 'MERGED', reasons: [{ code: 'reason.partner.merged', values: { id: 'cus-001', name: into.name } }] },
  ])
  const history = (await backend.ask(DISPO, 'partners.events', { params: INTO })).body.data
  expect(history[0]).toMatchObject({ type: 'merged', payload: { from: 'cus-002', name: from.name } })
  const wizard = (await backend.ask(DISPO, 'wizard.start', { body: {} })).body
  const params = { sessionId: wizard.sessionId }
  expect((await backend.ask(DISPO, 'wizard.setCustomer', { params, body: { customerId: 'cus-002' } })).status).toBe(200)
})

test('it is taken back as a whole, billed orders too, and made again', async () => {
  const backend = seededBackend()
  const before = [await partner(backend), await partner(backend, FROM)]
  const orders = [await ordersOf(backend, 'cus-001'), await ordersOf(backend, 'cus-002')]
  const { body } = await merge(backend, { into: 'cus-001', from: 'cus-002' })
  const undone = await backend.ask(DISPO, 'partners.undo', { params: INTO, body: { eventId: body.eventId ?? '' } })
  expect(undone.status).toBe(200)
  expect([await ordersOf(backend, 'cus-001'), await ordersOf(backend, 'cus-002')]).toEqual(orders)
  const after = [await partner(backend), await partner(backend, FROM)]
  const plain = (one: (typeof before)[number]) => ({ ...one, version: 0, updatedAt: '' })
  expect(after.map(plain)).toEqual(before.map(plain))
  const again = await backend.ask(DISPO, 'partners.undo', {
    params: INTO,
    body: { eventId: undone.body.eventId ?? '' },
  })
  expect(again.status).toBe(200)
  expect((await backend.ask(DISPO, 'partners.get', { params: FROM })).refusal['code']).toBe('MERGED')
  expect(await ordersOf(backend, 'cus-001')).toEqual(orders.flat().toSorted())
})

test('what somebody has given to a third one since is asked about', async () => {
  const backend = seededBackend()
  const { body } = await merge(backend, { into: 'cus-001', from: 'cus-002' })
  const [moved] = await backend.server.store('nordkurs').all('orders', { customerId: 'cus-001', status: 'CONFIRMED' })
  const changed = await backend.server.store('nordkurs').all('orders', { customerId: 'cus-001' })
  const [id = ''] = changed.map((order) => order.id).filter((one) => one !== moved?.id)
  await backend.server.store('nordkurs').patch('orders', id, { customerId: 'cus-003' })
  const contact = { name: 'Wer Anderes' }
  await backend.ask(DISPO, 'partners.saveContact', { params: INTO, body: contact })
  const refused = await backend.ask(DISPO, 'partners.undo', { params: INTO, body: { eventId: body.eventId ?? '' } })
  expect([refused.status, refused.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
  const forced = { eventId: body.eventId ?? '', force: true }
  expect((await backend.ask(DISPO, 'partners.undo', { params: INTO, body: forced })).status).toBe(200)
})

test('what both say differently is chosen, what one lacks comes from the other, and nothing that names it is left behind', async () => {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  await store.patch('partners', 'cus-001', {
    ...{ invoiceFormat: 'pdf', phone: '040 1', creditLimitCents: undefined, noAdsSince: undefined },
  })
  await store.patch('partners', 'cus-002', {
    ...{
      invoiceFormat: 'xrechnung',
      phone: '040 2',
      buyerReference: '04011000-1234512345-06',
      creditLimitCents: 500_000,
    },
    ...{ noAdsSince: '2026-05-01', noAdsReason: 'per Mail' },
  })
  const followUp = { text: 'Anrufen', dueOn: '2026-11-24', aboutKind: 'partner', aboutId: 'cus-002' }
  await backend.ask(DISPO, 'followUps.create', { body: followUp })
  const { body: before } = await backend.ask(DISPO, 'partners.references', { params: FROM })
  const counted = new Map(before.data.map(({ entity, count }) => [entity, count]))
  expect(counted.get('orders')).toBe((await ordersOf(backend, 'cus-002')).length)
  expect(counted.get('followUps')).toBe(1)
  const { status, body } = await merge(backend, { into: 'cus-001', from: 'cus-002', take: ['invoiceFormat'] })
  expect(status).toBe(200)
  expect(body.partner).toMatchObject({
    ...{ invoiceFormat: 'xrechnung', phone: '040 1', buyerReference: '04011000-1234512345-06' },
    ...{ creditLimitCents: 500_000, noAdsSince: '2026-05-01', noAdsReason: 'per Mail' },
  })
  // What was counted before is what has moved; people and papers are of the partner itself.
  const moved = before.data.filter(({ entity }) => entity !== 'contacts' && entity !== 'papers')
  expect(body.moved).toEqual(expect.arrayContaining(moved))
  expect(body.moved).toHaveLength(moved.length)
  expect((await store.all('followUps', { aboutId: 'cus-002' })).length).toBe(0)
})

test.each([
  ['itself', { into: 'cus-001', from: 'cus-001' }, 422],
  ['another kind', { into: 'cus-001', from: 'car-001' }, 422],
  ['nobody', { into: 'cus-001', from: 'cus-999' }, 404],
  ['another tenant’s', { into: 'cus-001', from: 'cus-045' }, 404],
  ['one that was changed since', { into: 'cus-001', from: 'cus-002', version: 7 }, 409],
])('%s: %s', async (_name, body, status) => {
  expect((await merge(seededBackend(), body)).status).toBe(status)
})

test('finance and guests do not merge', async () => {
  const backend = seededBackend()
  for (const as of ['finanzen@nordkurs', 'gast@nordkurs'])
    expect((await merge(backend, { into: 'cus-001', from: 'cus-002' }, as)).status).toBe(403)
})

test('duplicates of the seed are found with their reason, and are none once they are merged', async () => {
  const backend = seededBackend()
  const pairs = async () => (await backend.ask(DISPO, 'partners.duplicates')).body.data
  const found = await pairs()
  expect(found.map(({ reasons }) => reasons)).toEqual(expect.arrayContaining([['vatId'], ['iban']]))
  const [[into, from] = []] = found.map(({ partners }) => partners)
  const query = { partnerId: from?.id ?? '' }
  expect((await backend.ask(DISPO, 'partners.duplicates', { query })).body.data).toHaveLength(1)
  await merge(backend, { into: into?.id, from: from?.id })
  expect(await pairs()).toHaveLength(found.length - 1)
})

test('a new one that looks like one there is says so', async () => {
  const backend = seededBackend()
  const { name, number, postalCode } = await partner(backend)
  const body = { kind: 'customer' as const, name: `${name.replace(/ (GmbH|KG|AG)$/, '')} AG`, postalCode }
  const made = await backend.ask(DISPO, 'partners.create', { body })
  expect(made.body.warnings).toMatchObject([{ code: 'issue.similarPartner', values: { name, number } }])
})
