import { describe, expect, test } from 'vitest'
import { timelineOf } from '#src/domain/planning/driving/tour-times.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { insertions, kmOf } from '#src/domain/planning/offers/routes.ts'
import { mergedStops, withPlacesOf } from '#src/domain/tours/changes.ts'
import { stopsRefusal } from '#src/domain/tours/checks.ts'
import { aboardAfter, changeAt, handledAt, ordersAboard } from '#src/domain/tours/load.ts'
import { isSameStop, loneStops, type TourStop } from '#src/domain/tours/stops.ts'
import { placeState, moveOfReport } from '#src/domain/transports/driver-report.ts'
import { plannedDay } from './day-world.ts'
import { at, board, end, order, tour, truck } from './planning-world.ts'

/** `+A -A1 -A`: A is loaded, unloaded at its further unloading place, then at its last. */
const row = (text: string): TourStop[] =>
  text.split(' ').map((name) => {
    const [, sign, orderId = '', part] = /^([+-])([A-Z])(\d)?$/.exec(name) ?? []
    const kind = sign === '+' ? 'pickup' : 'delivery'
    return part === undefined ? { orderId, kind } : { orderId, kind, part: Number(part) }
  })
const shown = (stops: readonly TourStop[]) =>
  stops.map(({ orderId, kind, part = '' }) => `${kind === 'pickup' ? '+' : '-'}${orderId}${part}`).join(' ')

/** Loaded in Hamburg and Bremen, unloaded in Köln and Düsseldorf: 12 pallets from 1 to 2, 8 from 2 to 1. */
const FOUR = {
  number: 'NK-A',
  loadingMeters: 8,
  weightKg: 6100,
  pallets: 20,
  furtherStops: [{ kind: 'pickup' as const }, { kind: 'delivery' as const }],
  goodsLines: [
    { description: 'Lack', packageCount: 12, packageType: 'Europalette', weight: 3700, loadingMeters: 4.8 },
    {
      ...{ description: 'Reiniger', packageCount: 8, packageType: 'Europalette', weight: 2400, loadingMeters: 3.2 },
      ...{ loadedAt: 1, unloadedAt: 1 },
    },
  ],
}
const { goodsLines: _, ...WITHOUT_LINES } = FOUR
const UNLIKE = { ...FOUR, loadingMeters: 9 }

