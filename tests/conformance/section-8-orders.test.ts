import { ORDER_SORTS } from '#src/contract/orders/list-query.ts'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, queryKeys } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Call } from '#src/contract/index.ts'
import { limitOrderCache } from '#src/features/orders/record/kept-orders.ts'
import { orderPageQuery, orderQuery, type OrderPage } from '#src/features/orders/orders.queries.ts'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { inListOrder } from '#src/records/columns/sort.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { dropRecords, putRecords } from '#src/records/changes/record-cache.ts'
import { clientOnWire } from './wire.ts'

const ids = ['NK-2026-004790', 'NK-2026-004791', 'NK-2026-004792', 'NK-2026-004793', 'NK-2026-004794', 'NK-2026-004795']

let queryClient: QueryClient
let call: Call
let lines: string[]

/** Puts an order on the screen; the returned function takes it off again. */
async function open(id: string): Promise<() => void> {
  const observer = new QueryObserver(queryClient, orderQuery(call, queryClient, id))
  const close = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data?.id).toBe(id)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
  return close
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const kept = () =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['orders.get'] })
    .map(({ queryKey }) => (queryKey[1] as { params: { id: string } }).params.id)
    .toSorted()

describe('a list', async () => {
  // Lists change nothing: all sorts share one world.
  const sorting = await clientOnWire('admin')

  test.each(ORDER_SORTS.filter((name) => ORDER_COLUMNS.sorts.includes(name)))(
    'is sorted by %s here as on the server',
    async (id) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const { data } = await sorting.call('orders.list', { query: { page: 1, limit: 120, sortBy: id, sortOrder } })
        const mixed = data.toSorted((a, b) => (a.customerName + a.id < b.customerName + b.id ? -1 : 1))
        const sorted = mixed.toSorted(inListOrder(ORDER_COLUMNS, { id, desc: sortOrder === 'desc' }))
        expect(sorted.map((order) => order.id)).toEqual(data.map((order) => order.id))
      }
    },
  )
})

