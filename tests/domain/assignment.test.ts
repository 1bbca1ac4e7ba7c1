import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { assignmentConflicts, blockingConflicts, type AssignmentFacts } from '#src/domain/assignment/assignment.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { reasonMessages } from '#src/domain/refusals/reason-messages.ts'

const today = '2026-03-10'
const cargo = { loadingMeters: 4.8, weightKg: 7_500, adr: false }
const truck = { type: 'Tautliner', loadingMeters: 13.6, payloadKg: 24_000, adr: false, reefer: false }
const carrier = { euLicenceUntil: '2027-01-01', insuranceUntil: '2027-01-01', checkedAt: '2025-11-02', blocked: false }

const print = ({ code, severity, values }: AssignmentConflict) =>
  `${severity}: ${fillMessage(reasonMessages[code], values)}`
const conflicts = (facts: Partial<AssignmentFacts>) => assignmentConflicts({ cargo, today, ...facts }).map(print)

test('a cargo that fits and a carrier in order raise nothing', () => {
  expect(conflicts({ vehicle: truck, carrier })).toEqual([])
})

test('without a vehicle and a carrier there is nothing to say', () => {
  expect(conflicts({})).toEqual([])
})

describe('capacity', () => {
  test.each<[string, AssignmentFacts['cargo'], AssignmentFacts['vehicle'], string[]]>([
    ['the very last metre fits', { loadingMeters: 13.6 }, truck, []],
    ['a hair more does not', { loadingMeters: 13.61 }, truck, ['block: 13,61 Lademeter, nur 13,6 vorhanden']],
    ['a second cargo fits to the centimetre', { loadingMeters: 0.8 }, { ...truck, loadedMeters: 12.8 }, []],
    [
      'what is loaded counts',
      { loadingMeters: 4.8 },
      { ...truck, loadedMeters: 9.6 },
      ['block: 9,6 geladen + 4,8 Lademeter, nur 13,6 vorhanden'],
    ],
    ['full payload', { weightKg: 24_000 }, truck, []],
    ['a kilogram more', { weightKg: 24_001 }, truck, ['block: 24.001 kg, nur 24.000 kg Nutzlast']],
    [
      'weight on board counts',
      { weightKg: 6_500 },
      { ...truck, loadedKg: 18_000 },
      ['block: 18.000 kg geladen + 6.500 kg, nur 24.000 kg Nutzlast'],
    ],
    ['figures nobody knows raise nothing', {}, { type: 'Sattel' }, []],
  ])('%s', (_name, load, vehicle, expected) => {
    expect(conflicts({ cargo: load, vehicle })).toEqual(expected)
  })
})

describe('equipment', () => {
  test('dangerous goods need an ADR vehicle', () => {
    expect(conflicts({ cargo: { adr: true }, vehicle: truck })).toEqual(['block: Fahrzeug hat keine ADR-Ausrüstung'])
    expect(conflicts({ cargo: { adr: true }, vehicle: { ...truck, adr: true } })).toEqual([])
  })

  test('temperature controlled goods need a reefer', () => {
    const chilled = { temperature: { min: 2, max: 8 } }
    expect(conflicts({ cargo: chilled, vehicle: truck })).toEqual([
      'block: Fahrzeug kühlt nicht, Ware ist temperaturgeführt',
    ])
    expect(conflicts({ cargo: chilled, vehicle: { ...truck, reefer: true } })).toEqual([])
  })
})

