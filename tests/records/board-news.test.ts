import { expect, test } from 'vitest'
import type { Board, PlanOrder, PlanTour } from '#src/domain/planning/facts/board.ts'
import { patched, shared } from '#src/features/dispatch/board/state/board.queries.ts'

const site = { key: 'a', country: 'DE', postalCode: '20457', city: 'Hamburg', point: { lat: 53.5, lng: 10 } }
const order = (id: string, version = 1): PlanOrder => ({
  ...{ id, version, number: id, status: 'ASSIGNED', customerName: 'Hansekontor', pallets: 4 },
  ...{ cooled: false, tailLift: false, disrupted: false },
  pickup: { site: { ...site }, fixed: false },
  delivery: { site: { ...site }, fixed: false },
})
const tour = (id: string, orderIds: readonly string[], version = 1): PlanTour => ({
  ...{ id, version, number: id, resource: 'vehicle:v' },
  stops: orderIds.flatMap((orderId) => [
    { orderId, kind: 'pickup' },
    { orderId, kind: 'delivery' },
  ]),
})
const board = (tours: readonly PlanTour[], orders: readonly PlanOrder[], now = 1): Board => ({
  ...{ now, from: '2026-11-20', to: '2026-11-26', resources: [], tours, eurPerKm: 1.46 },
  orders: new Map(orders.map((one) => [one.id, one])),
})

test('what is as before stays the same object, so that only rows that differ are drawn anew', () => {
  const before = board([tour('t1', ['a']), tour('t2', ['b'])], [order('a'), order('b')])
  const same = shared(before, board([tour('t1', ['a']), tour('t2', ['b'])], [order('a'), order('b')], 2))
  expect([same.tours === before.tours, same.orders === before.orders, same.now]).toEqual([true, true, 2])
  const moved = shared(before, board([tour('t2', ['b']), tour('t1', ['a'], 2)], [order('a'), order('b', 2)]))
  expect(moved.tours[0]).toBe(before.tours[1])
  expect(moved.tours[1]).not.toBe(before.tours[0])
  expect(moved.orders.get('a')).toBe(before.orders.get('a'))
  expect(moved.orders.get('b')).not.toBe(before.orders.get('b'))
  expect(moved.orders.get('b')?.pickup).toBe(before.orders.get('b')?.pickup)
})

test('what was heard of takes the place of what was known, and what is not there any more is gone', () => {
  const before = board([tour('t1', ['a']), tour('t2', ['b'])], [order('a'), order('b')])
  const part = { tours: [tour('t1', ['a', 'b'], 2), tour('t3', ['c'])], orders: [order('b', 2), order('c')], now: 5 }
  const after = patched(before, part, { tourIds: ['t1', 't2', 't3'], orderIds: ['b'] })
  expect(after.tours.map(({ id, version }) => `${id} ${version}`)).toEqual(['t1 2', 't3 1'])
  expect([...after.orders.values()].map(({ id, version }) => `${id} ${version}`)).toEqual(['a 1', 'b 2', 'c 1'])
  expect(after.now).toBe(5)
})
