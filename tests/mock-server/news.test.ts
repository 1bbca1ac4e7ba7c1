import { expect, test } from 'vitest'
import { LiveMessage } from '#src/contract/live/live.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { newsOf } from '#mock-server/write/news.ts'
import { RecordingStore } from '#mock-server/write/recording-store.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import type { MockServer } from '#mock-server/server.ts'
import { NOON } from './small-backend.ts'

const PARTNER = { kind: 'customer', number: 'K-1', name: 'Eins', street: '', postalCode: '', city: '' } as const
const REST = { country: '', paymentTerms: 30, blocked: false, orderCount: 0 }
const partner = (id: string) => ({ id, ...PARTNER, ...REST, contacts: [], papers: [], vehicleTypes: [] })

/** What is told of the writes of one transaction on an empty tenant. */
async function toldOf(work: (store: RecordingStore) => Promise<void>) {
  const store = new Database({ now: () => NOON }).store('nord')
  await store.insert('partners', partner('old'))
  return store.transaction(async (inside) => {
    const recording = new RecordingStore(inside)
    await work(recording)
    return newsOf(recording.steps, {})
  })
}

test('each record is told once, with all that differs in the end, in the order it was touched first', async () => {
  const news = await toldOf(async (store) => {
    await store.patch('partners', 'old', { name: 'Zwei', city: 'Kiel' })
    await store.insert('partners', partner('new'))
    await store.patch('partners', 'old', { city: '', street: 'Am Kai 1' })
    await store.patch('partners', 'new', { name: 'Drei' })
  })
  expect(news).toEqual([
    { entity: 'partners', id: 'old', change: 'updated', version: 2, changedFields: ['name', 'street'] },
    { entity: 'partners', id: 'new', change: 'created', version: 1 },
  ])
})

test('what was made and taken away again, or taken back by a savepoint, is no news', async () => {
  const news = await toldOf(async (store) => {
    await store.insert('partners', partner('new'))
    await store.remove('partners', 'new')
    await store.savepoint(() => store.patch('partners', 'old', { name: 'Probe' }), { keep: false })
    const broken = store.savepoint(async () => {
      await store.remove('partners', 'old')
      throw new Error('refused')
    })
    await expect(broken).rejects.toThrow('refused')
  })
  expect(news).toEqual([])
})

test('what a truck reports is told though no version grows, and nothing where nothing differs', async () => {
  const keepsVersion = { keepsVersion: true }
  const news = await toldOf((store) =>
    store.patch('partners', 'old', { city: 'Kiel' }, keepsVersion).then(() => undefined),
  )
  expect(news).toMatchObject([{ version: 1, changedFields: ['city'] }])
  expect(await toldOf((store) => store.patch('partners', 'old', {}, keepsVersion).then(() => undefined))).toEqual([])
})

async function heardOf(server: MockServer) {
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const heard: LiveMessage[] = []
  const socket = {
    send: (text: string) => void (text.includes('"seq"') && heard.push(LiveMessage.parse(JSON.parse(text)))),
    close: () => undefined,
  }
  await server.connect(socket, '/ws').received(JSON.stringify({ type: 'hello', tenantId: 'nordkurs', token }))
  const create = (name: string) =>
    server.fetch('/api/loading-points', {
      method: 'POST',
      headers: { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}`, 'Idempotency-Key': name },
      body: JSON.stringify({ name, city: 'Kiel' }),
    })
  return { heard, create }
}

test('the numbers go on after a restart, and nothing is told twice', async () => {
  const persistence = memoryPersistence()
  const options = { now: () => NOON, persistence }
  const first = await heardOf(createTestServer(options))
  await Promise.all(['Eins', 'Zwei', 'Drei'].map(first.create))
  expect(first.heard.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(first.heard.map(({ intentKey }) => intentKey)).toEqual(['Eins', 'Zwei', 'Drei'])
  const second = await heardOf(createTestServer(options))
  await second.create('Vier')
  expect(second.heard.map(({ seq, intentKey }) => [seq, intentKey])).toEqual([[4, 'Vier']])
})
