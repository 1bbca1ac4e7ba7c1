import { beforeAll, describe, expect, test } from 'vitest'
import { countedBackend, type QueryCounts } from './counted-backend.ts'

/** How often an answer asks the store, its session's two reads among them, and for how many rows at most. */
const BOUNDS: readonly [path: string, calls: number, mostRows: number][] = [
  // What is in trouble is told of 200 transports at most, each with its order and what was read of it, and 500 kept alerts; what 40
  // of its trucks miss by it is told with their tours of some days.
  ['/api/v1/navigation', 23, 1200],
  ['/api/v1/alerts', 16, 1200],
  ['/api/statistics/dashboard', 24, 440],
  // Each of 53 weeks day by day, whatever there is in it; by lane the areas of a country times another.
  ['/api/v1/reports/kpi?from=2026-W01&to=2026-W52&compare=previousYear', 15, 5000],
  ['/api/v1/reports/breakdown?from=2026-W01&to=2026-W52&by=customer', 17, 5000],
  ['/api/v1/reports/breakdown?from=2026-W44&to=2026-W47&by=lane', 16, 40_000],
  ['/api/statistics/metrics', 10, 10],
  ['/api/business/orders/dashboard/metrics', 10, 10],
  ['/api/dispatcher/kpis', 5, 5],
  // A week of the plan: the tours of these days and what is open, no more of either than the store answers at once.
  ['/api/v1/board?from=2026-11-16&to=2026-11-22', 11, 40_000],
  ['/api/v1/board?from=2025-03-03&to=2025-03-09', 7, 120],
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
  ['/api/partners?limit=5', 10, 40],
  ['/api/partners?limit=5&sortBy=orderCount', 10, 400],
  ['/api/v1/documents', 3, 52],
  ['/api/v1/messages', 3, 102],
  ['/api/v1/offers', 3, 52],
  ['/api/v1/price-requests', 3, 52],
  ['/api/matches', 3, 52],
  ['/api/angebots-matching/dashboard', 12, 30],
  ['/api/smart-matching/performance-metrics', 8, 220],
]

type Backend = Awaited<ReturnType<typeof countedBackend>>

const OVERRIDE = { overrideReason: 'Mit dem Fahrer besprochen' }

/** Confirmed orders that no one drives and no tour stops for, the newest first; the first of them are left out. */
async function waiting({ inside }: Backend, from: number, count: number) {
  const where = { status: 'CONFIRMED', transportId: { exists: false }, carrierId: { exists: false } } as const
  const sort = [{ field: 'createdAt', order: 'desc' }] as const
  const { data } = await inside.page('orders', { where, sort: [...sort], limit: from + count })
  expect(data.length).toBe(from + count)
  return data.slice(from)
}

const lone = (orderId: string) => [
  { orderId, kind: 'pickup' },
  { orderId, kind: 'delivery' },
]

/** The vehicle that has the most on record, as one does that drives for years. */
async function busiest({ inside }: Backend): Promise<string> {
  const [most] = await inside.groupBy('transports', 'vehicleId', { limit: 1 })
  return String(most?.value)
}

async function planned(backend: Backend, from: number, count: number) {
  const ids = (await waiting(backend, from, count)).map(({ id }) => id)
  const body = { vehicleId: await busiest(backend), stops: ids.flatMap(lone), ...OVERRIDE }
  return (await backend.send('POST', '/api/v1/tours/plan', body)).counted
}

/** How often a change of its kind asks the store, and for how many rows, at most. */
const CHANGES: readonly [name: string, run: (backend: Backend) => Promise<QueryCounts>, calls: number, rows: number][] =
  [
    ['a planned order', (backend) => planned(backend, 0, 1), 24, 40],
    ['ten orders planned as one tour', (backend) => planned(backend, 1, 10), 60, 130],
    [
      'a changed status',
      async (backend) => {
        const [order] = await waiting(backend, 0, 1)
        const body = { status: 'CANCELLED', notes: 'Der Kunde sagt ab', override: true }
        return (await backend.send('PUT', `/api/orders/enhanced/${order?.id}/status`, body)).counted
      },
      14,
      24,
    ],
    [
      'fifty orders given to a carrier at once',
      async (backend) => {
        const items = (await waiting(backend, 0, 50)).map(({ id, version }) => ({ id, version }))
        const carrier = await backend.inside.first('partners', { kind: 'carrier' }, [{ field: 'name' }])
        const change = { kind: 'carrier', carrierId: carrier?.id, ...OVERRIDE }
        const { counted, answer } = await backend.send('POST', '/api/orders/bulk', { items, change })
        const { results } = answer as { results: { outcome: string }[] }
        expect(results.map(({ outcome }) => outcome)).toEqual(items.map(() => 'changed'))
        return counted
      },
      // Eight for each order (one asks whether its carrier was credited), and what they have in common.
      420,
      500,
    ],
  ]

