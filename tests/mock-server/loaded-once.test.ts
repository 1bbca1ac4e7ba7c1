import { expect, test } from 'vitest'
import { loadedOnce } from '#mock-server/core/late.ts'

test('Code that comes late is fetched once for all who ask, and again only where that failed', async () => {
  let fetched = 0
  const load = loadedOnce(async () => {
    fetched += 1
    if (fetched === 1) throw new Error('No connection')
    return `rules ${fetched}`
  })
  await expect(load()).rejects.toThrow('No connection')
  expect(await Promise.all([load(), load()])).toEqual(['rules 2', 'rules 2'])
  expect(await load()).toBe('rules 2')
  expect(fetched).toBe(2)
})
