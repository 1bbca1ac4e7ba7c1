import { expect, test } from 'vitest'
import type { PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { gravityOf } from '#src/domain/planning/offers/gravity.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { byWorth } from '#src/domain/planning/offers/routes.ts'
import { at, board, end, order, site, stops, truck } from './planning-world.ts'

const freight = (more: Partial<PlanOrder> = {}) =>
  order(
    'A',
    end('30159', { date: '2026-11-27', from: '06:00', to: '08:00' }),
    end('34117', { date: '2026-11-27', from: '07:00', to: '18:00' }),
    { loadingMeters: 10, weightKg: 9000, customerPrice: 900, ...more },
  )
const places = (resources: readonly Resource[], more: Partial<PlanOrder> = {}, eurPerKm?: number) => {
  const on = board({ resources, orders: [freight(more)], now: at('04:30') })
  const { best } = bestPlaces({ orderIds: ['A'] }, { ...on, ...(eurPerKm !== undefined && { eurPerKm }) }, 5)
  return best.map(({ placement, violations }) => [placement.resource, ...violations.map(({ code }) => code)].join(' '))
}

test('what breaks capacity stands below what may not be driven, and what breaks nothing above, whatever it is called', () => {
  const near = (id: string, more: Partial<Resource>) => truck(id, { standsAt: site('30159'), ...more })
  expect(
    places([
      near('A-ZU KLEIN', { type: 'SOLO_12', loadingMeters: 7.2, payloadKg: 12_000 }),
      near('B-ABGELAUFEN', { papers: [{ kind: 'liability', validUntil: '2026-11-01' }] }),
      near('D-PASST', {}),
    ]),
  ).toEqual([
    'vehicle:D-PASST',
    'vehicle:B-ABGELAUFEN reason.vehicle.liabilityExpired',
    'vehicle:A-ZU KLEIN reason.plan.loadingMeters',
  ])
})

test('what breaks capacity stands below what only begins late, also where it costs less', () => {
  const small = truck('A-ZU KLEIN', { type: 'SOLO_12', loadingMeters: 7.2, payloadKg: 12_000, standsAt: site('30159') })
  const big = truck('B-SPAET', { standsAt: site('34117') })
  const world = board({ resources: [small, big], orders: [freight()], now: at('04:30') })
  const held = (resource: Resource, startAt: number) =>
    assess({ resource: resource.key, stops: stops('+A -A'), startAt }, world)
  const [capacity, late] = [held(small, at('06:00')), held(big, at('13:00'))]
  expect(capacity.violations.map(({ code }) => code)).toEqual(['reason.plan.loadingMeters'])
  expect(late.violations.map(({ code }) => code)).toEqual(['reason.plan.window'])
  expect(capacity.figures.margin).toBeGreaterThan(late.figures.margin ?? 0)
  expect([capacity, late].toSorted(byWorth)).toEqual([late, capacity])
})

test('the nearest stands first, also for who may not read money', () => {
  const trucks = [
    truck('A-FERN', { standsAt: site('20457') }),
    truck('B-MITTE', { standsAt: site('38100') }),
    truck('C-NAH', { standsAt: site('30159') }),
  ]
  const later = { pickup: end('30159', { date: '2026-11-27', from: '12:00', to: '14:00' }), customerPrice: undefined }
  const order = ['vehicle:C-NAH', 'vehicle:B-MITTE', 'vehicle:A-FERN']
  expect(places(trucks, later)).toEqual(order)
  expect(places(trucks, later, 0)).toEqual(order)
})

test('nothing weighs more than what no reason lifts', () => {
  expect(gravityOf([])).toBe(0)
  expect(gravityOf([{ code: 'reason.plan.window' }])).toBeLessThan(gravityOf([{ code: 'reason.plan.weight' }]))
  expect(gravityOf([{ code: 'reason.plan.window', final: true }])).toBeGreaterThan(
    gravityOf([{ code: 'reason.plan.weight' }]),
  )
})

test('what weighs the same, from what only begins late to what does not fit', () => {
  const classes = [
    ['plan.window', 'plan.early'],
    ['plan.rest', 'plan.dailyDriving', 'plan.sundayBan', 'plan.closed'],
    ['plan.overlap', 'plan.unreachable', 'plan.past'],
    ['vehicle.liabilityExpired', 'driver.licenceClass', 'carrierBlocked'],
    [
      'plan.loadingMeters',
      'plan.weight',
      'plan.pallets',
      'plan.vehicleType',
      'plan.tailLift',
      'plan.adr',
      'plan.cooling',
      'plan.temperature',
      'plan.coldRange',
      'plan.palletExchange',
      'plan.pieceLength',
    ],
  ] as const
  const weights = classes.map((codes) => [...new Set(codes.map((code) => gravityOf([{ code: `reason.${code}` }])))])
  expect(weights).toEqual(
    weights
      .flat()
      .toSorted((a, b) => a - b)
      .map((weight) => [weight]),
  )
  expect(new Set(weights.flat()).size).toBe(classes.length)
})

test('what begins hours late on its day weighs less than a load too large, what begins so late that it is another day more', () => {
  const late = (minutes: number) => gravityOf([{ code: 'reason.plan.window', values: { minutes } }])
  const tooLarge = gravityOf([{ code: 'reason.plan.loadingMeters' }])
  expect(late(6 * 60)).toBeLessThan(tooLarge)
  expect(late(6 * 60 + 1)).toBeGreaterThan(tooLarge)
})
