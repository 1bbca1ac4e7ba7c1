import { beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '#mock-server/index.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import type { DatabasePort, Store } from '#mock-server/store/store.ts'
import { NOW } from './seeded-backend.ts'

/** What one answer asked of the store. */
interface Counted {
  calls: number
  /** Rows, or groups, of all its answers. */
  rows: number
}

const READS = new Set(['find', 'findMany', 'first', 'page', 'all', 'count', 'countBy', 'sum', 'groupBy'])

function rowsOf(name: string, answer: unknown): number {
  if (name === 'page') return (answer as { data: unknown[] }).data.length
  if (name === 'countBy') return Object.keys(answer as object).length
  return Array.isArray(answer) ? answer.length : 1
}

/** A store that counts what it is asked and what it answers, also within transactions, snapshots and other tenants. */
function counting(inside: Store, counted: Counted): Store {
  const within = (work: (store: Store) => unknown) => (store: Store) => work(counting(store, counted))
  return new Proxy(inside, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const asked = (...input: unknown[]) => Reflect.apply(value, target, input) as unknown
      if (name === 'of') return (tenantId: string) => counting(target.of(tenantId), counted)
      if (name === 'transaction' || name === 'snapshot') return (work: (store: Store) => unknown) => asked(within(work))
      if (!READS.has(String(name))) return asked
      return async (...input: unknown[]) => {
        const answer = await asked(...input)
        counted.calls += 1
        counted.rows += rowsOf(String(name), answer)
        return answer
      }
    },
  })
}

/** Orders of the tenant that is asked; three of five in the world are its. */
const OF_ALL = 0.6

async function worldOf(orders: number) {
  const counted: Counted = { calls: 0, rows: 0 }
  const inside = new Database({ now: () => NOW })
  const database: DatabasePort = new Proxy<DatabasePort>(inside, {
    get(target, name) {
      if (name === 'store') return (tenantId: string) => counting(inside.store(tenantId), counted)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const server = createMockServer({ now: () => NOW, database, scale: orders / OF_ALL / 400 })
  await server.ready
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
  return {
    inside: inside.store('nordkurs'),
    count: () => inside.store('nordkurs').count('orders'),
    async ask(path: string): Promise<Counted> {
      Object.assign(counted, { calls: 0, rows: 0 })
      const response = await server.fetch(path, { headers })
      expect([path, response.status]).toEqual([path, 200])
      return { ...counted }
    },
  }
}

/** How often an answer asks the store, its session's two reads among them, and for how many rows at most. */
const BOUNDS: readonly [path: string, calls: number, mostRows: number][] = [
  // What is in trouble is told of 200 transports at most, each with its order and what was read of it, and 500 kept alerts.
  ['/api/v1/navigation', 15, 1200],
  ['/api/v1/alerts', 10, 1200],
  ['/api/statistics/dashboard', 19, 353],
  ['/api/statistics/metrics', 10, 10],
  ['/api/business/orders/dashboard/metrics', 10, 10],
  ['/api/dispatcher/kpis', 5, 5],
  // A week of the plan: the tours of these days and what is open, no more of either than the store answers at once.
  ['/api/v1/board?from=2026-11-16&to=2026-11-22', 12, 40_000],
  ['/api/v1/board?from=2025-03-03&to=2025-03-09', 12, 120],
  ['/api/orders', 3, 52],
  ['/api/orders?unassigned=true&limit=5', 4, 9],
  ['/api/v1/order-management/orders', 3, 502],
  ['/api/business/orders', 3, 502],
  ['/api/v1/transports', 3, 52],
  ['/api/v1/transports/stats', 7, 17],
  ['/api/v1/enhanced-orders', 3, 17],
  ['/api/v1/enhanced-orders/stats', 4, 4],
  ['/api/v1/enhanced-orders/alerts/active', 6, 55],
  ['/api/v1/tours', 5, 202],
  ['/api/v1/tours?limit=5', 5, 14],
  ['/api/v1/loading-points', 3, 52],
  ['/api/v1/stop-places', 3, 52],
  ['/api/vehicles', 3, 52],
  ['/api/loads', 3, 52],
  ['/api/v1/drivers', 4, 102],
  ['/api/v1/drivers?limit=5', 4, 12],
  ['/api/v1/drivers?limit=5&sortBy=status', 4, 102],
  ['/api/partners?limit=5', 6, 17],
  ['/api/partners?limit=5&sortBy=orderCount', 6, 200],
  ['/api/v1/documents', 3, 52],
  ['/api/v1/messages', 4, 102],
]

type Backend = Awaited<ReturnType<typeof worldOf>>

/** All that is on a tour has arrived, in May. */
async function arriveLongAgo({ inside }: Backend): Promise<void> {
  const days = [{ lte: '9999' }, '2026-05-04', '2026-05-05'] as const
  await inside.transaction(async (store) => {
    for (const { id, orderId } of await store.all('transports', { loadingDate: days[0], tourId: { exists: true } })) {
      await store.patch('transports', id, { status: 'COMPLETED', loadingDate: days[1], unloadingDate: days[2] })
      const known = {
        status: 'BILLED',
        transportStatus: 'COMPLETED',
        pickupDate: days[1],
        deliveryDate: days[2],
      } as const
      if (orderId !== undefined) await store.patch('orders', orderId, known)
    }
  })
}

describe('What one answer reads', () => {
  let small: Backend
  let large: Backend
  beforeAll(async () => {
    small = await worldOf(1000)
    large = await worldOf(20_000)
  }, 60_000)

  test('is asked of tenants with 1 000 and 20 000 orders', async () => {
    expect([await small.count(), await large.count()]).toEqual([1000, 20_000])
  })

  test.for(BOUNDS)('%s: %i calls, for at most %i rows', { timeout: 30_000 }, async ([path, calls, mostRows]) => {
    const [ofFew, ofMany] = [await small.ask(path), await large.ask(path)]
    expect([ofFew.calls, ofMany.calls]).toEqual([calls, calls])
    expect(Math.max(ofFew.rows, ofMany.rows)).toBeLessThanOrEqual(mostRows)
  })

  test('of the board is not what has arrived long ago', async () => {
    const week = '/api/v1/board?from=2026-11-16&to=2026-11-22'
    expect((await small.ask(week)).rows).toBeGreaterThan(1500)
    await arriveLongAgo(small)
    expect((await small.ask(week)).rows).toBeLessThan(1000)
  }, 30_000)
})
