import { describe, expect, test } from 'vitest'
import type { PlanOrder, PlanTour, Resource } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { board, end, order, stops, tour, truck } from './planning-world.ts'

const day = { date: '2026-11-27' }
const load = (id: string, loadingMeters: number, weightKg: number, more: Partial<PlanOrder> = {}) =>
  order(id, end('20457', day), end('30159', day), { loadingMeters, weightKg, ...more })
const orders = [load('A', 8.8, 12_000), load('B', 4.8, 9_000), load('C', 8.4, 15_000)]

/** What speaks against a row of stops on a truck, and how much of it. */
function against(row: string, resource: Resource, { some = orders, as }: { some?: PlanOrder[]; as?: PlanTour } = {}) {
  const world = board({ resources: [resource], orders: some, tours: as ? [as] : [] })
  const { violations } = judge({ resource: resource.key, tourId: as?.id, stops: stops(row) }, world)
  return violations.map(({ code, values }) => [code, ...['sum', 'capacity'].flatMap((name) => values[name] ?? [])])
}

describe('capacity is judged leg by leg', () => {
  test('what is unloaded makes room: 22 m ride on 13.6, as no leg has more than that', () => {
    expect(against('+A +B -A +C -B -C', truck('HH-NK 1'))).toEqual([])
  })

  test('too much on a leg is named with what is aboard and what there is', () => {
    expect(against('+A +B +C -A -B -C', truck('HH-NK 1'))).toEqual([
      ['reason.plan.loadingMeters', 22, 13.6],
      ['reason.plan.weight', 36_000, 24_000],
    ])
  })
})

describe('dangerous goods are judged by what is aboard together', () => {
  const goods = (id: string, packingGroup: string, quantity: number) =>
    load(id, 1, 500, { dangerousGoods: [{ unNumber: '1263', class: '3', packingGroup, quantity, unit: 'kg' }] })
  const both = [goods('A', 'II', 200), goods('B', 'III', 500)]

  test('600 and 500 points, each free alone, need an ADR vehicle while they are aboard together', () => {
    const judged = (row: string, adr: boolean | undefined) => against(row, truck('HH-NK 1', { adr }), { some: both })
    expect(judged('+A +B -A -B', false)).toEqual([['reason.plan.adr']])
    expect(judged('+A -A +B -B', false)).toEqual([])
    expect(judged('+A +B -A -B', true)).toEqual([])
    expect(judged('+A +B -A -B', undefined)).toEqual([])
  })

  test('what has to be cooled needs a vehicle that cools', () => {
    const judged = (reefer: boolean) =>
      against('+A -A', truck('HH-NK 1', { reefer }), { some: [load('A', 1, 500, { cooled: true })] })
    expect([judged(false), judged(true)]).toEqual([[['reason.plan.cooling']], []])
  })
})

describe('of a subcontractor is judged', () => {
  const kowalski = (types?: Resource['types']): Resource => ({
    ...{ key: 'carrier:car-1', id: 'car-1', label: 'Kowalski Trans', blocks: [], papers: [] },
    types,
  })

  test('nothing about his truck where he has not said what he has', () => {
    expect(against('+A +B +C -A -B -C', kowalski())).toEqual([])
  })

  test('what the largest of his trucks has room for', () => {
    expect(against('+A -A', kowalski(['SPRINTER', 'SOLO_12']))).toEqual([
      ['reason.plan.loadingMeters', 8.8, 7.2],
      ['reason.plan.weight', 12_000, 5_500],
    ])
    expect(against('+A -A', kowalski(['SPRINTER', 'TAUTLINER']))).toEqual([])
  })

  test('the truck he has named for the tour, and not what else he has', () => {
    const some = [load('A', 8.8, 4_000, { hauledBy: 'SOLO_12' })]
    const resource = kowalski(['SOLO_12', 'TAUTLINER'])
    const as = tour('T1', resource, '+A -A')
    expect(against('+A -A', resource, { some, as })).toEqual([['reason.plan.loadingMeters', 8.8, 7.2]])
    expect(against('+A -A', resource, { some })).toEqual([])
  })

  test('whether he has what an order asks for, and something that cools', () => {
    const some = [load('A', 1, 500, { requiredVehicleType: 'MEGA' }), load('B', 1, 500, { cooled: true })]
    expect(against('+A -A', kowalski(['TAUTLINER']), { some })).toEqual([['reason.plan.vehicleType']])
    expect(against('+B -B', kowalski(['TAUTLINER']), { some })).toEqual([['reason.plan.cooling']])
    expect(against('+A +B -A -B', kowalski(['MEGA', 'REEFER']), { some })).toEqual([])
  })

  test('the ban of Sunday, unless all he has are vans', () => {
    const sunday = { date: '2026-11-29', from: '08:00', to: '20:00' }
    const some = [order('A', end('20457', sunday), end('30159', sunday), { loadingMeters: 2, weightKg: 500 })]
    const judged = (types?: Resource['types']) => against('+A -A', kowalski(types), { some }).map(([code]) => code)
    expect(judged(['SPRINTER'])).toEqual([])
    expect(judged(['SPRINTER', 'SOLO_12'])).toEqual(['reason.plan.sundayBan'])
    expect(judged()).toEqual(['reason.plan.sundayBan'])
  })
})

test('of several wishes the one that stands in the way is said', () => {
  const wishes = (one: PlanOrder['requiredVehicleType'], other: PlanOrder['requiredVehicleType']) =>
    against('+A +B -A -B', truck('HH-NK 1', { type: 'JUMBO' }), {
      some: [load('A', 1, 500, { requiredVehicleType: one }), load('B', 1, 500, { requiredVehicleType: other })],
    })
  expect([wishes('TAUTLINER', 'REEFER'), wishes('REEFER', 'TAUTLINER'), wishes('TAUTLINER', 'MEGA')]).toEqual([
    [['reason.plan.vehicleType']],
    [['reason.plan.vehicleType']],
    [],
  ])
})
