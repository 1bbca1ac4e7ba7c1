import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'
const DAY = 86_400_000

const storeOf = (backend: Backend) => backend.server.store('nordkurs')

/** An order that can be made again, by its number. */
async function sourceOrder(backend: Backend) {
  const order = await someOrder(backend, 'CONFIRMED')
  return (await storeOf(backend).find('orders', order.id)) ?? order
}

/** A template of an order: Mondays and Thursdays from Monday 23 November on, made a week ahead. Today is a Saturday. */
async function template(backend: Backend, more: object = {}, account = DISPO) {
  const { id: orderId } = await sourceOrder(backend)
  const rule = { weekdays: [4, 1], startsOn: '2026-11-23', daysAhead: 7, name: 'Wochentour' }
  const made = await backend.ask(account, 'recurringOrders.fromOrder', { body: { orderId, ...rule, ...more } })
  return { status: made.status, ...made.body, id: made.body.recurringOrder.id, refusal: made.refusal }
}

/** The orders a template has made, by day of loading. */
const made = async (backend: Backend, recurringOrderId: string) =>
  (await storeOf(backend).all('orders', { recurringOrderId })).map(({ pickupDate }) => pickupDate ?? '').toSorted()

const ask = {
  get: (backend: Backend, id: string) => backend.ask(DISPO, 'recurringOrders.get', { params: { id } }),
  undo: (backend: Backend, id: string, eventId: string | undefined) =>
    backend.ask(DISPO, 'recurringOrders.undo', { params: { id }, body: { eventId } }),
  update: (backend: Backend, id: string, body: object, ifMatch?: number) =>
    backend.ask(DISPO, 'recurringOrders.update', { params: { id }, body, ...(ifMatch !== undefined && { ifMatch }) }),
  skip: (backend: Backend, id: string, date: string, skipped = true) =>
    backend.ask(DISPO, 'recurringOrders.skip', { params: { id }, body: { date, skipped } }),
  pause: (backend: Backend, id: string, paused: boolean) =>
    backend.ask(DISPO, 'recurringOrders.pause', { params: { id }, body: { paused } }),
}

test('A template takes of an order what holds for the next one, and makes its orders ahead, each date once', async () => {
  const backend = seededBackend()
  const order = await sourceOrder(backend)
  const { status, recurringOrder, id } = await template(backend)
  expect([status, recurringOrder.name, recurringOrder.customerId, recurringOrder.weekdays]).toEqual([
    201,
    'Wochentour',
    order.customerId,
    [1, 4],
  ])
  expect([recurringOrder.nextDate, recurringOrder.status, recurringOrder.further.pickupReference]).toEqual([
    '2026-11-23',
    'active',
    order.pickupReference,
  ])
  const plain = await backend.ask(DISPO, 'recurringOrders.fromOrder', { body: { orderId: order.id } })
  expect(plain.body.recurringOrder.startsOn > (order.pickupDate ?? '')).toBe(true)
  await Promise.all([backend.server.runDue(), backend.server.runDue()])
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual(['2026-11-23', '2026-11-26'])
  const [first] = await storeOf(backend).all('orders', { recurringOrderId: id, pickupDate: '2026-11-23' })
  expect(first).toMatchObject({
    status: 'CREATED',
    customerName: order.customerName,
    weight: order.weight,
    pickupCity: order.pickupCity,
    deliveryDate: expect.any(String),
    createdBy: 'Automatisch',
  })
  const [event] = await storeOf(backend).all('events', { recordId: first?.id ?? '' })
  expect(event).toMatchObject({ type: 'created', payload: { source: 'recurring', recurringOrder: 'Wochentour' } })
  const after = (await ask.get(backend, id)).body
  expect([after.nextDate, after.madeUntil]).toEqual(['2026-11-30', '2026-11-26'])
  backend.pass(2 * DAY)
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual(['2026-11-23', '2026-11-26', '2026-11-30'])
})

test('An order that was deleted is not made again, also not when the template is changed or comes back', async () => {
  const backend = seededBackend()
  const { id } = await template(backend)
  await backend.server.runDue()
  const [order] = await storeOf(backend).all('orders', { recurringOrderId: id, pickupDate: '2026-11-26' })
  const gone = await backend.ask('admin@nordkurs', 'orders.delete', { params: { id: order?.id ?? '' } })
  expect(gone.status).toBe(200)
  await ask.update(backend, id, { daysAhead: 6 })
  await backend.server.runDue()
  const removed = await backend.ask(DISPO, 'recurringOrders.delete', { params: { id } })
  await ask.undo(backend, id, removed.body.eventId)
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual(['2026-11-23'])
  const { body } = await backend.ask(DISPO, 'recurringOrders.made', { params: { id } })
  expect(body.orders.map(({ loadsOn, gone: isGone }) => [loadsOn, isGone])).toEqual([
    ['2026-11-26', true],
    ['2026-11-23', false],
  ])
})

