import { describe, expect, test } from 'vitest'
import { errorAnswer } from '#mock-server/core/answers.ts'
import { TooManyRowsError } from '#mock-server/store/store.ts'
import { smallBackend, type RequestOptions } from './small-backend.ts'

const refused = { message: expect.any(String), code: expect.any(String) }

describe('Each step of the pipeline refuses before the next one looks', () => {
  const broken: RequestOptions = { method: 'POST', body: { kind: 'nonsense' }, headers: { 'X-CSRF-Token': 'wrong' } }
  test.each<[string, RequestOptions, number, string]>([
    [
      'no tenant, no session, wrong token, broken body',
      { ...broken, tenant: undefined, user: undefined },
      400,
      'TENANT_MISSING',
    ],
    ['a tenant, no session', { ...broken, user: undefined }, 401, 'UNAUTHENTICATED'],
    ["another tenant's session", { ...broken, tenant: 'sued' }, 404, 'NOT_FOUND'],
    ['a tenant nobody has', { ...broken, tenant: 'west' }, 404, 'NOT_FOUND'],
    ['a role that may not', { ...broken, user: 'usr-nord-user' }, 403, 'FORBIDDEN'],
    ['a wrong CSRF token', broken, 403, 'CSRF'],
    ['a broken body', { ...broken, headers: {} }, 422, 'VALIDATION'],
  ])('%s', async (_, asked, status, code) => {
    const answer = await smallBackend().ask('/api/partners', asked)
    expect(answer).toMatchObject({ status, body: { ...refused, code } })
  })
})

test('A mutation without a CSRF token is accepted, one with the right token too', async () => {
  const backend = smallBackend()
  const { body } = await backend.ask('/api/csrf/token')
  const { csrfToken } = body as { csrfToken: string }
  const order = { method: 'POST', body: { kind: 'customer', name: 'Neu GmbH' } }
  expect((await backend.ask('/api/partners', order)).status).toBe(201)
  const headers = { 'X-CSRF-Token': csrfToken }
  expect((await backend.ask('/api/partners', { ...order, headers })).status).toBe(201)
  backend.faults.expireCsrf()
  expect((await backend.ask('/api/partners', { ...order, headers })).status).toBe(403)
})

test('A refused body names its fields', async () => {
  const answer = await smallBackend().ask('/api/partners', { method: 'POST', body: { kind: 'customer', name: 'X' } })
  expect(answer).toEqual({
    status: 422,
    body: {
      message: 'Bitte prüfen Sie Ihre Eingaben.',
      reasons: [{ code: 'reason.checkInput' }],
      code: 'VALIDATION',
      fieldErrors: [{ path: 'name', code: 'too_small', message: expect.stringContaining('2'), severity: 'error' }],
    },
  })
})

test('A body that is no JSON is refused with 400', async () => {
  const backend = smallBackend()
  const headers = { Authorization: `Bearer ${await backend.tokenFor('usr-nord-admin')}`, 'X-Tenant-Id': 'nord' }
  const answer = await backend.fetch('/api/partners', { method: 'POST', headers, body: '{"kind":' })
  expect(answer.status).toBe(400)
})

test('What another tenant has does not exist here, word for word', async () => {
  const backend = smallBackend()
  const foreign = await backend.ask('/api/partners/cus-sued')
  expect(foreign).toEqual({ status: 404, body: { message: 'Data not found', code: 'NOT_FOUND' } })
  expect(await backend.ask('/api/partners/cus-none')).toEqual(foreign)
  expect(await backend.ask('/api/partners', { user: 'usr-nord-admin', tenant: 'sued' })).toEqual(foreign)
})

test('A health probe is answered without a tenant', async () => {
  const answer = await smallBackend().fetch('/api/v1/health')
  expect(await answer.json()).toEqual({ sync: true })
})

