import { expect, test } from 'vitest'
import { LiveMessage } from '#src/contract/live.ts'
import { createMockServer } from '#mock-server/index.ts'
import type { MockServer } from '#mock-server/core/server.ts'
import { NOON, smallBackend } from './small-backend.ts'

async function listen(server: MockServer, user: string, tenant: string) {
  const messages: LiveMessage[] = []
  const closed: number[] = []
  const token = await server.tokenFor(user)
  const connection = await server.connect(
    { send: (text) => messages.push(LiveMessage.parse(JSON.parse(text))), close: (code) => closed.push(code) },
    `ws://backend.invalid/ws?token=${token}&tenant=${tenant}`,
  )
  return { messages, closed, connection }
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
  expect(one.messages.map(({ seq }) => seq)).toEqual([1, 2])
  expect(one.messages[0]).toEqual({
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
  expect(two.messages).toEqual(one.messages)
  expect(foreign.messages).toEqual([])
})

test('What was refused or undone is not told', async () => {
  const backend = smallBackend()
  const { messages } = await listen(backend, 'usr-nord-admin', 'nord')
  await backend.ask('/api/partners', { method: 'POST', body: { kind: 'customer', name: 'Fehler GmbH' } })
  await backend.ask('/api/partners', { ...partner, user: 'usr-nord-user' })
  expect(messages).toEqual([])
})

test('A repeated call is told once', async () => {
  const backend = smallBackend()
  const { messages } = await listen(backend, 'usr-nord-admin', 'nord')
  const again = { ...partner, headers: { 'Idempotency-Key': 'k1' } }
  await backend.ask('/api/partners', again)
  await backend.ask('/api/partners', again)
  expect(messages).toHaveLength(1)
})

test.each([
  ['no token', '/ws?tenant=nord'],
  ['a broken token', '/ws?token=abc&tenant=nord'],
])('A connection with %s is closed with 4401', async (_, url) => {
  const closed: number[] = []
  await smallBackend().connect({ send: () => undefined, close: (code) => closed.push(code) }, url)
  expect(closed).toEqual([4401])
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
  expect(gone.messages).toEqual([])
  expect(backend.live.connections()).toBe(0)
})

test('Trucks move when the world is started: a position, a little progress, and everybody is told', async () => {
  const server = createMockServer({ now: () => NOON })
  const { messages } = await listen(server, 'usr-nordkurs-admin', 'nordkurs')
  expect(messages).toEqual([])
  await server.scenarios.tick()
  const [message] = messages
  const moved = await server.store('nordkurs').find('transports', message?.id ?? '')
  expect(message).toMatchObject({ entity: 'transports', change: 'updated', version: moved?.version })
  expect(moved?.status).toBe('IN_TRANSIT')
  expect(moved?.lastUpdate).toBe('2026-11-23T13:03:00.000Z')
  expect(moved?.currentLocation?.coordinates).toBeDefined()
})
