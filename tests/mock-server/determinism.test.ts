import { expect, test } from 'vitest'
import { createMockServer } from '#mock-server/index.ts'
import { models } from '#mock-server/store/model-lines.ts'
import type { EntityName } from '#mock-server/store/models.ts'
import { NOON } from './small-backend.ts'

/** Every row of every tenant as one text. */
async function worldText(seed: number): Promise<string> {
  const server = createMockServer({ seed, now: () => NOON })
  await server.ready
  const tenants = ['', 'nordkurs', 'mainspessart', 'elbeoder']
  const parts: string[] = []
  for (const tenant of tenants) {
    for (const entity of Object.keys(models) as EntityName[]) {
      parts.push(`${tenant} ${entity} ${JSON.stringify(await server.store(tenant).all(entity))}`)
    }
  }
  return parts.join('\n')
}

test('The same seed and clock make the same world, byte for byte; another seed makes another', async () => {
  const [one, two, other] = [await worldText(4711), await worldText(4711), await worldText(4712)]
  expect(one.length).toBeGreaterThan(100_000)
  expect(two === one).toBe(true)
  expect(other === one).toBe(false)
})

test('The same calls make the same ids and answers', async () => {
  const play = async () => {
    const server = createMockServer({ now: () => NOON })
    const headers = {
      Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-admin')}`,
      'X-Tenant-Id': 'nordkurs',
    }
    const texts: string[] = []
    for (const name of ['Erste GmbH', 'Zweite GmbH']) {
      const body = JSON.stringify({ kind: 'customer', name })
      texts.push(await (await server.fetch('/api/partners', { method: 'POST', headers, body })).text())
    }
    texts.push(await (await server.fetch('/api/orders?limit=3', { headers })).text())
    return texts
  }
  expect(await play()).toEqual(await play())
})
