import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { reasonMessages } from '#src/domain/refusals/reason-messages.ts'
import {
  mapTransportStatus,
  orderStatusFor,
  parseTransportStatus,
  transportProgress,
} from '#src/domain/workflow/transport-status.ts'
import { checkTransportTransition, transportTransitions } from '#src/domain/workflow/transport-transitions.ts'

const chain = [
  'inquiry',
  'PLANNING',
  'ASSIGNED',
  'NOTIFIED',
  'EN_ROUTE_PICKUP',
  'AT_PICKUP',
  'LOADED',
  'IN_TRANSIT',
  'AT_DELIVERY',
  'DELIVERED',
  'COMPLETED',
] as const
const statuses = [...chain, 'CANCELLED'] as const
const roles = ['admin', 'dispatcher', 'sales', 'finance', 'user'] as const

/** What may follow, per status. Forward steps may be skipped up to DELIVERED. */
const table: Record<(typeof statuses)[number], string> = {
  inquiry: 'PLANNING ASSIGNED NOTIFIED EN_ROUTE_PICKUP AT_PICKUP LOADED IN_TRANSIT AT_DELIVERY DELIVERED CANCELLED',
  PLANNING: 'ASSIGNED NOTIFIED EN_ROUTE_PICKUP AT_PICKUP LOADED IN_TRANSIT AT_DELIVERY DELIVERED inquiry CANCELLED',
  ASSIGNED: 'NOTIFIED EN_ROUTE_PICKUP AT_PICKUP LOADED IN_TRANSIT AT_DELIVERY DELIVERED PLANNING CANCELLED',
  NOTIFIED: 'EN_ROUTE_PICKUP AT_PICKUP LOADED IN_TRANSIT AT_DELIVERY DELIVERED ASSIGNED CANCELLED',
  EN_ROUTE_PICKUP: 'AT_PICKUP LOADED IN_TRANSIT AT_DELIVERY DELIVERED NOTIFIED CANCELLED',
  AT_PICKUP: 'LOADED IN_TRANSIT AT_DELIVERY DELIVERED EN_ROUTE_PICKUP CANCELLED',
  LOADED: 'IN_TRANSIT AT_DELIVERY DELIVERED AT_PICKUP CANCELLED',
  IN_TRANSIT: 'AT_DELIVERY DELIVERED LOADED CANCELLED',
  AT_DELIVERY: 'DELIVERED IN_TRANSIT CANCELLED',
  DELIVERED: 'COMPLETED AT_DELIVERY',
  COMPLETED: 'DELIVERED',
  CANCELLED: '',
}
const everyPair = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

test('what may follow a status', () => {
  expect(Object.fromEntries(statuses.map((status) => [status, transportTransitions(status).join(' ')]))).toEqual(table)
})

describe('every pair of statuses, for every role', () => {
  test.each(everyPair)('%s → %s', (from, to) => {
    const legal = table[from].split(' ').includes(to)
    const outcomes = roles.map((role) => {
      const check = checkTransportTransition(from, to, { role, notes: 'Fahrer ruft an', proofOfDeliveryVerified: true })
      return check.allowed ? 'allowed' : check.kind
    })
    expect(outcomes).toEqual(
      legal ? ['allowed', 'allowed', 'role', 'role', 'role'] : ['illegal', 'illegal', 'illegal', 'illegal', 'illegal'],
    )
  })
})

describe('without a reason and without a verified proof of delivery', () => {
  test.each(everyPair.filter(([from, to]) => table[from].split(' ').includes(to)))('%s → %s', (from, to) => {
    const check = checkTransportTransition(from, to, { role: 'dispatcher' })
    const back = to !== 'CANCELLED' && chain.indexOf(to) === statuses.indexOf(from) - 1
    const expected = back ? 'reason.notesRequired' : to === 'COMPLETED' ? 'reason.proofNotVerified' : 'allowed'
    expect(check.allowed ? 'allowed' : check.reason).toBe(expected)
  })
})

test.each([
  ['DELIVERED', 'CANCELLED', 'Nur vor der Zustellung möglich'],
  ['LOADED', 'COMPLETED', 'Nur aus Zugestellt möglich'],
  ['IN_TRANSIT', 'PLANNING', 'Nur einen Schritt zurück möglich'],
  ['CANCELLED', 'PLANNING', 'Transport ist storniert'],
  ['LOADED', 'LOADED', 'Hat diesen Status bereits'],
] as const)('%s → %s is refused: %s', (from, to, sentence) => {
  const check = checkTransportTransition(from, to, { role: 'admin', notes: 'x' })
  expect(check.allowed ? 'allowed' : reasonMessages[check.reason]).toBe(sentence)
})

test('progress per status', () => {
  expect(statuses.map((status) => transportProgress(status))).toEqual([0, 5, 15, 20, 25, 35, 40, 40, 90, 100, 100, 0])
})

describe('progress on the way grows from 40 to 85 with the distance', () => {
  test.each([
    [0, 40],
    [0.5, 63],
    [1, 85],
    [1.7, 85],
    [-3, 40],
    [Number.NaN, 40],
  ])('%s of the distance: %s %%', (share, percent) => {
    expect(transportProgress('IN_TRANSIT', share)).toBe(percent)
    expect(transportProgress('LOADED', share)).toBe(40)
  })
})

test('the order follows its transport', () => {
  expect(statuses.map((status) => [status, orderStatusFor(status)])).toEqual([
    ['inquiry', undefined],
    ['PLANNING', undefined],
    ['ASSIGNED', 'ASSIGNED'],
    ['NOTIFIED', 'ASSIGNED'],
    ['EN_ROUTE_PICKUP', 'ASSIGNED'],
    ['AT_PICKUP', 'ASSIGNED'],
    ['LOADED', 'IN_TRANSIT'],
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['AT_DELIVERY', 'IN_TRANSIT'],
    ['DELIVERED', 'DELIVERED'],
    ['COMPLETED', 'DELIVERED'],
    ['CANCELLED', undefined],
  ])
})

describe('a status is read from transports, orders and OCR orders', () => {
  test.each([
    ['LOADED', 'LOADED', 'LOADED'],
    ['inquiry', 'inquiry', 'inquiry'],
    ['CREATED', 'PLANNING', 'PLANNING'],
    ['CONFIRMED', 'PLANNING', 'PLANNING'],
    ['ASSIGNED', 'ASSIGNED', 'ASSIGNED'],
    ['BILLED', 'COMPLETED', 'COMPLETED'],
    ['CANCELLED', 'CANCELLED', 'CANCELLED'],
    ['lost', 'PLANNING', 'inquiry'],
    ['', 'PLANNING', 'inquiry'],
    ['__proto__', 'PLANNING', 'inquiry'],
    [undefined, 'PLANNING', 'inquiry'],
    [null, 'PLANNING', 'inquiry'],
  ])('%j is %s, from OCR %s', (value, plain, ocr) => {
    expect([mapTransportStatus(value), mapTransportStatus(value, { ocr: true })]).toEqual([plain, ocr])
  })

  test('words of an order are unknown to a transport itself', () => {
    expect([parseTransportStatus('BILLED'), parseTransportStatus('BILLED', 'inquiry')]).toEqual(['PLANNING', 'inquiry'])
  })

  property.prop([fc.anything()])('without ever throwing', (value) => {
    expect(statuses).toContain(mapTransportStatus(value, { ocr: true }))
  })
})
