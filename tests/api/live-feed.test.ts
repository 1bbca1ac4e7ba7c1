import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, queryKeys } from '#src/api/query.ts'
import { createLiveFeed } from '#src/app/live-updates.ts'
import { invalidateRelated, invalidateRecords } from '#src/records/changes/invalidate.ts'
import { suppressingEcho } from '#src/records/changes/echo.ts'

let seq = 0
const message = (id: string, change = 'updated', entity = 'orders', intentKey?: string) =>
  JSON.stringify({
    ...{ type: 'changed', seq: ++seq, tenantId: 'nordkurs', entity, id, change, intentKey },
    at: '2026-11-23T13:03:00Z',
  })

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
      ['loadingPoints.list', {}],
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

describe('what this tab has changed itself', () => {
  const screen = [['orders.list', {}] as const, ['transports.list', {}] as const, ['documents.list', {}] as const]

  it('asks for nothing when it is told of it, neither before nor after the answer, whatever changed along', async () => {
    const { client, asked, feed } = watched(screen)
    await suppressingEcho(client, 'order', 'key-1', async () => {
      feed.push(message('a', 'updated', 'orders', 'key-1'))
      await vi.advanceTimersByTimeAsync(300)
    })
    feed.push(message('t', 'updated', 'transports', 'key-1'))
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([])
  })

  it('is heard like anybody else where its own answer asks for nothing: another tab, another kind, a lost answer', async () => {
    const { client, asked, feed } = watched(screen)
    await suppressingEcho(client, 'order', 'key-1', () => Promise.resolve())
    await suppressingEcho(client, 'order', 'key-2', () => Promise.reject(new Error('lost'))).catch(() => undefined)
    feed.push(message('d', 'updated', 'documents', 'key-1'))
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual(['documents.list {}'])
    feed.push(message('a', 'updated', 'orders', 'key-2'))
    feed.push(message('t', 'updated', 'transports', 'key-3'))
    await vi.advanceTimersByTimeAsync(300)
    expect(asked.toSorted()).toEqual(['documents.list {}', 'orders.list {}', 'transports.list {}'])
  })
})

describe('after an own change', () => {
  it('vehicles, transports and figures on the screen are asked for too: nothing tells of them while the socket is off', async () => {
    const { client, asked } = watched([
      ['vehicles.get', { params: { id: 'v' } }],
      ['transports.get', { params: { id: 't' } }],
      ['statistics.dashboard', 'figures'],
      record('orders.get', 'a'),
      record('orders.events', 'a'),
      record('orders.events', 'b'),
      ['loadingPoints.list', {}],
    ])
    invalidateRelated(client, 'order', ['a'])
    await vi.advanceTimersByTimeAsync(10)
    expect(asked.toSorted()).toEqual([
      'orders.events {"params":{"id":"a"}}',
      'statistics.dashboard figures',
      'transports.get {"params":{"id":"t"}}',
      'vehicles.get {"params":{"id":"v"}}',
    ])
    invalidateRecords(client, 'order', ['a'])
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toContain('orders.get {"params":{"id":"a"}}')
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
