import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import {
  checkCargo,
  checkDraft,
  checkStep,
  checkStop,
  invalidatesPrice,
  type OrderDraft,
  WIZARD_STEPS,
  withOrderDefaults,
} from '#src/domain/orders/draft.ts'

const today = '2026-11-20'

/** A draft about which there is nothing to say: Tuesday to Wednesday, Hamburg to München. */
const draft: OrderDraft = {
  customer: { customerId: 'cus-1', name: 'Beispiel Papier GmbH' },
  cargo: {
    description: 'Papierrollen',
    weightKg: 22_000,
    packageCount: 33,
    loadingMeters: 13.2,
    vehicleType: 'TAUTLINER',
  },
  pickup: { postalCode: '20457', city: 'Hamburg', date: '2026-11-24', timeFrom: '08:00', timeTo: '12:00' },
  delivery: { postalCode: '80331', city: 'München', date: '2026-11-25', timeFrom: '08:00', timeTo: '14:00' },
}

const brief = (issues: FieldIssue[]) => issues.map(({ severity, path, code }) => `${severity} ${path} ${code}`)

describe('a draft as a whole', () => {
  test('about a complete one there is nothing to say', () => {
    expect(checkDraft(draft, { today })).toEqual([])
  })

  test('of an empty one everything that is missing is named, in the order of the fields', () => {
    expect(checkDraft({ customer: {}, cargo: {}, pickup: {}, delivery: {} }, { today })).toEqual([
      {
        path: 'customer.customerId',
        code: 'customerRequired',
        severity: 'error',
        message: 'Bitte einen Kunden wählen oder anlegen',
      },
      { path: 'cargo.description', code: 'required', severity: 'error', message: 'Pflichtfeld' },
      { path: 'cargo.weightKg', code: 'required', severity: 'error', message: 'Pflichtfeld' },
      {
        path: 'pickup.postalCode',
        code: 'postalCodeMissing',
        severity: 'warning',
        message: 'PLZ fehlt',
      },
      { path: 'pickup.city', code: 'required', severity: 'error', message: 'Pflichtfeld' },
      { path: 'pickup.date', code: 'required', severity: 'error', message: 'Pflichtfeld' },
      {
        path: 'delivery.postalCode',
        code: 'postalCodeMissing',
        severity: 'warning',
        message: 'PLZ fehlt',
      },
      { path: 'delivery.city', code: 'required', severity: 'error', message: 'Pflichtfeld' },
      { path: 'delivery.date', code: 'required', severity: 'error', message: 'Pflichtfeld' },
    ])
  })

  test('the wizard has seven steps, and each looks at its own fields', () => {
    expect(WIZARD_STEPS).toEqual(['customer', 'cargo', 'pickup', 'delivery', 'price', 'carrier', 'create'])
    const empty = { customer: {}, cargo: {}, pickup: {}, delivery: {} }
    expect(WIZARD_STEPS.map((step) => checkStep(step, empty, { today }).length)).toEqual([1, 2, 3, 3, 9, 9, 9])
  })

  test('the way of the goods is judged with the delivery, not with the pickup', () => {
    const tooEarly = { ...draft, delivery: { ...draft.delivery, date: '2026-11-24', timeTo: '18:00' } }
    expect(checkStep('pickup', tooEarly, { today })).toEqual([])
    expect(checkStep('delivery', tooEarly, { today })).toEqual([
      {
        path: 'delivery.date',
        code: 'notReachable',
        severity: 'warning',
        message: 'Mit Lenk- und Ruhezeiten frühestens am 25.11.2026 um 06:50 erreichbar',
        values: { date: '2026-11-25', time: '06:50' },
      },
    ])
  })

  test('a sprinter may drive on Sundays', () => {
    const sunday = { ...draft, pickup: { ...draft.pickup, date: '2026-11-22' } }
    expect(brief(checkDraft(sunday, { today }))).toEqual(['warning pickup.date sundayBan'])
    expect(checkStep('pickup', { ...sunday, cargo: { ...sunday.cargo, vehicleType: 'SPRINTER' } }, { today })).toEqual(
      [],
    )
  })

  test('an arrival across the change to summer time is counted in real hours', () => {
    const overnight: OrderDraft = {
      ...draft,
      pickup: { ...draft.pickup, date: '2026-03-28', timeFrom: '12:00', timeTo: '14:00' },
      delivery: { ...draft.delivery, date: '2026-03-29', timeFrom: '08:00', timeTo: '11:30' },
    }
    expect(checkStep('delivery', overnight, { today: '2026-03-20' }).map(({ message }) => message)).toEqual([
      'Sonntagsfahrverbot am 29.03.2026',
      'Mit Lenk- und Ruhezeiten frühestens am 29.03.2026 um 11:50 erreichbar',
    ])
  })
})

