import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { mergedStops, ofOrders, rejoined, withoutOrders } from '#src/domain/tours/changes.ts'
import { doneRefusal, stopsRefusal, type TourFreight } from '#src/domain/tours/checks.ts'
import { aboardAfter, mostBeside, ordersAboard, palletsOf } from '#src/domain/tours/load.ts'
import { haltsOf, isSameStop, loneStops, orderIdsOf, siteKey, type TourStop } from '#src/domain/tours/stops.ts'
import type { PlanEnd } from '#src/domain/planning/facts/board.ts'
import { plannedTimes } from '#src/domain/planning/driving/planned-times.ts'
import { end, order } from './planning-world.ts'

const load = (orderId: string): TourStop => ({ orderId, kind: 'pickup' })
const unload = (orderId: string): TourStop => ({ orderId, kind: 'delivery' })
/** `+A +B -A -B`: A and B are loaded, then unloaded. */
const row = (text: string): TourStop[] =>
  text.split(' ').map((stop) => (stop.startsWith('+') ? load(stop.slice(1)) : unload(stop.slice(1))))
const shown = (stops: readonly TourStop[]) =>
  stops.map(({ orderId, kind }) => `${kind === 'pickup' ? '+' : '-'}${orderId}`).join(' ')

const FREIGHTS: Readonly<Record<string, TourFreight>> = {
  A: { number: 'NK-A', loadingMeters: 8.8, weightKg: 12_000, pallets: 22 },
  B: { number: 'NK-B', loadingMeters: 4.8, weightKg: 9_000, pallets: 12 },
  C: { number: 'NK-C', loadingMeters: 8.4, weightKg: 15_000, pallets: 21 },
}
const freightOf = (id: string) => FREIGHTS[id]

describe('what is aboard', () => {
  test('is less where something was unloaded: of 22 m never more than 13.6 ride together', () => {
    const stops = row('+A +B -A +C -B -C')
    expect(aboardAfter(stops, freightOf).map(({ loadingMeters }) => loadingMeters)).toEqual([
      8.8, 13.6, 4.8, 13.2, 8.4, 0,
    ])
  })

  test('beside an order rides what is aboard with it, on the leg with the most', () => {
    const beside = (text: string, id: string) => mostBeside(row(text), id, freightOf)
    expect(beside('+A -A +B -B', 'A')).toEqual({ loadingMeters: 0, weightKg: 0 })
    expect(beside('+A +B +C -B -C -A', 'A')).toEqual({ loadingMeters: 13.2, weightKg: 24_000 })
    expect(beside('+A +B -B +C -C -A', 'A')).toEqual({ loadingMeters: 8.4, weightKg: 15_000 })
  })

  test('only what stands on pallets counts as pallets', () => {
    expect(palletsOf({ packageType: 'Europalette', packageCount: 12 })).toBe(12)
    expect(palletsOf({ packageType: 'Coil', packageCount: 3 })).toBe(0)
    expect(palletsOf({ packageType: 'Gitterbox' })).toBe(0)
  })
})

describe('what no reason lifts', () => {
  test.each([
    ['+A +B -A -B', undefined],
    ['+A -A', undefined],
    ['+A +B -A', { code: 'reason.tour.stopsIncomplete', values: { order: 'NK-B' } }],
    ['+A +A -A', { code: 'reason.tour.stopsIncomplete', values: { order: 'NK-A' } }],
    ['+A +A', { code: 'reason.tour.stopsIncomplete', values: { order: 'NK-A' } }],
    ['+A -B +B -A', { code: 'reason.tour.deliveryFirst', values: { order: 'NK-B' } }],
  ])('%s', (text, refusal) => {
    expect(stopsRefusal(row(text), freightOf)).toEqual(refusal)
  })

  test('what the truck has behind it stays ahead', () => {
    const before = row('+A +B -A -B')
    const isDone = (stop: TourStop) => isSameStop(stop, load('A'))
    const judged = (text: string) => doneRefusal(before, row(text), { isDone, freightOf })
    expect(judged('+A -A +B -B')).toBeUndefined()
    expect(judged('+A -A')).toBeUndefined()
    const refusal = { code: 'reason.tour.stopDone', values: { order: 'NK-A' } }
    expect(judged('+B +A -A -B')).toEqual(refusal)
    expect(judged('+B -B')).toEqual(refusal)
  })
})