describe('the trucks a carrier has said he has', () => {
  const order = 'NK-1'
  const of = (vehicleTypes: string[]) => ({ ...carrier, name: 'Elbe Trans', vehicleTypes })
  test.each<[string, AssignmentFacts['cargo'], string[], string[]]>([
    ['the type asked for is among them', { order, vehicleType: 'MEGA' }, ['SPRINTER', 'MEGA'], []],
    [
      'it is not',
      { order, vehicleType: 'MEGA' },
      ['SPRINTER'],
      ['block: NK-1 verlangt ein anderes Fahrzeug als Elbe Trans'],
    ],
    [
      'he has a larger one',
      { order, vehicleType: 'SOLO_7_5' },
      ['BOX'],
      ['warn: Elbe Trans ist größer, als NK-1 verlangt'],
    ],
    [
      'he has said none',
      { order, vehicleType: 'MEGA' },
      [],
      ['warn: NK-1 verlangt ein bestimmtes Fahrzeug: welche Elbe Trans hat, ist unbekannt'],
    ],
    ['none is asked for', { order, vehicleType: 'TRUCK' }, [], []],
    [
      'none of them cools',
      { order, temperature: { min: 2, max: 7 } },
      ['BOX'],
      ['block: NK-1 muss gekühlt werden, Elbe Trans kühlt nicht'],
    ],
    ['a piece goes into one of them', { order, dimensions: '12 × 2,4 × 2,5 m' }, ['SPRINTER', 'TAUTLINER'], []],
    [
      'into none',
      { order, dimensions: '12 × 2,4 × 2,5 m' },
      ['SPRINTER'],
      [
        'block: NK-1: Stück 12 m lang, Elbe Trans hat 4,8 m am Stück',
        'block: NK-1: Stück 2,4 m breit, Elbe Trans ist innen 2,2 m breit',
        'block: NK-1: Stück 2,5 m hoch, Elbe Trans ist innen 2,2 m hoch',
      ],
    ],
  ])('%s', (_name, asked, types, expected) => {
    const said = conflicts({ cargo: asked, carrier: of(types) }).filter((one) => !one.includes('Temperatur'))
    expect(said).toEqual(expected)
  })

  test('say nothing where the vehicle is known', () => {
    expect(
      conflicts({ cargo: { vehicleType: 'TAUTLINER' }, vehicle: { type: 'TAUTLINER' }, carrier: of(['SPRINTER']) }),
    ).toEqual([])
  })
})

describe('papers of the carrier', () => {
  test.each<[string, AssignmentFacts['carrier'], string[]]>([
    ['licence expired yesterday', { euLicenceUntil: '2026-03-09' }, ['block: EU-Lizenz abgelaufen am 09.03.2026']],
    ['licence valid until today', { euLicenceUntil: '2026-03-10' }, ['warn: EU-Lizenz läuft am 10.03.2026 ab']],
    ['licence for 30 days', { euLicenceUntil: '2026-04-09' }, ['warn: EU-Lizenz läuft am 09.04.2026 ab']],
    ['licence for 31 days', { euLicenceUntil: '2026-04-10' }, []],
    ['no licence shown', { euLicenceUntil: undefined }, ['warn: EU-Lizenz nicht nachgewiesen']],
    ['a licence date that is none', { euLicenceUntil: '2026-02-30' }, ['warn: EU-Lizenz nicht nachgewiesen']],
    ['insurance expired', { insuranceUntil: '2025-12-31' }, ['block: Versicherung abgelaufen am 31.12.2025']],
    ['insurance for 30 days', { insuranceUntil: '2026-04-09' }, ['warn: Versicherung läuft am 09.04.2026 ab']],
    ['no insurance shown', { insuranceUntil: undefined }, ['warn: Versicherung nicht nachgewiesen']],
    ['never checked', { checkedAt: undefined }, ['warn: Prüfung nach § 7c GüKG fehlt']],
    ['checked a year ago', { checkedAt: '2025-03-10' }, []],
    [
      'checked longer ago',
      { checkedAt: '2025-03-09' },
      ['warn: Prüfung nach § 7c GüKG vom 09.03.2025 ist älter als ein Jahr'],
    ],
    ['blocked', { blocked: true }, ['block: Frachtführer ist gesperrt']],
  ])('%s', (_name, papers, expected) => {
    expect(conflicts({ carrier: { ...carrier, ...papers } })).toEqual(expected)
  })
})

test('only blocking conflicts count for the transition', () => {
  const found = assignmentConflicts({
    cargo: { loadingMeters: 14, adr: true },
    vehicle: truck,
    carrier: { ...carrier, euLicenceUntil: '2026-03-20' },
    today,
  })
  expect(blockingConflicts(found)).toEqual(['reason.capacity.loadingMeters', 'reason.adrEquipmentMissing'])
})

property.prop([
  fc.record({ loadingMeters: fc.double(), weightKg: fc.double(), adr: fc.boolean() }),
  fc.record({ loadingMeters: fc.double(), payloadKg: fc.double(), loadedMeters: fc.double(), adr: fc.boolean() }),
  fc.record({ euLicenceUntil: fc.string(), insuranceUntil: fc.string(), checkedAt: fc.string() }),
  fc.string(),
])('nothing in the data makes it throw', (anyCargo, vehicle, anyCarrier, day) => {
  const found = assignmentConflicts({ cargo: anyCargo, vehicle, carrier: anyCarrier, today: day })
  expect(found.map(print).join()).not.toMatch(/undefined|NaN/)
})
