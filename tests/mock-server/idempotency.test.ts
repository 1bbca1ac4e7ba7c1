import { expect, test } from 'vitest'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { smallBackend, type SmallBackend } from './small-backend.ts'

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
