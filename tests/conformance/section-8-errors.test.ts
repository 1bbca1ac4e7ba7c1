import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '#src/api/api-error.ts'
import type { RefreshPorts } from '#src/api/refresh.ts'
import { createRefresher } from '#src/api/refresh.ts'
import { createAuthPorts } from '#src/app/auth-ports.ts'
import type { SessionStorage } from '#src/app/session-storage.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import { clientOnWire, errorOf, NOW } from './wire.ts'

const order = { id: 'NK-2026-004711' }
const transport = { id: 'tra-nk004711' }
const session = { sessionId: 'wiz-nordkurs-1' }
const person = { email: 'neu@spedition.example', password: 'Sehr-geheim-1' }

/** What the catalogue says when the server fails without a word of its own, one row per call that exists. */
const catalogue: readonly (readonly [EndpointName, string, (call: Call) => Promise<unknown>])[] = [
  ['auth.login', 'Login fehlgeschlagen', (call) => call('auth.login', { body: person })],
  [
    'auth.register',
    'Registration failed',
    (call) =>
      call('auth.register', { body: { ...person, firstName: 'Anna', lastName: 'Groß', companyName: 'Neu GmbH' } }),
  ],
  ['auth.refresh', 'Token refresh failed', (call) => call('auth.refresh', {})],
  ['orders.list', 'Failed to load orders', (call) => call('orders.list', { query: {} })],
  ['orders.search', 'Failed to load orders', (call) => call('orders.search', { body: { query: 'hamburg' } })],
  ['orders.statistics', 'Failed to load orders', (call) => call('orders.statistics', {})],
  ['orderManagement.list', 'Failed to load orders', (call) => call('orderManagement.list', {})],
  ['businessOrders.list', 'Failed to load orders', (call) => call('businessOrders.list', { query: {} })],
  ['orders.update', 'Failed to update order', (call) => call('orders.update', { params: order, body: {} })],
  [
    'orders.setStatus',
    'Failed to update order',
    (call) => call('orders.setStatus', { params: order, body: { status: 'BILLED' } }),
  ],
  ['orders.setPricing', 'Failed to update order', (call) => call('orders.setPricing', { params: order, body: {} })],
  [
    'orders.setCarrier',
    'Failed to update order',
    (call) => call('orders.setCarrier', { params: order, body: { carrierId: null } }),
  ],
  [
    'orders.setCustomer',
    'Failed to update order',
    (call) => call('orders.setCustomer', { params: order, body: { customerId: 'c' } }),
  ],
  [
    'orders.setVehicle',
    'Failed to update order',
    (call) => call('orders.setVehicle', { params: order, body: { vehicleId: null } }),
  ],
  ['orders.undo', 'Failed to update order', (call) => call('orders.undo', { params: order, body: { eventId: 'e' } })],
  ['orders.delete', 'Failed to delete order', (call) => call('orders.delete', { params: order })],
  ['transports.list', 'Failed to load orders', (call) => call('transports.list', { query: {} })],
  ['transports.get', 'Failed to get transport', (call) => call('transports.get', { params: transport })],
  [
    'transports.setStatus',
    'Failed to update transport',
    (call) => call('transports.setStatus', { params: transport, body: { status: 'LOADED' } }),
  ],
  [
    'transports.assignDriver',
    'Failed to update transport',
    (call) => call('transports.assignDriver', { params: transport, body: { driverId: 'drv-001' } }),
  ],
  [
    'transports.assignVehicle',
    'Failed to update transport',
    (call) => call('transports.assignVehicle', { params: transport, body: { vehicleId: 'veh-001' } }),
  ],
  [
    'statistics.dashboard',
    'Failed to fetch dashboard statistics',
    (call) => call('statistics.dashboard', { query: {} }),
  ],
  ['statistics.metrics', 'Failed to fetch metrics', (call) => call('statistics.metrics', {})],
  ['businessOrders.metrics', 'Failed to fetch metrics', (call) => call('businessOrders.metrics', {})],
  ['metrics.get', 'Failed to fetch metrics', (call) => call('metrics.get', {})],
  ['vehicles.list', 'Failed to find vehicles', (call) => call('vehicles.list', { query: {} })],
  ['wizard.findCarriers', 'Failed to find vehicles', (call) => call('wizard.findCarriers', { params: session })],
  ['wizard.calculatePrice', 'Failed to calculate cost', (call) => call('wizard.calculatePrice', { params: session })],
  ['documents.get', 'Document not found', (call) => call('documents.get', { params: { id: 'doc-0001' } })],
  [
    'documents.verify',
    'Failed to verify document',
    (call) => call('documents.verify', { params: { id: 'doc-0001' }, body: { verified: true } }),
  ],
  ['vehicles.get', 'Data not found', (call) => call('vehicles.get', { params: { id: 'veh-001' } })],
  ['loads.get', 'Data not found', (call) => call('loads.get', { params: { id: 'loa-nk004705' } })],
  ['partners.get', 'Data not found', (call) => call('partners.get', { params: { id: 'cus-001' } })],
  ['navigation.get', 'Fehler beim Laden der Navigation-Daten', (call) => call('navigation.get', {})],
]

