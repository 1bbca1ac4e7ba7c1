import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reasonMessages } from '#src/domain/refusals/reason-messages.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { absenceIn, checkAbsence, drivesCollide, type Absence } from '#src/domain/drivers/availability.ts'
import { checkDriver } from '#src/domain/drivers/checks.ts'
import { driverConflicts, drivenDays } from '#src/domain/drivers/conflicts.ts'
import {
  coversLicence,
  type Drive,
  LICENCE_CLASSES,
  neededLicence,
  nextExpiry,
  paperState,
  parseAdrCourses,
  parseLicenceClasses,
} from '#src/domain/drivers/papers.ts'

const good = {
  name: 'Ole Brandt',
  absences: [] as Absence[],
  licenceClasses: 'C, CE',
  licenceUntil: '2028-01-01',
  driverCardUntil: '2028-01-01',
  code95Until: '2028-01-01',
  adrCourses: 'basic',
  adrCertificateUntil: '2028-01-01',
}
const drive: Drive = { vehicleType: 'TAUTLINER', from: '2026-11-23', to: '2026-11-25' }
const petrol = { unNumber: '1203', class: '3', packingGroup: 'II', quantity: 20_000, unit: 'l' }
const said = (driver: Partial<typeof good>, more: Partial<Drive> = {}) =>
  driverConflicts({ ...good, ...driver }, { ...drive, ...more }).map(({ code, severity }) => `${severity} ${code}`)

describe('What speaks against a driver', () => {
  test('nothing where papers and days are right, with and without dangerous goods', () => {
    expect([said({}), said({}, { dangerousGoods: [petrol] })]).toEqual([[], []])
  })

  test.each([
    ['a class that does not cover the tractor', { licenceClasses: 'B, C1' }, {}, ['block reason.driver.licenceClass']],
    ['a licence that ended', { licenceUntil: '2026-11-22' }, {}, ['block reason.driver.licenceExpired']],
    ['a card that ends on the way', { driverCardUntil: '2026-11-24' }, {}, ['warn reason.driver.driverCardExpiring']],
    ['Code 95 that ended', { code95Until: '2026-11-01' }, {}, ['block reason.driver.code95Expired']],
    ['a paper never shown', { code95Until: undefined }, {}, ['warn reason.driver.code95Unknown']],
    [
      'no certificate',
      { adrCertificateUntil: undefined },
      { dangerousGoods: [petrol] },
      ['block reason.driver.adrMissing'],
    ],
    [
      'a certificate without the course for explosives',
      {},
      { dangerousGoods: [{ ...petrol, unNumber: '0081', class: '1.1D' }] },
      ['block reason.driver.adrCourse'],
    ],
    [
      'a tank, however little is in it',
      {},
      { dangerousGoods: [{ ...petrol, quantity: 1, carriage: 'tank' }] },
      ['block reason.driver.adrTankCourse'],
    ],
    [
      'a load in bulk without a certificate',
      { adrCertificateUntil: undefined },
      { dangerousGoods: [{ ...petrol, quantity: 1, carriage: 'bulk' }] },
      ['block reason.driver.adrMissing'],
    ],
    [
      'explosives of 1.4S and an excepted radioactive package beside much petrol: nothing but the basic course',
      {},
      { dangerousGoods: [petrol, { unNumber: '0337', class: '1.4S' }, { unNumber: '2910', class: '7' }] },
      [],
    ],
    [
      'radioactive goods',
      {},
      { dangerousGoods: [{ unNumber: '2915', class: '7' }] },
      ['block reason.driver.adrCourse'],
    ],
    [
      'limited quantities: nothing',
      { adrCertificateUntil: undefined },
      { dangerousGoods: [{ ...petrol, limited: true, carriage: 'tank' }] },
      [],
    ],
    [
      'what others aboard ask for',
      { adrCertificateUntil: undefined },
      { needsAdr: true },
      ['block reason.driver.adrMissing'],
    ],
  ] as const)('%s', (_what, driver, more, expected) => {
    expect(said(driver as Partial<typeof good>, more)).toEqual(expected)
  })

  test('with the course for tanks a tank may be driven', () => {
    const tank = { dangerousGoods: [{ ...petrol, carriage: 'tank' as const }] }
    expect(said({ adrCourses: 'basic, tank' }, tank)).toEqual([])
  })

  test('no card, no Code 95 and class B are enough for a van; few dangerous goods need no certificate', () => {
    const van = {
      licenceClasses: 'B',
      driverCardUntil: undefined,
      code95Until: undefined,
      adrCertificateUntil: undefined,
    }
    const few = { vehicleType: 'SPRINTER', dangerousGoods: [{ ...petrol, quantity: 300 }] }
    expect(said(van as unknown as Partial<typeof good>, few)).toEqual([])
  })

  test('a holiday on one of the days, by its kind', () => {
    const away = (kind: Absence['kind'], from: string, to: string) => said({ absences: [{ id: 'a', kind, from, to }] })
    expect([
      away('holiday', '2026-11-25', '2026-12-04'),
      away('sick', '2026-11-20', '2026-11-23'),
      away('other', '2026-11-26', '2026-11-30'),
    ]).toEqual([['block reason.driver.absent.holiday'], ['block reason.driver.absent.sick'], []])
  })

  test('whatever is known of him, only what has words is said, and a valid paper blocks nothing', () => {
    const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-11-23', days))
    const maybe = fc.option(day, { nil: undefined })
    const driver = fc.record({
      ...{ licenceUntil: maybe, driverCardUntil: maybe, code95Until: maybe, adrCertificateUntil: maybe },
      licenceClasses: fc.constantFrom('', 'B', 'C1E', 'C', 'CE', '??'),
      adrCourses: fc.constantFrom('', 'basic', '1'),
    })
    fc.assert(
      fc.property(driver, fc.constantFrom('SPRINTER', 'SOLO_7_5', 'MEGA'), day, (papers, vehicleType, from) => {
        const to = addDays(from, 2)
        const conflicts = driverConflicts({ ...good, ...papers }, { vehicleType, from, to, needsAdr: true })
        for (const { code, severity, values } of conflicts) {
          expect(Object.hasOwn(reasonMessages, code)).toBe(true)
          const { date } = values
          if (typeof date === 'string') expect(date < from).toBe(severity === 'block')
        }
      }),
    )
  })
})