describe('stops at one site', () => {
  test('in a row are one halt', () => {
    const site: Readonly<Record<string, string>> = { '+A': 'x', '+B': 'x', '-A': 'y', '-B': 'x' }
    const halts = haltsOf(row('+A +B -A -B'), (stop) => site[shown([stop])] ?? '')
    expect(halts.map(shown)).toEqual(['+A +B', '-A', '-B'])
    expect(siteKey('Elbchemie  GmbH', undefined, 'Hamburg')).toBe(siteKey('elbchemie gmbh', '', 'HAMBURG '))
  })
})

describe('when a stop is reached', () => {
  const orders = new Map(
    [
      order('A', site('20457', '08:00', '12:00'), site('30159', '12:00', '18:00'), { loadingMeters: 8.8 }),
      order('B', site('28197', '09:00', '14:00'), site('30159', '12:00', '14:00'), { loadingMeters: 4.8 }),
      order('X', end('20457'), end('30159')),
    ].map((one) => [one.id, one]),
  )
  const times = (stops: TourStop[]) =>
    plannedTimes(stops, orders).map(({ date, time, isLate }) => `${date} ${time}${isLate ? ' late' : ''}`)
  function site(postalCode: string, from: string, to: string): PlanEnd {
    return end(postalCode, { date: '2026-11-24', from, to })
  }

  test('is when its window opens, or when the truck can be there: loading by loading metres, and the way; one order after the other', () => {
    expect(times(row('+A +B -A -B'))).toEqual([
      '2026-11-24 08:00',
      '2026-11-24 10:47',
      '2026-11-24 13:11',
      '2026-11-24 14:11',
    ])
  })

  test('is what was set; behind its window, or sooner than the way allows, it is late', () => {
    const set = (time: string) => {
      const [first = load('A'), ...rest] = row('+A +B -A -B')
      return [{ ...first, plannedDate: '2026-11-24', plannedTime: time }, ...rest]
    }
    expect(times(set('09:30'))).toEqual([
      '2026-11-24 09:30',
      '2026-11-24 12:17',
      '2026-11-24 14:41',
      '2026-11-24 15:41 late',
    ])
    const tooSoon = row('+A -A').map((stop) => ({ ...stop, plannedDate: '2026-11-24', plannedTime: '12:00' }))
    expect(times(tooSoon)).toEqual(['2026-11-24 12:00', '2026-11-24 12:00 late'])
  })

  test('of a truck under way lies at now and the way from where it stands, although the window opened before', () => {
    const loaded = new Map(
      [...orders].map(([id, one]) => [id, id === 'A' ? { ...one, transportStatus: 'IN_TRANSIT' as const } : one]),
    )
    const now = zonedToEpoch('2026-11-24', '12:51')
    const told = (driving: { now?: number; standsAt?: PlanEnd['site'] }) =>
      plannedTimes(row('+A +B -A -B'), loaded, driving).map(({ time }) => time)
    expect(told({})).toEqual(['08:00', '10:47', '13:11', '14:11'])
    expect(told({ now })).toEqual(['08:00', '12:51', '15:15', '16:15'])
    // From Hamburg to Bremen it takes 1 h 47.
    expect(told({ now, standsAt: end('20457').site })[1]).toBe('14:38')
  })

  test('is not known where nothing is', () => {
    expect(times([load('X'), unload('X')])).toEqual(['undefined undefined', 'undefined undefined'])
  })
})