const worded = ({ status, message, kind }: ApiError) => ({ status, message, kind })

describe('The text of the catalogue', () => {
  test.each(catalogue)('%s fails with "%s" where the server says nothing', async (name, message, send) => {
    const { call, server } = await clientOnWire()
    server.faults.fail(name, 500, { body: {} })
    expect(worded(await errorOf(send(call)))).toEqual({ status: 500, message, kind: 'http' })
  })

  test.each(catalogue)('%s prefers the message of the server to "%s"', async (name, _message, send) => {
    const { call, server } = await clientOnWire()
    server.faults.fail(name, 500, { body: { message: 'Wartung bis 14 Uhr' } })
    expect(worded(await errorOf(send(call)))).toEqual({ status: 500, message: 'Wartung bis 14 Uhr', kind: 'http' })
  })

  test.each(['html', 'empty', 'cut'] as const)('a list answered with %s is not shown but told', async (garbage) => {
    const { call, server } = await clientOnWire()
    server.faults.garbage('orders.list', garbage)
    expect(worded(await errorOf(call('orders.list', { query: {} })))).toEqual({
      status: 200,
      message: 'Failed to load orders',
      kind: 'invalid',
    })
  })
})

describe('Generic errors', () => {
  test('429 is "Rate limited", whatever the server says, with the seconds to wait', async () => {
    const { call, server } = await clientOnWire()
    server.faults.fail('orders.list', 429, { body: { message: 'Zu schnell' }, headers: { 'Retry-After': '7' } })
    const error = await errorOf(call('orders.list', { query: {} }))
    expect({ ...worded(error), retryAfter: error.retryAfter }).toEqual({
      status: 429,
      message: 'Rate limited',
      kind: 'rateLimited',
      retryAfter: 7,
    })
  })

  test.each<[number, string]>([
    [400, 'HTTP 400: Bad Request'],
    [403, 'HTTP 403: Forbidden'],
    [500, 'HTTP 500: Internal Server Error'],
    [503, 'HTTP 503: Service Unavailable'],
  ])('%i without a message is "%s"', async (status, message) => {
    const { call, server } = await clientOnWire()
    server.faults.fail('orders.get', status, { body: {} })
    expect(worded(await errorOf(call('orders.get', { params: order })))).toEqual({ status, message, kind: 'http' })
  })

  test('an expired token is renewed once and the call repeated once', async () => {
    const { call, server, lines, ended } = await clientOnWire()
    server.faults.expireToken()
    expect((await call('orders.get', { params: order })).id).toBe('NK-2026-004711')
    expect([lines, ended]).toEqual([
      ['GET /api/orders/NK-2026-004711 401', 'POST /api/auth/refresh 200', 'GET /api/orders/NK-2026-004711 200'],
      [],
    ])
  })

  test('a refused refresh clears the token: "Authentication failed" and "Please log in again"', async () => {
    const { call, server, lines, ended, state } = await clientOnWire()
    server.faults.expireToken()
    server.faults.fail('auth.refresh', 401, { body: {} })
    const error = await errorOf(call('orders.get', { params: order }))
    expect([error.message, error.detail, state.token]).toEqual([
      'Authentication failed',
      'Please log in again',
      undefined,
    ])
    expect(ended).toEqual(['Authentication failed / Please log in again'])
    expect(lines).toEqual(['GET /api/orders/NK-2026-004711 401', 'POST /api/auth/refresh 401'])
  })

  test('a token refused again after its refresh ends the session too', async () => {
    const { call, server, ended } = await clientOnWire()
    server.faults.fail('orders.get', 401, { body: {} })
    expect((await errorOf(call('orders.get', { params: order }))).message).toBe('Authentication failed')
    expect(ended).toEqual(['Authentication failed / Please log in again'])
  })

  test('a refresh that fails with 5xx ends no session: "Token refresh failed"', async () => {
    const { call, server, ended } = await clientOnWire()
    server.faults.expireToken()
    server.faults.fail('auth.refresh', 503, { body: {} })
    expect((await errorOf(call('orders.get', { params: order }))).message).toBe('Token refresh failed')
    expect(ended).toEqual([])
  })

  test('a lost answer is asked for once more', async () => {
    const { call, server, lines } = await clientOnWire()
    server.faults.loseResponse('orders.get')
    expect((await call('orders.get', { params: order })).id).toBe('NK-2026-004711')
    expect(lines).toEqual(['GET /api/orders/NK-2026-004711 lost', 'GET /api/orders/NK-2026-004711 200'])
  })

  test('a server out of reach is "Network error occurred" after the base was looked for again and one repeat', async () => {
    const looked: string[] = []
    const { call, server, lines } = await clientOnWire('admin', {
      resolveBase: async () => {
        looked.push('looked')
        return ''
      },
    })
    server.faults.offline()
    expect(worded(await errorOf(call('orders.get', { params: order })))).toEqual({
      status: 0,
      message: 'Network error occurred',
      kind: 'network',
    })
    expect([lines, looked]).toEqual([
      ['GET /api/orders/NK-2026-004711 lost', 'GET /api/orders/NK-2026-004711 lost'],
      ['looked'],
    ])
  })

  test('a mutation whose answer was lost happens once: it is repeated with the key it had', async () => {
    const { call, server } = await clientOnWire()
    server.faults.loseResponse('partners.create')
    const made = await call('partners.create', { body: { kind: 'customer', name: 'Einmal GmbH' } })
    expect(made.name).toBe('Einmal GmbH')
    expect((await call('partners.list', { query: { q: 'Einmal' } })).pagination.total).toBe(1)
  })
})