describe('Papers', () => {
  test('classes and courses are read as they are typed, and refused where one is none', () => {
    expect([
      parseLicenceClasses('ce, c1e'),
      parseLicenceClasses('C/CE'),
      parseLicenceClasses(''),
      parseLicenceClasses('C, D'),
      parseAdrCourses('Basis, Tank, Klasse 1'),
      parseAdrCourses('kl. 7'),
      parseAdrCourses('Flugzeug'),
    ]).toEqual([['C1E', 'CE'], ['C', 'CE'], [], undefined, ['basic', 'tank', '1'], ['7'], undefined])
  })

  test('CE covers all, C no trailer, C1E no heavy lorry', () => {
    const covered = (one: (typeof LICENCE_CLASSES)[number]) =>
      LICENCE_CLASSES.filter((needed) => coversLicence([one], needed)).join(' ')
    expect([covered('CE'), covered('C'), covered('C1E'), covered('B')]).toEqual([
      'B BE C1 C1E C CE',
      'B C1 C',
      'B BE C1 C1E',
      'B',
    ])
    expect(['SPRINTER', 'SOLO_7_5', 'SOLO_12', 'REEFER', undefined].map(neededLicence)).toEqual([
      'B',
      'C1',
      'C',
      'CE',
      undefined,
    ])
  })

  test('are due thirty days before they end, valid on the last day, and the one that ends first is named', () => {
    const today = '2026-11-23'
    const states = ['2026-11-22', '2026-11-23', '2026-12-23', '2026-12-24', undefined]
    expect(states.map((until) => paperState(until, today))).toEqual(['expired', 'due', 'due', 'valid', 'unknown'])
    expect(nextExpiry({ ...good, code95Until: '2027-05-01' })).toEqual({ paper: 'code95', until: '2027-05-01' })
    // Whatever its place among the papers is.
    expect(nextExpiry({ ...good, licenceUntil: '2027-04-30', code95Until: '2027-05-01' })).toEqual({
      ...{ paper: 'licence', until: '2027-04-30' },
    })
    expect(nextExpiry({})).toBeUndefined()
  })

  test('a driver needs a name; all else must have its shape', () => {
    const issues = checkDriver({
      ...{ name: ' ', phone: 'x', email: '@', licenceClasses: 'D', adrCourses: 'z', code95Until: '2026-02-30' },
    })
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name required',
      'phone phone',
      'email email',
      'licenceClasses licenceClasses',
      'adrCourses adrCourses',
      'code95Until day',
    ])
    expect(checkDriver({ name: 'Ole Brandt', phone: null, code95Until: '' })).toEqual([])
  })
})

describe('Days', () => {
  const holiday: Absence = { id: 'abs-1', kind: 'holiday', from: '2026-12-01', to: '2026-12-10' }

  test('an absence is refused with days that are none, in the wrong order, too many, or twice', () => {
    const codes = (from: string, to: string) => checkAbsence({ from, to }, [holiday]).map(({ code }) => code)
    expect([
      codes('bald', '2026-12-24'),
      codes('2026-12-24', '2026-12-20'),
      codes('2026-12-24', '2028-12-24'),
      codes('2026-12-10', '2026-12-24'),
      codes('2026-12-11', '2026-12-24'),
    ]).toEqual([['day'], ['absenceOrder'], ['absenceTooLong'], ['absenceOverlaps'], []])
  })

  test('an absence is found on each of its days and on no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), (days) => {
        const day = addDays('2026-12-01', days)
        expect(absenceIn([holiday], day) !== undefined).toBe(days >= 0 && days < 10)
      }),
    )
  })

  test('only from today on does a drive ask for papers', () => {
    expect(drivenDays({ from: '2026-11-20', to: '2026-11-25' }, '2026-11-23')).toEqual({
      from: '2026-11-23',
      to: '2026-11-25',
    })
    expect(drivenDays({ from: '2026-11-20', to: '2026-11-21' }, '2026-11-23')).toEqual({
      from: '2026-11-23',
      to: '2026-11-23',
    })
    expect(drivenDays({}, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  })

  test('two drives collide where both are surely under way, whichever is asked first', () => {
    const at = (
      loadingDate: string,
      loadingTimeTo: string | undefined,
      unloadingDate: string,
      unloadingTimeFrom?: string,
    ) => ({
      ...{ loadingDate, loadingTimeTo, unloadingDate, unloadingTimeFrom },
    })
    const long = at('2026-11-23', '10:00', '2026-11-25', '08:00')
    const collide = (other: Parameters<typeof drivesCollide>[1]) => [
      drivesCollide(long, other),
      drivesCollide(other, long),
    ]
    expect(collide(at('2026-11-24', '09:00', '2026-11-24', '15:00'))).toEqual([true, true])
    // The next one is loaded where the first is unloaded, on the same day.
    expect(collide(at('2026-11-25', '12:00', '2026-11-26', '08:00'))).toEqual([false, false])
    // No one knows when.
    expect(collide(at('2026-11-25', undefined, '2026-11-25'))).toEqual([false, false])
    expect(collide({ loadingDate: '2026-11-24' })).toEqual([false, false])
  })
})
