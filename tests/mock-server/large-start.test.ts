import { expect, onTestFinished, test, vi } from 'vitest'
import { Database } from '#mock-server/db/database.ts'
import { createMockServer } from '#mock-server/index.ts'

test('a large world answers before the indexes of later questions are made', async () => {
  const warm = vi.spyOn(Database.prototype, 'warm').mockReturnValue(new Promise(() => undefined))
  onTestFinished(() => warm.mockRestore())
  const server = createMockServer({ now: () => Date.parse('2026-11-23T12:42:00Z') })
  await server.ready
  expect(warm).toHaveBeenCalledOnce()
  expect(await server.store('nordkurs').count('orders')).toBe(240)
})