/** Answers about one record, however much there is of it. */
const RECORDS: readonly [name: string, path: (backend: Backend) => Promise<string>, calls: number, rows: number][] = [
  ['trips of a vehicle', async (backend) => `/api/vehicles/${await busiest(backend)}/trips?limit=5`, 9, 60],
  [
    'places of a customer',
    async ({ inside }) => {
      const [most] = await inside.groupBy('orders', 'customerId', { limit: 1 })
      return `/api/v1/stop-places?limit=5&customerId=${String(most?.value)}`
    },
    // His last 300 orders, and the loading points of their towns.
    7,
    700,
  ],
  [
    'who could take an order',
    async (backend) => `/api/v1/matching/proposals?orderId=${(await waiting(backend, 0, 1))[0]?.id}`,
    // Among them the tariffs of all carriers, and the surcharge of twelve months.
    18,
    1000,
  ],
  [
    'what a vehicle could take',
    async ({ inside }) => {
      const vehicle = await inside.first('vehicles', { status: 'available', carrierId: { exists: false } })
      return `/api/v1/matching/proposals?vehicleId=${vehicle?.id}`
    },
    10,
    600,
  ],
  [
    'what is proposed for an order that was read',
    async ({ inside }) => `/api/v1/enhanced-orders/${(await inside.first('enhancedOrders', {}))?.id}/recommendations`,
    14,
    250,
  ],
]

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
    small = await countedBackend(1000)
    large = await countedBackend(6000)
  }, 120_000)

  test('is asked of tenants with 1 000 and 6 000 orders', async () => {
    expect([await small.count(), await large.count()]).toEqual([1000, 6000])
  })

  test.for(BOUNDS)('%s: %i calls, for at most %i rows', { timeout: 30_000 }, async ([path, calls, mostRows]) => {
    const [ofFew, ofMany] = [await small.ask(path), await large.ask(path)]
    expect([ofFew.calls, ofMany.calls]).toEqual([calls, calls])
    expect(Math.max(ofFew.rows, ofMany.rows)).toBeLessThanOrEqual(mostRows)
  })

  test.for(CHANGES)('%s', { timeout: 30_000 }, async ([, run, calls, mostRows]) => {
    const [ofFew, ofMany] = [await run(small), await run(large)]
    expect(Math.max(ofFew.calls, ofMany.calls)).toBeLessThanOrEqual(calls)
    expect(Math.max(ofFew.rows, ofMany.rows)).toBeLessThanOrEqual(mostRows)
  })

  test.for(RECORDS)('%s', { timeout: 30_000 }, async ([, path, calls, mostRows]) => {
    const [ofFew, ofMany] = [await small.ask(await path(small)), await large.ask(await path(large))]
    expect(Math.max(ofFew.calls, ofMany.calls)).toBeLessThanOrEqual(calls)
    expect(Math.max(ofFew.rows, ofMany.rows)).toBeLessThanOrEqual(mostRows)
  })

  test('says what it leaves out', async () => {
    const week = '/api/v1/board?from=2026-11-16&to=2026-11-22'
    const leftOut = async (backend: Backend) =>
      Reflect.get((await backend.send('GET', week)).answer as object, 'leftOut')
    expect([await leftOut(small), await leftOut(large)]).toEqual([undefined, [{ what: 'waiting', most: 500 }]])
  }, 120_000)

  test('of the board is not what has arrived long ago', async () => {
    const week = '/api/v1/board?from=2026-11-16&to=2026-11-22'
    expect((await small.ask(week)).rows).toBeGreaterThan(1400)
    await arriveLongAgo(small)
    expect((await small.ask(week)).rows).toBeLessThan(1000)
  }, 120_000)
})