describe('A tour stops at every place of its orders', () => {
  test('an order that rides alone goes through them in their order', () => {
    expect(shown(loneStops('A', FOUR))).toBe('+A +A1 -A1 -A')
    expect(shown(loneStops('A'))).toBe('+A -A')
  })

  test('two stops are the same at the same place of the same order alone', () => {
    const [first, second] = row('+A +A1')
    expect(first && second && isSameStop(first, second)).toBe(false)
    expect(first && isSameStop(first, { ...first, part: 0 })).toBe(true)
  })

  test.each<[string, typeof FOUR | typeof WITHOUT_LINES, string | undefined]>([
    ['+A +A1 -A1 -A', FOUR, undefined],
    ['+A +A1 -A -A1', FOUR, undefined],
    // What is unloaded at the last place is loaded at the first: it may go before the second is loaded.
    ['+A -A +A1 -A1', FOUR, undefined],
    ['+A -A1 +A1 -A', FOUR, 'reason.tour.deliveryFirst'],
    // Without lines no one knows which goods are which.
    ['+A -A +A1 -A1', WITHOUT_LINES, 'reason.tour.deliveryFirst'],
    ['+A +A1 -A', FOUR, 'reason.tour.stopsIncomplete'],
    ['+A -A', FOUR, 'reason.tour.stopsIncomplete'],
    ['+A +A1 -A1 -A1 -A', FOUR, 'reason.tour.stopsIncomplete'],
    ['+A +A1 +A2 -A1 -A', FOUR, 'reason.tour.stopsIncomplete'],
  ])('%s', (text, freight, refusal) => {
    expect(stopsRefusal(row(text), () => freight)?.code).toBe(refusal)
  })

  test('aboard is what its lines say: what was unloaded at one place is off the truck', () => {
    const meters = (freight: object, text: string) =>
      aboardAfter(row(text), () => freight).map(({ loadingMeters, weightKg, pallets }) => [
        loadingMeters,
        weightKg,
        pallets,
      ])
    expect(meters(FOUR, '+A +A1 -A1 -A')).toEqual([
      [4.8, 3700, 12],
      [8, 6100, 20],
      [4.8, 3700, 12],
      [0, 0, 0],
    ])
    expect(meters(FOUR, '+A -A +A1 -A1').map(([one]) => one)).toEqual([4.8, 0, 3.2, 0])
  })

  test('all of it counts from the first loading to the last unloading where no lines tell, or together they tell something else', () => {
    const meters = (freight: object) =>
      aboardAfter(row('+A +A1 -A1 -A'), () => freight).map((load) => load.loadingMeters)
    expect(meters(WITHOUT_LINES)).toEqual([8, 8, 8, 0])
    expect(meters(UNLIKE)).toEqual([9, 9, 9, 0])
    expect(ordersAboard(row('+A +A1 -A1 -A'))).toEqual([['A'], ['A'], ['A'], []])
  })

  test('what is handled at a place takes its own time', () => {
    const [first, second] = row('+A +A1')
    expect(first && handledAt(FOUR, first, 'loadingMeters')).toBe(4.8)
    expect(second && handledAt(FOUR, second, 'loadingMeters')).toBe(3.2)
    expect(second && handledAt(WITHOUT_LINES, second, 'loadingMeters')).toBe(8)
    expect(row('+A +A1 -A1 -A').map((stop) => changeAt(FOUR, stop, 'loadingMeters'))).toEqual([4.8, 3.2, -3.2, -4.8])
    expect(row('+A +A1 -A1 -A').map((stop) => changeAt(WITHOUT_LINES, stop, 'pallets'))).toEqual([20, 0, 0, -20])
  })

  test('a place the order has no more leaves the tour, a new one stands behind the one before it', () => {
    const now = (text: string, furtherStops: { kind: 'pickup' | 'delivery' }[]) =>
      shown(withPlacesOf(row(text), 'A', { furtherStops }))
    expect(now('+A +B -B -A', [{ kind: 'delivery' }])).toBe('+A -A1 +B -B -A')
    expect(now('+A +A1 +B -A1 -B -A', [{ kind: 'pickup' }])).toBe('+A +A1 +B -B -A')
    expect(now('+A +A1 -A1 -A', [])).toBe('+A -A')
  })

  test('two tours in one keep the order of their places', () => {
    const due = ({ part = 0, kind }: TourStop) => `${kind === 'pickup' ? 0 : 1}${part}`
    expect(shown(mergedStops(row('+A -A1 -A'), row('+B -B'), { due }))).toBe('+A +B -B -A1 -A')
  })
})