describe('No answer within 30 s', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is "Network error occurred", and a mutation is not sent again by itself', async () => {
    const { call, server } = await clientOnWire()
    server.faults.slow('orders.setPricing', 40_000)
    const sent: string[] = []
    const result = errorOf(call('orders.setPricing', { params: order, body: { customerPrice: 1500 } })).finally(() =>
      sent.push('given up'),
    )
    await vi.advanceTimersByTimeAsync(29_999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(worded(await result)).toEqual({ status: 0, message: 'Network error occurred', kind: 'timeout' })
  })
})

describe('Orders', () => {
  test('an unknown order is "Auftrag {id} wurde nicht gefunden", whatever the server says', async () => {
    const { call, server } = await clientOnWire()
    const unknown = call('orders.get', { params: { id: 'NK-2026-999999' } })
    expect((await errorOf(unknown)).message).toBe('Auftrag NK-2026-999999 wurde nicht gefunden')
    server.faults.fail('orders.get', 404, { body: { message: 'not found' } })
    expect((await errorOf(call('orders.get', { params: order }))).message).toBe(
      'Auftrag NK-2026-004711 wurde nicht gefunden',
    )
  })

  test('an id that must not be sent is not sent', async () => {
    const { call, lines } = await clientOnWire()
    const error = await errorOf(call('orders.delete', { params: { id: '..' } }))
    expect([error.kind, error.message, lines]).toEqual(['invalid', 'Failed to delete order', []])
  })
})

describe('Signing in', () => {
  /** The app's own way to sign in, at this backend. */
  async function signIn(demo: boolean) {
    const client = await clientOnWire()
    client.state.token = undefined
    const refresher = createRefresher({
      withLock: (_name, task) => task(),
      storedToken: () => undefined,
      requestToken: () => Promise.reject(new Error('This test renews nothing')),
      storeToken: () => undefined,
    } satisfies RefreshPorts)
    const storage: SessionStorage = {
      read: () => undefined,
      newestToken: () => undefined,
      keep: () => undefined,
      clear: () => undefined,
      lastTenant: () => 'nordkurs',
      isDemoSuppressed: () => true,
      suppressDemo: () => undefined,
      watch: () => () => undefined,
    }
    const ports = createAuthPorts({ call: () => client.call, storage, refresher, demo, now: () => NOW })
    const as = (email: string, password = 'Frachtbrief-2026') => ports.login({ email, password, rememberMe: false })
    return { ...client, as }
  }

  const messageOf = async (promise: Promise<unknown>) =>
    promise.then(
      () => 'signed in',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    )

  test('a wrong password is "Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben."', async () => {
    const { as } = await signIn(true)
    expect(await messageOf(as('dispo@nordkurs.example', 'falsch'))).toBe(
      'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    )
  })

  test.each([
    ['dispo@nordkurs.example', true],
    ['demo@firma.example', false],
    ['admin@firma.example', false],
  ])('with the server out of reach %s, demo mode %s: no local session', async (email, demo) => {
    const { as, server } = await signIn(demo)
    server.faults.offline()
    expect(await messageOf(as(email))).toBe('Backend unavailable and not a demo account')
  })

  test.each(['demo@firma.example', 'Admin@firma.example', 'test@firma.example'])(
    'with the server out of reach %s gets a local demo session, in demo mode',
    async (email) => {
      const { as, server } = await signIn(true)
      server.faults.offline()
      const { user, demo } = await as(email)
      expect({ email: user.email, role: user.role, demo }).toEqual({ email, role: 'admin', demo: true })
    },
  )

  test('a server that answers with 500 is reached: no local session', async () => {
    const { as, server } = await signIn(true)
    server.faults.fail('auth.login', 500, { body: {} })
    expect(await messageOf(as('demo@firma.example'))).toBe('Login fehlgeschlagen')
  })
})
