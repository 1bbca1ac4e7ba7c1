import { expect, test } from 'vitest'
import { createClient } from '#src/api/client.ts'
import { createExtras } from '#src/api/extras/extras.ts'
import { isApiError } from '#src/api/api-error.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { plainBackend } from '#tests/support/plain-backend/plain-backend.ts'

/** Monday, 23 November 2026, 14:03 in Berlin. */
const NOW = Date.UTC(2026, 10, 23, 13, 3)
const ORDER = 'NK-2026-004705'

/** The real client, signed in as the dispatcher at a backend that knows the specification alone. */
async function plainClient(account = 'dispo') {
  const server = createTestServer({ now: () => NOW })
  await server.ready
  const backend = plainBackend(server)
  let token: string | undefined
  let keys = 0
  const client = createClient({
    fetch: (url, init) => server.fetch(url, init),
    baseUrl: () => '',
    resolveBase: async () => '',
    tenantId: () => 'nordkurs',
    token: () => token,
    refreshToken: async () => undefined,
    sessionEnded: () => undefined,
    online: () => true,
    newKey: () => `key-${keys++}`,
    now: () => NOW,
    credentials: 'include',
  })
  const body = { email: `${account}@nordkurs.example`, password: 'Frachtbrief-2026', rememberMe: true }
  const session = await client.call('auth.login', { body })
  token = session.token
  const extras = createExtras(client.call)
  const told = (session.user.extras ?? []).join(' ')
  await extras.load(told)
  return { call: extras.asking(told), backend, server, has: (name: string) => extras.of(told)?.has(name) ?? true }
}

test('a backend that tells of no extras is asked for the calls of section 7 and for no others', async () => {
  const { call, backend, has } = await plainClient()
  expect(['orders.list', 'orders.setStatus', 'documents.verify', 'search.all', 'list.columns'].map(has)).toEqual(
    Array(5).fill(true),
  )
  expect(['orders.undo', 'tours.list', 'board.get', 'campaigns.list', 'billing.run', 'presence.tell'].map(has)).toEqual(
    Array(6).fill(false),
  )
  expect((await call('tours.list', { query: {} })).data).toEqual([])
  const refusal = await call('orders.undo', { params: { id: ORDER }, body: { eventId: 'evt-1' } }).catch(
    (error: unknown) => error,
  )
  expect(isApiError(refusal) && [refusal.status, refusal.code]).toEqual([404, 'NOT_OFFERED'])
  expect(backend.unknown()).toEqual([])
})

test('a plain record after a change is read as the changed order, no version is sent back, and nothing can be taken back', async () => {
  const { call, backend } = await plainClient()
  const order = await call('orders.get', { params: { id: ORDER } })
  expect([order.orderNumber, order.version]).toEqual([ORDER, 0])
  const changed = await call('orders.update', {
    params: { id: ORDER },
    body: { internalNotes: 'Tor 4' },
    ifMatch: order.version,
    idempotencyKey: 'one',
  })
  expect([changed.order.id, changed.order.internalNotes, changed.eventId]).toEqual([ORDER, 'Tor 4', undefined])
  const status = await call('orders.setStatus', {
    params: { id: ORDER },
    body: { status: 'CREATED', notes: 'Rückfrage' },
  })
  expect(status.order.status).toBe('CREATED')
  const priced = await call('orders.setPricing', { params: { id: ORDER }, body: { customerPrice: 1500 } }).catch(
    (error: unknown) => error,
  )
  expect(priced).toMatchObject({ order: { customerPrice: 1500 } })
  expect(backend.asked.filter(({ ifMatch }) => ifMatch !== null)).toEqual([])
})

