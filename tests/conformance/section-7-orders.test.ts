import { describe, expect, test } from 'vitest'
import { type Answer, wire } from './wire.ts'

const { send } = wire()

interface List {
  data: { id: string; status: string; pickupDate?: string }[]
  pagination: { total: number }
}
const listed = async (query: string) => (await send(`GET /api/orders?limit=500&${query}`)).body as List

describe('section 7: POST /api/orders/statistics', () => {
  const ask = async (body: object | undefined) =>
    (await send('POST /api/orders/statistics', { body })).body as { total: number; byStatus: Record<string, number> }

  test.each<[string, object | undefined, string]>([
    ['all days', {}, ''],
    ['no body', undefined, ''],
    ['a week', { dateFrom: '2026-11-16', dateTo: '2026-11-22' }, 'pickupFrom=2026-11-16&pickupTo=2026-11-22'],
    [
      'one day, both ends inclusive',
      { dateFrom: '2026-11-23', dateTo: '2026-11-23' },
      'pickupFrom=2026-11-23&pickupTo=2026-11-23',
    ],
    ['from a day on', { dateFrom: '2026-11-23' }, 'pickupFrom=2026-11-23'],
    ['up to a day', { dateTo: '2026-11-10' }, 'pickupTo=2026-11-10'],
  ])('%s: total and statuses are those of the list', async (_name, body, query) => {
    const list = await listed(query)
    const byStatus: Record<string, number> = {}
    for (const { status } of list.data) byStatus[status] = (byStatus[status] ?? 0) + 1
    expect(list.pagination.total).toBeGreaterThan(0)
    expect(await ask(body)).toEqual({ total: list.pagination.total, byStatus })
  })

  test('days without orders count none', async () => {
    expect(await ask({ dateFrom: '2020-01-01', dateTo: '2020-12-31' })).toEqual({ total: 0, byStatus: {} })
  })
})

describe('section 7: POST /api/orders/search', () => {
  const search = async (body: object): Promise<Answer & { body: List }> => {
    const answer = await send('POST /api/orders/search', { body })
    return { ...answer, body: answer.body as List }
  }

  test.each(['NK-2026-004711', 'nk-2026-004711', '004711'])('%s finds the order, and no other', async (query) => {
    const { body } = await search({ query })
    expect([body.data.map(({ id }) => id), body.pagination.total]).toEqual([['NK-2026-004711'], 1])
  })

  test('nonsense finds nothing', async () => {
    const { status, body } = await search({ query: 'xqzvw' })
    expect([status, body.data, body.pagination.total]).toEqual([200, [], 0])
  })

  test('a town finds what the list finds by it, at most so many as asked for', async () => {
    const list = await listed('q=hamburg')
    const { body } = await search({ query: 'Hamburg', limit: 3 })
    expect(list.pagination.total).toBeGreaterThan(3)
    expect([body.data.map(({ id }) => id), body.pagination.total]).toEqual([
      list.data.slice(0, 3).map(({ id }) => id),
      list.pagination.total,
    ])
  })

  test('what another tenant has is not found', async () => {
    const { body } = await send('POST /api/orders/search', { tenant: 'elbeoder', body: { query: 'NK-2026-004711' } })
    expect((body as List).data).toEqual([])
  })
})
