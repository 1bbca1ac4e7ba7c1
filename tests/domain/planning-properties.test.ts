import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { Board, PlanOrder, PlanTour } from '#src/domain/planning/facts/board.ts'
import { gravityOf } from '#src/domain/planning/offers/gravity.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import { windowOf } from '#src/domain/planning/facts/windows.ts'
import { minutesBetween } from '#src/domain/planning/facts/distance.ts'
import { bestPlaces, insertionsInto } from '#src/domain/planning/offers/insertion.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import { judge, type Placement, type Verdict } from '#src/domain/planning/offers/judge.ts'
import { type Segment, type Timeline, timelineOf } from '#src/domain/planning/scene/timeline.ts'
import { isSameStop, loneStops, orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import { at, board, end, order, site, tour, truck } from './planning-world.ts'

const MINUTE = 60_000
const TOWNS = ['20457', '30159', '34117', '60311', '68159', '80331', '04103', '50667'] as const
const IDS = ['A', 'B', 'C', 'D', 'E'] as const
const trucks = [truck('HH-NK 1'), truck('HH-NK 2', { type: 'SOLO_7_5', loadingMeters: 6, payloadKg: 2_800 })]

const anyTown = fc.constantFrom(...TOWNS)
const anyDay = fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30')
const anyWindow = fc.oneof(
  fc.constant({}),
  fc.record({ date: anyDay }),
  fc.record({ date: anyDay, from: fc.constantFrom('05:00', '07:30'), to: fc.constantFrom('09:00', '17:00') }),
)
const freight = {
  loadingMeters: fc.double({ min: 0.4, max: 9, noNaN: true }),
  weightKg: fc.nat(9_000),
  pallets: fc.nat(20),
}
const money = { customerPrice: fc.integer({ min: 100, max: 900 }) }

const anyOrder = (id: string) =>
  fc
    .record({ from: anyTown, to: anyTown, load: anyWindow, unload: anyWindow, ...freight, ...money })
    .map(({ from, to, load, unload, ...rest }) =>
      order(id, end(from, { ...load, company: `+${id}` }), end(to, { ...unload, company: `-${id}` }), rest),
    )

/** Some orders in one row of stops: each loaded before it is unloaded. */
const rowOf = (ids: readonly string[]) =>
  fc.shuffledSubarray([...ids, ...ids], { minLength: ids.length * 2, maxLength: ids.length * 2 }).map((mixed) => {
    const loaded = new Set<string>()
    return mixed.map((orderId): TourStop => {
      const kind = loaded.has(orderId) ? 'delivery' : 'pickup'
      loaded.add(orderId)
      return { orderId, kind }
    })
  })

/** A board of two vehicles: two tours of two orders each at most, and one order to be planned. */
const anyBoard = fc
  .tuple(
    fc.tuple(...IDS.map(anyOrder)),
    rowOf(['A', 'B']),
    rowOf(['C', 'D']),
    fc.constantFrom(0, 1),
    fc.constantFrom(0, 1),
  )
  .map(([orders, first, second, one, other]) =>
    board({
      resources: trucks,
      tours: [tour('T1', trucks[one], first), tour('T2', trucks[other], second)],
      orders,
      now: at('00:00'),
    }),
  )

const ordersOf = (orders: readonly PlanOrder[]) => ({ orders: new Map(orders.map((one) => [one.id, one])) })
const undated = ({ pickup, delivery, ...rest }: PlanOrder): PlanOrder => ({
  ...rest,
  pickup: { site: pickup.site, fixed: false },
  delivery: { site: delivery.site, fixed: false },
})
const lineOf = (world: Board, id: string): Timeline => timelineOf(tourOf(world, id), world)
const tourOf = (world: Board, id: string): PlanTour =>
  world.tours.find((one) => one.id === id) ?? tour(id, undefined, [])
const asItIs = (world: Board, id: string): Placement => {
  const { resource, stops } = tourOf(world, id)
  return { resource, tourId: id, stops }
}

describe('times of a tour', () => {
  property.prop([anyBoard])(
    'go on from its start to its end without a hole, stop after stop in their order',
    (world) => {
      const line = lineOf(world, 'T1')
      expect(line.stops.map(({ orderId, kind }) => ({ orderId, kind }))).toEqual(tourOf(world, 'T1').stops)
      const { segments } = line
      expect([segments[0]?.from, segments.at(-1)?.to]).toEqual([line.start, line.end])
      for (const [index, { from, to }] of segments.entries()) {
        expect(to).toBeGreaterThan(from)
        if (index > 0) expect(from).toBe(segments[index - 1]?.to)
      }
      for (const { arrival, begin, end: done } of line.stops)
        expect([arrival <= begin, begin < done]).toEqual([true, true])
    },
  )

  property.prop([anyBoard])('have no load below nothing, and none at the end', (world) => {
    const { segments, stops } = lineOf(world, 'T2')
    const loads = [...segments, ...stops].map(({ aboard }) => aboard)
    expect(loads.every(({ loadingMeters, weightKg, pallets }) => Math.min(loadingMeters, weightKg, pallets) >= 0)).toBe(
      true,
    )
    expect(stops.at(-1)?.aboard).toEqual({ loadingMeters: 0, weightKg: 0, pallets: 0 })
  })

  property.prop([fc.tuple(...IDS.map(anyOrder)), rowOf(['A', 'B', 'C']), fc.nat(3_000)])(
    'that begin later bring the truck nowhere earlier',
    (orders, stops, minutes) => {
      const facts = ordersOf(orders.map(undated))
      const [early, late] = [0, minutes].map((more) =>
        timelineOf({ id: 'T', stops }, facts, at('06:00') + more * MINUTE),
      )
      for (const [index, stop] of (late?.stops ?? []).entries())
        expect(stop.arrival).toBeGreaterThanOrEqual(early?.stops[index]?.arrival ?? Infinity)
    },
  )

  property.prop([anyBoard])('keep the breaks and the daily rests', (world) => {
    expect(mostDriven(lineOf(world, 'T1').segments, 45)).toBeLessThanOrEqual(270)
    expect(mostDriven(lineOf(world, 'T1').segments, 540)).toBeLessThanOrEqual(540)
  })
})

/**
 * The longest driving, minutes, between two times of standing still for so long; a break of 45 minutes may be one of 15 and then
 * one of 30. Source: VO (EG) 561/2006, Art. 7
 */
function mostDriven(segments: readonly Segment[], rest: 45 | 540): number {
  let [driven, still, most, hasFirstPart] = [0, 0, 0, false]
  for (const { kind, from, to } of segments) {
    const minutes = (to - from) / MINUTE
    // Loading and unloading is work.
    const isWork = kind === 'drive' || kind === 'stop'
    if (isWork && still >= 15 && driven > 0) hasFirstPart = true
    still = isWork ? 0 : still + minutes
    if (still >= (rest === 45 && hasFirstPart ? 30 : rest)) {
      driven = 0
      hasFirstPart = false
    }
    if (kind === 'drive') driven += minutes
    most = Math.max(most, driven)
  }
  return most
}

describe('a placement', () => {
  property.prop([anyBoard])('that breaks nothing keeps breaks and rests over all tours of the vehicle', (world) => {
    const [own] = trucks
    const both = { ...world, tours: world.tours.map((one) => ({ ...one, resource: own?.key })) }
    if (assess(asItIs(both, 'T1'), both).violations.length > 0) return
    const lines = ['T1', 'T2'].map((id) => lineOf(both, id)).toSorted((a, b) => a.start - b.start)
    const parts = lines.flatMap(({ segments, start }, index): Segment[] => {
      const [before, first] = [lines[index - 1], segments[0]]
      if (!before || !first) return [...segments]
      expect(start).toBeGreaterThanOrEqual(before.end)
      return [{ kind: 'rest', from: before.end, to: start, aboard: first.aboard }, ...segments]
    })
    expect(mostDriven(parts, 45)).toBeLessThanOrEqual(270)
    expect(mostDriven(parts, 540)).toBeLessThanOrEqual(600)
  })

  property.prop([anyBoard])('that puts a tour back where it was changes nothing', (world) => {
    for (const id of ['T1', 'T2']) {
      const { timeline, before, figures } = assess(asItIs(world, id), world)
      expect(timeline).toEqual(before)
      expect(figures).toMatchObject({ extraKm: 0, minutes: figures.minutesBefore, km: figures.kmBefore })
      expect(figures.extraCost ?? 0).toBe(0)
    }
  })

  // With its remedies: each is a judgement of its own.
  property.prop([anyBoard, rowOf(['A', 'B', 'E']), fc.nat(5_000)], { numRuns: 60 })(
    'is judged the same each time, and changes nothing it is judged by',
    (world, stops, minutes) => {
      const placement = { resource: trucks[1]?.key, tourId: 'T1', stops, startAt: at('06:00') + minutes * MINUTE }
      const kept = structuredClone(world)
      expect(judge(placement, world)).toEqual(judge(placement, structuredClone(world)))
      expect(world).toEqual(kept)
    },
  )

  property.prop([anyBoard])('overlaps another tour as that one overlaps it', (world) => {
    const overlaps = (id: string) =>
      assess(asItIs(world, id), world).violations.flatMap(({ code, at: span, tourId }) =>
        code === 'reason.plan.overlap' ? [{ span, tourId }] : [],
      )
    const [one, other] = [overlaps('T1'), overlaps('T2')]
    expect(one.map(({ span }) => span)).toEqual(other.map(({ span }) => span))
    expect([one, other].map((found) => found.map(({ tourId }) => tourId))).toEqual(
      one.length === 0 ? [[], []] : [['T2'], ['T1']],
    )
  })

  property.prop([anyBoard, rowOf(['A', 'B', 'E'])])('has legs that add up to what is aboard', (world, stops) => {
    const { legs, timeline } = assess({ resource: trucks[0]?.key, tourId: 'T1', stops }, world)
    for (const { fromStop, plannedMeters, addedMeters, kg } of legs) {
      const aboard = timeline.stops[fromStop]?.aboard
      expect(plannedMeters + addedMeters).toBeCloseTo(aboard?.loadingMeters ?? 0, 2)
      expect(kg).toBe(aboard?.weightKg)
    }
  })
})

/** Every row of stops in which an order is among the others, each way of putting it there. */
function everyRow(stops: readonly TourStop[], orderId: string): string[] {
  const rows = loneStops(orderId).reduce<TourStop[][]>(
    (all, stop) =>
      all.flatMap((row) => Array.from({ length: row.length + 1 }, (_, place) => row.toSpliced(place, 0, stop))),
    [[...stops]],
  )
  const placeOf = (row: readonly TourStop[], kind: 'pickup' | 'delivery') =>
    row.findIndex((stop) => isSameStop(stop, { orderId, kind }))
  return rows.filter((row) => placeOf(row, 'pickup') < placeOf(row, 'delivery')).map(shown)
}
const shown = (row: readonly TourStop[]) =>
  row.map(({ orderId, kind }) => `${kind === 'pickup' ? '+' : '-'}${orderId}`).join(' ')

describe('places for an order', () => {
  property.prop([anyBoard], { numRuns: 60 })(
    'in a tour are all there are, those without violation first, then the lesser breach, then by margin',
    (world) => {
      const { stops } = tourOf(world, 'T1')
      const found = insertionsInto({ orderIds: ['E'] }, 'T1', world)
      expect(found.map(({ placement }) => shown(placement.stops)).toSorted()).toEqual(
        [...new Set(everyRow(stops, 'E'))].toSorted(),
      )
      const worth = found.map(
        ({ violations, figures }) => [gravityOf(violations), violations.length, -(figures.margin ?? 0)] as const,
      )
      expect(worth).toEqual(worth.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]))
      expect(found.every(({ placement }) => orderIdsOf(placement.stops).includes('E'))).toBe(true)
    },
  )

  property.prop([anyBoard], { numRuns: 60 })(
    'proposed first is none worse than any in a tour that is driven in its time',
    (world) => {
      const one = world.orders.get('E')
      const { open = 0 } = one ? windowOf(one.pickup) : {}
      const { close = Infinity } = one ? windowOf(one.delivery) : {}
      const isThen = (id: string) => {
        const { start, end: until } = lineOf(world, id)
        return until >= Math.max(world.now, open) && start <= close
      }
      const { best } = bestPlaces({ orderIds: ['E'] }, world, 5)
      const clean = ['T1', 'T2']
        .filter(isThen)
        .flatMap((id) => insertionsInto({ orderIds: ['E'] }, id, world))
        .filter(({ violations }) => violations.length === 0)
      const most = Math.max(-Infinity, ...clean.map(({ figures }) => figures.margin ?? -Infinity))
      if (clean.length === 0) return
      expect(best[0]?.violations).toEqual([])
      expect(best[0]?.figures.margin).toBeGreaterThanOrEqual(most)
    },
  )
})