describe('the order cache', () => {
  // The server is only asked: all tests share one world.
  beforeAll(async () => {
    ;({ call, lines } = await clientOnWire('admin'))
  })
  beforeEach(() => {
    queryClient = createQueryClient()
    limitOrderCache(queryClient)
    lines.length = 0
  })
  afterEach(() => {
    queryClient.clear()
    vi.useRealTimers()
  })

  test('keeps at most five orders: with the sixth the one unused the longest goes', async () => {
    for (const id of ids.slice(0, 5)) (await open(id))()
    await settled()
    expect(kept()).toEqual(ids.slice(0, 5))
    // Seen again: now the second one is the oldest.
    ;(await open(ids[0] ?? ''))()
    ;(await open(ids[5] ?? ''))()
    await settled()
    expect(kept()).toEqual([ids[0], ...ids.slice(2)])
  })

  test('never takes what is on the screen', async () => {
    const closing = []
    for (const id of ids) closing.push(await open(id))
    await settled()
    expect(kept()).toEqual(ids)
    for (const close of closing) close()
    await settled()
    expect(kept()).toEqual(ids.slice(1))
  })

  test('what was asked for in passing goes before what a person has opened', async () => {
    for (const id of ids.slice(0, 5)) (await open(id))()
    await queryClient.fetchQuery(orderQuery(call, queryClient, ids[5] ?? ''))
    await settled()
    expect(kept()).toEqual(ids.slice(0, 5))
  })

  test('is fresh for 30 seconds, also what a list has brought', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const page = await queryClient.fetchQuery(orderPageQuery(call, {}, 1))
    const came = Date.now()
    const listed = page.data[0]?.id ?? ''
    lines.length = 0
    ;(await open(listed))()
    vi.setSystemTime(came + 29_999)
    ;(await open(listed))()
    expect(lines).toEqual([])
    vi.setSystemTime(came + 30_001)
    ;(await open(listed))()
    expect(lines).toEqual([`GET /api/orders/${listed} 200`])
  })

  test('an order changed in passing is put where it is held, and nowhere else', async () => {
    const page = await queryClient.fetchQuery(orderPageQuery(call, {}, 1))
    const [first, second] = page.data
    if (first === undefined || second === undefined) throw new Error('The list is empty')
    putRecords(queryClient, 'order', [
      { ...first, version: first.version + 1, weight: 4711 },
      { ...second, version: second.version - 1, weight: 4711 },
    ])
    expect(kept()).toEqual([])
    const now = queryClient.getQueryData<OrderPage>(orderPageQuery(call, {}, 1).queryKey)?.data
    expect(now?.[0]?.weight).toBe(4711)
    expect(now?.[1]?.weight).toBe(second.weight)
  })

  test('a page stays as old, and as much to be asked for again, as it was; a record that is older does not count', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const pages = [1, 2].map((number) => orderPageQuery(call, {}, number))
    const came = Date.now()
    const [first] = (await Promise.all(pages.map((page) => queryClient.fetchQuery(page))))[0]?.data ?? []
    if (first === undefined) throw new Error('The list is empty')
    ;(await open(first.id))()
    await queryClient.invalidateQueries()
    vi.setSystemTime(came + 60_000)
    const states = () => pages.map(({ queryKey }) => queryClient.getQueryState(queryKey))
    const stale = { dataUpdatedAt: came, isInvalidated: true }
    putRecords(queryClient, 'order', [{ ...first, version: first.version + 1, weight: 4711 }])
    expect(states()).toMatchObject([stale, stale])
    const record = queryKeys.record('orders.get', first.id)
    expect(queryClient.getQueryState(record)).toMatchObject({ isInvalidated: false, dataUpdatedAt: came + 60_000 })
    await queryClient.invalidateQueries()
    putRecords(queryClient, 'order', [first])
    expect(queryClient.getQueryState(record)).toMatchObject({ isInvalidated: true, data: { weight: 4711 } })
    dropRecords(queryClient, 'order', [first.id])
    expect(states()).toMatchObject([stale, stale])
  })

  test('the newest that is known of many orders comes out of one look at the cache', async () => {
    const page = await queryClient.fetchQuery(orderPageQuery(call, {}, 1))
    const [first, second] = page.data
    if (first === undefined || second === undefined) throw new Error('The list is empty')
    const record = queryKeys.record('orders.get', first.id)
    queryClient.setQueryData(record, { ...first, version: first.version + 1, weight: 4711 })
    queryClient.setQueryData(queryKeys.record('orders.get', second.id), { ...second, version: 0, weight: 4711 })
    const looked = vi.spyOn(queryClient, 'getQueriesData')
    const context = { services: { call, queryClient } } as CommandContext
    const targets = page.data.map(({ id }) => ({ kind: 'order' as const, id }))
    const known = await newestRecords(context, 'order', targets)
    expect(known.slice(0, 2).map(({ weight }) => weight)).toEqual([4711, second.weight])
    expect(known).toHaveLength(100)
    expect(looked).toHaveBeenCalledTimes(1)
  })

  test('a deleted order leaves the lists and the cache; on the screen it is found to be gone', async () => {
    const page = await queryClient.fetchQuery(orderPageQuery(call, {}, 1))
    const [first, second] = page.data
    if (first === undefined || second === undefined) throw new Error('The list is empty')
    ;(await open(first.id))()
    const close = await open(second.id)
    lines.length = 0
    dropRecords(queryClient, 'order', [first.id, second.id])
    await expect.poll(() => lines).toEqual([`GET /api/orders/${second.id} 200`])
    const now = queryClient.getQueryData<OrderPage>(orderPageQuery(call, {}, 1).queryKey)
    expect(now?.data.some(({ id }) => id === first.id || id === second.id)).toBe(false)
    expect(now?.pagination.total).toBe(page.pagination.total - 2)
    expect(queryClient.getQueryData(queryKeys.record('orders.get', first.id))).toBeUndefined()
    close()
  })
})
