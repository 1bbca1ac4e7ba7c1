import { describe, expect, test } from 'vitest'
import { besideTours } from '#src/domain/matching/beside.ts'
import type { PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { board, end, order, site, tour, truck } from './planning-world.ts'

const DAY = '2026-11-27'
/** 11 m in Dresden on Friday morning, for Munich. */
const tiles = (more: Partial<PlanOrder> = {}) =>
  order(
    'X',
    end('01067', { date: DAY, from: '06:00', to: '10:00' }),
    end('80331', { date: '2026-11-28', from: '07:00' }),
    {
      ...{ loadingMeters: 11, weightKg: 14_300 },
      ...more,
    },
  )
/** What the truck carries around the town that morning, and unloads before noon. */
const parcels = (more: Partial<PlanOrder> = {}, postalCode = '01067') =>
  order(
    'A',
    end(postalCode, { date: DAY, from: '09:00', to: '10:00', company: 'Lager' }),
    end(postalCode, { date: DAY, from: '11:00', to: '12:00', company: 'Werk' }),
    { loadingMeters: 3.4, weightKg: 4000, ...more },
  )

function judged(orders: readonly PlanOrder[], { row = '+A -A', ...more }: Partial<Resource> & { row?: string } = {}) {
  const dresden = truck('DD-NK 62', { standsAt: site('01067'), ...more })
  const world = board({ resources: [dresden], orders, tours: [tour('1', dresden, row)] })
  return besideTours('X', dresden.key, world, 50)
}

describe('beside what its vehicle drives an order is judged as the board does', () => {
  test('too little room in the window, and enough once the other goods have left: from when on, and the sums', () => {
    expect(judged([tiles(), parcels()])).toMatchObject({
      lacks: [{ code: 'lack.loadingMeters', values: { meters: 0.8 } }],
      remedy: { kind: 'shift', code: 'remedy.from', date: DAY, from: '11:45', to: '14:15' },
      proof: [
        { code: 'sum.room', values: { free: 10.2, capacity: 13.6, needed: 11 } },
        { code: 'sum.freed', values: { meters: 3.4, time: '11:30', place: 'Dresden' } },
      ],
    })
  })

  test('too much weight is said in tons', () => {
    expect(judged([tiles({ loadingMeters: 5 }), parcels({ weightKg: 12_000 })])).toMatchObject({
      lacks: [{ code: 'lack.payload', values: { tons: 2.3 } }],
      remedy: { from: '11:45' },
    })
  })

  test('room for both is room, also for an order nobody has confirmed yet', () => {
    expect(judged([tiles(), parcels({ loadingMeters: 2.6 })])).toBe('fits')
    expect(judged([tiles({ status: 'CREATED' }), parcels({ loadingMeters: 2.6 })])).toBe('fits')
  })

  test('a tour far away, one of another day, and a truck that cannot take it have no room to share', () => {
    expect(judged([tiles(), parcels({ loadingMeters: 2.6 }, '20457')])).toBeUndefined()
    const tomorrow = end('01067', { date: '2026-11-30', from: '07:00', to: '09:00' })
    expect(judged([tiles(), parcels({ pickup: tomorrow, delivery: { ...tomorrow, to: '14:00' } })])).toBeUndefined()
    expect(judged([tiles({ cooled: true }), parcels({ loadingMeters: 2.6 })], { reefer: false })).toBeUndefined()
  })
})
