import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

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
})