test('A restart between two runs makes no order twice, and what passed while no one ran is not made any more', async () => {
  let now = Date.UTC(2026, 10, 21, 9, 0)
  const persistence = memoryPersistence()
  const start = () => createTestServer({ now: () => now, persistence })
  const server = start()
  await server.ready
  const [order] = await server.store('nordkurs').all('orders', { status: 'CONFIRMED' })
  const headers = async (of: typeof server) => ({
    'X-Tenant-Id': 'nordkurs',
    Authorization: `Bearer ${await of.tokenFor('usr-nordkurs-dispo')}`,
  })
  const body = { orderId: order?.id, weekdays: [1, 4], startsOn: '2026-11-23', daysAhead: 7 }
  const path = '/api/v1/recurring-orders/from-order'
  const answer = await server.fetch(path, {
    method: 'POST',
    headers: await headers(server),
    body: JSON.stringify(body),
  })
  const { recurringOrder } = (await answer.json()) as { recurringOrder: { id: string } }
  await server.runDue()
  const days = async (of: typeof server) =>
    (await of.store('nordkurs').all('orders', { recurringOrderId: recurringOrder.id })).map(
      ({ pickupDate }) => pickupDate,
    )
  expect(await days(server)).toEqual(['2026-11-23', '2026-11-26'])
  const again = start()
  await again.runDue()
  expect(await days(again)).toEqual(['2026-11-23', '2026-11-26'])
  // On Wednesday of the week after next Monday is past, and Thursday of the week before too.
  now += 11 * DAY
  await again.runDue()
  expect((await days(again)).toSorted()).toEqual(['2026-11-23', '2026-11-26', '2026-12-03', '2026-12-07'])
})

test('A holiday where the goods are loaded leaves a date out, or moves it; the preview says which one and why', async () => {
  const backend = seededBackend()
  const { id } = await template(backend, { weekdays: [5], startsOn: '2026-12-25', holidays: 'skip' })
  const dates = async () => (await backend.ask(DISPO, 'recurringOrders.preview', { params: { id } })).body.dates
  const [christmas, newYear, next, ...others] = await dates()
  expect([christmas?.date, christmas?.state, christmas?.holiday, christmas?.loadsOn]).toEqual([
    '2026-12-25',
    'holiday',
    '1. Weihnachtstag',
    undefined,
  ])
  expect([newYear?.state, newYear?.holiday, next?.state, next?.madeOn, others.length]).toEqual([
    'holiday',
    'Neujahr',
    'planned',
    '2027-01-01',
    7,
  ])
  await ask.update(backend, id, { holidays: 'after', daysAhead: 60 })
  expect((await dates()).slice(0, 2).map(({ loadsOn, state }) => [loadsOn, state])).toEqual([
    ['2026-12-28', 'planned'],
    ['2027-01-04', 'planned'],
  ])
  await backend.server.runDue()
  expect((await made(backend, id)).slice(0, 2)).toEqual(['2026-12-28', '2027-01-04'])
  // What was made as a moved one is its date's order, whatever the rule says later.
  await ask.update(backend, id, { holidays: 'before', startsOn: '2026-12-20' })
  await backend.server.runDue()
  expect((await made(backend, id)).slice(0, 2)).toEqual(['2026-12-28', '2027-01-04'])
})

test('A date that is left out has no order until that is taken back; one that has its order is not left out', async () => {
  const backend = seededBackend()
  const { id } = await template(backend)
  const skipped = await ask.skip(backend, id, '2026-11-26')
  expect([skipped.status, skipped.body.recurringOrder.skipped]).toEqual([200, ['2026-11-26']])
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual(['2026-11-23'])
  const late = await ask.skip(backend, id, '2026-11-23')
  expect([late.status, late.refusal['message']]).toEqual([409, 'Für diesen Tag gibt es schon einen Auftrag'])
  const never = await ask.skip(backend, id, '2026-11-24')
  expect([never.status, never.refusal['message']]).toEqual([409, 'An diesem Tag ist kein Auftrag vorgesehen'])
  await ask.undo(backend, id, skipped.body.eventId)
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual(['2026-11-23', '2026-11-26'])
})

test('A template that is stopped makes none; when it goes on it makes what is still to come', async () => {
  const backend = seededBackend()
  const { id } = await template(backend)
  const paused = await ask.pause(backend, id, true)
  expect([paused.body.recurringOrder.status, paused.body.recurringOrder.nextDate]).toEqual(['paused', undefined])
  backend.pass(4 * DAY)
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual([])
  await ask.undo(backend, id, paused.body.eventId)
  await backend.server.runDue()
  expect(await made(backend, id)).toEqual(['2026-11-26', '2026-11-30'])
})

