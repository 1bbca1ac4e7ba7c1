import { describe, expect, test } from 'vitest'
import { missingIn, otherPrefix, wire } from './wire.ts'

const FIXED = 'NK-2026-004711'
const ORDER = `/api/orders/${FIXED}`
const PRICING = 'PUT /api/orders/enhanced/NK-2026-004711/pricing'
const price = (customerPrice: number) => ({ customerPrice, currency: 'EUR', vatRate: 19 })

const codeOf = (body: unknown) => (body as { code?: string }).code

describe('CSRF', () => {
  test('The right token and none are accepted, a wrong or an old one is 403 and changes nothing', async () => {
    const { send, server } = wire()
    const { csrfToken } = (await send('GET /api/csrf/token')).body as { csrfToken: string }
    const put = async (customerPrice: number, token: string | undefined) =>
      (await send(PRICING, { body: price(customerPrice), headers: { 'X-CSRF-Token': token } })).status
    const statuses = [await put(1501, csrfToken), await put(1502, undefined), await put(1503, 'wrong')]
    server.faults.expireCsrf()
    expect([...statuses, await put(1504, csrfToken)]).toEqual([200, 200, 403, 403])
    expect((await send(`GET ${ORDER}`)).body).toMatchObject({ customerPrice: 1502, version: 3 })
  })

  test('The refusal names CSRF, so that the client fetches anew', async () => {
    const { send } = wire()
    const answer = await send(PRICING, { body: price(1), headers: { 'X-CSRF-Token': 'wrong' } })
    expect(answer).toEqual({ status: 403, body: { message: 'CSRF token rejected', code: 'CSRF' } })
  })
})

