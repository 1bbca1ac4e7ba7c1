import { expect } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import type { DatabasePort, Store } from '#mock-server/store/store.ts'
import { NOW } from './seeded-backend.ts'

/** What one answer asked of the store. */
export interface QueryCounts {
  calls: number
  /** Rows, or groups, of all its answers. */
  rows: number
}

const READS = new Set([
  'find',
  'findMany',
  'pick',
  'first',
  'page',
  'all',
  'count',
  'countBy',
  'sum',
  'groupBy',
  'tally',
])

function rowsOf(name: string, answer: unknown): number {
  if (name === 'page') return (answer as { data: unknown[] }).data.length
  if (name === 'countBy') return Object.keys(answer as object).length
  return Array.isArray(answer) ? answer.length : 1
}

/** A store that counts what it is asked and what it answers, also within transactions, snapshots and other tenants. */
function counting(inside: Store, counted: QueryCounts): Store {
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

/** A server with so many orders in the tenant that is asked, which counts what each answer reads. */
export async function countedBackend(orders: number) {
  const counted: QueryCounts = { calls: 0, rows: 0 }
  const inside = new Database({ now: () => NOW })
  const database: DatabasePort = new Proxy<DatabasePort>(inside, {
    get(target, name) {
      if (name === 'store') return (tenantId: string) => counting(inside.store(tenantId), counted)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const server = createTestServer({ now: () => NOW, database, scale: orders / OF_ALL / 400 })
  await server.ready
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
  /** Sends a call and tells what it read. */
  async function call(
    path: string,
    init: RequestInit,
    status = 200,
  ): Promise<{ counted: QueryCounts; answer: unknown }> {
    Object.assign(counted, { calls: 0, rows: 0 })
    const response = await server.fetch(path, { ...init, headers: { ...headers, 'Content-Type': 'application/json' } })
    const told = { ...counted }
    const answer: unknown = await response.json()
    expect([path, response.status, answer]).toEqual([path, status, answer])
    return { counted: told, answer }
  }
  return {
    inside: inside.store('nordkurs'),
    count: () => inside.store('nordkurs').count('orders'),
    ask: async (path: string): Promise<QueryCounts> => (await call(path, {})).counted,
    send: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, status?: number) =>
      call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }, status),
  }
}
