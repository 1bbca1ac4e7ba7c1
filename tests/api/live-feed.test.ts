import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, queryKeys } from '#src/api/query.ts'
import { createLiveFeed } from '#src/app/live-updates.ts'

let seq = 0
const message = (id: string, change = 'updated', entity = 'orders') =>
  JSON.stringify({ type: 'changed', seq: ++seq, tenantId: 'nordkurs', entity, id, change, at: '2026-11-23T13:03:00Z' })

beforeEach(() => {
  seq = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A cache with things on the screen, and what was asked for again. */
function watched(keys: readonly (readonly unknown[])[]) {
  const client = createQueryClient()
  const asked: string[] = []
  for (const queryKey of keys) {
    client.setQueryData(queryKey, { data: [], pagination: { page: 1, limit: 1, total: 0, totalPages: 1 } })
    const queryFn = () => {
      asked.push(queryKey.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '))
      return { data: [], pagination: { page: 1, limit: 1, total: 0, totalPages: 1 } }
    }
    new QueryObserver(client, { queryKey, queryFn, staleTime: 1e9 }).subscribe(() => undefined)
  }
  const feed = createLiveFeed()
  feed.connect('nordkurs', client)
  return { client, asked, feed }
}

const record = (name: 'orders.get' | 'orders.events', id: string) => queryKeys.record(name, id)

describe('a change of an order', () => {
  it('asks again for its record, its events, the lists and the histories, and for nothing else', async () => {
    const { asked, feed } = watched([
      record('orders.get', 'a'),
      record('orders.get', 'b'),
      ['orders.events', { params: { id: 'a' }, query: { page: 1, pageSize: 50 } }],
      ['orders.list', { query: { page: 1 } }],
      ['customers.orderHistory', { params: { id: 'cus-001' }, query: { limit: 50 } }],
      ['partners.list', {}],
    ])
    feed.push(message('a'))
    await vi.advanceTimersByTimeAsync(300)
    expect(asked.toSorted()).toEqual([
      'customers.orderHistory {"params":{"id":"cus-001"},"query":{"limit":50}}',
      'orders.events {"params":{"id":"a"},"query":{"page":1,"pageSize":50}}',
      'orders.get {"params":{"id":"a"}}',
      'orders.list {"query":{"page":1}}',
    ])
  })

  it('a storm of ten thousand is one question in a quarter of a second, and quick', async () => {
    const { asked, feed } = watched([record('orders.get', 'order-7'), ['orders.list', {}]])
    const messages = Array.from({ length: 10_000 }, (_, at) => message(`order-${at}`))
    const started = process.hrtime.bigint()
    for (const data of messages) feed.push(data)
    await vi.advanceTimersByTimeAsync(240)
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6
    expect(asked.toSorted()).toEqual(['orders.get {"params":{"id":"order-7"}}', 'orders.list {}'])
    expect(milliseconds).toBeLessThan(2000)
  })
})

describe('a deletion', () => {
  const rows = (...ids: string[]) => ({
    data: ids.map((id) => ({ id })),
    pagination: { page: 1, limit: 100, total: ids.length, totalPages: 1 },
  })

  it('takes the row out of the lists that nobody looks at, and forgets the order', async () => {
    const { client, feed } = watched([])
    client.setQueryData(['orders.list', {}], rows('a', 'b'))
    client.setQueryData(record('orders.get', 'a'), { id: 'a' })
    feed.push(message('a', 'deleted'))
    await vi.advanceTimersByTimeAsync(300)
    expect(client.getQueryData(['orders.list', {}])).toEqual(rows('b'))
    expect(client.getQueryData(record('orders.get', 'a'))).toBeUndefined()
  })

  it('that was taken back in the same moment leaves everything', async () => {
    const { client, feed } = watched([])
    client.setQueryData(['orders.list', {}], rows('a', 'b'))
    feed.push(message('a', 'deleted'))
    feed.push(message('a', 'created'))
    await vi.advanceTimersByTimeAsync(300)
    expect(client.getQueryData(['orders.list', {}])).toEqual(rows('a', 'b'))
  })
})
