import { describe, expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { boardView } from '#mock-server/resources/board/view.ts'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const DAYS = { from: '2026-11-20', to: '2026-11-26' }

const board = async (backend: Backend, account = DISPO, query: object = {}) =>
  (await backend.ask(account, 'board.get', { query: { ...DAYS, ...query } })).body

describe('the board', () => {
  test('names all vehicles by plate, the subcontractors who drive, and every stop with its order and place', async () => {
    const backend = seededBackend()
    const { resources, tours, orders, sites } = await board(backend)
    const vehicles = resources.filter(({ kind }) => kind === 'vehicle')
    expect(vehicles.length).toBe(44)
    expect(vehicles.map(({ label }) => label)).toEqual(vehicles.map(({ label }) => label).toSorted())
    const driving = new Set(resources.map(({ kind, id }) => `${kind} ${id}`))
    const driven = tours.flatMap(({ vehicleId, carrierId }) =>
      vehicleId ? [`vehicle ${vehicleId}`] : carrierId ? [`carrier ${carrierId}`] : [],
    )
    expect(driven.filter((key) => !driving.has(key))).toEqual([])
    const known = new Set(orders.map(({ id }) => id))
    const stops = tours.flatMap((tour) => tour.stops)
    expect(stops.filter(({ orderId }) => !known.has(orderId))).toEqual([])
    const places = orders.flatMap(({ pickup, delivery }) => [sites[pickup.site]?.city, sites[delivery.site]?.city])
    expect(places.filter((city) => !city)).toEqual([])
  })

  test('shows what is planned and driven by nobody, and orders that wait, each once', async () => {
    const { tours, orders } = await board(seededBackend())
    const undriven = tours.filter(({ vehicleId, carrierId }) => vehicleId === undefined && carrierId === undefined)
    expect(undriven.length).toBe(2)
    const onTour = new Set(tours.flatMap((tour) => tour.stops.map(({ orderId }) => orderId)))
    const waiting = orders.filter(({ id }) => !onTour.has(id))
    expect(waiting.every(({ status }) => ['CREATED', 'CONFIRMED', 'unknown'].includes(status))).toBe(true)
    expect(waiting.length).toBeGreaterThan(20)
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
  })

  test('tells some tours by themselves, with those of named orders and transports', async () => {
    const backend = seededBackend()
    const whole = await board(backend)
    const [one, two, three] = whole.tours
    const order = whole.orders.find(({ id }) => id === three?.stops[0]?.orderId)
    const part = await board(backend, DISPO, {
      tourIds: one?.id ?? '',
      orderIds: two?.stops[0]?.orderId ?? '',
      transportIds: order?.transportId ?? '',
    })
    expect(part.tours.map(({ id }) => id).toSorted()).toEqual([one?.id, two?.id, three?.id].toSorted())
    expect([part.resources, (await board(backend, DISPO, { tourIds: 'none' })).tours]).toEqual([[], []])
  })

  test('a world may have 1,500 more tours on 200 vehicles, told in one answer', async () => {
    const server = createTestServer({ now: () => NOW, vehicles: 236, tours: 1500 })
    await server.ready
    const store = server.store('nordkurs')
    const days = { from: '2026-11-20', to: '2026-11-26' }
    const answer = await boardView({ store, now: NOW, mayReadPapers: true }, days)
    const rows = rowsOf(boardOf(answer, { ...days, now: NOW }))
    expect(rows.filter(({ resource }) => resource?.plate !== undefined).length).toBe(200)
    expect(answer.tours.length).toBeGreaterThanOrEqual(1500)
  })
})
