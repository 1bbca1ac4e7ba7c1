import { describe, expect, test } from 'vitest'
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
})