test('a deletion is answered by {}', async () => {
  const { call } = await plainClient('admin')
  const { data } = await call('orders.list', { query: { status: 'CREATED' } })
  const id = data[0]?.id ?? ''
  expect(await call('orders.delete', { params: { id } })).toEqual({ success: true, eventId: undefined })
  await expect(call('orders.get', { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a record whose own call is missing comes out of its list', async () => {
  const { call, backend } = await plainClient()
  const { data } = await call('vehicles.list', { query: {} })
  const vehicle = await call('vehicles.get', { params: { id: data[3]?.id ?? '' } })
  expect(vehicle).toEqual(data[3])
  const partner = (await call('partners.list', { query: {} })).data[0]
  expect(await call('partners.get', { params: { id: partner?.id ?? '' } })).toEqual(partner)
  await expect(call('vehicles.get', { params: { id: 'none' } })).rejects.toMatchObject({ status: 404 })
  expect(backend.unknown()).toEqual([])
})

test('a list that comes whole is cut into the pages that were asked for', async () => {
  const { call } = await plainClient()
  const [first, second] = await Promise.all([
    call('orders.list', { query: { page: 1, limit: 10 } }),
    call('orders.list', { query: { page: 2, limit: 10 } }),
  ])
  expect([first.data.length, second.data.length]).toEqual([10, 10])
  expect(first.pagination).toMatchObject({ page: 1, limit: 10 })
  expect(first.pagination.total).toBeGreaterThan(100)
  expect(second.data.some(({ id }) => first.data.some((row) => row.id === id))).toBe(false)
})

test('the alerts of section 9 and the counts of the navigation are reckoned here, and what was read stays read', async () => {
  const { call, backend } = await plainClient()
  const { data } = await call('alerts.list', {})
  const figures = await call('statistics.dashboard', { query: {} })
  const expected = [
    ...(figures.availableVehicles < 5 ? ['lowVehicleAvailability'] : []),
    ...(figures.activeTransports > 20 ? ['highTransportActivity'] : []),
    ...(figures.completionRate < 90 ? ['lowCompletionRate'] : []),
  ]
  expect(data.map(({ code }) => code)).toEqual(expected)
  expect(expected.length).toBeGreaterThan(0)
  const counts = await call('navigation.get', {})
  const created = (await call('orders.list', { query: { status: 'CREATED' } })).data.length
  expect([counts.pendingOrders, counts.unreadAlerts]).toEqual([created, expected.length])
  const [alert] = data
  await call('alerts.read', { params: { id: alert?.id ?? '' } })
  expect((await call('alerts.list', {})).data[0]?.read).toBe(true)
  await call('alerts.dismiss', { params: { id: alert?.id ?? '' } })
  expect((await call('alerts.list', {})).data.map(({ id }) => id)).not.toContain(alert?.id)
  expect((await call('navigation.get', {})).unreadAlerts).toBe(expected.length - 1)
  expect(backend.unknown()).toEqual([])
})

test('the figures of the dashboard come without those a backend does not have', async () => {
  const { call } = await plainClient()
  const { performanceMetrics, totalLoads } = await call('statistics.dashboard', { query: {} })
  expect(performanceMetrics).toEqual({
    onTimeDeliveryRate: undefined,
    avgCostPerKm: undefined,
    utilizationRate: undefined,
  })
  expect(totalLoads).toBeGreaterThan(0)
})

test('the wizard makes an order of answers that say next to nothing', async () => {
  const { call } = await plainClient()
  const partner = (await call('partners.list', { query: { kind: 'customer' } })).data[0]
  const { sessionId } = await call('wizard.start', {})
  const params = { sessionId }
  const stop = { street: 'Hafenstraße 1', postalCode: '20457', city: 'Hamburg', date: '2026-11-25' }
  await call('wizard.setCustomer', { params, body: { customerId: partner?.id, name: partner?.name } })
  await call('wizard.setCargo', { params, body: { description: 'Papierrollen', weightKg: 8000, loadingMeters: 6 } })
  await call('wizard.setPickup', { params, body: stop })
  await call('wizard.setDelivery', {
    params,
    body: { ...stop, postalCode: '80331', city: 'München', date: '2026-11-26' },
  })
  const price = await call('wizard.calculatePrice', { params, body: {} })
  expect(price.netPrice).toBeGreaterThan(0)
  const { matches } = await call('wizard.findCarriers', { params, body: {} })
  expect(matches[0]?.carrierId).toBeTruthy()
  const made = await call('wizard.createOrder', { params, body: {} })
  expect([made.success, made.order.pickupCity, made.eventId]).toEqual([true, 'Hamburg', undefined])
  expect(made.order.id).not.toBe('')
})

test('a transport, a vehicle and a document change by plain records', async () => {
  const { call, backend } = await plainClient()
  const transport = (await call('transports.list', { query: { status: 'PLANNING', limit: 5 } })).data[0]
  const params = { id: transport?.id ?? '' }
  const driver = (await call('drivers.list', { query: {} })).data[0]
  expect(driver?.name).toBeTruthy()
  const changed = await call('transports.setStatus', { params, body: { status: 'ASSIGNED' } }).catch(
    (error: unknown) => error,
  )
  if (!isApiError(changed)) expect(changed).toMatchObject({ transport: { id: params.id, status: 'ASSIGNED' } })
  const document = (await call('documents.list', { query: { limit: 5 } })).data.find(({ verified }) => !verified)
  expect([document?.name, document?.mimeType]).toEqual([expect.stringMatching(/\./), expect.stringMatching(/\//)])
  const verified = await call('documents.verify', { params: { id: document?.id ?? '' }, body: { verified: true } })
  expect([verified.id, verified.verified, verified.eventId]).toEqual([document?.id, true, undefined])
  expect(backend.unknown()).toEqual([])
})

test('a change of many documents that is answered by {} is done for each of them', async () => {
  const { call, server } = await plainClient('admin')
  const ids = (await call('documents.list', { query: { limit: 2 } })).data.map(({ id }) => id)
  for (const id of ids) await server.store('nordkurs').patch('documents', id, { kind: 'other' })
  const { results } = await call('documents.deleteMany', { body: { documentIds: ids } })
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(ids.map((id) => [id, 'deleted']))
})

test('who could take an order is proposed by the call that finds vehicles', async () => {
  const { call, backend } = await plainClient()
  const { subject, fits } = await call('matching.proposals', { query: { orderId: ORDER } })
  expect([subject?.orderId, fits.length > 0]).toEqual([ORDER, true])
  expect(fits.map(({ score }) => score)).toEqual(fits.map(({ score }) => score).toSorted((one, other) => other - one))
  expect(fits.every(({ own, licencePlate, carrierName }) => Boolean(own ? licencePlate : carrierName))).toBe(true)
  const cheapest = await call('matching.proposals', { query: { orderId: ORDER, sort: 'cost' } })
  expect(cheapest.fits[0]?.price).toBe(Math.min(...fits.map(({ price }) => price)))
  expect(backend.unknown()).toEqual([])
})

test('a search asks for the kinds of the specification and keeps what it does not know', async () => {
  const { call } = await plainClient()
  const { categories } = await call('search.all', {
    body: { query: 'Hamburg', types: ['transport', 'load', 'partner', 'vehicle', 'document'], limit: 50 },
  })
  expect(categories.find(({ type }) => type === 'invoice')).toMatchObject({ label: 'Belege', count: 2, icon: 'copy' })
})
