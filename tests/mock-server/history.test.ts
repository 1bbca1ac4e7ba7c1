import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { seededHistory } from '#mock-server/seed/orders/history.ts'
import { createSeedContext } from '#mock-server/seed/basics/seed-context.ts'
import { NOW } from './seeded-backend.ts'

test.each([4711, 99])('the history that is told of an order is that of its world: seed %i', async (seed) => {
  const server = createTestServer({ seed, now: () => NOW })
  await server.ready
  const store = server.store('nordkurs')
  const headers = {
    'X-Tenant-Id': 'nordkurs',
    Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-dispo')}`,
  }
  const users = await store.all('users')
  let told = 0
  for (const order of (await store.all('orders', { status: 'BILLED' })).slice(0, 40)) {
    if ((await store.count('events', { recordId: order.id })) > 0) continue
    const { items } = (await (await server.fetch(`/api/orders/${order.id}/events`, { headers })).json()) as {
      items: { id: string; actorId: string; createdAt: string }[]
    }
    const expected = seededHistory(order, { ...createSeedContext(seed, NOW), users }).toReversed()
    const gist = ({ id, actorId, createdAt }: { id: string; actorId?: string; createdAt?: string }) =>
      [id, actorId, createdAt].join(' ')
    expect(items.map(gist)).toEqual(expected.map(gist))
    told += 1
  }
  expect(told).toBeGreaterThan(3)
})