describe('Idempotency-Key', () => {
  const key = { 'Idempotency-Key': 'intent-1' }

  test('Same key and body: the stored answer, and the change happened once', async () => {
    const { send } = wire()
    const first = await send(PRICING, { body: price(1500), headers: key })
    expect(await send(PRICING, { body: price(1500), headers: key })).toEqual(first)
    expect([first.status, (await send(`GET ${ORDER}`)).body]).toMatchObject([200, { customerPrice: 1500, version: 2 }])
  })

  test('Same key, other body or other call: 422', async () => {
    const { send } = wire()
    const refused = {
      status: 422,
      body: { message: 'Dieser Schlüssel gehört zu einem anderen Vorgang.', code: 'IDEMPOTENCY_MISMATCH' },
    }
    await send(PRICING, { body: price(1500), headers: key })
    expect(await send(PRICING, { body: price(1501), headers: key })).toEqual(refused)
    expect(await send('PUT /api/orders/enhanced/NK-2026-004712/pricing', { body: price(1500), headers: key })).toEqual(
      refused,
    )
  })

  test('Still running: 409', async () => {
    const { send, tokenOf } = wire()
    await tokenOf('admin')
    const answers = await Promise.all([
      send('POST /api/partners', { body: { kind: 'customer', name: 'Doppelklick GmbH' }, headers: key }),
      send('POST /api/partners', { body: { kind: 'customer', name: 'Doppelklick GmbH' }, headers: key }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const found = (await send('GET /api/partners?q=Doppelklick')).body as { pagination: { total: number } }
    expect(found.pagination.total).toBe(1)
  })

  test('An answer that was lost is given again, and the change happened once', async () => {
    const { send, server } = wire()
    const create = 'POST /api/partners'
    const body = { kind: 'customer', name: 'Verlorene Antwort GmbH' }
    server.faults.loseResponse('partners.create')
    await expect(send(create, { body, headers: key })).rejects.toThrow('Failed to fetch')
    const second = await send(create, { body, headers: key })
    expect([second.status, missingIn(second.body, ['id'])]).toEqual([201, []])
    const found = (await send('GET /api/partners?q=Verlorene')).body as { pagination: { total: number } }
    expect(found.pagination.total).toBe(1)
  })

  test('The key of one person is not the key of another, and of one tenant not of another', async () => {
    const { send } = wire()
    const body = { kind: 'customer', name: 'Gleicher Schlüssel GmbH' }
    const answers = [
      await send('POST /api/partners', { as: 'dispatcher', body, headers: key }),
      await send('POST /api/partners', { as: 'sales', body: { ...body, name: 'Andere Person GmbH' }, headers: key }),
      await send('POST /api/partners', {
        as: 'dispatcher',
        tenant: 'elbeoder',
        body: { ...body, name: 'Anderer Mandant GmbH' },
        headers: key,
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  })
})

describe('If-Match', () => {
  const CREATED = 'NK-2026-004789'
  test.each<[string, string, object | undefined]>([
    [PRICING, FIXED, price(1600)],
    [`PUT ${ORDER}`, FIXED, { internalNotes: 'Tor 3' }],
    [`PUT /api/orders/enhanced/${FIXED}/status`, FIXED, { status: 'CONFIRMED' }],
    [`PUT /api/orders/enhanced/${FIXED}/carrier`, FIXED, { carrierId: null }],
    [`PUT /api/orders/enhanced/${FIXED}/customer`, FIXED, { customerId: 'cus-001' }],
    [`PUT /api/orders/enhanced/${FIXED}/vehicle`, FIXED, { vehicleId: null }],
    // The first event there is: the price that was set before.
    [`POST ${ORDER}/undo`, FIXED, { eventId: 'evt-nordkurs-1' }],
    [`DELETE /api/orders/${CREATED}`, CREATED, undefined],
  ])('%s from an old version of %s is 409 with the order as it is', async (line, id, body) => {
    const { send } = wire()
    const path = `/api/orders/${id}`
    await send(`PUT /api/orders/enhanced/${id}/pricing`, { body: price(1500) })
    const current = (await send(`GET ${path}`)).body
    expect(await send(line, { body, headers: { 'If-Match': '1' } })).toMatchObject({
      status: 409,
      body: { message: 'Der Datensatz wurde inzwischen geändert.', code: 'VERSION_CONFLICT', current },
    })
    expect((await send(`GET ${path}`)).body).toEqual(current)
    expect((await send(line, { body, headers: { 'If-Match': '2' } })).status).toBe(200)
  })

  test.each<[string, string, object]>([
    ['PATCH /api/v1/transports/tra-nk004711/status', '/api/v1/transports/tra-nk004711', { status: 'EN_ROUTE_PICKUP' }],
    ['PATCH /api/v1/documents/doc-0001/verify', '/api/v1/documents/doc-0001', { verified: true }],
  ])('%s from a version that never was is 409 with what is there', async (line, path, body) => {
    const { send } = wire()
    const current = (await send(`GET ${path}`)).body
    expect(await send(line, { body, headers: { 'If-Match': '7' } })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current },
    })
    expect((await send(line, { body, headers: { 'If-Match': '1' } })).status).toBe(200)
  })
})

describe('Tokens', () => {
  const expired = { status: 401, body: { message: 'Authentication failed', code: 'UNAUTHENTICATED' } }

  test('An expired token is 401, the refresh answers a token that holds', async () => {
    const { send, pass } = wire()
    expect((await send(`GET ${ORDER}`)).status).toBe(200)
    pass(30 * 60_000)
    expect(await send(`GET ${ORDER}`)).toEqual(expired)
    const renewed = await send('POST /api/auth/refresh')
    const { token, access_token } = renewed.body as { token: string; access_token: string }
    expect([renewed.status, token === access_token]).toEqual([200, true])
    expect((await send(`GET ${ORDER}`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200)
  })

  test('A refresh without a token, or a day after its end, is refused', async () => {
    const { send, pass } = wire()
    const refused = { status: 401, body: { message: 'Token refresh failed', code: 'REFRESH_FAILED' } }
    expect(await send('POST /api/auth/refresh', { headers: { Authorization: undefined } })).toEqual(refused)
    await send(`GET ${ORDER}`)
    pass(24 * 60 * 60_000 + 30 * 60_000)
    expect(await send('POST /api/auth/refresh')).toEqual(refused)
  })

  test('A token is refused after the logout', async () => {
    const { send } = wire()
    expect(await send('POST /api/auth/logout')).toEqual({ status: 200, body: { success: true } })
    expect(await send(`GET ${ORDER}`)).toEqual(expired)
  })

  test('A registration that waits, here for a company that is there, answers emailSent and expiresAt', async () => {
    const { send } = wire()
    const person = {
      password: 'Sehr-geheim-1',
      firstName: 'Anna',
      lastName: 'Groß',
      companyName: 'Nordkurs Spedition GmbH',
      role: 'USER',
    }
    const answer = await send('POST /api/auth/register-simple', { body: { ...person, email: 'neu@nordkurs.example' } })
    expect(answer).toEqual({
      status: 201,
      body: { emailSent: true, expiresAt: '2026-12-07T13:03:00.000Z', awaits: 'admin' },
    })
  })
})

describe('A change of status that is not in the table', () => {
  test('is 409 with the allowed ones, in every spelling of the path', async () => {
    const { send } = wire()
    const line = 'PUT /api/orders/enhanced/NK-2026-004711/status'
    const refused = {
      status: 409,
      body: {
        message: 'Nur aus Zugestellt möglich',
        reasons: [{ code: 'reason.onlyFrom.BILLED', values: {} }],
        code: 'ILLEGAL_TRANSITION',
        from: 'ASSIGNED',
        to: 'BILLED',
        allowedTransitions: ['IN_TRANSIT', 'CONFIRMED', 'CANCELLED'],
      },
    }
    expect(await send(line, { body: { status: 'BILLED' } })).toEqual(refused)
    expect(await send(otherPrefix(line), { body: { status: 'BILLED' } })).toEqual(refused)
  })
})

test('An unreadable body is 400, one with wrong fields 422 that names them', async () => {
  const { send, server, tokenOf } = wire()
  const token = await tokenOf('admin')
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
  const cut = new Request('http://backend.example/api/partners', { method: 'POST', headers, body: '{"kind":' })
  expect((await server.fetch(cut)).status).toBe(400)
  const answer = await send('PUT /api/orders/enhanced/NK-2026-004711/pricing', { body: { customerPrice: 'viel' } })
  expect([answer.status, codeOf(answer.body), missingIn(answer.body, ['message', 'fieldErrors.0.path'])]).toEqual([
    422,
    'VALIDATION',
    [],
  ])
})
