import { describe, expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { boardView } from '#mock-server/resources/board/view.ts'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { addDays, epochToZoned } from '#src/domain/basics/dates.ts'
import { planDay } from '#src/domain/planning/day/plan-day.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'

const DAYS = { from: '2026-11-14', to: '2026-12-06' }

/** The largest company's board in a world that is planned. */
async function planned(now: number) {
  const server = createTestServer({ now: () => now, planned: true })
  await server.ready
  const store = server.store('nordkurs')
  const board = boardOf(await boardView({ store, now, mayReadPapers: true }, DAYS), { ...DAYS, now })
  const own = rowsOf(board).filter(({ resource }) => resource?.key.startsWith('vehicle:') === true)
  return { store, board, own }
}

const THURSDAY = Date.UTC(2026, 10, 26, 13, 3)

describe.each([
  ['Monday early in the morning', Date.UTC(2026, 10, 23, 4, 40)],
  ['Saturday night', Date.UTC(2026, 10, 28, 22, 10)],
  ['Thursday afternoon', THURSDAY],
])('a planned world on %s', (_, now) => {
  test('breaks no rule but those of the world it is built on', async () => {
    const before = createTestServer({ now: () => now })
    await before.ready
    const { board } = await planned(now)
    const known = new Set((await before.store('nordkurs').all('tours')).map(({ id }) => id))
    const broken = board.tours
      .filter(({ id, resource }) => resource?.startsWith('vehicle:') === true && !known.has(id))
      .flatMap(({ id, number, resource, stops }) =>
        judge({ resource, tourId: id, stops }, board).violations.map(({ code, values }) => [number, code, values]),
      )
    expect(broken).toEqual([])
    expect(board.tours.length).toBeGreaterThan(known.size + 20)
  })

  test('has a handful of good proposals for the days to come, and a load for each order that waits', async () => {
    const { store, board } = await planned(now)
    const waiting = await store.all('orders', { status: 'CONFIRMED' })
    const today = epochToZoned(now).date
    const days = { ...board, from: today, to: addDays(today, 4) }
    const run = planDay(
      days,
      waiting.map(({ id }) => id),
      { seed: 1, steps: 5 },
    )
    let next = run.next()
    while (next.done !== true) next = run.next()
    const margins = next.value.entries.map(({ placement }) => judge(placement, days).figures.margin ?? 0)
    expect(margins.filter((margin) => margin > 200).length).toBeGreaterThanOrEqual(5)
    const loads = new Set((await store.all('loads')).map(({ orderId }) => orderId))
    expect(waiting.filter(({ id }) => !loads.has(id))).toEqual([])
  })
})

test('has two or more tours on most vehicles that drive, second loads, one in the workshop, one with a flat tyre and one late', async () => {
  const { store, board, own } = await planned(THURSDAY)
  const driven = own.filter(({ tours }) => tours.length > 0)
  const several = driven.filter(({ tours }) => tours.length > 1)
  expect([driven.length > 25, several.length * 2 > driven.length]).toEqual([true, true])
  const shared = board.tours.filter(
    ({ stops, resource }) => resource?.startsWith('vehicle:') && orderIdsOf(stops).length > 1,
  )
  expect(shared.length).toBeGreaterThan(8)
  const flat = await store.all('orders', { disruption: 'Reifenschaden, A7 Höhe Soltau' })
  expect(flat.map(({ status }) => status)).toEqual(['IN_TRANSIT'])
  const alerts = await store.all('alerts')
  expect(alerts.filter(({ orderId }) => orderId === flat[0]?.id).map(({ title }) => title)).toEqual(['Störung'])
  expect(alerts.some(({ title, values }) => title === 'Verspätung' && values?.['minutes'] === 35)).toBe(true)
  const today = epochToZoned(THURSDAY).date
  const workshop = own.filter(({ resource }) =>
    resource?.blocks.some(({ from, to }) => from <= today && (to ?? today) >= today),
  )
  expect(workshop.length).toBeGreaterThan(0)
  expect((await store.all('vehicles', { status: 'available' })).length).toBeGreaterThanOrEqual(5)
})

test('numbers its orders behind the last one, and the next new one behind them', async () => {
  const { store } = await planned(THURSDAY)
  const numbers = (await store.all('orders')).map(({ orderNumber }) => orderNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
  const [counter] = (await store.all('counters')).filter(({ id }) => id === 'nordkurs:orders')
  expect(counter?.value).toBe(Math.max(...numbers.map((one) => Number(one.slice(-6)))))
})