/** The same boards in the middle of the day: some of it done, some late, and each truck somewhere. */
const anyHour = fc
  .tuple(anyBoard, fc.tuple(anyTown, anyTown), fc.nat(4 * 24 * 60), fc.tuple(...IDS.map(() => fc.nat(3))), fc.nat(120))
  .map(([world, towns, minutes, progress, late]): Board => {
    const steps = [undefined, 'EN_ROUTE_PICKUP', 'IN_TRANSIT', 'DELIVERED'] as const
    // What is not on a tour has done nothing.
    const told = [...world.orders.values()].map((one, index): PlanOrder => {
      const transportStatus = one.id === 'E' ? undefined : steps[progress[index] ?? 0]
      return { ...one, transportStatus, ...(transportStatus && { status: 'IN_TRANSIT', delayMinutes: late }) }
    })
    return {
      ...world,
      now: at('05:00') + minutes * MINUTE,
      orders: new Map(told.map((one) => [one.id, one])),
      resources: world.resources.map((one, index) => ({ ...one, standsAt: site(towns[index] ?? '20457') })),
    }
  })

/** When the first stop begins that is not done, and the truck could be there if it drove at once and never rested. */
function firstOpen({ placement, timeline }: Verdict, world: Board) {
  const stop = timeline.stops.find(({ isDone }) => !isDone)
  const order = stop && world.orders.get(stop.orderId)
  const truckThere = world.resources.find(({ key }) => key === placement.resource)?.standsAt
  const rowBefore = world.tours.filter(({ id, resource }) => resource === placement.resource && id !== placement.tourId)
  const place = order && (stop.kind === 'pickup' ? order.pickup : order.delivery).site
  // With another tour in between the truck comes from that one.
  const way = place && truckThere && rowBefore.length === 0 ? minutesBetween(truckThere, place) : 0
  return { begin: stop?.begin ?? Infinity, soonest: world.now + way * MINUTE }
}

