import { describe, expect, test } from 'vitest'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { costPerKm, standingCost, tollPerKm } from '#src/domain/prices/running-costs.ts'
import { VEHICLE_TYPES, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { board, end, lone, order, site, truck } from './planning-world.ts'

test('a kilometre costs by the class of the vehicle: the vehicle, its toll and the driver at the wheel', () => {
  expect(VEHICLE_TYPES.map((type) => [type, costPerKm(type)])).toEqual([
    ['TRUCK', 1.46],
    ['TAUTLINER', 1.46],
    ['MEGA', 1.48],
    ['JUMBO', 1.51],
    ['BOX', 1.46],
    ['REEFER', 1.59],
    ['SOLO_12', 1.1],
    ['SOLO_7_5', 0.95],
    ['SPRINTER', 0.69],
  ])
  expect(costPerKm()).toBe(1.46)
})

test('toll is for what is heavier than a van', () => {
  expect((['TRUCK', 'SOLO_12', 'SOLO_7_5', 'SPRINTER'] as const).map((type) => tollPerKm(type))).toEqual([
    0.348, 0.2, 0.15, 0,
  ])
})

test('an hour of standing costs what the driver does', () => {
  expect([standingCost(60), standingCost(90), standingCost(0)]).toEqual([26, 39, 0])
})

const window = { date: '2026-11-27', from: '07:00', to: '18:00' }

describe('what an own run costs more than nothing', () => {
  const costOf = (type: VehicleType, more: Parameters<typeof truck>[1] = {}, delivery = window) => {
    const one = truck('EINS', { type, standsAt: site('20457'), ...more })
    const on = board({
      resources: [one],
      orders: [order('A', end('20457', window), end('28197', delivery), { customerPrice: 900, loadingMeters: 13.6 })],
    })
    return judge({ resource: one.key, stops: loneStops('A') }, on).figures.extraCost
  }

  test('by class, with an hour at each ramp', () => {
    // Hamburg to Bremen are 125 km.
    expect(costOf('TAUTLINER')).toBe(234.5)
    expect(costOf('SPRINTER')).toBe(138.25)
    expect(costOf('REEFER')).toBe(250.75)
  })

  test('with a quarter of the way home, where no tour comes behind it', () => {
    // From Bremen home to Hamburg, where it stands anyway.
    expect(costOf('TAUTLINER', { home: site('20457') })).toBe(280.13)
    // It lives in Bremen: what it would have had to drive home from Hamburg is saved.
    expect(costOf('TAUTLINER', { home: site('28197') })).toBe(188.88)
  })

  test('with the time the driver waits for a ramp to open', () => {
    const late = { ...window, from: '16:00' }
    const [usual = 0, waiting = 0] = [costOf('TAUTLINER'), costOf('TAUTLINER', {}, late)]
    expect(waiting - usual).toBeGreaterThan(100)
  })

  test('and the way home is none where another tour begins there', () => {
    const one = truck('EINS', { standsAt: site('20457'), home: site('20457') })
    const later = { ...window, date: '2026-11-30' }
    const on = board({
      resources: [one],
      orders: [
        order('A', end('20457', window), end('28197', window), { customerPrice: 900 }),
        order('B', end('28197', later), end('20457', later), { status: 'ASSIGNED' }),
      ],
      tours: [lone('1', one, 'B')],
    })
    const { extraCost, emptyKm } = judge({ resource: one.key, stops: loneStops('A') }, on).figures
    // The empty way to Bremen falls away: 125 km less empty, 125 km more loaded, and two hours at the ramps.
    expect([extraCost, emptyKm]).toEqual([52, 0])
  })
})
