import { describe, expect, test, vi } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import { smallBackend } from './small-backend.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const HOUR = 3_600_000
const TENANT = { 'X-Tenant-Id': 'nordkurs', 'Content-Type': 'application/json' }

describe('What grows has an end', () => {
  test('tenants that somebody only names are not kept', async () => {
    // The store that has a lock per tenant, whatever the run asks for.
    const now = () => NOW
    const database = new Database({ now })
    const server = createTestServer({ now, database })
    await server.ready
    // This one alone: what another file began may still take turns of its own.
    const waits = vi.spyOn(database, 'alone')
    for (const tenant of ['a1', 'b2', 'c3', 'd4']) {
      const body = JSON.stringify({ email: 'x@y.example', password: 'falsch-123' })
      const headers = { ...TENANT, 'X-Tenant-Id': tenant }
      expect((await server.fetch('/api/auth/login', { method: 'POST', headers, body })).status).toBe(401)
    }
    expect([...new Set(waits.mock.calls.map(([tenant]) => tenant))]).toEqual(['~nobody'])
    expect(database.writing).toBe(0)
  })

  test('answers are kept for repeated calls for 25 hours', async () => {
    let now = NOW
    const backend = smallBackend({ now: () => now })
    const create = (key: string) => {
      const headers = { 'Idempotency-Key': key }
      return backend.ask('/api/partners', { method: 'POST', body: { kind: 'customer', name: 'Neu GmbH' }, headers })
    }
    const count = () => backend.store('nord').count('idempotency')
    for (const key of ['k1', 'k2', 'k3']) await create(key)
    now += 24 * HOUR
    await create('k4')
    expect(await count()).toBe(4)
    now += 2 * HOUR
    await create('k5')
    expect(await count()).toBe(2)
  })

  test('sessions go when they are signed out, and when nobody can renew them any more', async () => {
    let now = NOW
    const backend = smallBackend({ now: () => now })
    const count = () => backend.store('').count('sessions')
    const token = await backend.tokenFor('usr-nord-admin')
    await backend.tokenFor('usr-nord-admin')
    const headers = { 'X-Tenant-Id': 'nord', Authorization: `Bearer ${token}` }
    await backend.fetch('/api/auth/logout', { method: 'POST', headers })
    expect(await count()).toBe(1)
    now += 23 * HOUR
    await backend.tokenFor('usr-nord-admin')
    expect(await count()).toBe(2)
    now += 2 * HOUR
    await backend.tokenFor('usr-nord-admin')
    expect(await count()).toBe(2)
  })
})

describe('A body over its limit', () => {
  test.each([
    ['somebody who has not said who he is', '/api/auth/login', 16, 17 * 1024],
    ['somebody who answers by a link', '/api/v1/answers/nordkurs-abc', 16, 17 * 1024],
    ['a driver who reports by a link', '/api/v1/driver-links/nordkurs-abc/reports', 16, 17 * 1024],
  ])('of %s is refused in words', async (_, path, kilobytes, size) => {
    const { server } = seededBackend()
    const body = JSON.stringify({ email: 'x'.repeat(size) })
    const answer = await server.fetch(path, { method: 'POST', headers: TENANT, body })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        message: `Die Anfrage ist zu groß: höchstens ${kilobytes} kB.`,
        reasons: [{ code: 'reason.tooLarge', values: { kilobytes } }],
        code: 'TOO_LARGE',
      },
    ])
  })

  test('is not read where it says so before', async () => {
    const { server } = seededBackend()
    let sent = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          sent += 1
          controller.enqueue(new Uint8Array(1024))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { ...TENANT, 'Content-Length': '20000000' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const answer = await server.fetch(new Request('http://backend.example/api/auth/login', init))
    // What hands the request on looks at its first kilobyte; no one asks for the next.
    expect([answer.status, sent <= 2]).toEqual([413, true])
  })

  test('is read no further than to its limit where it says nothing', async () => {
    const { server } = seededBackend()
    let sent = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          sent += 1024
          controller.enqueue(new Uint8Array(1024).fill(32))
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: 'POST', headers: TENANT, body, duplex: 'half' }
    const answer = await server.fetch(new Request('http://backend.example/api/auth/login', init))
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(40 * 1024)
  })
})

test.each(['/api/orders/%ff', '/api/v1/answers/%ff', '/api/v1/answers/%c3%28/file', '/api/%ff', '/%ff'])(
  'The address %s, which is no text, is answered 400',
  async (path) => {
    const { server } = seededBackend()
    const answer = await server.fetch(path, { headers: TENANT })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        message: 'Diese Adresse lässt sich nicht lesen.',
        reasons: [{ code: 'reason.badAddress' }],
        code: 'BAD_ADDRESS',
      },
    ])
  },
)
