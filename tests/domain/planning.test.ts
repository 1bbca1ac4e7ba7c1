import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/dates.ts'
import { bestPlaces, insertionsInto } from '#src/domain/planning/insertion.ts'
import { timelineOf } from '#src/domain/planning/timeline.ts'
import { board, end, lone, order, truck } from './planning-world.ts'

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
})

const row = (stops: readonly { orderId: string; kind: string }[]) =>
  stops.map(({ orderId, kind }) => `${kind === 'pickup' ? '+' : '-'}${orderId}`).join(' ')

describe('an order beside another', () => {
  test('rides between its stops at the least cost: after 1, before 4', () => {
    const [best, second, third] = insertionsInto({ orderIds: ['B'] }, '2619', world)
    const told = [best, second, third].map(
      (one) => one && [row(one.placement.stops), one.figures.extraKm, one.figures.margin],
    )
    expect(told).toEqual([
      ['+A +B -B -A', 16, 366.64],
      ['+A +B -A -B', 95, 251.3],
      ['+B +A -B -A', 182, 124.28],
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