describe('the warning about pallets', () => {
  test.each([
    ['33 pallets in 13.2', { packageCount: 33, loadingMeters: 13.2 }, []],
    ['10 pallets in 4.4, exactly 10 % more', { packageCount: 10, loadingMeters: 4.4 }, []],
    ['10 pallets in 3.6, exactly 10 % less', { packageCount: 10, loadingMeters: 3.6 }, []],
    [
      '10 pallets in 4.5',
      { packageCount: 10, loadingMeters: 4.5 },
      ['Paletten (10) brauchen etwa 4 LDM, angegeben sind 4,5'],
    ],
    [
      '10 industrial pallets in 4',
      { packageCount: 10, loadingMeters: 4, packageType: 'Industriepalette' },
      ['Paletten (10) brauchen etwa 5 LDM, angegeben sind 4'],
    ],
    ['3 coils in 6', { packageCount: 3, loadingMeters: 6, packageType: 'Coil' }, []],
    ['no number of pallets', { loadingMeters: 6 }, []],
  ])('%s', (_name, cargo, messages) => {
    const issues = checkCargo({ description: 'Ware', weightKg: 500, ...cargo })
    expect(issues.map(({ message }) => message)).toEqual(messages)
  })
})

describe('dangerous goods', () => {
  test.each([
    ['UN 1203', { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }, []],
    [
      'a tunnel code in brackets',
      { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'ii', tunnelCode: '(D/E)' },
      [],
    ],
    [
      'batteries without a packing group',
      { unNumber: '3480', name: 'LITHIUM-IONEN-BATTERIEN', class: '9', tunnelCode: 'E' },
      [],
    ],
    [
      'gas without a packing group',
      { unNumber: '1972', name: 'ERDGAS, TIEFGEKÜHLT, FLÜSSIG', class: '2.1', tunnelCode: 'B/D' },
      [],
    ],
    [
      'nothing but the mark',
      {},
      ['adrUnNumberMissing', 'adrClassMissing', 'adrPackingGroupMissing', 'adrTunnelCodeMissing'],
    ],
    [
      'wrong in every part',
      { unNumber: 'UN1203', class: '10', packingGroup: 'IV', tunnelCode: 'F' },
      ['adrUnNumber', 'adrClass', 'adrPackingGroup', 'adrTunnelCode'],
    ],
    [
      'petrol without a packing group',
      { unNumber: '1203', name: 'BENZIN', class: '3', tunnelCode: 'D/E' },
      ['adrPackingGroupMissing'],
    ],
  ])('%s', (_name, adr, codes) => {
    expect(checkCargo({ description: 'Ware', weightKg: 500, adr }).map(({ code }) => code)).toEqual(codes)
  })
})

describe('a change throws away price and carriers', () => {
  test.each([
    ['another weight', { cargo: { ...draft.cargo, weightKg: 21_000 } }, true],
    ['another temperature', { cargo: { ...draft.cargo, temperature: { min: 2 } } }, true],
    ['dangerous goods', { cargo: { ...draft.cargo, adr: {} } }, true],
    ['another loading place', { pickup: { ...draft.pickup, postalCode: '21079' } }, true],
    ['another delivery date', { delivery: { ...draft.delivery, date: '2026-11-26' } }, true],
    ['a customer from abroad', { customer: { customerId: 'cus-2', country: 'AT' } }, true],
    ['another customer', { customer: { customerId: 'cus-2', country: 'Deutschland' } }, false],
    [
      'a field that is emptied before anything was in it',
      { pickup: { ...draft.pickup, street: ' ', company: undefined } },
      false,
    ],
    ['temperatures that were never given', { cargo: { ...draft.cargo, temperature: { min: undefined } } }, false],
    ['nothing', {}, false],
  ])('%s', (_name, change, thrownAway) => {
    expect(invalidatesPrice(draft, { ...draft, ...change })).toBe(thrownAway)
    expect(invalidatesPrice({ ...draft, ...change }, draft)).toBe(thrownAway)
  })
})

