import { beforeEach, expect, test, vi } from 'vitest'
import { type Offer, offeredChoices } from '#src/entities/planning/offers/offer.ts'
import { t } from '#tests/commands/support.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 8) })
  return () => vi.useRealTimers()
})

const offer = (id: string, more: Partial<Offer<string>> = {}): Offer<string> => ({
  ...{ id, title: id, value: id, facts: [], objections: [] },
  ...more,
})
const block = (code: Offer<string>['objections'][number]['code'], values = {}) =>
  ({ code, severity: 'block', values }) as const
const print = (offers: readonly Offer<string>[]) =>
  offeredChoices(offers, t).map(({ title, detail, section }) => `${section} ${title}${detail ? `: ${detail}` : ''}`)

test('what fits stands first, the nearest on top; below stands what does not, with the least against it first', () => {
  const adr = block('reason.driver.adrExpired', { driver: 'Ole', date: '2026-11-01' })
  expect(
    print([
      offer('two', { objections: [adr, block('reason.plan.cooling')] }),
      offer('far', { km: 212, facts: ['Hamburg', undefined] }),
      offer('unknown'),
      offer('one', { objections: [adr] }),
      offer('near', { km: 38 }),
      offer('warned', { km: 10, objections: [{ code: 'reason.licenceMissing', severity: 'warn', values: {} }] }),
    ]),
  ).toEqual([
    'fits near: ca. 38 km entfernt',
    'fits far: ca. 212 km entfernt · Hamburg',
    'fits unknown',
    'fits warned: EU-Lizenz nicht nachgewiesen · ca. 10 km entfernt',
    'unfit one: ADR-Schein abgelaufen',
    'unfit two: ADR-Schein abgelaufen · Kühlung fehlt',
  ])
})

test('who drives says until when and what, once; on another day with the day', () => {
  const overlap = block('reason.plan.overlap', { duration: '2 h', tour: '2621' })
  const busy = (until: number) => ({ until, order: 'NK-2026-004711' })
  expect(
    print([
      offer('today', { objections: [overlap], busy: busy(Date.UTC(2026, 10, 27, 13)) }),
      offer('tomorrow', { objections: [overlap], busy: busy(Date.UTC(2026, 10, 28, 6, 30)) }),
    ]),
  ).toEqual(['unfit today: bis 14:00 auf NK-2026-004711', 'unfit tomorrow: bis 28.11. 07:30 auf NK-2026-004711'])
})

test.each([
  [block('reason.vehicle.liabilityExpired', { plate: 'HB-TP 3008', date: '2026-11-01' }), 'Haftpflicht abgelaufen'],
  [block('reason.plan.loadingMeters', { over: 2.4 }), '2,4 LDM zu wenig'],
  [block('reason.capacity.loadingMeters', { added: 13.6, capacity: 7.2 }), '6,4 LDM zu wenig'],
  [block('reason.capacity.loadingMetersShared', { loaded: 8, added: 6, capacity: 13.6 }), '0,4 LDM zu wenig'],
  [block('reason.capacity.weight', { added: 24_500, capacity: 24_000 }), '500 kg Nutzlast zu wenig'],
  [block('reason.driver.adrMissing', { driver: 'Ole' }), 'ADR-Schein fehlt'],
  [block('reason.driver.driverCardExpired', { driver: 'Ole', date: '2026-11-01' }), 'Fahrerkarte abgelaufen'],
  [block('reason.driver.licenceClass', { driver: 'Ole', needed: 'CE', classes: 'C' }), 'Führerschein CE fehlt'],
  [block('reason.driver.absent.holiday', { driver: 'Ole', from: '2026-11-26', to: '2026-11-29' }), 'Urlaub bis 29.11.'],
  [block('reason.vehicle.workshop', { plate: 'X', from: '2026-11-26', to: '2026-11-30' }), 'Werkstatt bis 30.11.'],
  [block('reason.vehicle.blockedOpen', { plate: 'X', from: '2026-11-26', reason: 'Unfall' }), 'Gesperrt'],
  [block('reason.adrEquipmentMissing'), 'Fahrzeug hat keine ADR-Ausrüstung'],
  [block('reason.carrierBlocked'), 'Frachtführer ist gesperrt'],
])('%j is said as %s', (objection, text) => {
  expect(print([offer('x', { objections: [objection] })])).toEqual([`unfit x: ${text}`])
})
