import { describe, expect, test } from 'vitest'
import { offerConflicts } from '#src/domain/assignment/vehicle-offer.ts'
import { rateCompliance } from '#src/domain/carriers/match-parts.ts'
import { measured } from '#src/domain/goods/dimensions.ts'
import type { PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import type { VehiclePaperKind, VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { vehiclePaperConflicts } from '#src/domain/vehicles/availability.ts'
import { at, board, end, order, stops, truck } from './planning-world.ts'

/** Loaded in Hannover from 7 on and unloaded in Kassel, both on 27 November. */
const kassel = (id: string, more: Partial<PlanOrder> = {}) =>
  order(
    id,
    end('30159', { date: '2026-11-27', from: '07:00', to: '11:00', company: `Lager ${id}` }),
    end('34117', { date: '2026-11-27', from: '08:00', to: '18:00', company: `Empfang ${id}` }),
    { loadingMeters: 3, weightKg: 4000, ...more },
  )

/** What the board says of a tour, the worst first, but for times. */
const said = (orders: readonly PlanOrder[], resource: Resource, row = orders.map(({ id }) => `+${id}`).join(' ')) => {
  const back = row.includes('-') ? row : `${row} ${orders.map(({ id }) => `-${id}`).join(' ')}`
  const world = board({ resources: [resource], orders })
  const verdict = judge({ resource: resource.key, stops: stops(back), startAt: at('07:00') }, world)
  return [...verdict.violations, ...verdict.hints]
    .filter(({ code }) => !/window|early|shift|driving|Driving|break|restNeeded|rest/.test(code))
    .map(({ code, severity, values }) => ({ code: `${severity} ${code.replace('reason.', '')}`, values }))
}
const codes = (...asked: Parameters<typeof said>) => said(...asked).map(({ code }) => code)

const solo = truck('H-S 12', { type: 'SOLO_12', loadingMeters: 7.2, payloadKg: 5500, pallets: 18 })
const ofType = (type: VehicleType, more: Partial<Resource> = {}) => truck(`H-${type}`, { type, ...more })

describe('a vehicle nobody asked for (decision A37)', () => {
  const offered = (vehicleType: VehicleType) =>
    offerConflicts(
      { licencePlate: 'H-S 12', type: 'SOLO_12', loadingMeters: 7.2, payloadKg: 5500, blocks: [], papers: [] },
      {
        cargo: { order: 'A', vehicleType, loadingMeters: 3, weightKg: 4000 },
        days: { from: '2026-11-27' },
        today: '2026-11-26',
      },
    ).filter(({ severity }) => severity === 'block')

  test('3 LDM and 4 t of the default TRUCK ride on an own lorry of 12 t, on the board and in the choice', () => {
    expect(codes([kassel('A', { requiredVehicleType: 'TRUCK' })], solo)).toEqual([])
    expect(offered('TRUCK')).toEqual([])
    expect(codes([kassel('A', { requiredVehicleType: 'MEGA' })], solo)).toEqual(['block plan.vehicleType'])
    expect(offered('MEGA')).toMatchObject([{ code: 'reason.plan.vehicleType' }])
  })

  test('its payload counts all the same: 5.6 t are too much for a lorry that takes 5.5 t', () => {
    expect(codes([kassel('A', { requiredVehicleType: 'TRUCK', weightKg: 5600 })], solo)).toEqual(['block plan.weight'])
    expect(codes([kassel('A', { requiredVehicleType: 'TRUCK', weightKg: 5500 })], solo)).toEqual([])
  })
})

describe('papers of an own vehicle', () => {
  const KINDS = ['inspection', 'safetyCheck', 'liability', 'euLicence', 'tachograph'] as const
  const all = (until: string, but: Partial<Record<VehiclePaperKind, string>> = {}) =>
    KINDS.map((kind) => ({ kind, validUntil: but[kind] ?? until }))
  const own = (papers: Resource['papers'], more: Partial<Resource> = {}) =>
    truck('H-K 1', { papers, papersRead: true, adr: false, reefer: false, ...more })

  test.each(KINDS)('%s that has ended the day before stands in the way', (kind) => {
    const papers = all('2027-01-01', { [kind]: '2026-11-26' })
    expect(codes([kassel('A')], own(papers))).toEqual([`block vehicle.${kind}Expired`])
    expect(codes([kassel('A')], own(all('2027-01-01', { [kind]: '2026-11-27' })))).toEqual([])
    const chosen = offerConflicts(
      { licencePlate: 'H-K 1', type: 'TAUTLINER', blocks: [], papers },
      { cargo: {}, days: { from: '2026-11-27' }, today: '2026-11-26' },
    )
    expect(chosen).toMatchObject([{ code: `reason.vehicle.${kind}Expired`, severity: 'block' }])
  })

  test('what no one has entered is said, where all papers may be read', () => {
    const some = all('2027-01-01').filter(({ kind }) => kind !== 'liability' && kind !== 'euLicence')
    expect(codes([kassel('A')], own(some))).toEqual(['warn vehicle.liabilityUnknown', 'warn vehicle.euLicenceUnknown'])
    expect(codes([kassel('A')], own(some, { papersRead: undefined }))).toEqual([])
    // A van needs no licence, and of what a subcontractor's truck has his own papers tell.
    const van = own(some, { type: 'SPRINTER', loadingMeters: 4.8 })
    expect(codes([kassel('A', { weightKg: 900 })], van)).toEqual(['warn vehicle.liabilityUnknown'])
    const hired = own(some, {
      carrier: { euLicenceUntil: '2028-01-01', insuranceUntil: '2028-01-01', checkedAt: '2026-10-01' },
    })
    expect(codes([kassel('A')], hired)).toEqual([])
  })

  test('an ADR equipment or an ATP certificate is missed only where the goods ask for it', () => {
    const vehicle = { licencePlate: 'H-K 1', papers: [], due: ['adrEquipment', 'atp'] as const }
    const missed = (needs: { adr?: boolean; cooled?: boolean }) =>
      vehiclePaperConflicts(vehicle, { from: '2026-11-27' }, needs).map(({ code }) => code)
    expect(missed({})).toEqual([])
    expect(missed({ adr: true })).toEqual(['reason.vehicle.adrEquipmentUnknown'])
    expect(missed({ cooled: true })).toEqual(['reason.vehicle.atpUnknown'])
  })

  test('matching asks for them too', () => {
    const request = { cargo: {}, pickup: { date: '2026-11-27' }, delivery: { date: '2026-11-28' } }
    const rated = (papers: Resource['papers']) =>
      rateCompliance(
        {
          ...{ carrierId: 'v', carrierName: '', vehicleType: 'TAUTLINER', city: 'Hannover', postalCode: '30159' },
          ...{ euLicenceUntil: '2028-01-01', insuranceUntil: '2028-01-01', checkedAt: '2026-11-26' },
          ...{ papers, duePapers: KINDS },
        },
        request,
        '2026-11-26',
      )
    expect(rated(all('2027-01-01', { inspection: '2026-11-27' }))).toMatchObject({
      share: 0,
      blockers: [{ code: 'blocker.inspectionExpired', values: { date: '2026-11-27' } }],
    })
    const { blockers, warnings } = rated(all('2027-01-01').filter(({ kind }) => kind !== 'safetyCheck'))
    expect([blockers, warnings]).toEqual([undefined, [{ code: 'warning.safetyCheckUnknown', values: {} }]])
  })
})

describe('pieces that have to go in', () => {
  const long = kassel('A', { ...measured('L 12 m B 2,4 H 2'), loadingMeters: 12 })

  test('12 m do not lie on 2 × 7.7 m, but on 13.6 m', () => {
    expect(said([long], ofType('JUMBO', { loadingMeters: 15.4 }))).toEqual([
      { code: 'block plan.pieceLength', values: { order: 'NK-A', plate: 'H-JUMBO', has: 12, inner: 7.7 } },
    ])
    expect(codes([long], ofType('TAUTLINER'))).toEqual([])
  })

  test('3.60 m of height go into none, and are above four metres with any vehicle', () => {
    const high = kassel('A', measured('5 × 2,4 × 3,6 m'))
    expect(said([high], ofType('MEGA'))).toEqual([
      { code: 'block plan.pieceHeight', values: { order: 'NK-A', plate: 'H-MEGA', has: 3.6, inner: 3 } },
      { code: 'warn plan.overheight', values: { order: 'NK-A', has: 3.6, most: 4 } },
    ])
  })

  test('2.50 m of width do not go in, 2.60 m are not allowed either', () => {
    expect(codes([kassel('A', measured('5 × 2,5 × 2 m'))], ofType('TAUTLINER'))).toEqual(['block plan.pieceWidth'])
    expect(codes([kassel('A', measured('5 × 2,6 × 2 m'))], ofType('TAUTLINER'))).toEqual([
      'block plan.pieceWidth',
      'warn plan.overwidth',
    ])
  })

  test('of measures that cannot be read it is said that no one knows', () => {
    expect(codes([kassel('A', measured('verschieden'))], ofType('MEGA'))).toEqual(['warn plan.measuresUnread'])
    expect(codes([kassel('A', measured(' '))], ofType('MEGA'))).toEqual([])
  })

  test('a subcontractor is asked for the best of his trucks', () => {
    const firm = (types: VehicleType[]) =>
      truck('Kowalski', { key: 'carrier:k', type: undefined, types, loadingMeters: undefined, payloadKg: undefined })
    expect(codes([long], firm(['JUMBO']))).toEqual(['block plan.pieceLength'])
    expect(codes([long], firm(['JUMBO', 'MEGA']))).toEqual([])
  })
})

describe('temperatures side by side', () => {
  const cold = (id: string, temperatureMin?: number, temperatureMax = temperatureMin) =>
    kassel(id, { cooled: true, temperatureMin, temperatureMax })
  const reefer = ofType('REEFER')

  test('−20 °C does not ride beside +5 °C', () => {
    expect(said([cold('A', -20), cold('B', 5)], reefer, '+A +B -B -A')).toEqual([
      {
        code: 'block plan.temperature',
        values: { order: 'NK-A', range: '−20 °C', other: 'NK-B', otherRange: '5 °C' },
      },
    ])
    // One after the other they do.
    expect(codes([cold('A', -20), cold('B', 5)], reefer, '+A -A +B -B')).toEqual([])
  })

  test.each<[[number?, number?], [number?, number?], string[]]>([
    [[2, 8], [5, 7], []],
    [[2, 4], [4, 8], []],
    [[2, 4], [5, 8], ['block plan.temperature']],
    [[-30, -18], [-20, -20], []],
    [[undefined, -18], [2, undefined], ['block plan.temperature']],
    [[2, undefined], [5, undefined], []],
  ])('%o beside %o: %o', (one, other, found) => {
    const [a, b] = [
      kassel('A', { cooled: true, temperatureMin: one[0], temperatureMax: one[1] }),
      kassel('B', { cooled: true, temperatureMin: other[0], temperatureMax: other[1] }),
    ]
    expect(codes([a, b], reefer, '+A +B -B -A')).toEqual(found)
  })

  test('dry goods beside frozen ones are a hint, beside chilled ones none', () => {
    expect(said([kassel('A'), cold('B', -20)], reefer, '+A +B -B -A')).toEqual([
      {
        code: 'warn plan.dryBeside',
        values: { order: 'NK-B', range: '−20 °C', other: 'NK-A', otherRange: '' },
      },
    ])
    expect(codes([kassel('A'), cold('B', 2, 8)], reefer, '+A +B -B -A')).toEqual([])
  })
})

describe('what is unloaded first is loaded last', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((id) => kassel(id)) as [PlanOrder, PlanOrder, PlanOrder]
  const box = ofType('BOX')

  test('in a box it is said which goods stand in the way', () => {
    expect(said([a, b], box, '+A +B -A -B')).toEqual([
      { code: 'warn plan.loadingOrder', values: { city: 'Kassel', order: 'NK-A', orders: 'NK-B' } },
    ])
    expect(said([a, b, c], box, '+A +B +C -A -C -B')).toEqual([
      { code: 'warn plan.loadingOrder', values: { city: 'Kassel', order: 'NK-A', orders: 'NK-B, NK-C' } },
    ])
    expect(codes([a, b], box, '+A +B -B -A')).toEqual([])
    expect(codes([a, b], box, '+A -A +B -B')).toEqual([])
  })

  test.each<[VehicleType, boolean]>([
    ['BOX', true],
    ['REEFER', true],
    ['SOLO_12', true],
    ['TAUTLINER', false],
    ['MEGA', false],
    ['JUMBO', false],
    ['TRUCK', false],
  ])('%s: %s', (type, isSaid) => {
    const small = [a, b].map((one) => ({ ...one, weightKg: 500, loadingMeters: 1 }))
    expect(codes(small, ofType(type), '+A +B -A -B')).toEqual(isSaid ? ['warn plan.loadingOrder'] : [])
  })

  test('what is loaded at one place can be put in any order', () => {
    const other = { ...b, pickup: { ...b.pickup, site: a.pickup.site } }
    expect(codes([a, other], box, '+A +B -A -B')).toEqual([])
  })
})

describe('a van across a border (Regulations 561/2006 and 1072/2009 as amended)', () => {
  const dutch = (date: string) =>
    order('N', end('30159', { date, from: '07:00', to: '11:00' }), {
      ...end('34117', { date, from: '08:00', to: '18:00' }),
      site: { ...end('34117').site, country: 'NL' },
    })
  const holder = { licenceClasses: 'B', licenceUntil: '2028-01-01', driverCardUntil: '2028-01-01' }
  const driver = (more = {}) => ({ id: 'F1', name: 'Sina Groß', absences: [], ...holder, ...more })
  const own = (['inspection', 'liability'] as const).map((kind) => ({ kind, validUntil: '2028-01-01' }))
  const border = (['euLicence', 'tachograph'] as const).map((kind) => ({ kind, validUntil: '2028-01-01' }))
  const van = (more: Partial<Resource> = {}) =>
    ofType('SPRINTER', { adr: false, reefer: false, papersRead: true, papers: own, driver: driver(), ...more })

  test.each<[string, string, Resource, string[]]>([
    ['holds all of it, and nothing is said', '2026-11-27', van({ papers: [...own, ...border] }), []],
    [
      'whose papers no one has entered is a hint for each',
      '2026-11-27',
      van({ driver: driver({ driverCardUntil: undefined }) }),
      ['warn vehicle.euLicenceUnknown', 'warn vehicle.tachographUnknown', 'warn driver.driverCardUnknown'],
    ],
    [
      'whose driver card has ended does not go, as no truck does',
      '2026-11-27',
      van({ papers: [...own, ...border], driver: driver({ driverCardUntil: '2026-11-01' }) }),
      ['block driver.driverCardExpired'],
    ],
    ['needed the licence alone before July 2026', '2026-06-30', van(), ['warn vehicle.euLicenceUnknown']],
    ['is of no concern where papers may not be read', '2026-11-27', van({ papersRead: undefined, papers: [] }), []],
    ['is no truck, whose papers are asked for anyway', '2026-11-27', ofType('SOLO_12', { driver: undefined }), []],
  ])('%s', (_name, date, resource, expected) => {
    const world = board({ resources: [resource], orders: [dutch(date)], now: at('06:00', date) })
    const { violations, hints } = judge({ resource: resource.key, stops: stops('+N -N') }, world)
    const found = [...violations, ...hints].filter(({ code }) => /^reason\.(?:vehicle|driver)\.|vanAbroad/.test(code))
    expect(found.map(({ code, severity }) => `${severity} ${code.replace('reason.', '')}`)).toEqual(expected)
  })

  test('at home needs none of it', () => {
    expect(codes([kassel('A', { weightKg: 400 })], van())).toEqual([])
  })

  test('of a subcontractor is said to be unknown, of a truck of his nothing is', () => {
    const his = (types: readonly VehicleType[]): Resource => ({
      ...{ key: 'carrier:1', id: '1', label: 'Eilfracht', types, blocks: [], papers: [] },
    })
    const of = (types: readonly VehicleType[]) => {
      const world = board({ resources: [his(types)], orders: [dutch('2026-11-27')] })
      const { hints } = judge({ resource: 'carrier:1', stops: stops('+N -N') }, world)
      return hints.filter(({ code }) => code === 'reason.plan.vanAbroadUnknown').map(({ values }) => values)
    }
    expect([of(['SPRINTER']), of(['SPRINTER', 'TAUTLINER']), of([])]).toEqual([[{ plate: 'Eilfracht' }], [], []])
  })
})

describe('a vehicle whose type is not known', () => {
  test('is driven with a licence of which no one knows whether it is enough, and with CE without a word', () => {
    const known = { licenceUntil: '2028-01-01', driverCardUntil: '2026-11-01', code95Until: '2028-01-01' }
    const driven = (licenceClasses: string) => {
      const driver = { id: 'F1', name: 'Sina Groß', absences: [], licenceClasses, ...known }
      return said([kassel('A')], truck('H-X 1', { type: undefined, driver }))
        .filter(({ code }) => code.includes('driver.'))
        .map(({ code, values }) => `${code} ${values['classes'] ?? ''}`.trim())
    }
    expect([driven('C1'), driven('CE')]).toEqual([
      ['warn driver.licenceOpen C1', 'warn driver.driverCardExpired'],
      ['warn driver.driverCardExpired'],
    ])
  })
})

describe('a permissible mass that is not known', () => {
  /** Sixteen hours from the first stop to the last, as somebody has set them. */
  const long = '+A@05:00 -A@12:30 +B@13:30 -B@21:30'
  const hintsOf = (resource: Resource) => {
    const world = board({ resources: [resource], orders: [kassel('A'), kassel('B')] })
    const { violations, hints } = judge({ resource: resource.key, stops: stops(long) }, world)
    const all = [...violations, ...hints].map(({ code }) => code)
    return [all.includes('reason.plan.shift'), all.includes('reason.plan.massUnknown')]
  }

  test('is said where a rule strikes that binds from a weight on, and of no truck', () => {
    expect([hintsOf(ofType('SPRINTER')), hintsOf(truck('H-X 1', { type: undefined })), hintsOf(solo)]).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ])
    expect(codes([kassel('A')], ofType('SPRINTER'))).not.toContain('warn plan.massUnknown')
  })
})

describe('a second driver', () => {
  test('is away or without a licence as the driver would be', () => {
    const papers = { licenceUntil: '2028-01-01', driverCardUntil: '2028-01-01', code95Until: '2028-01-01' }
    const absences = [{ id: 'x', from: '2026-11-27', to: '2026-11-28', kind: 'sick' as const }]
    const first = { id: 'F1', name: 'Sina Groß', absences: [], licenceClasses: 'CE', ...papers }
    const second = { id: 'F2', name: 'Ali Yıldız', absences, licenceClasses: 'B', ...papers }
    const found = said([kassel('A')], truck('H-P 1', { driver: first, coDriver: second }))
    expect(found.map(({ code, values }) => `${code} ${values['driver']}`)).toEqual([
      'block driver.absent.sick Ali Yıldız',
      'block driver.licenceClass Ali Yıldız',
    ])
  })
})