test('A rule that fails leaves no trace and says no more than that it failed', async () => {
  const backend = smallBackend()
  const answer = await backend.ask('/api/partners', { method: 'POST', body: { kind: 'customer', name: 'Fehler GmbH' } })
  expect(answer).toEqual({ status: 500, body: { message: 'Interner Fehler', code: 'INTERNAL' } })
  expect(backend.reports.map(String)).toEqual(['Error: planned'])
  expect(await backend.store('nord').count('partners')).toBe(1)
})

test('More than an answer may hold is refused in words, not cut', async () => {
  const reports: unknown[] = []
  const answer = errorAnswer(new TooManyRowsError('tours', 10_000), (error) => reports.push(error))
  expect([answer.status, await answer.json(), reports]).toEqual([
    422,
    {
      message: 'Mehr als 10.000 Einträge passen dazu: bitte enger eingrenzen',
      reasons: [{ code: 'reason.tooManyRows', values: { most: 10_000 } }],
      code: 'TOO_MANY_ROWS',
    },
    [],
  ])
})

test('An endpoint without a rule answers 501, an unknown path 404, a known path with another method 405', async () => {
  const backend = smallBackend()
  expect((await backend.ask('/api/orders')).status).toBe(501)
  expect((await backend.ask('/api/nothing')).status).toBe(404)
  expect((await backend.ask('/api/partners', { method: 'DELETE' })).status).toBe(405)
})

test('A write with an old version gets 409 and the entity as it is', async () => {
  const backend = smallBackend()
  const verify = (version: string) =>
    backend.ask('/api/v1/documents/cus-nord/verify', {
      method: 'PATCH',
      body: { verified: true },
      headers: { 'If-Match': version },
    })
  expect(await verify('1')).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await verify('1')).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', current: { id: 'cus-nord', version: 2, blocked: true } },
  })
  expect((await verify('"2"')).status).toBe(200)
  expect((await verify('zwei')).status).toBe(400)
})

describe('Sessions', () => {
  test('A role lowered while the session lasts holds at the next call', async () => {
    const backend = smallBackend()
    const headers = { Authorization: `Bearer ${await backend.tokenFor('usr-nord-dispatcher')}` }
    const list = () => backend.ask('/api/partners', { user: undefined, headers })
    expect((await list()).status).toBe(200)
    await backend.store('nord').patch('users', 'usr-nord-dispatcher', { role: 'user' })
    expect((await list()).status).toBe(403)
  })

  test('A token ends after 30 minutes, can be renewed for 24 hours and then no more', async () => {
    let now = Date.UTC(2026, 10, 23, 13, 3)
    const backend = smallBackend({ now: () => now })
    const old = { Authorization: `Bearer ${await backend.tokenFor('usr-nord-admin')}` }
    const list = (headers: Record<string, string>) => backend.ask('/api/partners', { user: undefined, headers })
    const refresh = () => backend.ask('/api/auth/refresh', { method: 'POST', user: undefined, headers: old })
    now += 30 * 60_000 - 1
    expect((await list(old)).status).toBe(200)
    now += 1
    expect((await list(old)).status).toBe(401)
    const renewed = await refresh()
    const { token } = renewed.body as { token: string }
    expect((await list({ Authorization: `Bearer ${token}` })).status).toBe(200)
    now += 24 * 60 * 60_000
    expect((await refresh()).status).toBe(404)
  })

  test('A token is refused after logout, when it was changed, and when it is none', async () => {
    const backend = smallBackend()
    const token = await backend.tokenFor('usr-nord-admin')
    const list = (bearer: string) =>
      backend.ask('/api/partners', { user: undefined, headers: { Authorization: `Bearer ${bearer}` } })
    const [header, payload, signature] = token.split('.')
    const forged = btoa(atob(payload ?? '').replace('admin', 'Admin')).replace(/=+$/, '')
    expect((await list(`${header}.${forged}.${signature}`)).status).toBe(401)
    expect((await list('abc')).status).toBe(401)
    expect((await list(token)).status).toBe(200)
    const headers = { Authorization: `Bearer ${token}` }
    await backend.ask('/api/auth/logout', { method: 'POST', user: undefined, headers })
    expect((await list(token)).status).toBe(401)
  })
})
