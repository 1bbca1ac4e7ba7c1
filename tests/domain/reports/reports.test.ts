import { describe, expect, test } from 'vitest'
import { laneKey, laneName, parseLane } from '#src/domain/reports/lanes.ts'
import { percentOf } from '#src/domain/reports/shares.ts'
import { added, costOf, marginOf, NO_ORDERS, without } from '#src/domain/reports/sums.ts'
import { costPerLoadedKm, type DrivenTour, sumsOfTour } from '#src/domain/reports/tours-driven.ts'
import {
  addWeeks,
  daysOf,
  isWeek,
  lastCompleteWeek,
  weekOf,
  weeksThrough,
  yearBefore,
} from '#src/domain/reports/weeks.ts'

describe('Calendar weeks', () => {
  test.each([
    ['2026-W40', true],
    ['2026-W53', true],
    ['2025-W53', false],
    ['2026-W00', false],
    ['2026-40', false],
    ['2026-W4', false],
    ['0999-W10', false],
  ])('%s is one: %s', (week, expected) => expect(isWeek(week)).toBe(expected))

  test('begin on Monday, and belong to the year of their Thursday', () => {
    expect(daysOf('2026-W40')).toEqual({ from: '2026-09-28', to: '2026-10-04' })
    expect([weekOf('2027-01-03'), weekOf('2027-01-04'), weekOf('2024-12-30')]).toEqual([
      '2026-W53',
      '2027-W01',
      '2025-W01',
    ])
    expect(weeksThrough('2026-W52', '2027-W02')).toEqual(['2026-W52', '2026-W53', '2027-W01', '2027-W02'])
    expect(weeksThrough('2026-W02', '2026-W01')).toEqual([])
    expect([addWeeks('2027-W01', -1), addWeeks('2026-W53', 1)]).toEqual(['2026-W53', '2027-W01'])
    expect([lastCompleteWeek('2026-11-22'), lastCompleteWeek('2026-11-23')]).toEqual(['2026-W46', '2026-W47'])
    expect([yearBefore('2026-W40'), yearBefore('2026-W53')]).toEqual(['2025-W40', undefined])
  })
})

describe('Lanes', () => {
  test.each([
    ['DE.20~DE.80', '20 – 80'],
    ['DE.20~NL.30', '20 – NL 30'],
    ['DE.~PL.60', '? – PL 60'],
  ])('%s is %s', (key, name) => {
    const lane = parseLane(key)
    expect(lane && [laneName(lane), laneKey(lane)]).toEqual([name, key])
  })

  test.each(['', 'DE.20', 'DE.20~', 'DE.200~DE.80', 'DE.20~DE.80~DE.90'])('%j is none', (key) => {
    expect(parseLane(key)).toBeUndefined()
  })
})

describe('The sums of orders', () => {
  const own = { ...NO_ORDERS, orders: 1, revenue: 100_000, priced: 1, pricedRevenue: 100_000, ownKm: 30_050 }
  const bought = { ...NO_ORDERS, orders: 1, revenue: 50_000, priced: 1, pricedRevenue: 50_000, carrierCost: 44_000 }

  test('cost what carriers get and own vehicles drive, rounded once', () => {
    expect([costOf(own), costOf(bought), costOf(added(own, bought))]).toEqual([43_873, 44_000, 87_873])
    expect(marginOf(added(own, bought))).toEqual({ cents: 62_127, percent: 41.4 })
  })

  test('of nothing have no margin, and a part taken away leaves the other', () => {
    expect(marginOf(NO_ORDERS)).toEqual({ cents: 0, percent: undefined })
    expect(without(added(own, bought), bought)).toEqual(own)
    expect([percentOf(1, 3), percentOf(0, 5), percentOf(1, 0)]).toEqual([33.3, 0, undefined])
  })
})

describe('A tour', () => {
  const lengths: Readonly<Record<string, number>> = { AB: 100, BC: 50, CD: 200, BD: 240, XA: 30 }
  const km = (from: string, to: string) => lengths[`${from}${to}`] ?? 0
  const freight: Readonly<Record<string, number>> = { one: 6.8, two: 13.6 }
  const measures = { km, freightOf: (id: string) => ({ loadingMeters: freight[id] }) }
  const stop = (orderId: string, kind: 'pickup' | 'delivery', place: string) => ({
    orderId,
    kind,
    place,
    date: '2026-11-16',
  })
  const tour: DrivenTour = {
    ...{ vehicleId: 'v', vehicleLength: 13.6, blocks: [] },
    stops: [
      stop('one', 'pickup', 'A'),
      stop('one', 'delivery', 'B'),
      stop('two', 'pickup', 'C'),
      stop('two', 'delivery', 'D'),
    ],
  }
  const before: DrivenTour = { ...tour, stops: [stop('zero', 'delivery', 'X')] }

  test('is measured leg by leg: empty between two loads and on the way to the first', () => {
    expect(sumsOfTour(tour, before, measures)).toEqual({
      ...{ tours: 1, km: 380, emptyKm: 80 },
      ...{ loaded: 6.8 * 100 + 13.6 * 200, offered: 13.6 * 350 },
    })
    expect(sumsOfTour(tour, undefined, measures)).toMatchObject({ km: 350, emptyKm: 50 })
  })

  test('offers nothing on a day in the workshop, and is never fuller than full', () => {
    const blocks = [{ kind: 'workshop' as const, from: '2026-11-16', to: '2026-11-16', reason: 'Bremse' }]
    expect(sumsOfTour({ ...tour, blocks }, undefined, measures)).toMatchObject({ km: 350, loaded: 0, offered: 0 })
    expect(sumsOfTour({ ...tour, vehicleLength: 5 }, undefined, measures)).toMatchObject({
      loaded: 1500,
      offered: 1750,
    })
  })

  test('costs every kilometre, told by those with goods aboard', () => {
    expect(costPerLoadedKm({ km: 380, emptyKm: 80 })).toBe(185)
    expect(costPerLoadedKm({ km: 80, emptyKm: 80 })).toBeUndefined()
  })
})
