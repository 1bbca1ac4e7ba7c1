import { expect, test } from 'vitest'
import { distanceKm, locate } from '#src/domain/places/places.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import type { Row } from '#mock-server/store/models.ts'
import type { MockServer } from '#mock-server/server.ts'
import { NOON } from './small-backend.ts'

type Transport = Row<'transports'>

/** On the road, or at the ramp they have come to. */
const underWay = (server: MockServer) =>
  server.store('nordkurs').all('transports', { status: { in: ['IN_TRANSIT', 'AT_DELIVERY'] } })

/** A world whose clock goes on by 20 s a tick, unless told otherwise. */
async function world() {
  let now = NOON
  const server = createTestServer({ now: () => now })
  await server.ready
  const tick = async (times = 1, milliseconds = 20_000) => {
    for (let time = 0; time < times; time += 1) {
      now += milliseconds
      await server.scenarios.tick()
    }
  }
  return { server, tick }
}

const targetOf = ({ destination: city, destinationPostalCode: postalCode, destinationCountry: country }: Transport) =>
  locate({ city, postalCode, country }).point
const left = (one: Transport) => distanceKm(one.currentLocation?.coordinates ?? targetOf(one), targetOf(one))
const delayOf = (one: Transport) => one.delayMinutes ?? 0
const plannedArrival = (one: Transport) => Date.parse(one.estimatedArrival ?? '') - delayOf(one) * 60_000

test('Several trucks move at a tick; the same ticks make the same world', async () => {
  const [one, other] = [await world(), await world()]
  const before = await underWay(one.server)
  await one.tick()
  const after = await underWay(one.server)
  const moved = after.filter((now, at) => now.lastUpdate !== before[at]?.lastUpdate)
  expect(moved.length).toBeGreaterThan(2)
  await one.tick(11)
  await other.tick(12)
  expect(await underWay(other.server)).toEqual(await underWay(one.server))
})

test('A truck comes nearer to where it unloads with every tick, its progress only grows, it says when it is there, and unloading is for people to say', async () => {
  const { server, tick } = await world()
  let before = await underWay(server)
  for (let time = 0; time < 40; time += 1) {
    await tick(5)
    const after = await underWay(server)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    for (const [at, now] of after.entries()) {
      const then = before[at]
      if (then?.currentLocation === undefined) continue
      expect(left(now)).toBeLessThanOrEqual(left(then))
      expect(now.progress).toBeGreaterThanOrEqual(then.progress)
    }
    before = after
  }
  const there = before.filter((one) => left(one) === 0)
  expect(there.length).toBeGreaterThan(5)
  expect(new Set(there.map(({ status }) => status))).toEqual(new Set(['AT_DELIVERY']))
  for (const one of before) expect(one.progress).toBeLessThanOrEqual(90)
})

test('What is to come arrives later by the clock, also where it still stands loaded: no arrival lies behind now in silence', async () => {
  const { server, tick } = await world()
  await tick(8 * 60, 60_000)
  const now = NOON + 8 * 3_600_000
  const coming = await server
    .store('nordkurs')
    .all('transports', { status: { in: ['EN_ROUTE_PICKUP', 'AT_PICKUP', 'LOADED', 'IN_TRANSIT'] } })
  expect(coming.filter(({ status }) => status === 'LOADED').length).toBeGreaterThan(0)
  // A tick tells some of them; the others have been told within the last minutes.
  const silent = coming.filter(({ estimatedArrival }) => Date.parse(estimatedArrival ?? '') < now - 15 * 60_000)
  expect(silent.map(({ id, status, estimatedArrival }) => [id, status, estimatedArrival])).toEqual([])
})

test('Delays grow and shrink, and the arrival moves along with them and with nothing else', async () => {
  const { server, tick } = await world()
  const before = await underWay(server)
  await tick(120)
  const after = await underWay(server)
  const drift = after.map((now, at) => delayOf(now) - delayOf(before[at] ?? now))
  expect(drift.some((minutes) => minutes > 0)).toBe(true)
  expect(drift.some((minutes) => minutes < 0)).toBe(true)
  for (const [at, now] of after.entries()) {
    const then = before[at] ?? now
    // What has come to its place has arrived, whatever was expected.
    if (now.status !== 'AT_DELIVERY') expect(plannedArrival(now)).toBe(plannedArrival(then))
    if (delayOf(now) > 0) expect(now.delayCause).toBeTruthy()
    const order = await server.store('nordkurs').find('orders', now.orderId ?? '')
    expect(order?.delayMinutes ?? 0).toBe(delayOf(now))
  }
})

test('What a truck reports is no edit: whoever has the record open can save it', async () => {
  const { server, tick } = await world()
  const before = await underWay(server)
  await tick(12)
  const after = await underWay(server)
  expect(after.map(({ version, updatedAt }) => [version, updatedAt])).toEqual(
    before.map(({ version, updatedAt }) => [version, updatedAt]),
  )
})

test('A truck with several orders goes from stop to stop, and they are all where it is', async () => {
  const { server, tick } = await world()
  const store = server.store('nordkurs')
  const [one, other] = (await underWay(server)).filter(({ carrierId }) => carrierId !== undefined)
  if (!one?.orderId || !other?.orderId || !one.tourId || !other.tourId) throw new Error('No two of them')
  const stops = [...loneStops(one.orderId).slice(0, 1), ...loneStops(other.orderId), ...loneStops(one.orderId).slice(1)]
  await store.patch('tours', one.tourId, { stops })
  await store.remove('tours', other.tourId)
  const { currentLocation } = one
  const riding = await store.patch('transports', other.id, { tourId: one.tourId, currentLocation })
  await tick(30)
  const [a, b] = await store.findMany('transports', [one.id, other.id])
  if (!a || !b) throw new Error('They are gone')
  expect(a.currentLocation).toEqual(b.currentLocation)
  // Both are loaded: the other is unloaded first.
  expect(left(b)).toBeLessThan(left(riding))
})

test('Transports sorted by their trouble: disturbed, late, the next to arrive, and last what is done; page by page the same', async () => {
  const server = createTestServer({ now: () => NOON })
  const token = await server.tokenFor('usr-nordkurs-admin')
  const ask = async (query: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Tenant-Id': 'nordkurs' }
    const answer = await server.fetch(`/api/v1/transports?sortBy=delayMinutes&sortOrder=desc&${query}`, { headers })
    return (await answer.json()) as { data: Transport[]; pagination: { total: number } }
  }
  const { data, pagination } = await ask('active=true&limit=500')
  const rank = (one: Transport) => (one.disruption !== undefined ? 0 : delayOf(one) > 0 ? 1 : 2)
  const key = (one: Transport) =>
    [rank(one), rank(one) === 2 ? 0 : 10_000 - delayOf(one), one.estimatedArrival]
      .map((part) => String(part).padStart(5, '0'))
      .join(' ')
  expect(data.map(key)).toEqual(data.map(key).toSorted())
  expect(new Set(data.map(rank))).toEqual(new Set([0, 1, 2]))
  expect(pagination.total).toBe(data.length)
  const whole = await ask('limit=500')
  expect(whole.pagination.total).toBe((await server.store('nordkurs').all('transports')).length)
  const pages = []
  for (let page = 1; page <= Math.ceil(whole.pagination.total / 7); page += 1)
    pages.push(...(await ask(`limit=7&page=${page}`)).data)
  expect(pages.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
})
