import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { OrdersBehind, ReportSums } from '#src/contract/reports/reports.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { addWeeks } from '#src/domain/reports/weeks.ts'
import { seededBackend } from '../seeded-backend.ts'

const { ask } = seededBackend()
const WHO = 'finanzen@nordkurs'

/** The orders the order list shows for what a report says it is made of. */
async function listed(filter: OrdersBehind) {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
  const { status, body } = await ask(WHO, 'orders.list', {
    query: { ...(query as Record<string, string>), limit: 500 },
  })
  expect(status).toBe(200)
  expect(body.pagination.total).toBeLessThanOrEqual(500)
  return body.data
}

const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((all, value) => all + toCents(value ?? 0), 0)

async function agrees(row: Pick<ReportSums, 'orders' | 'revenueCents' | 'onTime'>, filter: OrdersBehind) {
  const orders = await listed(filter)
  expect({ ...filter, orders: row.orders, revenue: row.revenueCents, onTime: row.onTime }).toEqual({
    ...filter,
    orders: orders.length,
    revenue: sum(orders.map(({ customerPrice }) => customerPrice)),
    onTime: orders.filter(({ delayMinutes }) => delayMinutes !== undefined && delayMinutes <= 15).length,
  })
}

const parts = [
  'orders',
  'revenueCents',
  'pricedRevenueCents',
  'costCents',
  'marginCents',
  'withoutCost',
  'onTime',
] as const
const together = (rows: readonly ReportSums[]) =>
  Object.fromEntries(parts.map((part) => [part, rows.reduce((all, row) => all + row[part], 0)]))

const range = fc.tuple(fc.integer({ min: -6, max: 0 }), fc.integer({ min: 0, max: 6 }))
const by = fc.constantFrom('customer', 'lane', 'carrier', 'vehicle', 'week')
const narrowed = fc.constantFrom('none', 'customerId', 'carrierId', 'vehicleId', 'site')

const filters = new Map<string, Promise<Record<string, string>>>()

/** A filter by something that is there, looked up once. */
function filterBy(kind: string): Promise<Record<string, string>> {
  const filter = filters.get(kind) ?? findFilter(kind)
  filters.set(kind, filter)
  return filter
}

async function findFilter(kind: string): Promise<Record<string, string>> {
  const { body } = await ask(WHO, 'orders.list', { query: { status: 'DELIVERED,BILLED', limit: 200 } })
  if (kind === 'customerId') return { customerId: body.data[3]?.customerId ?? '' }
  if (kind === 'carrierId') return { carrierId: body.data.find(({ carrierId }) => carrierId)?.carrierId ?? '' }
  const own =
    body.data.find(({ assignedVehicleId, carrierId }) => assignedVehicleId && !carrierId)?.assignedVehicleId ?? ''
  if (kind === 'vehicleId') return { vehicleId: own }
  if (kind !== 'site') return {}
  const vehicle = await ask('admin@nordkurs', 'vehicles.get', { params: { id: own } })
  return { site: vehicle.body.depotCity }
}

describe('A report and the order list', () => {
  property.prop([range, by, narrowed, fc.integer({ min: 1, max: 8 })], { numRuns: 12, seed: 2026_11_22 })(
    'agree to the cent, row by row and as a whole',
    async ([first, more], dimension, kind, limit) => {
      const from = addWeeks('2026-W47', first)
      const query = { from, to: addWeeks(from, more), ...(await filterBy(kind)), by: dimension, limit }
      const { status, body } = await ask(WHO, 'reports.breakdown', { query })
      expect(status).toBe(200)
      await agrees(body.total, body.filter)
      for (const row of body.rows) await agrees(row, row.filter)
      expect(together([...body.rows, ...(body.rest ? [body.rest] : [])])).toEqual(together([body.total]))
      for (const row of [...(dimension === 'week' ? [] : body.rows), body.total]) {
        expect(row.weeks.reduce((all, { revenueCents }) => all + revenueCents, 0)).toBe(row.revenueCents)
      }
      const kpi = await ask(WHO, 'reports.kpi', { query: { from, to: query.to, ...(await filterBy(kind)) } })
      const [revenue, margin, onTime] = kpi.body.figures
      expect(revenue?.total.numerator).toBe(body.total.revenueCents)
      expect(margin?.total).toMatchObject({
        numerator: body.total.marginCents,
        denominator: body.total.pricedRevenueCents,
      })
      expect(onTime?.total).toMatchObject({ numerator: body.total.onTime, denominator: body.total.orders })
      for (const [at, week] of kpi.body.weeks.entries()) {
        const shown = { orders: week.orders, revenueCents: revenue?.weeks[at]?.numerator ?? 0 }
        await agrees({ ...shown, onTime: onTime?.weeks[at]?.numerator ?? 0 }, week.filter)
      }
    },
    120_000,
  )

  test('leave out what is in another currency, and say so', async () => {
    const { body } = await ask(WHO, 'orders.list', { query: { status: 'DELIVERED', limit: 5, currency: 'EUR' } })
    const [order] = body.data
    const range = { from: '2026-W40', to: '2026-W48' }
    const before = await ask(WHO, 'reports.breakdown', { query: range })
    const set = await ask(WHO, 'orders.setPricing', { params: { id: order?.id ?? '' }, body: { currency: 'CHF' } })
    expect(set.refusal).toMatchObject({ order: { currency: 'CHF' } })
    const after = await ask(WHO, 'reports.breakdown', { query: range })
    expect([before.body.otherCurrency, after.body.otherCurrency]).toEqual([0, 1])
    expect(after.body.total.orders).toBe(before.body.total.orders - 1)
    expect(after.body.total.revenueCents).toBe(before.body.total.revenueCents - toCents(order?.customerPrice ?? 0))
    await agrees(after.body.total, after.body.filter)
  })

  test('know what own vehicles cost: the kilometres at their rate', async () => {
    const { body } = await ask(WHO, 'reports.breakdown', { query: { from: '2026-W40', to: '2026-W48', by: 'carrier' } })
    const own = body.rows.find(({ kind }) => kind === 'own') ?? body.rows[0]
    expect(own?.kind).toBe('own')
    const orders = await listed(own?.filter ?? body.filter)
    const km = orders.reduce((all, { distanceKm = 0 }) => all + distanceKm, 0)
    expect(own).toMatchObject({ km, costCents: km * 146, marginCents: (own?.revenueCents ?? 0) - km * 146 })
  })
})

