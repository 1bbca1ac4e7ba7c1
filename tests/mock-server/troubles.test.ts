import { expect, test } from 'vitest'
import type { DashboardLists } from '#src/contract/reports/dashboard-lists.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { seededBackend } from './seeded-backend.ts'

/** Monday afternoon in Berlin, in a house that is at work. */
const AFTERNOON = Date.UTC(2026, 10, 23, 15, 31)

async function working() {
  let now = AFTERNOON
  const server = createTestServer({ now: () => now, planned: true })
  await server.ready
  const get = async <T>(path: string) => {
    const token = await server.tokenFor('usr-nordkurs-dispo')
    const headers = { Authorization: `Bearer ${token}`, 'X-Tenant-Id': 'nordkurs' }
    return (await (await server.fetch(path, { headers })).json()) as T
  }
  const tick = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      now += 60_000
      await server.scenarios.tick()
    }
  }
  return { server, get, tick, now: () => now }
}

test('"Störungen" are one number: navigation, transports and alerts count the same transports', async () => {
  const { server, get } = await working()
  const [navigation, stats, alerts] = [
    await get<{ activeDisruptions: number }>('/api/v1/navigation'),
    await get<{ troubled: number }>('/api/v1/transports/stats'),
    await get<{ data: { transportId?: string; code: string }[] }>('/api/v1/alerts'),
  ]
  const troubles = alerts.data.filter(({ code }) => code === 'transportDelay' || code === 'transportDisruption')
  const active = await server.store('nordkurs').all('transports')
  const counted = active.filter(
    ({ status, delayMinutes = 0, disruption }) =>
      !['PLANNING', 'inquiry', 'DELIVERED', 'COMPLETED', 'CANCELLED'].includes(status) &&
      (delayMinutes > 0 || disruption !== undefined),
  )
  expect(counted.length).toBeGreaterThan(3)
  expect([navigation.activeDisruptions, stats.troubled, troubles.length]).toEqual(
    counted.map(() => counted.length).slice(0, 3),
  )
  expect(troubles.map(({ transportId }) => transportId).toSorted()).toEqual(counted.map(({ id }) => id).toSorted())
})

test('an alert goes with its trouble, and one that was hidden stays hidden', async () => {
  const backend = seededBackend()
  const list = async () =>
    (await backend.ask('dispo@nordkurs', 'alerts.list', {})).body.data.filter(({ code }) => code === 'transportDelay')
  const [first, second] = await list()
  const transport = await backend.server.store('nordkurs').find('transports', first?.transportId ?? '')
  await backend.server.store('nordkurs').patch('transports', transport?.id ?? '', { delayMinutes: undefined })
  expect((await list()).map(({ id }) => id)).not.toContain(first?.id)
  await backend.ask('dispo@nordkurs', 'alerts.dismiss', { params: { id: second?.id ?? '' } })
  expect((await list()).map(({ id }) => id)).not.toContain(second?.id)
})

test('what arrives next arrives from now on, in order; what is at its place has arrived', async () => {
  const { server, get, now, tick } = await working()
  // Of one no one has heard since it should have been there.
  const store = server.store('nordkurs')
  const [silent] = await store.all('transports', { status: 'IN_TRANSIT' })
  await store.patch('transports', silent?.id ?? '', { estimatedArrival: new Date(now() - 7_200_000).toISOString() })
  const next = async () =>
    (await get<Pick<DashboardLists, 'activeTransportsList'>>('/api/statistics/dashboard')).activeTransportsList
  for (const minutes of [0, 30]) {
    await tick(minutes)
    const list = await next()
    const arrivals = list.map(({ estimatedArrival }) => Date.parse(estimatedArrival ?? ''))
    expect(arrivals.length).toBe(5)
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b))
    expect(Math.min(...arrivals)).toBeGreaterThanOrEqual(now())
    expect(list.map(({ status }) => status)).not.toContain('AT_DELIVERY')
  }
})

test('at any hour nothing that is under way was due hours ago, and a truck that has broken down stands', async () => {
  const { server } = await working()
  const transports = await server.store('nordkurs').all('transports', { status: { in: ['IN_TRANSIT', 'LOADED'] } })
  const arrivals = transports.map(({ estimatedArrival }) => Date.parse(estimatedArrival ?? ''))
  expect(Math.min(...arrivals)).toBeGreaterThanOrEqual(AFTERNOON)
  const broken = transports.filter(({ disruption }) => disruption === 'Reifenschaden, A7 Höhe Soltau')
  expect(broken.map(({ currentSpeed }) => currentSpeed)).toEqual([0])
})

test('a broken truck stays where it is and gets later by the minute', async () => {
  const { server, tick } = await working()
  const store = server.store('nordkurs')
  const [broken] = await store.all('transports', { disruption: 'Reifenschaden, A7 Höhe Soltau' })
  await tick(400)
  const after = await store.find('transports', broken?.id ?? '')
  expect(after?.currentLocation?.coordinates).toEqual(broken?.currentLocation?.coordinates)
  expect(after?.currentSpeed).toBe(0)
  expect(after?.delayMinutes ?? 0).toBeGreaterThan((broken?.delayMinutes ?? 0) + 120)
  expect(Date.parse(after?.estimatedArrival ?? '')).toBeGreaterThan(AFTERNOON + 400 * 60_000)
})

test('a truck that is hours late raises an alert for the first stop behind it that it misses', async () => {
  const { server, get } = await working()
  const store = server.store('nordkurs')
  const alerts = async () =>
    (await get<{ data: { code: string; values: Record<string, unknown>; actionUrl: string }[] }>('/api/v1/alerts')).data
  const missed = async () => (await alerts()).filter(({ code }) => code === 'stopMissed')
  const tours = await store.all('tours')
  const transports = await store.all('transports')
  const isOf = (tour: (typeof tours)[number], status: string) =>
    transports.some((one) => one.tourId === tour.id && one.status === status)
  // Under way today, and another tour of the same truck tomorrow morning.
  const pair = tours
    .filter((tour) => isOf(tour, 'IN_TRANSIT'))
    .flatMap((now) => {
      const next = tours.find((one) => one !== now && one.vehicleId === now.vehicleId && isOf(one, 'ASSIGNED'))
      return now.vehicleId !== undefined && next ? [{ now, next }] : []
    })[0]
  if (!pair) throw new Error('No truck has a tour behind the one it drives')
  const told = async () => (await missed()).map(({ values }) => values['tour'])
  expect(await told()).not.toContain(pair.next.number)

  const late = transports.find(({ tourId, status }) => tourId === pair.now.id && status === 'IN_TRANSIT')
  const estimatedArrival = new Date(AFTERNOON + 48 * 3_600_000).toISOString()
  await store.patch('transports', late?.id ?? '', { delayMinutes: 2400, estimatedArrival })
  expect(await told()).toContain(pair.next.number)
  const alert = (await missed()).find(({ values }) => values['tour'] === pair.next.number)
  expect(alert?.values).toMatchObject({ orderNumber: expect.stringMatching(/^NK-/), minutes: expect.any(Number) })
  expect(alert?.values['minutes']).toBeGreaterThan(60)
})