test('What cannot be made is said in the template, and made once it can be; the others of its day are not lost', async () => {
  const backend = seededBackend()
  const { id, recurringOrder } = await template(backend)
  const store = storeOf(backend)
  const { customerId = '' } = recurringOrder
  const customer = await store.find('partners', customerId)
  await store.remove('partners', customerId)
  await backend.server.runDue()
  const refused = (await ask.get(backend, id)).body
  expect([await made(backend, id), refused.problem]).toEqual([[], 'Kunde wurde nicht gefunden'])
  const told = async () =>
    (await backend.ask(DISPO, 'alerts.list')).body.data
      .filter(({ code }) => code === 'recurringNotMade')
      .map(({ actionUrl, values, read }) => ({ actionUrl, values, read }))
  const values = { name: recurringOrder.name, reason: 'Kunde wurde nicht gefunden' }
  expect(await told()).toEqual([{ actionUrl: `/recurring-orders/${id}`, values, read: false }])
  // Told, counted and settled only where the template may be opened.
  for (const [account, sees] of [
    ['vertrieb@nordkurs', true],
    ['admin@nordkurs', true],
    ['finanzen@nordkurs', false],
  ] as const) {
    const { data } = (await backend.ask(account, 'alerts.list')).body
    expect([account, data.some(({ code }) => code === 'recurringNotMade')]).toEqual([account, sees])
  }
  const settled = await backend.ask('finanzen@nordkurs', 'alerts.read', { params: { id: `alt-recurring-${id}` } })
  expect(settled.status).toBe(404)
  // Stopped, nothing is due; going on, it is told again.
  const paused = await ask.pause(backend, id, true)
  expect(await told()).toEqual([])
  await ask.undo(backend, id, paused.body.eventId)
  expect(await told()).toHaveLength(1)
  if (customer) await store.insert('partners', customer)
  backend.pass(DAY / 2)
  await backend.server.runDue()
  expect([await made(backend, id), (await ask.get(backend, id)).body.problem]).toEqual([
    ['2026-11-23', '2026-11-26'],
    undefined,
  ])
  expect(await told()).toEqual([])
})

test('Wrong input names its fields; an address that changes leaves the loading point behind', async () => {
  const backend = seededBackend()
  const paths = ({ refusal }: { refusal: Record<string, unknown> }) =>
    (refusal['fieldErrors'] as { path: string }[]).map(({ path }) => path)
  const wrong = await backend.ask(DISPO, 'recurringOrders.create', {
    body: { name: ' ', weekdays: [], startsOn: '2026-11-23', endsOn: '2026-11-01', customerName: 'Niemand', weight: 0 },
  })
  expect(wrong.status).toBe(422)
  expect(paths(wrong)).toEqual(
    expect.arrayContaining([
      'name',
      'weekdays',
      'endsOn',
      'customerName',
      'weight',
      'cargoDescription',
      'pickupPostalCode',
    ]),
  )
  const { id, recurringOrder } = await template(backend)
  const changed = await ask.update(
    backend,
    id,
    { pickupCity: 'Bremen', pickupPostalCode: '28195' },
    recurringOrder.version,
  )
  expect([changed.status, changed.body.recurringOrder.further.pickupLoadingPointId]).toEqual([200, undefined])
  expect(changed.body.recurringOrder.further.deliveryReference).toBe(recurringOrder.further.deliveryReference)
  const stale = await ask.update(backend, id, { name: 'Anders' }, recurringOrder.version)
  expect(stale.status).toBe(409)
  const bad = await ask.update(backend, id, { pickupPostalCode: 'X' })
  expect([bad.status, paths(bad)]).toEqual([422, ['pickupPostalCode']])
})

test('Sales may as the dispatch may; finance and guests may not, and another company sees nothing of it', async () => {
  const backend = seededBackend()
  const { id, status } = await template(backend, {}, SALES)
  expect(status).toBe(201)
  for (const account of ['finanzen@nordkurs', 'gast@nordkurs'])
    expect((await backend.ask(account, 'recurringOrders.list')).status).toBe(403)
  expect((await backend.ask('dispo@elbeoder', 'recurringOrders.get', { params: { id } })).status).toBe(404)
})

test('The list is found by status and words, and sorted by the next date', async () => {
  const backend = seededBackend()
  const { id } = await template(backend, { name: 'Aaa Wochentour' })
  await ask.pause(backend, id, true)
  const list = async (query: Record<string, string>) =>
    (await backend.ask(DISPO, 'recurringOrders.list', { query })).body.data.map(({ name }) => name)
  expect(await list({ status: 'paused', q: 'Aaa' })).toEqual(['Aaa Wochentour'])
  expect(await list({ status: 'active', q: 'Aaa' })).toEqual([])
  // Those without a next date come last.
  const byDate = await list({ sortBy: 'nextDate', sortOrder: 'asc' })
  expect(byDate.slice(-2)).toEqual(['Aaa Wochentour', 'Werkverkehr Wolfsburg'])
})
