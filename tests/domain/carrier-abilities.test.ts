import { describe, expect, test } from 'vitest'
import { assignmentConflicts } from '#src/domain/assignment/assignment.ts'
import { carrierLacks, carrierVehicles } from '#src/domain/carriers/goods.ts'
import { autoSelectedCarrierId, rateCandidate } from '#src/domain/carriers/matching.ts'
import type { Abilities } from '#src/domain/goods/abilities.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import { temperatureText } from '#src/domain/goods/temperature.ts'
import { checkPartner } from '#src/domain/partners/checks.ts'
import type { PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import type { VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { at, board, end, order, stops, truck } from './planning-world.ts'

const MANY = { unNumber: '1263', name: 'FARBE', class: '3', packingGroup: 'III', quantity: 4000, unit: 'l' }

/** What the board says against a subcontractor with these trucks for one order. */
const onBoard = (wish: Partial<PlanOrder>, able: Abilities, types: VehicleType[] = ['TAUTLINER']) => {
  const firm: Resource = {
    ...truck('Kowalski', { key: 'carrier:k', type: undefined, types }),
    ...{ adr: undefined, tailLift: undefined, reefer: undefined, ...able },
  }
  const freight = order(
    'A',
    end('30159', { date: '2026-11-27', from: '07:00', to: '11:00' }),
    end('34117', { date: '2026-11-27', from: '08:00', to: '18:00' }),
    { loadingMeters: 1, weightKg: 500, ...wish },
  )
  const world = board({ resources: [firm], orders: [freight] })
  const { violations, hints } = judge({ resource: firm.key, stops: stops('+A -A'), startAt: at('07:00') }, world)
  return [...violations, ...hints].map(({ code, severity }) => `${severity} ${code.replace('reason.plan.', '')}`)
}

/** What the chooser and the matching say, whether it stands in the way or is a hint. */
const matched = (cargo: CargoDraft, able: Abilities & { adrProven?: boolean }, vehicleTypes = ['TAUTLINER']) => {
  const { blockers, unknowns } = carrierLacks(cargo, { vehicleTypes, ...able })
  return [...blockers.map(({ code }) => code), ...unknowns.map(({ code }) => code)]
}

/** What the server says when an order is given to him. */
const assigned = (cargo: Parameters<typeof assignmentConflicts>[0]['cargo'], able: Abilities) => {
  const carrier = { euLicenceUntil: '2028-01-01', insuranceUntil: '2028-01-01', checkedAt: '2026-11-01', ...able }
  return assignmentConflicts({ cargo: { order: 'A', ...cargo }, carrier, today: '2026-11-26' }).map(
    ({ code, severity }) => `${severity} ${code.replace('reason.plan.', '')}`,
  )
}

const LINES = [MANY]

describe.each<[what: string, said: boolean | undefined, against: 'block' | 'warn' | undefined]>([
  ['he says yes', true, undefined],
  ['he says no', false, 'block'],
  ['he has not said', undefined, 'warn'],
])('%s', (_what, said, against) => {
  const found = (no: string, unknown: string) =>
    against === undefined ? [] : [against === 'block' ? `block ${no}` : `warn ${unknown}`]
  const inSearch = (ability: string) =>
    against === undefined ? [] : [against === 'block' ? `blocker.${ability}` : `warning.${ability}Unknown`]

  test('a tail lift', () => {
    expect(onBoard({ tailLift: true }, { tailLift: said })).toEqual(found('tailLift', 'tailLiftUnknown'))
    expect(matched({ tailLift: true }, { tailLift: said })).toEqual(inSearch('tailLift'))
    expect(assigned({ tailLift: true }, { tailLift: said })).toEqual(found('tailLift', 'tailLiftUnknown'))
  })

  test('dangerous goods above 1,000 points', () => {
    expect(onBoard({ dangerousGoods: LINES }, { adr: said })).toEqual(found('adr', 'adrUnknown'))
    expect(matched({ adr: MANY }, { adr: said })).toEqual(inSearch('adr'))
    expect(assigned({ adr: true }, { adr: said })).toEqual(found('adr', 'adrUnknown'))
  })

  test('an exchange of pallets', () => {
    const expected = found('palletExchange', 'palletExchangeUnknown')
    expect(onBoard({ palletExchange: true }, { palletExchange: said })).toEqual(expected)
    expect(matched({ palletExchange: true }, { palletExchange: said })).toEqual(inSearch('palletExchange'))
    expect(assigned({ palletExchange: true }, { palletExchange: said })).toEqual(expected)
  })

  test('nothing of it that no order asks for', () => {
    const able = { adr: said, tailLift: said, palletExchange: said }
    expect([onBoard({}, able), matched({}, able), assigned({}, able)]).toEqual([[], [], []])
  })
})

describe('the temperatures a carrier can hold', () => {
  const frozen = { cooled: true, temperatureMin: -20, temperatureMax: -18 }
  const cargo = { temperature: { min: -20, max: -18 } }

  test.each<[Abilities, VehicleType[], string[], string[]]>([
    [{ temperatureMin: -25, temperatureMax: 25 }, ['REEFER'], [], []],
    [{ temperatureMin: 0, temperatureMax: 20 }, ['REEFER'], ['block coldRange'], ['blocker.temperature']],
    [{}, ['REEFER'], ['warn coldUnknown'], ['warning.temperatureUnknown']],
    // What cools nothing at all holds none of them.
    [{}, ['TAUTLINER'], ['block cooling'], ['blocker.reefer']],
    [{}, [], ['warn coldUnknown'], ['warning.vehicleTypesUnknown', 'warning.temperatureUnknown']],
  ])('%o with %o', (able, types, plan, search) => {
    expect(onBoard(frozen, able, types)).toEqual(plan)
    expect(matched(cargo, able, types)).toEqual(search)
  })

  test.each([
    [-20, -20, '−20 °C'],
    [2, 8, '2–8 °C'],
    [-20, -18, '−20…−18 °C'],
    [undefined, -18, '≤ −18 °C'],
    [2.5, undefined, '≥ 2,5 °C'],
    [undefined, undefined, ''],
  ])('%s to %s is written %s', (temperatureMin, temperatureMax, text) => {
    expect(temperatureText({ temperatureMin, temperatureMax })).toBe(text)
  })

  test('are in the bounds of an order’s, and in order', () => {
    const issues = (draft: object) =>
      checkPartner({ name: 'Kowalski', ...draft }).map(({ path, code }) => `${path} ${code}`)
    expect(issues({ temperatureMin: -25, temperatureMax: 25 })).toEqual([])
    expect(issues({ temperatureMin: 5, temperatureMax: -5 })).toEqual(['temperatureMax temperatureOrder'])
    expect(issues({ temperatureMin: -40 })).toEqual(['temperatureMin temperatureRange'])
  })
})

describe('what a carrier drives', () => {
  test('he who has not said it is neither too small nor of another kind: it is said', () => {
    expect(carrierVehicles([])).toEqual([{ vehicleType: 'TRUCK', isTypeUnknown: true }])
    expect(matched({ loadingMeters: 15.4, weightKg: 25_000, vehicleType: 'JUMBO' }, {}, [])).toEqual([
      'warning.vehicleTypesUnknown',
    ])
    expect(onBoard({ requiredVehicleType: 'JUMBO', loadingMeters: 1 }, {}, [])).toEqual(['warn vehicleTypeUnknown'])
    expect(onBoard({ requiredVehicleType: 'TRUCK', loadingMeters: 1 }, {}, [])).toEqual([])
    expect(matched({ loadingMeters: 15.4 }, {}, ['SOLO_12'])).toEqual(['blocker.loadingMeters'])
  })

  test('12 m lie on no road train of his', () => {
    expect(matched({ dimensions: 'L 12 m B 2,4 H 2' }, {}, ['JUMBO'])).toEqual(['blocker.pieceLength'])
    expect(matched({ dimensions: 'L 12 m B 2,4 H 2' }, {}, ['JUMBO', 'MEGA'])).toEqual([])
  })

  test('who has carried dangerous goods can, unless he says otherwise', () => {
    expect(matched({ adr: MANY }, { adrProven: true })).toEqual([])
    expect(matched({ adr: MANY }, { adrProven: false })).toEqual(['warning.adrUnknown'])
    expect(matched({ adr: MANY }, { adrProven: true, adr: false })).toEqual(['blocker.adr'])
  })
})

test('no one is chosen without asking of whom it is not known that he can', () => {
  const request = {
    cargo: { tailLift: true, loadingMeters: 13 },
    pickup: { postalCode: '30159', city: 'Hannover', date: '2026-11-30' },
    delivery: { postalCode: '34117', city: 'Kassel', date: '2026-12-01' },
    customerPrice: 3000,
  }
  const rated = (tailLift?: boolean) =>
    rateCandidate(
      request,
      {
        ...{ carrierId: 'k', carrierName: 'Kowalski', vehicleType: 'TAUTLINER', city: 'Hannover', postalCode: '30159' },
        ...{ tailLift, tripsOnLane: 9, punctuality: 99 },
        ...{ euLicenceUntil: '2028-01-01', insuranceUntil: '2028-01-01', checkedAt: '2026-11-01' },
      },
      '2026-11-26',
    )
  expect(autoSelectedCarrierId([rated(true)])).toBe('k')
  expect(autoSelectedCarrierId([rated()])).toBeUndefined()
  expect(autoSelectedCarrierId([rated(false)])).toBeUndefined()
})
