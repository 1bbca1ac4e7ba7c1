import { expect, test } from 'vitest'
import { assignmentConflicts } from '#src/domain/assignment/assignment.ts'
import { rateCapacity } from '#src/domain/carriers/match-parts.ts'
import type { PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { wishAnswer } from '#src/domain/vehicles/wish.ts'
import type { VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { at, board, end, order, stops, truck } from './planning-world.ts'

const said = (wish: Partial<PlanOrder>, resource: Resource) => {
  const freight = order(
    'A',
    end('30159', { date: '2026-11-27', from: '07:00', to: '11:00' }),
    end('34117', { date: '2026-11-27', from: '08:00', to: '17:00' }),
    { loadingMeters: 3, weightKg: 4000, ...wish },
  )
  const world = board({ resources: [resource], orders: [freight] })
  const { violations, hints } = judge({ resource: resource.key, stops: stops('+A -A'), startAt: at('07:00') }, world)
  return [...violations, ...hints].map(({ code, severity }) => `${severity} ${code}`)
}
const solo = truck('H-S 12', { type: 'SOLO_12', loadingMeters: 7.2, payloadKg: 5500, pallets: 18 })
const cargo = (vehicleType: VehicleType) => ({ order: 'A', vehicleType, loadingMeters: 3, weightKg: 4000 })
const assigned = (wished: VehicleType, type: VehicleType) =>
  assignmentConflicts({ cargo: cargo(wished), vehicle: { licencePlate: 'H-S 12', type }, today: '2026-11-26' }).map(
    ({ code, severity }) => `${severity} ${code}`,
  )
const matched = (vehicleType: VehicleType | undefined, type: VehicleType) => {
  const candidate = { carrierId: 'c', carrierName: 'C', city: 'Hannover', postalCode: '30159', vehicleType: type }
  const rated = rateCapacity({ loadingMeters: 3, weightKg: 4000, ...(vehicleType && { vehicleType }) }, candidate)
  return rated.warnings?.map(({ code }) => code)
}

test('a type nobody chose demands nothing: 3 LDM and 4 t ride on a lorry of 12 t, everywhere', () => {
  expect(said({ requiredVehicleType: 'TRUCK' }, solo)).toEqual([])
  expect(assigned('TRUCK', 'SOLO_12')).toEqual([])
  expect(matched('TRUCK', 'SOLO_12')).toEqual([])
  expect(matched(undefined, 'SOLO_12')).toEqual([])
})

test('a larger one than wanted that can do the work is a hint, everywhere', () => {
  expect(said({ requiredVehicleType: 'SOLO_7_5', weightKg: 2000 }, solo)).toEqual(['warn reason.plan.largerVehicle'])
  expect(assigned('SOLO_7_5', 'TAUTLINER')).toEqual(['warn reason.plan.largerVehicle'])
  expect(matched('SOLO_7_5', 'TAUTLINER')).toEqual(['warning.largerVehicle'])
})

test('another one than wanted stands in the way', () => {
  expect(said({ requiredVehicleType: 'MEGA' }, solo)).toEqual(['block reason.plan.vehicleType'])
  expect(assigned('BOX', 'TAUTLINER')).toEqual(['block reason.plan.vehicleType'])
  expect(matched('REEFER', 'BOX')).toEqual(['warning.otherVehicle'])
})

test.each<[VehicleType, VehicleType, string]>([
  ['TAUTLINER', 'TRUCK', 'fits'],
  ['TAUTLINER', 'MEGA', 'fits'],
  ['TAUTLINER', 'BOX', 'other'],
  ['TAUTLINER', 'SOLO_12', 'other'],
  ['BOX', 'REEFER', 'larger'],
  ['REEFER', 'BOX', 'other'],
  ['SPRINTER', 'SOLO_7_5', 'larger'],
  ['SOLO_12', 'SOLO_7_5', 'other'],
  ['MEGA', 'JUMBO', 'larger'],
  ['MEGA', 'TAUTLINER', 'other'],
])('who asks for %s and gets %s: %s', (asked, offered, answer) => {
  expect(wishAnswer(asked, offered)).toBe(answer)
})

test('of several types a subcontractor has, the best counts', () => {
  const firm = (types: VehicleType[]) =>
    truck('Kowalski', { key: 'carrier:k', type: undefined, types, loadingMeters: undefined, payloadKg: undefined })
  const carried = (wish: VehicleType, types: VehicleType[]) =>
    said({ requiredVehicleType: wish }, firm(types)).filter((one) => one.includes('ehicle'))
  expect(carried('SOLO_12', ['SPRINTER', 'SOLO_12'])).toEqual([])
  expect(carried('SOLO_12', ['SPRINTER', 'MEGA'])).toEqual(['warn reason.plan.largerVehicle'])
  expect(carried('SOLO_12', ['SPRINTER'])).toEqual(['block reason.plan.vehicleType'])
})
