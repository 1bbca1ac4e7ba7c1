import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '#src/api/api-error.ts'
import { clientOnWire, errorOf } from './wire.ts'

const order = { id: 'NK-2026-004711' }

const worded = ({ status, message, kind }: ApiError) => ({ status, message, kind })

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
  afterEach(() => void vi.useRealTimers())

  test('is "Network error occurred", and a mutation is not sent again by itself', async () => {
    const { call, server, lines } = await clientOnWire()
    // A first mutation has fetched the CSRF token, so that the second one is on its way at once.
    await call('auth.setCookie', { body: { token: 'a.b.c' } })
    lines.length = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.faults.slow('orders.setPricing', 40_000)
    let state = 'waiting'
    const result = errorOf(call('orders.setPricing', { params: order, body: { customerPrice: 1500 } })).finally(() => {
      state = 'given up'
    })
    await vi.advanceTimersByTimeAsync(29_999)
    expect([state, lines]).toEqual(['waiting', []])
    await vi.advanceTimersByTimeAsync(1)
    expect(worded(await result)).toEqual({ status: 0, message: 'Network error occurred', kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toEqual(['PUT /api/orders/enhanced/NK-2026-004711/pricing lost'])
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