describe('whatever is typed', () => {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const number = maybe(fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, Number.NaN, 15.4, 40_000)))
  const anyText = maybe(fc.oneof(fc.string(), fc.constantFrom('__proto__', '00000', '20457', 'Deutschland', 'Hamburg')))
  const anyStop: fc.Arbitrary<StopDraft> = fc.record({
    postalCode: anyText,
    city: anyText,
    country: maybe(fc.constantFrom('Deutschland', 'AT', 'Atlantis', '__proto__', ' ')),
    phone: anyText,
    date: maybe(fc.oneof(fc.string(), fc.constantFrom('2026-11-24', '2026-12-25', '2027-06-01', '2026-02-30'))),
    timeFrom: maybe(fc.oneof(fc.string(), fc.constantFrom('08:00', '23:59', '8'))),
    timeTo: maybe(fc.oneof(fc.string(), fc.constantFrom('08:00', '08:15', '24:00'))),
  })
  const anyCargo: fc.Arbitrary<CargoDraft> = fc.record({
    description: anyText,
    weightKg: number,
    volumeM3: number,
    quantity: number,
    packageCount: number,
    packageType: anyText,
    loadingMeters: number,
    vehicleType: maybe(fc.constantFrom('REEFER' as const, 'TRUCK' as const)),
    temperature: maybe(fc.record({ min: number, max: number })),
    adr: maybe(fc.record({ unNumber: anyText, class: anyText, packingGroup: anyText, tunnelCode: anyText })),
  })
  const anyDraft: fc.Arbitrary<OrderDraft> = fc.record({
    customer: fc.record({ customerId: anyText, name: anyText, vatId: anyText, email: anyText, paymentTerms: number }),
    cargo: anyCargo,
    pickup: anyStop,
    delivery: anyStop,
  })
  const paths = /^(customer|cargo|pickup|delivery)(\.[a-zA-Z0-9]+)+$/

  property.prop([anyDraft])('every issue has a path, a known code and a filled German message', (typed) => {
    for (const { path, code, message } of checkDraft(typed, { today })) {
      expect(path).toMatch(paths)
      expect(Object.keys(issueMessages)).toContain(`issue.${code}`)
      expect(message).not.toMatch(/\{\{|undefined|NaN|\[object/)
    }
  })

  property.prop([anyDraft])('the steps together say what is said about the whole', (typed) => {
    const steps = (['customer', 'cargo', 'pickup', 'delivery'] as const).flatMap((step) =>
      checkStep(step, typed, { today }),
    )
    expect(steps).toEqual(checkDraft(typed, { today }))
  })

  property.prop([anyDraft])('filling in the defaults twice changes nothing more, and adds no error', (typed) => {
    const filled = withOrderDefaults(typed)
    expect(withOrderDefaults(filled)).toEqual(filled)
    const errors = (one: OrderDraft) => checkDraft(one, { today }).filter(({ severity }) => severity === 'error')
    expect(brief(errors(filled))).toEqual(brief(errors(typed)))
  })

  property.prop([anyDraft, anyDraft])('throwing away the price is a matter of both sides alike', (before, after) => {
    expect(invalidatesPrice(before, before)).toBe(false)
    expect(invalidatesPrice(before, after)).toBe(invalidatesPrice(after, before))
  })

  property.prop([fc.record({ customerPrice: number, carrierPrice: number, vatRate: number, distanceKm: number })])(
    'prices are judged without failing',
    (prices) => {
      expect(checkPrices(prices).every(({ message }) => !/\{\{|NaN|undefined/.test(message))).toBe(true)
    },
  )

  test('values of the wrong kind are judged, too', () => {
    const hostile = JSON.parse('{"postalCode":20457,"city":null,"date":{},"timeFrom":[],"phone":5}') as StopDraft
    expect(brief(checkStop('pickup', hostile, { today }))).toEqual([
      'warning pickup.postalCode postalCodeMissing',
      'error pickup.city required',
      'error pickup.date dateInvalid',
    ])
  })
})