describe('Planning goes through every place of an order', () => {
  const hamburg = end('20457', { date: '2026-11-27', from: '07:00', to: '09:00' })
  const bremen = end('28195', { date: '2026-11-27', from: '08:00', to: '16:00' })
  const koeln = end('50667', { date: '2026-11-27', from: '08:00', to: '22:00' })
  const via = order('A', hamburg, koeln, {
    loadingMeters: 8,
    weightKg: 6100,
    furtherStops: [{ ...bremen, kind: 'pickup' }],
    status: 'CONFIRMED',
  })
  const own = truck('1', { home: hamburg.site })

  test('its times and kilometres lead over Bremen, and each stop has its own window', () => {
    const { stops, km } = timelineOf({ id: '1', stops: loneStops('A', via) }, { orders: new Map([['A', via]]) })
    const direct = timelineOf(
      { id: '1', stops: loneStops('A') },
      { orders: new Map([['A', { ...via, furtherStops: undefined }]]) },
    )
    expect(stops.map(({ kind, part = 0 }) => `${kind} ${part}`)).toEqual(['pickup 0', 'pickup 1', 'delivery 0'])
    expect(km).toBeGreaterThan(direct.km)
    const [, second] = stops
    expect(second?.begin).toBeGreaterThanOrEqual(at('08:00'))
    const closed = { ...via, furtherStops: [{ ...bremen, to: '08:30', kind: 'pickup' as const }] }
    const late = timelineOf({ id: '1', stops: loneStops('A', via) }, { orders: new Map([['A', closed]]) })
    expect(late.stops.map(({ isLate }) => isLate)).toEqual([false, true, false])
  })

  test('taken along by a tour, its places of a kind stay in a row', () => {
    const other = order('B', hamburg, koeln, { loadingMeters: 2 })
    const orders = new Map([
      ['A', via],
      ['B', other],
    ])
    const rows = insertions(row('+B -B'), 'A', orders).map(shown)
    expect(rows).toContain('+A +A1 +B -B -A')
    expect(rows).toContain('+B +A +A1 -B -A')
    expect(rows.every((text) => text.includes('+A +A1'))).toBe(true)
    expect(rows).toHaveLength(6)
  })

  test('a proposal for the day plans all of them, and what is judged has their kilometres', () => {
    const world = board({ resources: [own], orders: [via], now: at('05:00') })
    const { plan } = plannedDay(world, 10)
    expect(plan.entries.map(({ placement }) => shown(placement.stops))).toEqual(['+A +A1 -A'])
    const verdict = judge({ resource: own.key, stops: loneStops('A', via) }, world)
    expect(Math.round(verdict.timeline.km)).toBe(Math.round(kmOf(loneStops('A', via), world.orders)))
  })

  test('a tour that passes a place of it by breaks what no reason lifts', () => {
    const world = board({ resources: [own], orders: [via], tours: [tour('1', own, '+A -A')], now: at('05:00') })
    const { violations } = judge({ resource: own.key, tourId: '1', stops: row('+A -A') }, world)
    expect(violations.map(({ code }) => code)).toContain('reason.tour.stopsIncomplete')
  })
})

describe('A driver reports place by place', () => {
  const loading = { furtherStops: [{ kind: 'pickup' as const }] }
  const place = (part: number) => ({ kind: 'pickup' as const, part })
  const NOW = '2026-11-27T07:00:00.000Z'

  test('the transport stands at the first, and is loaded with the last of them', () => {
    const open = { status: 'NOTIFIED' } as const
    const arrived = moveOfReport(loading, open, { place: place(0), step: 'arrived', at: NOW })
    expect(arrived).toEqual({ stamps: { pickupArrivedAt: NOW }, status: 'AT_PICKUP' })
    const there = { status: 'AT_PICKUP', pickupArrivedAt: NOW } as const
    const left = moveOfReport(loading, there, { place: place(0), step: 'done', at: NOW })
    expect(left).toEqual({ stamps: { pickupLeftAt: NOW }, status: undefined })
    const next = { ...there, pickupLeftAt: NOW, furtherStamps: [{ ...place(1), arrivedAt: NOW }] }
    expect(moveOfReport(loading, next, { place: place(1), step: 'done', at: NOW })).toEqual({
      stamps: { furtherStamps: [{ ...place(1), arrivedAt: NOW, leftAt: NOW }] },
      status: 'LOADED',
    })
  })

  test('how far each is, what has been seen there tells', () => {
    const transport = { status: 'AT_PICKUP', pickupArrivedAt: NOW, pickupLeftAt: NOW } as const
    expect(placeState(loading, transport, place(0))).toBe('done')
    expect(placeState(loading, transport, place(1))).toBe('open')
    const there = { ...transport, furtherStamps: [{ ...place(1), arrivedAt: NOW }] }
    expect(placeState(loading, there, place(1))).toBe('arrived')
    expect(placeState(loading, { status: 'LOADED' }, place(1))).toBe('done')
    // With one place the status alone tells.
    expect(placeState({}, { status: 'AT_PICKUP' }, place(0))).toBe('arrived')
  })
})
