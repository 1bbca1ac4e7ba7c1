import { expect, test } from 'vitest'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { addDays, epochToZoned } from '#src/domain/basics/dates.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import type { Verdict } from '#src/domain/planning/scene/placement.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

/** The board as a browser asks for it: some days around today. */
async function shown(backend: ReturnType<typeof seededBackend>) {
  const today = epochToZoned(NOW).date
  const days = { from: addDays(today, -1), to: addDays(today, 5) }
  return boardOf((await backend.ask(DISPO, 'board.get', { query: days })).body, { ...days, now: NOW })
}

async function planned(backend: ReturnType<typeof seededBackend>, { placement }: Verdict) {
  const [kind, id] = (placement.resource ?? '').split(':')
  const { stops, tourId, startAt } = placement
  const body = { ...(tourId !== undefined && { tourId }), [kind === 'vehicle' ? 'vehicleId' : 'carrierId']: id, stops }
  return backend.ask(DISPO, 'tours.plan', { body: { ...body, ...(startAt !== undefined && { startAt }) } })
}

test('what is proposed without a violation is planned by the server without one, also five minutes later', async () => {
  const backend = seededBackend()
  let count = 0
  for (let turn = 0; turn < 30; turn += 1) {
    const world = await shown(backend)
    const waiting = [...world.orders.values()].filter(
      ({ id, status }) =>
        status === 'CONFIRMED' && !world.tours.some(({ stops }) => stops.some((one) => one.orderId === id)),
    )
    const order = waiting[turn - count]
    const own = world.resources.filter(({ key }) => key.startsWith('vehicle:')).map(({ key }) => key)
    const { best } = order ? bestPlaces({ orderIds: [order.id] }, world, 1, { resources: own }) : { best: [] }
    const [first] = best
    if (!first || first.violations.length > 0) continue
    backend.pass(turn % 2 === 0 ? 0 : 5 * 60_000)
    const { status, refusal } = await planned(backend, first)
    expect([status, refusal['conflicts']]).toEqual([200, undefined])
    count += 1
  }
  expect(count).toBeGreaterThan(3)
})

test('what joins a truck under way too late is refused by the preview and by the server, with the same sentences', async () => {
  const backend = seededBackend()
  const world = await shown(backend)
  const running = world.tours.find(({ id, resource, stops }) => {
    const states = stops.map(({ orderId }) => world.orders.get(orderId)?.transportStatus)
    return (
      id !== '' &&
      resource?.startsWith('vehicle:') === true &&
      stops.length === 2 &&
      states.every((one) => one === 'IN_TRANSIT')
    )
  })
  const late = [...world.orders.values()].find(
    ({ status, pickup }) =>
      status === 'CONFIRMED' && pickup.date !== undefined && pickup.date <= epochToZoned(NOW).date,
  )
  expect([running, late].every((one) => one !== undefined)).toBe(true)
  const [done, next] = running?.stops ?? []
  if (!running || !late || !done || !next) return
  const [pickup, delivery] = loneStops(late.id) as [typeof done, typeof done]
  for (const stops of [
    [pickup, done, next, delivery],
    [done, pickup, delivery, next],
  ]) {
    const verdict = judge({ resource: running.resource, tourId: running.id, stops }, world)
    const { status, refusal } = await planned(backend, verdict)
    const said = (refusal['conflicts'] as { code: string; severity: string; message: string }[]).filter(
      ({ severity }) => severity === 'block',
    )
    expect(status).toBe(409)
    expect(said.map(({ code }) => code)).toEqual(verdict.violations.map(({ code }) => code))
    expect(said.every(({ message }) => message.length > 10)).toBe(true)
  }
})