/** A tour of up to six orders, its stops mixed as they may be: each order loaded before it is unloaded. */
const anyTour = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), { minLength: 1, maxLength: 6 })
  .chain((ids) => fc.shuffledSubarray([...ids, ...ids], { minLength: ids.length * 2, maxLength: ids.length * 2 }))
  .map((ids) => {
    const loaded = new Set<string>()
    return ids.map((id) => {
      const stop = loaded.has(id) ? unload(id) : load(id)
      loaded.add(id)
      return stop
    })
  })
/** Some of a tour's orders. */
const tourAndSome = anyTour.chain((stops) => fc.tuple(fc.constant(stops), fc.subarray(orderIdsOf(stops))))
const sorted = (stops: readonly TourStop[]) => stops.map((stop) => shown([stop])).toSorted()

describe('whatever is done to tours', () => {
  /** Stops as they stand are due one after the other. */
  const dueAsIn = (stops: readonly TourStop[]) => (stop: { orderId: string; kind: string }) =>
    String(stops.findIndex((one) => one.orderId === stop.orderId && one.kind === stop.kind)).padStart(3, '0')

  property.prop([tourAndSome])('split and merged again it is the same', ([stops, some]) => {
    const parts = [withoutOrders(stops, some), ofOrders(stops, some)] as const
    expect(mergedStops(...parts, { due: dueAsIn(stops) })).toEqual(stops)
    expect(mergedStops(parts[1], parts[0], { due: dueAsIn(stops) })).toEqual(stops)
  })

  property.prop([tourAndSome, fc.func(fc.constantFrom('1', '2', '3'))])(
    'nothing is lost or doubled, and nothing is unloaded before it is loaded, however due',
    ([stops, some], due) => {
      const [one, other] = [withoutOrders(stops, some), ofOrders(stops, some)]
      expect(sorted([...one, ...other])).toEqual(sorted(stops))
      expect([one, other].map((part) => stopsRefusal(part, () => undefined))).toEqual([undefined, undefined])
      const merged = mergedStops(one, other, { due: (stop) => due(shown([stop])) })
      expect(sorted(merged)).toEqual(sorted(stops))
      expect(stopsRefusal(merged, () => undefined)).toBeUndefined()
      expect(withoutOrders(merged, some)).toEqual(one)
      expect(ofOrders(merged, some)).toEqual(other)
    },
  )

  property.prop([tourAndSome])('an order that comes back stands where it stood', ([stops, [id]]) => {
    if (id === undefined) return
    expect(rejoined(withoutOrders(stops, [id]), stops, id)).toEqual(stops)
  })

  property.prop([tourAndSome])('an order comes back whole, also where others have left since', ([stops, some]) => {
    const [id, ...left] = some
    if (id === undefined) return
    const now = withoutOrders(stops, [id, ...left])
    const back = rejoined(now, stops, id)
    expect(back).toEqual(withoutOrders(stops, left))
  })

  property.prop([tourAndSome])('what is done stays ahead of what is added', ([stops, [id]]) => {
    const added = loneStops('Z')
    const isDone = (stop: { orderId: string; kind: string }) => stop.orderId === id && stop.kind === 'pickup'
    const merged = mergedStops(stops, added, { due: () => '', isDone })
    expect(doneRefusal(stops, merged, { isDone, freightOf: () => undefined })).toBeUndefined()
  })

  property.prop([anyTour])(
    'at the end the truck is empty, and on no leg an order is aboard that is not between',
    (stops) => {
      const legs = ordersAboard(stops)
      expect(legs.at(-1)).toEqual([])
      for (const [index, ids] of legs.entries()) {
        const [past, ahead] = [stops.slice(0, index + 1), stops.slice(index + 1)]
        const between = orderIdsOf(stops).filter(
          (id) => past.some((stop) => isSameStop(stop, load(id))) && ahead.some((stop) => isSameStop(stop, unload(id))),
        )
        expect(ids.toSorted()).toEqual(between.toSorted())
      }
    },
  )
})
