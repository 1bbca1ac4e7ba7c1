import { expect, test } from 'vitest'
import { endpoints } from '#src/contract/index.ts'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { addDays, epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
type Backend = ReturnType<typeof seededBackend>
interface Days {
  from: PlainDate
  to: PlainDate
}

/** What stands against an order on a vehicle, as the page of some days shows it and as the server answers. */
async function bothOf(backend: Backend, days: Days, { vehicleId, orderId }: { vehicleId: string; orderId: string }) {
  const { body } = await backend.ask(DISPO, 'board.get', { query: { ...days } })
  // As a client reads it: what is not so is not sent.
  const answer = endpoints['board.get'].response.parse(body)
  const board = boardOf(answer, { ...days, now: NOW })
  const stops = loneStops(orderId)
  const { violations } = judge({ resource: `vehicle:${vehicleId}`, stops }, board)
  const { refusal } = await backend.ask(DISPO, 'tours.plan', { body: { vehicleId, stops } })
  const conflicts = (refusal['conflicts'] ?? []) as { code: string; severity: string; values: unknown }[]
  return {
    page: violations.map(({ code, values }) => ({ code, values })),
    server: conflicts.flatMap(({ code, values, severity }) => (severity === 'block' ? [{ code, values }] : [])),
  }
}

/** The vehicles that drive most, and the orders that wait, the latest first: what they are judged by lies far behind the days shown. */
async function busiest(backend: Backend, days: Days) {
  const { tours, orders } = (await backend.ask(DISPO, 'board.get', { query: { ...days } })).body
  const driven = new Map<string, number>()
  for (const { vehicleId } of tours) if (vehicleId) driven.set(vehicleId, (driven.get(vehicleId) ?? 0) + 1)
  const onTour = new Set(tours.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)))
  const waiting = orders.filter(({ id, status }) => status === 'CONFIRMED' && !onTour.has(id))
  return {
    vehicles: [...driven].toSorted((a, b) => b[1] - a[1]).map(([id]) => id),
    orders: waiting.toSorted((a, b) => ((a.pickup.date ?? '') < (b.pickup.date ?? '') ? 1 : -1)).map(({ id }) => id),
  }
}

test.each([0, 5])(
  'page and server judge by the same past and the same days ahead, %i days from today',
  async (ahead) => {
    const backend = seededBackend()
    const day = addDays(epochToZoned(NOW).date, ahead)
    const days = { from: day, to: day }
    const { vehicles, orders } = await busiest(backend, days)
    const pairs = orders.slice(0, 10).map((orderId, index) => ({ orderId, vehicleId: vehicles[index % 4] ?? '' }))
    const found: Awaited<ReturnType<typeof bothOf>>[] = []
    for (const pair of pairs) found.push(await bothOf(backend, days, pair))
    expect(found.map(({ page }) => page)).toEqual(found.map(({ server }) => server))
    expect(found.some(({ page }) => page.length > 0)).toBe(true)
  },
)
