import i18next from 'i18next'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#src/app/config.ts'
import type { Call } from '#src/contract/index.ts'
import { changeLanguage, loadI18next } from '#src/i18n/setup.ts'
import { testProofs, type Proof } from './proofs.ts'
import { clientOnWire, wire } from './wire.ts'

/** What section 7 says beside its list of calls. */
const proofs: readonly Proof[] = [
  [
    'The shared client adds the /api/v1 prefix to paths',
    'section-7-general.test.ts',
    'adds the prefix /api/v1 to paths',
  ],
  [
    'Every request sends a tenant header and credentials',
    'section-7-general.test.ts',
    'sends a tenant header and credentials with every request',
  ],
  [
    'POST, PUT and PATCH also send a CSRF token if one can be fetched',
    'section-7-general.test.ts',
    'sends a CSRF token with POST, PUT, PATCH and DELETE, if one can be fetched',
  ],
  ['A bearer token is added when present', 'section-7-general.test.ts', 'adds a bearer token when there is one'],
  [
    'An optional base URL prefix and basic-auth header apply to absolute requests',
    'section-7-general.test.ts',
    'puts the base before every path, and basic auth into absolute requests',
  ],
  ['Timeout is 30000 ms', 'section-9-calls.test.ts', 'a call is given up and aborted after 30 000 ms'],
  ['A live connection exists at /ws', 'section-7-general.test.ts', 'The live connection is at /ws'],
  ['Translation files are loaded per language', 'section-7-general.test.ts', 'Each language is loaded on its own'],
  [
    'The business metrics fall back to the key figures and the plain metrics',
    'section-4-business-orders.test.ts',
    'else the dispatcher’s figures and the plain metrics stand in for it',
  ],
  ['Pricing, carrier and customer fall back to other paths', 'section-7-fallback.test.ts', 'answers on its first path'],
  ['A 404 for an order history gives an empty list', 'section-7-fallback.test.ts', 'an unknown partner has no history'],
  [
    'Transports are listed by driver or by vehicle',
    'section-7-pages.test.ts',
    'Transports are listed by driver and by vehicle',
  ],
]
testProofs(7, proofs)

describe('The shared client', () => {
  const order = { id: 'NK-2026-004711' }
  const mutations: readonly (readonly [string, (call: Call) => Promise<unknown>])[] = [
    ['POST', (call) => call('orders.search', { body: { query: 'hamburg' } })],
    ['PUT', (call) => call('orders.update', { params: order, body: { internalNotes: 'Tor 3' } })],
    ['PATCH', (call) => call('documents.verify', { params: { id: 'doc-0001' }, body: { verified: true } })],
    ['DELETE', (call) => call('alerts.dismiss', { params: { id: 'alt-high-transport-activity-nordkurs' } })],
  ]
  const headerOf = ({ init }: { init: RequestInit }, name: string) => new Headers(init.headers).get(name)

  test('adds the prefix /api/v1 to paths', async () => {
    const { call, lines } = await clientOnWire()
    await call('documents.get', { params: { id: 'doc-0001' } })
    expect(lines).toEqual(['GET /api/v1/documents/doc-0001 200'])
  })

  test('sends a tenant header and credentials with every request', async () => {
    const { call, sent } = await clientOnWire()
    await call('orders.get', { params: order })
    for (const [, send] of mutations) await send(call)
    const seen = sent.map((request) => [
      request.init.method,
      headerOf(request, 'X-Tenant-Id'),
      request.init.credentials,
    ])
    expect(seen).toEqual(['GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((by) => [by, 'nordkurs', 'include']))
  })

  test('sends a CSRF token with POST, PUT, PATCH and DELETE, if one can be fetched', async () => {
    const { call, sent } = await clientOnWire()
    for (const [, send] of mutations) await send(call)
    await call('orders.get', { params: order })
    const [{ url } = { url: '' }, ...requests] = sent
    const given = requests.map((request) => [request.init.method, headerOf(request, 'X-CSRF-Token') !== null])
    expect([url, Object.fromEntries(given)]).toEqual([
      '/api/csrf/token',
      { POST: true, PUT: true, PATCH: true, DELETE: true, GET: false },
    ])
    const without = await clientOnWire()
    without.server.faults.fail('csrf.token', 500)
    await without.call('orders.search', { body: { query: 'hamburg' } })
    expect(headerOf(without.sent.at(-1) ?? { init: {} }, 'X-CSRF-Token')).toBeNull()
  })

  test('adds a bearer token when there is one', async () => {
    const { call, sent, state } = await clientOnWire()
    const { token } = state
    await call('health.get', {})
    state.token = undefined
    await call('health.get', {})
    expect(sent.map((request) => headerOf(request, 'Authorization'))).toEqual([`Bearer ${token}`, null])
  })

  test('puts the base before every path, and basic auth into absolute requests', async () => {
    const seenOf = async (base: string, bearer: boolean) => {
      const { call, sent, state } = await clientOnWire('admin', { baseUrl: () => base, basicAuth: 'user:geheim' })
      if (!bearer) state.token = undefined
      await call('health.get', {})
      return sent.map((request) => [request.url, headerOf(request, 'Authorization')?.split(' ')])
    }
    const basic = ['Basic', 'dXNlcjpnZWhlaW0=']
    expect(await seenOf('https://api.example', false)).toEqual([['https://api.example/api/v1/health', basic]])
    expect(await seenOf('', false)).toEqual([['/api/v1/health', undefined]])
    expect((await seenOf('https://api.example', true))[0]?.[1]).toEqual(['Bearer', expect.any(String)])
  })
})

test('A build is told its API and the basic auth before it', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readConfig()).toMatchObject({ apiUrl: '', basicAuth: '' })
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  vi.stubEnv('VITE_API_BASIC_AUTH', 'user:geheim')
  expect(readConfig()).toMatchObject({ apiUrl: 'https://api.example', basicAuth: 'user:geheim' })
})

test('The live connection is at /ws', async () => {
  const { server, tokenOf } = wire()
  const token = await tokenOf('dispatcher')
  const closedAt = async (path: string) => {
    const codes: number[] = []
    const socket = { send: () => undefined, close: (code: number) => void codes.push(code) }
    const hello = JSON.stringify({ type: 'hello', tenantId: 'nordkurs', token })
    await server.connect(socket, `http://backend.example${path}`).received(hello)
    return codes
  }
  expect([await closedAt('/ws'), await closedAt('/live')]).toEqual([[], [4401]])
})

test('Each language is loaded on its own', async () => {
  await loadI18next()
  i18next.removeResourceBundle('it', 'translation')
  i18next.removeResourceBundle('cs', 'translation')
  onTestFinished(async () => void (await changeLanguage('de')))
  expect(await changeLanguage('it')).toBe('it')
  expect(['it', 'cs'].map((code) => i18next.hasResourceBundle(code, 'translation'))).toEqual([true, false])
})
