import { beforeAll, describe, expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import type { FiguresAnswer } from '#src/contract/reports/reports.ts'
import { NOW } from '../seeded-backend.ts'

const database = new Database({ now: () => NOW })
const server = createTestServer({ now: () => NOW, database, planned: true })
const TENANTS = ['nordkurs', 'mainspessart', 'elbeoder']

beforeAll(async () => server.ready)

async function report(tenant: string, path: string): Promise<FiguresAnswer> {
  const token = await server.tokenFor(`usr-${tenant}-admin`)
  const headers = { 'X-Tenant-Id': tenant, Authorization: `Bearer ${token}` }
  const response = await server.fetch(`/api/v1/reports/${path}`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as FiguresAnswer
}

describe('The usual world', () => {
  test.each(TENANTS)(
    'of %s has a year of weeks, each with every figure, and the year before beside the last ones',
    async (tenant) => {
      const year = await report(tenant, 'kpi?from=2025-W47&to=2026-W46')
      expect(year.weeks.filter(({ orders }) => orders === 0)).toEqual([])
      const kpi = await report(tenant, 'kpi?compare=previousYear')
      for (const { missing, before } of kpi.figures) expect([missing, before?.missing]).toEqual([[], []])
      const fleet = await report(tenant, 'fleet?compare=previousYear')
      const [empty, used, cost] = fleet.figures.map(({ total }) => total.value ?? 0)
      expect(empty).toBeGreaterThan(3)
      expect(empty).toBeLessThan(45)
      expect(used).toBeGreaterThan(40)
      expect(used).toBeLessThan(95)
      expect(cost).toBeGreaterThan(146)
    },
  )

  test('has no number twice, no order without its sums, and the alert rules hold where they did', async () => {
    for (const tenant of TENANTS) {
      const store = database.store(tenant)
      const former = await store.all('orders', { deliveryDate: { lt: '2026-10-27' }, status: 'BILLED' })
      expect(former.length).toBeGreaterThan(400)
      const numbers = (await store.all('orders')).map(({ orderNumber }) => orderNumber.slice(-6))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(former.filter(({ customerPrice = 0 }) => customerPrice <= 0)).toEqual([])
    }
    const rate = async (tenant: string) => {
      const store = database.store(tenant)
      const done = await store.count('orders', { status: { in: ['DELIVERED', 'BILLED'] } })
      return done / (done + (await store.count('orders', { status: 'CANCELLED' })))
    }
    const rates = await Promise.all(TENANTS.map(rate))
    expect(rates.map((value) => value < 0.9)).toEqual([false, false, true])
  })
})
