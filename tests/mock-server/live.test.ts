import { expect, onTestFinished, test, vi } from 'vitest'
import { LiveMessage } from '#src/contract/live/live.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import type { MockServer } from '#mock-server/server.ts'
import { TenantStore } from '#mock-server/store/memory/tenant-store.ts'
import { NOON, smallBackend } from './small-backend.ts'

async function listen(server: MockServer, user: string, tenant: string) {
  const closed: number[] = []
  const token = await server.tokenFor(user)
  const said: string[] = []
  const connection = server.connect(
    { send: (text) => said.push(text), close: (code) => closed.push(code) },
    'ws://backend.invalid/ws',
  )
  await connection.received(JSON.stringify({ type: 'hello', tenantId: tenant, token }))
  const messages = () => said.slice(1).map((text) => LiveMessage.parse(JSON.parse(text)))
  return { said, messages, closed, connection }
}

const partner = { method: 'POST', body: { kind: 'customer', name: 'Neu GmbH' } }

test('A change is told to everybody of the tenant and to nobody else, numbered one by one', async () => {
  const backend = smallBackend()
  const [one, two, foreign] = [
    await listen(backend, 'usr-nord-admin', 'nord'),
    await listen(backend, 'usr-nord-user', 'nord'),
    await listen(backend, 'usr-sued-admin', 'sued'),
  ]
  await backend.ask('/api/partners', { ...partner, user: 'usr-nord-dispatcher' })
  await backend.ask('/api/partners', partner)
  expect(one.messages().map(({ seq }) => seq)).toEqual([1, 2])
  expect(one.messages()[0]).toEqual({
    type: 'changed',
    seq: 1,
    tenantId: 'nord',
    entity: 'partners',
    id: 'cus-nord-1',
    change: 'created',
    version: 1,
    actorId: 'usr-nord-dispatcher',
    actorName: 'dispatcher von nord',
    at: '2026-11-23T13:03:00.000Z',
  })
  expect(two.messages()).toEqual(one.messages())
  expect(foreign.messages()).toEqual([])
})

test('What was refused or undone is not told', async () => {
  const backend = smallBackend()
  const { messages } = await listen(backend, 'usr-nord-admin', 'nord')
  await backend.ask('/api/partners', { method: 'POST', body: { kind: 'customer', name: 'Fehler GmbH' } })
  await backend.ask('/api/partners', { ...partner, user: 'usr-nord-user' })
  expect(messages()).toEqual([])
})

test('A repeated call is told once', async () => {
  const backend = smallBackend()
  const { messages } = await listen(backend, 'usr-nord-admin', 'nord')
  const again = { ...partner, headers: { 'Idempotency-Key': 'k1' } }
  await backend.ask('/api/partners', again)
  await backend.ask('/api/partners', again)
  expect(messages()).toHaveLength(1)
})

const hello = (token: string) => JSON.stringify({ type: 'hello', tenantId: 'nord', token })

test.each([
  ['nothing said', '', '/ws'],
  ['another word', '{"type":"hallo"}', '/ws'],
  ['no token', hello(''), '/ws'],
  ['a broken token', hello('abc'), '/ws'],
  ['another address', hello('abc'), '/live'],
])('A connection with %s is closed with 4401 and has heard nothing', async (_, said, path) => {
  const heard: string[] = []
  const closed: number[] = []
  const socket = { send: (text: string) => heard.push(text), close: (code: number) => closed.push(code) }
  await smallBackend().connect(socket, path).received(said)
  expect([closed, heard]).toEqual([[4401], []])
})

test('A token in the address is none; whoever says nothing in ten seconds is sent away', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const backend = smallBackend()
  const token = await backend.tokenFor('usr-nord-admin')
  const closed: number[] = []
  const socket = { send: () => undefined, close: (code: number) => closed.push(code) }
  backend.connect(socket, `/ws?token=${token}&tenant=nord`)
  expect([closed, backend.live.connections()]).toEqual([[], 0])
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([4401])
})

test('Only the first message counts, and the server bids welcome once it has been accepted', async () => {
  const backend = smallBackend()
  const { said, connection, closed } = await listen(backend, 'usr-nord-admin', 'nord')
  expect(said).toEqual(['{"type":"welcome"}'])
  await connection.received('noch etwas')
  expect([said.length, closed, backend.live.connections()]).toEqual([1, [], 1])
})

