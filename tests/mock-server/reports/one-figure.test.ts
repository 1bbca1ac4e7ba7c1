import { describe, expect, test } from 'vitest'
import { seededBackend } from '../seeded-backend.ts'

// A figure that stands in several places is the same in all of them, over the same days.

const ADMIN = 'admin@nordkurs'
type Backend = ReturnType<typeof seededBackend>

async function places(backend: Backend) {
  const read = async (name: Parameters<Backend['ask']>[1], query: Record<string, string> = {}) =>
    (await backend.ask(ADMIN, name, { query } as never)).body as never
  const head = (await read('statistics.dashboard')) as { performanceMetrics: Record<string, number | string> }
  const business = (await read('businessOrders.metrics')) as Record<string, number | string>
  const company = (await read('metrics.get')) as Record<string, number>
  const statistics = (await read('statistics.metrics')) as Record<string, number>
  const kpi = (await read('reports.kpi')) as { figures: { figure: string; total: Record<string, number> }[] }
  const fleet = (await read('reports.fleet')) as typeof kpi
  const rows = (await read('reports.breakdown', { by: 'customer' })) as { total: Record<string, number> }
  const total = (answer: typeof kpi, figure: string) => answer.figures.find((one) => one.figure === figure)?.total ?? {}
  return { head: head.performanceMetrics, business, company, statistics, kpi, fleet, rows, total }
}

describe('One definition', () => {
  test('of punctuality in the head of the board, the top bar, the fall-back calls, the key figures and the breakdown', async () => {
    const { head, business, company, statistics, kpi, rows, total } = await places(seededBackend())
    const { value, numerator, denominator } = total(kpi, 'onTime')
    expect(denominator).toBeGreaterThan(80)
    expect([head['onTimeDeliveryRate'], head['onTime'], head['measured']]).toEqual([value, numerator, denominator])
    expect([business['onTimeDeliveryRate'], business['onTime'], business['measured']]).toEqual([
      value,
      numerator,
      denominator,
    ])
    expect([company['onTimeDeliveryRate'], statistics['onTimeDeliveryRate']]).toEqual([value, value])
    expect([rows.total['onTimePercent'], rows.total['onTime'], rows.total['measured']]).toEqual([
      value,
      numerator,
      denominator,
    ])
    for (const one of [head, business]) expect([one['from'], one['to']]).toEqual(['2026-09-21', '2026-11-15'])
  })

  test('of utilisation and cost per kilometre in the head of the board and the key figures', async () => {
    const { head, fleet, total } = await places(seededBackend())
    expect(head['utilizationRate']).toBe(total(fleet, 'utilisation')['value'])
    expect(head['avgCostPerKm']).toBe((total(fleet, 'costPerKm')['value'] ?? 0) / 100)
    expect(head['utilizationRate']).toBeGreaterThan(0)
  })

  test('does not count what nobody has measured, on time or late', async () => {
    const backend = seededBackend()
    const before = (await places(backend)).head
    const store = backend.server.store('nordkurs')
    const rows = await store.all('orders', { status: 'BILLED', delayMinutes: 0, currency: 'EUR' })
    const inRange = rows.filter(({ deliveryDate = '' }) => deliveryDate >= '2026-09-21' && deliveryDate <= '2026-11-15')
    const [one] = inRange
    await store.patch('orders', one?.id ?? '', { delayMinutes: undefined })
    const { head, kpi, total } = await places(backend)
    expect([head['measured'], head['onTime']]).toEqual([Number(before['measured']) - 1, Number(before['onTime']) - 1])
    expect(total(kpi, 'onTime')['denominator']).toBe(head['measured'])
  })

  test('of a partner’s punctuality leaves out what nobody has measured', async () => {
    const backend = seededBackend()
    const store = backend.server.store('nordkurs')
    const figures = async () =>
      (await backend.ask(ADMIN, 'partners.figures', { params: { id: 'cus-001' } })).body as {
        measured: number
        onTime: number
        onTimePercent: number
      }
    const before = await figures()
    const own = await store.all('orders', { customerId: 'cus-001', delayMinutes: 0, status: 'BILLED' })
    const [one] = own.filter(({ pickupDate = '' }) => pickupDate.startsWith('2026'))
    await store.patch('orders', one?.id ?? '', { delayMinutes: undefined })
    const after = await figures()
    expect([after.measured, after.onTime]).toEqual([before.measured - 1, before.onTime - 1])
    expect(after.onTimePercent).toBe(Math.round((after.onTime * 1000) / after.measured) / 10)
  })
})
