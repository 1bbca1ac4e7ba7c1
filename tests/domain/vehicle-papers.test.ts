import { describe, expect, test } from 'vitest'
import { checkBlock, checkVehicle } from '#src/domain/vehicles/checks.ts'
import { papersOf, paperState, papersUntil } from '#src/domain/vehicles/papers.ts'

describe('papers of a vehicle', () => {
  test('a van needs fewer than a truck; ADR and ATP follow its equipment', () => {
    const plain = { adr: false, reefer: false }
    expect(papersOf({ type: 'SPRINTER', ...plain })).toEqual(['inspection', 'liability'])
    expect(papersOf({ type: 'REEFER', adr: true, reefer: true })).toEqual([
      'inspection',
      'safetyCheck',
      'liability',
      'euLicence',
      'tachograph',
      'adrEquipment',
      'atp',
    ])
  })

  test.each([
    ['2026-11-22', 'expired', -1],
    ['2026-11-23', 'expiring', 0],
    ['2026-12-23', 'expiring', 30],
    ['2026-12-24', 'valid', 31],
  ])('one until %s is %s on 23.11.', (until, state, days) => {
    expect(paperState(until, '2026-11-23')).toEqual({ state, days })
  })

  test('the first that ends counts', () => {
    const papers = [
      { kind: 'liability', validUntil: '2026-12-31' },
      { kind: 'inspection', validUntil: '2026-12-01' },
    ] as const
    expect(papersUntil(papers)).toBe('2026-12-01')
    expect(papersUntil([])).toBeUndefined()
  })
})

describe('what is typed of a vehicle', () => {
  const codes = (draft: Parameters<typeof checkVehicle>[0]) => checkVehicle(draft).map(({ path, code }) => [path, code])

  test.each([
    [{ licencePlate: 'hh nk4733', type: 'MEGA' }, []],
    [{ licencePlate: '', type: 'MEGA' }, [['licencePlate', 'required']]],
    [{ licencePlate: 'HHNK4733', type: 'MEGA' }, [['licencePlate', 'plateSeparator']]],
    [{ licencePlate: 'WGM4F321', type: 'MEGA', carrierId: 'car-001' }, []],
    [{ licencePlate: '???', type: 'MEGA' }, [['licencePlate', 'licencePlate']]],
    [{ licencePlate: 'HH-NK 1', type: 'Panzer' }, [['type', 'vehicleType']]],
    [{ licencePlate: 'HH-NK 1', type: 'BOX', loadingMeters: 16 }, [['loadingMeters', 'loadingMeters']]],
    [{ licencePlate: 'HH-NK 1', type: 'BOX', payloadKg: 50_000 }, [['payloadKg', 'payload']]],
  ])('%j is said %j against', (draft, expected) => {
    expect(codes(draft)).toEqual(expected)
  })

  test('a block has a beginning, a reason and no end before it', () => {
    const said = (draft: Parameters<typeof checkBlock>[0]) =>
      checkBlock(draft).map(({ path, code }) => `${path} ${code}`)
    expect(said({ from: '2026-11-24', reason: 'SP' })).toEqual([])
    expect(said({})).toEqual(['from required', 'reason required'])
    expect(said({ from: '2026-11-24', to: '2026-11-23', reason: 'SP' })).toEqual(['to periodOrder'])
    expect(said({ from: 'irgendwann', reason: 'SP' })).toEqual(['from dateInvalid'])
  })
})
