import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { bestPlaces, insertionsInto } from '#src/domain/planning/offers/insertion.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { rowsOf, timelineOf } from '#src/domain/planning/scene/timeline.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, end, lone, order, stops, tour, truck } from './planning-world.ts'

const clock = (epoch: number) => epochToZoned(epoch).time

const day = { date: '2026-11-27' }
const A = order(
  'A',
  end('20457', { ...day, from: '05:00', to: '07:00' }),
  end('68159', { ...day, from: '12:00', to: '18:00' }),
  {
    ...{
      loadingMeters: 8,
      weightKg: 7_560,
      pallets: 20,
      transportStatus: 'ASSIGNED',
      status: 'ASSIGNED',
      customerPrice: 1_400,
    },
  },
)
const B = order(
  'B',
  end('30159', { ...day, from: '07:00', to: '11:00' }),
  end('63739', { ...day, from: '12:00', to: '18:00' }),
  {
    ...{ loadingMeters: 4.8, weightKg: 4_320, pallets: 12, customerPrice: 390 },
  },
)
const mega = truck('HH-NK 133', { type: 'MEGA' })
const world = board({ resources: [mega], tours: [lone('2619', mega, 'A')], orders: [A, B] })

const row = (stops: readonly { orderId: string; kind: string }[]) =>
  stops.map(({ orderId, kind }) => `${kind === 'pickup' ? '+' : '-'}${orderId}`).join(' ')

describe('a tour in time', () => {
  test('is loaded, driven with its break, and unloaded', () => {
    const line = timelineOf(world.tours[0] ?? lone('', mega, 'A'), world)
    expect(line.segments.map(({ kind, from, to }) => `${kind} ${clock(from)}–${clock(to)}`)).toEqual([
      'stop 05:00–06:00',
      'drive 06:00–10:30',
      'break 10:30–11:15',
      'drive 11:15–15:08',
      'stop 15:08–16:08',
    ])
  })

  test('stands on a Sunday, unless it would come too late by that', () => {
    const saturday = { date: '2026-11-28', from: '16:00', to: '18:00' }
    const reaches = (to: string, type?: 'SPRINTER') => {
      const row = truck('HH-NK 1', type && { type })
      const one = order('A', end('20457', saturday), end('80331', { date: '2026-11-30', from: '00:00', to }))
      const { segments, stops } = timelineOf(lone('1', row, 'A'), board({ resources: [row], orders: [one] }))
      const stood = segments.filter(({ kind, from }) => kind === 'rest' && from === at('00:00', '2026-11-29'))
      return [stood.length, stops.map(({ arrival }) => clock(arrival)).at(-1)]
    }
    expect([reaches('12:00'), reaches('02:00'), reaches('12:00', 'SPRINTER')]).toEqual([
      [1, '03:35'],
      [0, '15:50'],
      [0, '15:50'],
    ])
  })
})

describe('an order beside another', () => {
  test('rides between its stops at the least cost: after 1, before 4', () => {
    const [best, second, third] = insertionsInto({ orderIds: ['B'] }, '2619', world)
    const told = [best, second, third].map(
      (one) => one && [row(one.placement.stops), one.figures.extraKm, one.figures.margin],
    )
    expect(told).toEqual([
      ['+A +B -B -A', 16, 340.32],
      ['+A +B -A -B', 95, 223.4],
      ['+B +A -B -A', 182, 94.64],
    ])
    expect(best?.violations).toEqual([])
    expect(best?.timeline.drivingMin).toBe(8 * 60 + 37)
    expect(best?.timeline.stops.map(({ arrival, end: done }) => `${clock(arrival)}–${clock(done)}`)).toEqual([
      '05:00–06:00',
      '08:23–08:53',
      '14:32–15:02',
      '16:22–17:22',
    ])
    expect(best?.legs.map(({ plannedMeters, addedMeters }) => [plannedMeters, addedMeters])).toEqual([
      [8, 0],
      [8, 4.8],
      [8, 0],
    ])
  })

  test('is what is proposed first', () => {
    const { best, checked } = bestPlaces({ orderIds: ['B'] }, world, 5)
    expect(best.map(({ placement }) => row(placement.stops))).toEqual(['+A +B -B -A'])
    expect(checked).toBe(6)
  })
})

