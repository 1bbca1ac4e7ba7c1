import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Database } from '#mock-server/store/memory/database.ts'
import { seedWorld } from '#mock-server/seed/index.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOON } from './small-backend.ts'

test('a large world answers before the indexes of later questions are made', async () => {
  const warm = vi.spyOn(Database.prototype, 'warm').mockReturnValue(new Promise(() => undefined))
  onTestFinished(() => warm.mockRestore())
  const server = createTestServer({ now: () => NOON })
  await server.ready
  expect(warm).toHaveBeenCalledOnce()
  expect(await server.store('nordkurs').count('orders')).toBe(240)
})

test('no row of a world is kept as a hash table: making and reading it would take three times as long', async () => {
  setFlagsFromString('--allow-natives-syntax')
  const isRecord = runInThisContext('(row) => %HasFastProperties(row)') as (row: object) => boolean
  const database = new Database({ now: () => NOON })
  await seedWorld(database, { scale: 2, now: NOON })
  const orders = await database.store('nordkurs').all('orders')
  const rows = orders.map(({ id }) => database.table('orders').get(id) ?? {})
  expect(rows).toHaveLength(480)
  expect(rows.filter((row) => !isRecord(row))).toEqual([])
})
