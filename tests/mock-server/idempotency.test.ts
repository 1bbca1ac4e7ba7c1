import { describe, expect, test } from 'vitest'
import { Database } from '#mock-server/store/memory/database.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import type { DatabasePort } from '#mock-server/store/store.ts'
import { NOON, smallBackend, type SmallBackend } from './small-backend.ts'

function create(backend: SmallBackend, name: string, key: string, user = 'usr-nord-admin') {
  const headers = { 'Idempotency-Key': key }
  return backend.ask('/api/partners', { method: 'POST', user, body: { kind: 'customer', name }, headers })
}

test('The same key and body get the stored answer and make one entity', async () => {
  const backend = smallBackend()
  const first = await create(backend, 'Neu GmbH', 'k1')
  expect(first.status).toBe(201)
  expect(await create(backend, 'Neu GmbH', 'k1')).toEqual(first)
  expect(await backend.store('nord').count('partners')).toBe(2)
})

test('The same key with another body gets 422', async () => {
  const backend = smallBackend()
  await create(backend, 'Neu GmbH', 'k1')
  const answer = await create(backend, 'Andere GmbH', 'k1')
  expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } })
})

test('A second call while the first one runs gets 409', async () => {
  const backend = smallBackend()
  await backend.ready
  const answers = await Promise.all([create(backend, 'Neu GmbH', 'k1'), create(backend, 'Neu GmbH', 'k1')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await backend.store('nord').count('partners')).toBe(2)
})

test('Keys of different people do not meet', async () => {
  const backend = smallBackend()
  const first = await create(backend, 'Neu GmbH', 'k1')
  const second = await create(backend, 'Neu GmbH', 'k1', 'usr-nord-dispatcher')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body).not.toEqual(second.body)
})

test('What was refused may be tried again with the same key', async () => {
  const backend = smallBackend()
  expect((await create(backend, 'Fehler GmbH', 'k1')).status).toBe(500)
  expect((await create(backend, 'Fehler GmbH', 'k1')).status).toBe(500)
  expect((await create(backend, 'Gut GmbH', 'k1')).status).toBe(201)
})

test('A lost answer is given to the repeated call, even after a restart', async () => {
  const persistence = memoryPersistence()
  const before = smallBackend({ persistence })
  before.faults.loseResponse('partners.create')
  await expect(create(before, 'Neu GmbH', 'k1')).rejects.toThrow(new TypeError('Failed to fetch'))
  const after = smallBackend({ persistence })
  expect(await create(after, 'Neu GmbH', 'k1')).toMatchObject({ status: 201, body: { name: 'Neu GmbH' } })
  expect(await after.store('nord').count('partners')).toBe(2)
})

describe('Two processes on one database', () => {
  /** A second server on the rows of the first. */
  async function twoServers() {
    const database = new Database({ now: () => NOON })
    const first = smallBackend({ database })
    await first.ready
    const shared: DatabasePort = {
      store: (tenantId) => database.store(tenantId),
      load: (entity, rows) => database.load(entity, rows),
      holdsWorld: async () => true,
      clear: () => database.clear(),
      restorePeople: () => database.restorePeople(),
      restore: () => database.restore(),
      warm: () => database.warm(),
    }
    return [first, smallBackend({ database: shared })] as const
  }
  const create = (name: string, key = 'same') =>
    ({ method: 'POST', body: { kind: 'customer', name }, headers: { 'Idempotency-Key': key } }) as const

  test('answer the same key at the same moment alike, and do it once', async () => {
    const servers = await twoServers()
    const answers = await Promise.all(servers.map((server) => server.ask('/api/partners', create('Neu GmbH'))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await servers[0].store('nord').count('partners', { name: 'Neu GmbH' })).toBe(1)
    expect(servers.flatMap(({ reports }) => reports)).toEqual([])
  })

  test('refuse one key for two requests at the same moment, and do one of them', async () => {
    const servers = await twoServers()
    const answers = await Promise.all(servers.map((server, at) => server.ask('/api/partners', create(`Neu ${at}`))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(await servers[0].store('nord').count('partners')).toBe(2)
  })
})
