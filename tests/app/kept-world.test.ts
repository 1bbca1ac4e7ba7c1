import { expect, onTestFinished, test } from 'vitest'
import { indexedDbPersistence } from '#mock-server/store/memory/persistence.ts'
import { createTestServer } from '#tests/support/test-server.ts'

const ORDER = 'NK-2026-004711'

/** A world of its own, so that nothing of it is left over or found. */
function worldOfItsOwn() {
  const world = { seed: 900_000 + Math.floor(Math.random() * 90_000), scale: 1 }
  onTestFinished(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (name.includes(`-${world.seed}-`)) indexedDB.deleteDatabase(name)
    }
  })
  return world
}

async function start(world: { seed: number; scale: number }) {
  const told: unknown[] = []
  const report = (error: unknown) => told.push(error)
  const server = createTestServer({ ...world, persistence: indexedDbPersistence(world), report })
  await server.ready
  const store = server.store('nordkurs')
  return { store, told, order: await store.find('orders', ORDER) }
}

test('What was changed in a browser is there at the next start, in its world and in no other', async () => {
  const world = worldOfItsOwn()
  const { store } = await start(world)
  await store.patch('orders', ORDER, { customerReference: 'PO-1' })
  const next = await start(world)
  expect(next.order).toMatchObject({ customerReference: 'PO-1', version: 2 })
  expect(await next.store.all('orders')).toEqual(await store.all('orders'))
  const other = await start({ ...world, scale: 2 })
  expect(other.order).toMatchObject({ version: 1 })
})

test('A browser whose store holds what is no change starts with a fresh world', async () => {
  const world = worldOfItsOwn()
  const { store } = await start(world)
  await store.patch('orders', ORDER, { customerReference: 'PO-1' })
  await indexedDbPersistence(world).save([{ entity: 'orders', id: 'x', row: { id: 'y' } }])
  const next = await start(world)
  expect(next.told).toHaveLength(1)
  expect(next.order).toMatchObject({ version: 1 })
  expect((await start(world)).told).toEqual([])
})