test("A connection to another tenant than the token's is closed with 4401", async () => {
  const { closed } = await listen(smallBackend(), 'usr-nord-admin', 'sued')
  expect(closed).toEqual([4401])
})

test('A connection that is gone gets nothing, and none is left behind', async () => {
  const backend = smallBackend()
  const gone = await listen(backend, 'usr-nord-admin', 'nord')
  gone.connection.closed()
  await backend.ask('/api/partners', partner)
  expect(gone.messages()).toEqual([])
  expect(backend.live.connections()).toBe(0)
})

test('Trucks move when the world is started: a position, a little progress, and everybody is told', async () => {
  const server = createTestServer({ now: () => NOON })
  const { messages } = await listen(server, 'usr-nordkurs-admin', 'nordkurs')
  expect(messages()).toEqual([])
  await server.scenarios.tick()
  const [message] = messages()
  const moved = await server.store('nordkurs').find('transports', message?.id ?? '')
  expect(message).toMatchObject({ entity: 'transports', change: 'updated', version: moved?.version })
  expect(moved?.status).toBe('IN_TRANSIT')
  expect(moved?.lastUpdate).toBe('2026-11-23T13:03:00.000Z')
  expect(moved?.currentLocation?.coordinates).toBeDefined()
})

test('Trucks that move are read alone, however many are under way', async () => {
  const server = createTestServer({ now: () => NOON, scale: 5 })
  await server.ready
  const [all, page] = [vi.spyOn(TenantStore.prototype, 'all'), vi.spyOn(TenantStore.prototype, 'page')]
  onTestFinished(() => [all, page].forEach((spy) => spy.mockRestore()))
  await server.scenarios.tick()
  const read = await Promise.all([
    ...all.mock.results.map(async ({ value }) => ((await value) as unknown[]).length),
    ...page.mock.results.map(async ({ value }) => ((await value) as { data: unknown[] }).data.length),
  ])
  const rows = read.reduce((sum, count) => sum + count, 0)
  const moving = await server.store('nordkurs').count('transports', { status: 'IN_TRANSIT' })
  expect(moving).toBeGreaterThan(50)
  // Eight that move and as many that stand, where there are so many, in each tenant, and the tenants themselves.
  expect(rows).toBe(44)
})

/** A clock, and somebody who listens by a session of its own. */
async function listener() {
  let now = NOON
  const backend = smallBackend({ now: () => now })
  const token = await backend.tokenFor('usr-nord-dispatcher')
  const heard: string[] = []
  const closed: number[] = []
  const socket = { send: (text: string) => heard.push(text), close: (code: number) => closed.push(code) }
  await backend.connect(socket, '/ws').received(hello(token))
  const headers = { 'X-Tenant-Id': 'nord', Authorization: `Bearer ${token}` }
  return {
    ...{ backend, heard, closed },
    post: (path: string) => backend.fetch(path, { method: 'POST', headers }),
    pass: (minutes: number) => void (now += minutes * 60_000),
  }
}

test('A session that is signed out hears nothing more: its connection is closed at once, others stay', async () => {
  const { backend, heard, closed, post } = await listener()
  const other = await listen(backend, 'usr-nord-admin', 'nord')
  await post('/api/auth/logout')
  expect(closed).toEqual([4401])
  await backend.ask('/api/partners', partner)
  expect([heard.length, other.messages().length, backend.live.connections('nord')]).toEqual([1, 1, 1])
})

test('A world that begins anew lets in a session with the number of one that was signed out before', async () => {
  const backend = smallBackend()
  await listen(backend, 'usr-nord-admin', 'nord')
  backend.live.endSession('ses-1')
  await backend.reset()
  const { said, closed } = await listen(backend, 'usr-nord-admin', 'nord')
  expect([said.length, closed]).toEqual([1, []])
})

test('A session that has ended hears nothing more, one that was renewed goes on', async () => {
  const { backend, heard, closed, post, pass } = await listener()
  pass(20)
  await post('/api/auth/refresh')
  pass(20)
  await backend.ask('/api/partners', partner)
  expect([heard.length, closed]).toEqual([2, []])
  pass(11)
  await backend.ask('/api/partners', partner)
  expect([heard.length, closed]).toEqual([2, [4401]])
})

test('A connection whose session has ended is closed, although nothing is said', async () => {
  const { backend, closed, pass } = await listener()
  pass(31)
  await backend.live.sweep()
  expect([closed, backend.live.connections()]).toEqual([[4401], 0])
})