describe('the driver of a vehicle', () => {
  const row = truck('HH-NK 120')
  /** A tour of a day from town to town, and one that begins when it has ended. */
  const after = (
    first: readonly [from: string, to: string],
    time: string,
    second: readonly [from: string, to: string],
  ) => {
    const orders = [first, second].map(([from, to], index) =>
      order(`${index}`, end(from), end(to), { loadingMeters: 4 }),
    )
    const [start, then] = ['2026-11-30T06:00', time].map((text) => ({
      plannedDate: text.slice(0, 10),
      plannedTime: text.slice(11),
    }))
    const [one, other] = [start, then].map((set, index) =>
      loneStops(`${index}`).map((stop, at) => (at === 0 ? { ...stop, ...set } : stop)),
    )
    const tours = [one, other].map((stops, index) => ({ ...lone(`T${index}`, row, `${index}`), stops: stops ?? [] }))
    const verdict = judge(
      { resource: row.key, tourId: 'T1', stops: tours[1]?.stops ?? [] },
      board({ resources: [row], tours, orders }),
    )
    return [...verdict.violations, ...verdict.hints].map(({ code, values }) => [
      code.replace('reason.plan.', ''),
      values['driven'] ?? values['rest'] ?? values['duty'] ?? '',
    ])
  }

  test('takes his break also where two tours meet', () => {
    expect(after(['30159', '34117'], '2026-11-30T09:10', ['34117', '60311'])).toEqual([['break', '4 h 47 min']])
    expect(after(['30159', '34117'], '2026-11-30T09:55', ['34117', '60311'])).toEqual([])
  })

  test('drives nine hours a day, ten at most', () => {
    expect(after(['20457', '60311'], '2026-11-30T16:10', ['60311', '70173'])).toEqual([
      ['longDay', '9 h 52 min'],
      ['shortRest', '10 h 05 min'],
    ])
    expect(after(['20457', '60311'], '2026-11-30T16:10', ['60311', '80331'])).toEqual([
      ['dailyDriving', '12 h 38 min'],
      ['shift', '17 h 26 min'],
    ])
  })

  test('rests eleven hours before the next day, nine at least', () => {
    expect(after(['20457', '60311'], '2026-12-01T02:00', ['60311', '68159'])).toEqual([])
    expect(after(['20457', '60311'], '2026-12-01T01:00', ['60311', '68159'])).toEqual([['shortRest', '10 h 08 min']])
  })
})

describe('a row of the board', () => {
  test('says what lies between tours: the rest, and the way that is driven empty', () => {
    const row = truck('L-NK 904')
    const orders = [order('A', end('04103'), end('30159')), order('B', end('97070'), end('90402'))]
    const set = (id: string, date: string) =>
      loneStops(id).map((stop, index) => (index === 0 ? { ...stop, plannedDate: date, plannedTime: '08:00' } : stop))
    const tours = [
      { ...lone('1', row, 'A'), stops: set('A', '2026-11-27') },
      { ...lone('2', row, 'B'), stops: set('B', '2026-11-28') },
    ]
    const world = board({ resources: [row], tours, orders })
    const [unplanned, own] = rowsOf(world)
    expect([unplanned?.resource, unplanned?.tours]).toEqual([undefined, []])
    expect(own?.gaps.map(({ emptyKm, restMin, emptyFrom }) => [emptyKm, restMin, emptyFrom?.city])).toEqual([
      [365, 660, 'Hannover'],
      [undefined, 660, undefined],
    ])
    expect(own?.bans.map(({ from, to, name }) => [name, to - from])).toEqual([
      ['Sonntag', 22 * 3_600_000],
      ['Sonntag', 22 * 3_600_000],
    ])
    // Where nothing has changed, the row is the same: it is not redrawn.
    expect(rowsOf({ ...world, now: at('15:00', '2026-11-26') })[1]).toBe(own)
  })

  test('says nothing of what a subcontractor does between tours', () => {
    const other = truck('L-NK 904', { key: 'carrier:L-NK 904' })
    const tours = [tour('1', other, '+A@08:00 -A')]
    const orders = [order('A', end('04103'), end('30159'))]
    expect(rowsOf(board({ resources: [other], tours, orders }))[1]?.gaps).toEqual([])
  })

  test('has nothing between a tour and one that begins as it ends, or before that', () => {
    const row = truck('L-NK 904')
    const orders = [order('A', end('04103'), end('30159')), order('B', end('97070'), end('90402'))]
    const first = tour('1', row, '+A@08:00 -A')
    const ending = timelineOf(first, { orders: new Map(orders.map((each) => [each.id, each])) }).end
    const gapsBefore = (begin: number) => {
      const { date, time } = epochToZoned(begin)
      const tours = [first, tour('2', row, stops(`+B@${time} -B`, date))]
      return rowsOf(board({ resources: [row], tours, orders }))[1]?.gaps.map(({ from }) => from)
    }
    expect(gapsBefore(ending + 60_000)?.[0]).toBe(ending)
    expect([gapsBefore(ending)?.length, gapsBefore(ending - 60_000)?.length]).toEqual([1, 1])
  })
})