describe('Reports', () => {
  test('are for the dispatch and the accounts', async () => {
    const asked = async (who: string) => (await ask(`${who}@nordkurs`, 'reports.kpi')).status
    expect(await Promise.all(['dispo', 'finanzen', 'admin', 'vertrieb', 'gast'].map(asked))).toEqual([
      200, 200, 200, 403, 403,
    ])
  })

  test('refuse what is no range of weeks', async () => {
    const asked = async (query: Record<string, string>) => {
      const { status, refusal } = await ask(WHO, 'reports.kpi', { query })
      return [
        status,
        (refusal['fieldErrors'] as { path: string; message: string }[]).map(
          ({ path, message }) => `${path}: ${message}`,
        ),
      ]
    }
    expect((await asked({ from: 'quatsch' }))[0]).toBe(422)
    expect((await asked({ from: '2025-W53' }))[0]).toBe(422)
    expect(await asked({ from: '2026-W45', to: '2026-W44' })).toEqual([422, ['to: Das Ende liegt vor dem Beginn']])
    expect(await asked({ from: '2025-W01', to: '2026-W44' })).toEqual([422, ['to: Höchstens 53 Wochen']])
  })

  test('show the last eight weeks that are over, and the year before beside them', async () => {
    const { body } = await ask(WHO, 'reports.kpi', { query: { compare: 'previousYear' } })
    expect(body.weeks.map(({ week, complete }) => `${week} ${complete}`)).toEqual(
      ['39', '40', '41', '42', '43', '44', '45', '46'].map((week) => `2026-W${week} true`),
    )
    const [revenue] = body.figures
    expect(revenue?.before?.weeks.map(({ week }) => week)).toEqual(
      ['39', '40', '41', '42', '43', '44', '45', '46'].map((week) => `2025-W${week}`),
    )
    expect(revenue?.before?.missing).toHaveLength(8)
    expect(revenue?.before?.missing[0]).toEqual({ week: '2025-W39', why: 'noOrders' })
  })

  test('of the own vehicles come to the sum of these', async () => {
    const query = { from: '2026-W43', to: '2026-W47' }
    const { body } = await ask(WHO, 'reports.fleet', { query })
    const vehicles = (await ask(WHO, 'reports.vehicles', { query })).body
    const all = (part: 'km' | 'emptyKm' | 'loaded' | 'offered') =>
      vehicles.rows.reduce((total, row) => total + row[part], 0)
    const [empty, used, cost] = body.figures
    expect(empty?.total).toMatchObject({ numerator: all('emptyKm'), denominator: all('km') })
    expect(Math.abs((used?.total.numerator ?? 0) - all('loaded'))).toBeLessThan(vehicles.rows.length)
    expect(cost?.total).toMatchObject({ numerator: all('km') * 146, denominator: all('km') - all('emptyKm') })
    expect(body.filter.fleet).toBe('own')
    expect(body.orders).toBe((await listed(body.filter)).length)
    expect(vehicles.rows.map(({ orders }) => orders).reduce((a, b) => a + b, 0)).toBe(body.orders)
  })
})
