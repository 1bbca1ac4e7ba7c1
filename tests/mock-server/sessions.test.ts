import { describe, expect, test } from 'vitest'
import { CsrfTokens } from '#mock-server/core/sessions/csrf.ts'
import { cryptoRandom } from '#mock-server/ports/random.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { NOON, smallBackend, type SmallBackend } from './small-backend.ts'

const bearer = (token: string) => ({ 'X-Tenant-Id': 'nord', Authorization: `Bearer ${token}` })
const statusOf = async (backend: SmallBackend, token: string, tenant = 'nord') =>
  (await backend.fetch('/api/partners', { headers: { ...bearer(token), 'X-Tenant-Id': tenant } })).status

async function renew(backend: SmallBackend, token: string): Promise<string> {
  const answer = await backend.fetch('/api/auth/refresh', { method: 'POST', headers: bearer(token) })
  return ((await answer.json()) as { token: string }).token
}

/** The token with other claims, and its own secret. */
function altered(token: string, claims: object): string {
  const [header, payload = '', secret] = token.split('.')
  const known = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
  const text = btoa(JSON.stringify({ ...known, ...claims })).replace(/=+$/, '')
  return `${header}.${text.replaceAll('+', '-').replaceAll('/', '_')}.${secret}`
}

describe('A token', () => {
  test.each([
    ['another role', { role: 'admin' }, 'nord'],
    ['another tenant', { tenant: 'sued' }, 'sued'],
    ['another person', { sub: 'usr-nord-admin' }, 'nord'],
    ['a later end', { exp: 9_999_999_999 }, 'nord'],
    ['another session', { jti: 'ses-2' }, 'nord'],
  ])('that says %s, with the secret it was given, is none', async (_, claims, tenant) => {
    const backend = smallBackend()
    const token = await backend.tokenFor('usr-nord-user')
    await backend.tokenFor('usr-nord-admin')
    expect(await statusOf(backend, altered(token, claims), tenant)).toBe(401)
    expect(await statusOf(backend, altered(token, {}))).toBe(403)
  })

  test('is made of what nobody foresees, and is not kept as it is', async () => {
    const persistence = memoryPersistence()
    const [one, two] = [smallBackend({ persistence }), smallBackend()]
    const token = await one.tokenFor('usr-nord-admin')
    const secret = token.split('.')[2] ?? ''
    expect(secret).toMatch(/^[\da-f]{48}$/)
    expect(await two.tokenFor('usr-nord-admin')).not.toContain(secret)
    expect(JSON.stringify(await persistence.load())).not.toContain(secret)
    // Of the other server's making: it is unknown here.
    expect(await statusOf(two, token)).toBe(401)
  })

  test('still works beside the one it was renewed by, and can be renewed again', async () => {
    const backend = smallBackend()
    const first = await backend.tokenFor('usr-nord-admin')
    const second = await renew(backend, first)
    const third = await renew(backend, first)
    expect(new Set([first, second, third]).size).toBe(3)
    for (const token of [first, second, third]) expect(await statusOf(backend, token)).toBe(200)
  })

  test('of a session that is renewed for ever is forgotten after its time', async () => {
    let now = NOON
    const backend = smallBackend({ now: () => now })
    let token = await backend.tokenFor('usr-nord-admin')
    for (let count = 0; count < 90; count += 1) {
      now += 25 * 60_000
      token = await renew(backend, token)
    }
    const [session] = await backend.store('').all('sessions')
    expect(session?.tokens.length).toBeLessThanOrEqual(64)
    expect([session?.made, await statusOf(backend, token)]).toEqual([91, 200])
  })

  test('made after a fault counts, the ones before can be renewed only', async () => {
    const backend = smallBackend()
    const old = await backend.tokenFor('usr-nord-admin')
    backend.faults.expireToken()
    expect(await statusOf(backend, old)).toBe(401)
    expect(await statusOf(backend, await renew(backend, old))).toBe(200)
  })
})

test('A session survives a restart; one that was kept when nothing was known of its tokens is gone, and nothing else', async () => {
  const persistence = memoryPersistence()
  const first = createTestServer({ now: () => NOON, persistence })
  const token = await first.tokenFor('usr-nordkurs-admin')
  await first.store('nordkurs').patch('orders', 'NK-2026-004711', { customerReference: 'PO-1' })
  const row = { id: 'ses-old', tenantId: '', version: 1, userId: 'usr-nordkurs-admin', expiresAt: NOON + 60_000 }
  await persistence.save([
    { entity: 'sessions', id: 'ses-old', row: { ...row, updatedAt: '2026-11-23T13:03:00.000Z' } },
  ])

  const told: unknown[] = []
  const again = createTestServer({ now: () => NOON, persistence, report: (error) => told.push(error) })
  const headers = { ...bearer(token), 'X-Tenant-Id': 'nordkurs' }
  expect((await again.fetch('/api/orders/NK-2026-004711', { headers })).status).toBe(200)
  expect((await again.store('').all('sessions')).map(({ id }) => id)).toEqual(['ses-1'])
  expect((await again.store('nordkurs').find('orders', 'NK-2026-004711'))?.customerReference).toBe('PO-1')
  expect(told).toEqual([])
})

describe('A live connection', () => {
  const listenWith = (token: string, closed: number[]) => ({
    socket: { send: () => undefined, close: (code: number) => closed.push(code) },
    hello: JSON.stringify({ type: 'hello', tenantId: 'nord', token }),
  })

  test('whose session is signed out while it is let in hears nothing', async () => {
    const backend = smallBackend()
    const token = await backend.tokenFor('usr-nord-admin')
    const closed: number[] = []
    const { socket, hello } = listenWith(token, closed)
    const logout = backend.fetch('/api/auth/logout', { method: 'POST', headers: bearer(token) })
    await Promise.all([logout, backend.connect(socket, '/ws').received(hello)])
    expect([closed, backend.live.connections()]).toEqual([[4401], 0])
  })

  test('whose session is gone from where it is kept is closed at the next sweep', async () => {
    const backend = smallBackend()
    const token = await backend.tokenFor('usr-nord-admin')
    const closed: number[] = []
    const { socket, hello } = listenWith(token, closed)
    await backend.connect(socket, '/ws').received(hello)
    await backend.live.sweep()
    expect(closed).toEqual([])
    await backend.store('').remove('sessions', 'ses-1')
    await backend.live.sweep()
    expect([closed, backend.live.connections()]).toEqual([[4401], 0])
  })
})

test('CSRF tokens are random, and the oldest of very many make room', async () => {
  const backend = smallBackend()
  const token = async () => ((await backend.ask('/api/csrf/token')).body as { csrfToken: string }).csrfToken
  const [first, second] = [await token(), await token()]
  expect([first === second, /^[\da-f]{48}$/.test(first)]).toEqual([false, true])
  const tokens = new CsrfTokens(cryptoRandom)
  const issued = Array.from({ length: 4097 }, () => tokens.issue())
  expect([tokens.has(issued[0] ?? ''), tokens.has(issued[1] ?? '')]).toEqual([false, true])
})
