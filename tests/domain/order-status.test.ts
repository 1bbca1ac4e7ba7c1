import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { forwardStatus, parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { checkTransition, nextStatuses, type TransitionFacts } from '#src/domain/workflow/order-transitions.ts'
import { reasonMessages } from '#src/domain/refusals/reason-messages.ts'
import { isOverridable, type TransitionCheck } from '#src/domain/refusals/refusal.ts'

const NOW = 1_780_000_000_000
const MINUTE = 60_000

const statuses = [
  'CREATED',
  'CONFIRMED',
  'ASSIGNED',
  'IN_TRANSIT',
  'DELIVERED',
  'BILLED',
  'CANCELLED',
  'unknown',
] as const
const roles = ['admin', 'dispatcher', 'sales', 'finance', 'user'] as const

/** An order that lacks nothing, in any status. */
const complete: TransitionFacts = {
  role: 'admin',
  now: NOW,
  from: 'CREATED',
  hasCustomer: true,
  hasCargo: true,
  stopsValid: true,
  pickupPostalCode: '20457',
  deliveryPostalCode: '80331',
  customerPriceCents: 145_000,
  carrierPriceCents: 124_000,
  vatRate: 19,
  hasCarrierOrVehicle: true,
  conflicts: [],
  transportLoaded: true,
  proofOfDeliveryVerified: true,
  statusSince: NOW - 10 * MINUTE,
  notes: 'Kunde hat angerufen',
}

const reasonOf = (check: TransitionCheck) => (check.allowed ? 'allowed' : check.reason)
const sentenceOf = (check: TransitionCheck) =>
  check.allowed ? 'möglich' : fillMessage(reasonMessages[check.reason], check.values)

test('a reason is asked for of a step that needs one, and of no other', () => {
  expect(checkTransition('CANCELLED', { ...complete, notes: '  ' })).toEqual({
    allowed: false,
    kind: 'notes',
    reason: 'reason.notesRequired',
    values: {},
    needsNotes: true,
  })
  expect(checkTransition('BILLED', { ...complete, notes: '  ' })).toMatchObject({ kind: 'illegal', needsNotes: false })
})

describe('what an order needs', () => {
  test.each<[string, TransitionFacts['from'], TransitionFacts['from'], Partial<TransitionFacts>, string]>([
    ['a delivery code', 'CREATED', 'CONFIRMED', { deliveryPostalCode: ' 00000 ' }, 'PLZ 00000 ist ein Platzhalter'],
    ['any postal code', 'CREATED', 'CONFIRMED', { pickupPostalCode: undefined }, 'PLZ fehlt'],
    ['no conflicts', 'CONFIRMED', 'ASSIGNED', { conflicts: ['a', 'b'] }, 'Offene Konflikte: 2'],
  ])('%s: %s → %s', (_name, from, to, lacking, sentence) => {
    const check = checkTransition(to, { ...complete, from, ...lacking })
    expect(sentenceOf(check)).toBe(sentence)
    expect(check).toMatchObject({ allowed: false, kind: 'need' })
  })

  test.each<[string, TransitionFacts['from'], TransitionFacts['from'], Partial<TransitionFacts>]>([
    ['VAT may be 0 %', 'DELIVERED', 'BILLED', { vatRate: 0 }],
    ['an own vehicle has no carrier price', 'DELIVERED', 'BILLED', { carrierPriceCents: undefined, ownVehicle: true }],
    ['a loaded transport counts', 'ASSIGNED', 'IN_TRANSIT', { transportLoaded: false, transportStatus: 'LOADED' }],
    ['delivery needs nothing', 'IN_TRANSIT', 'DELIVERED', { hasCustomer: false, customerPriceCents: undefined }],
  ])('%s', (_name, from, to, facts) => {
    expect(checkTransition(to, { ...complete, from, ...facts })).toEqual({ allowed: true })
  })

  test('a truck at the ramp is not loaded', () => {
    const facts: TransitionFacts = {
      ...complete,
      from: 'ASSIGNED',
      transportLoaded: false,
      transportStatus: 'AT_PICKUP',
    }
    expect(reasonOf(checkTransition('IN_TRANSIT', facts))).toBe('reason.transportNotLoaded')
  })
})

describe('time limits', () => {
  test.each<[string, TransitionFacts['from'], TransitionFacts['from'], number | undefined, string]>([
    ['departure unknown', 'IN_TRANSIT', 'ASSIGNED', undefined, 'Nur innerhalb von 60 Minuten möglich'],
    ['departure ahead of this clock', 'IN_TRANSIT', 'ASSIGNED', NOW + MINUTE, 'möglich'],
    ['a clock that is broken', 'CANCELLED', 'CREATED', Number.NaN, 'Nur innerhalb von 30 Tagen möglich'],
  ])('%s (%s → %s)', (_name, from, to, statusSince, sentence) => {
    expect(sentenceOf(checkTransition(to, { ...complete, from, statusSince }))).toBe(sentence)
  })

  test('a limit that has passed is said before a reason is asked for', () => {
    const facts: TransitionFacts = { ...complete, from: 'IN_TRANSIT', statusSince: 0, notes: '' }
    expect(reasonOf(checkTransition('ASSIGNED', facts))).toBe('reason.onlyWithinMinutes')
  })
})

describe('an override', () => {
  test.each([
    ['CONFIRMED', 'ASSIGNED', 'dispatcher', { conflicts: ['reason.licenceExpired'] }, 'reason.conflicts'],
    ['DELIVERED', 'BILLED', 'finance', { proofOfDeliveryVerified: false }, 'reason.proofNotVerified'],
  ] as const)('lifts the rule of %s → %s with a reason, and only with one', (from, to, role, facts, reason) => {
    const outcome = (override: boolean, notes: string) => {
      const check = checkTransition(to, { ...complete, ...facts, from, role, override, notes })
      return [reasonOf(check), isOverridable(check)]
    }
    expect([outcome(false, ''), outcome(false, 'Eilt'), outcome(true, ' '), outcome(true, 'Eilt')]).toEqual([
      [reason, true],
      [reason, true],
      ['reason.notesRequired', false],
      ['allowed', false],
    ])
  })

  test('does not lift any other rule', () => {
    const facts: TransitionFacts = { ...complete, override: true, hasCustomer: false }
    expect(checkTransition('CONFIRMED', facts)).toMatchObject({ reason: 'reason.customerMissing', needsNotes: false })
  })
})

describe('the words of a refusal', () => {
  test.each([
    ['BILLED', 'CREATED', 'Nur aus Bestätigt oder Storniert möglich'],
    ['DELIVERED', 'CONFIRMED', 'Nur aus Angelegt oder Disponiert möglich'],
    ['CREATED', 'ASSIGNED', 'Nur aus Bestätigt oder Unterwegs möglich'],
    ['CREATED', 'IN_TRANSIT', 'Nur aus Disponiert oder Zugestellt möglich'],
    ['CREATED', 'DELIVERED', 'Nur aus Unterwegs oder Abgerechnet möglich'],
    ['CREATED', 'BILLED', 'Nur aus Zugestellt möglich'],
    ['DELIVERED', 'CANCELLED', 'Nur vor der Zustellung möglich'],
    ['CREATED', 'CREATED', 'Hat diesen Status bereits'],
    ['unknown', 'CREATED', 'Status ist unbekannt'],
  ] as const)('%s → %s: %s', (from, to, sentence) => {
    expect(sentenceOf(checkTransition(to, { ...complete, from }))).toBe(sentence)
  })

  test('a missing role names who may', () => {
    const sentence = (from: TransitionFacts['from'], to: TransitionFacts['from']) =>
      sentenceOf(checkTransition(to, { ...complete, from, role: 'user' }))
    expect([
      sentence('CREATED', 'CONFIRMED'),
      sentence('CONFIRMED', 'ASSIGNED'),
      sentence('DELIVERED', 'BILLED'),
      sentence('IN_TRANSIT', 'CANCELLED'),
    ]).toEqual([
      'Nur für Disposition und Vertrieb',
      'Nur für die Disposition',
      'Nur für Finanzen',
      'Nur für die Administration',
    ])
  })
})

test('the next step along the workflow', () => {
  expect(statuses.map(forwardStatus)).toEqual([
    'CONFIRMED',
    'ASSIGNED',
    'IN_TRANSIT',
    'DELIVERED',
    'BILLED',
    undefined,
    undefined,
    undefined,
  ])
})

describe('a status is read from anything', () => {
  test.each([
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['CANCELLED', 'CANCELLED'],
    ['in_transit', 'unknown'],
    ['TELEPORTED', 'unknown'],
    ['toString', 'unknown'],
    [null, 'unknown'],
    [{}, 'unknown'],
  ])('%j is %s', (value, status) => {
    expect(parseOrderStatus(value)).toBe(status)
  })

  property.prop([fc.anything()])('without ever throwing', (value) => {
    expect(statuses).toContain(parseOrderStatus(value))
  })
})

property.prop([
  fc.constantFrom(...statuses),
  fc.record({
    role: fc.constantFrom(...roles),
    now: fc.double(),
    from: fc.constantFrom(...statuses),
    hasCustomer: fc.boolean(),
    hasCargo: fc.boolean(),
    stopsValid: fc.boolean(),
    pickupPostalCode: fc.option(fc.string(), { nil: undefined }),
    deliveryPostalCode: fc.option(fc.string(), { nil: undefined }),
    customerPriceCents: fc.option(fc.double(), { nil: undefined }),
    carrierPriceCents: fc.option(fc.double(), { nil: undefined }),
    vatRate: fc.option(fc.double(), { nil: undefined }),
    hasCarrierOrVehicle: fc.boolean(),
    conflicts: fc.array(fc.string()),
    transportLoaded: fc.boolean(),
    proofOfDeliveryVerified: fc.boolean(),
    statusSince: fc.option(fc.double(), { nil: undefined }),
    notes: fc.option(fc.string(), { nil: undefined }),
    override: fc.boolean(),
  }),
])('whatever the facts: every refusal has a full sentence, and only what may follow is ever allowed', (to, facts) => {
  const check = checkTransition(to, facts)
  expect(sentenceOf(check)).not.toMatch(/\{\{|undefined|NaN|–/)
  if (check.allowed) expect(nextStatuses(facts.from)).toContain(to)
})
