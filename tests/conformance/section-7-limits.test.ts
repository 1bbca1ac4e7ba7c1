import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints } from '#src/contract/index.ts'
import { callRows as table } from './section-7-rows.ts'
import { wire } from './wire.ts'

const LIMITS = ['limit', 'pageSize', 'maxResults']

interface Limit {
  name: string
  part: 'query' | 'body'
  field: string
  most: number
  description: string
}

/** What a description generator reads of a part of a call. */
function describedLimits(name: string, part: 'query' | 'body', schema: z.ZodMiniType): Limit[] {
  if (!('shape' in schema) || typeof schema.shape !== 'object' || schema.shape === null) return []
  const shape: Record<string, z.ZodMiniType> = { ...schema.shape }
  return LIMITS.flatMap((field) => {
    const own = shape[field]
    if (own === undefined) return []
    const { maximum, description } = z.toJSONSchema(own, { io: 'input' })
    return [{ name, part, field, most: maximum ?? Number.NaN, description: description ?? '' }]
  })
}

const limits = Object.entries<Endpoint>(endpoints).flatMap(([name, { query, body }]) => [
  ...describedLimits(name, 'query', query),
  ...describedLimits(name, 'body', body),
])

/** What is read leaves no trace: all share one world, but for what has to be made before. */
const backend = wire()

async function ask({ name, part, field }: Limit, value: unknown) {
  const row = table[name]
  if (row === undefined) throw new Error(`No row for ${name}`)
  const [method = '', own = ''] = row.call.split(' ')
  const address = new URL(row.path ?? own, 'http://backend.example')
  const path = `${address.pathname}${address.search}`
  address.searchParams.set(field, String(value))
  const asked = `${address.pathname}${address.search}`
  const world = row.before === undefined ? backend : wire()
  for (const [line, body] of row.before ?? []) await world.send(line, { body })
  const answer = await world.send(`${method} ${part === 'query' ? asked : path}`, {
    body: part === 'query' ? row.body : { ...Object(row.body), [field]: value },
  })
  return { ...answer, status: answer.status === (row.status ?? 200) ? 200 : answer.status }
}

describe('How many are answered at once', () => {
  test('is asked for in many calls, and each says in words and figures how many there are at most', () => {
    expect(limits.length).toBeGreaterThan(30)
    const unsaid = limits.filter(({ most, description }) => !description.includes(`At most ${most};`))
    expect(unsaid).toEqual([])
  })

  test.each(limits)('$name gives the most there is to whoever asks for more', async (limit) => {
    const [more, most] = [await ask(limit, limit.most + 1), await ask(limit, limit.most)]
    expect([more.status, more.body]).toEqual([200, most.body])
    const { pagination, pageSize } = Object(more.body)
    expect(pagination?.limit ?? pageSize ?? limit.most).toBe(limit.most)
  })

  test.each(limits)('$name refuses what is no number of anything, by name', async (limit) => {
    for (const value of [0, -1, 2.5, limit.part === 'query' ? 'viele' : '3']) {
      const { status, body } = await ask(limit, value)
      expect([value, status, body]).toMatchObject([value, 422, { fieldErrors: [{ path: limit.field }] }])
    }
  })
})

test.each([
  ['GET /api/orders?limit=100000', 500],
  ['GET /api/v1/transports?limit=100000', 500],
  ['GET /api/v1/documents?limit=100000', 200],
])('%s answers with a page of %i, and says so', async (line, most) => {
  const { status, body } = await backend.send(line)
  const { data, pagination } = body as { data: unknown[]; pagination: { limit: number; total: number } }
  expect([status, pagination.limit, data.length]).toEqual([200, most, Math.min(most, pagination.total)])
})