describe('by the clock', () => {
  property.prop([anyHour])('no tour that somebody drives has anything to do in the past', (world) => {
    for (const { tour: one, timeline } of indexOf(world).tours.values()) {
      if (one.resource === undefined) continue
      for (const stop of timeline.stops) if (!stop.isDone) expect(stop.end).toBeGreaterThanOrEqual(world.now)
    }
  })

  property.prop([anyHour], { numRuns: 60 })('nothing that is proposed begins before now and the way there', (world) => {
    const { best } = bestPlaces({ orderIds: ['E'] }, world, 5)
    const joined = ['T1', 'T2'].flatMap((id) => insertionsInto({ orderIds: ['E'] }, id, world))
    for (const verdict of [...best, ...joined.filter(({ violations }) => violations.length === 0)]) {
      const { begin, soonest } = firstOpen(verdict, world)
      expect(begin).toBeGreaterThanOrEqual(soonest)
    }
  })

  property.prop([anyHour, fc.nat(5_000), fc.constantFrom(0, 1)], { numRuns: 60 })(
    'nor any remedy',
    (world, minutes, row) => {
      const startAt = world.now - 1_000 * MINUTE + minutes * MINUTE
      const placement = { resource: trucks[row]?.key, stops: loneStops('E'), startAt }
      const { violations, hints } = judge(placement, world)
      for (const { remedy } of [...violations, ...hints]) {
        if (!remedy) continue
        const { begin, soonest } = firstOpen(assess(remedy.placement, world), world)
        expect(begin).toBeGreaterThanOrEqual(soonest)
      }
    },
  )
})
