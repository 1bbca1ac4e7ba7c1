import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { TransitionFacts } from '#src/domain/workflow/order-transitions.ts'
import { checkTransportStep, orderMoveFor } from '#src/domain/workflow/transport-order.ts'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000

const order = (from: OrderStatus, minutesAgo: number, notes?: string): TransitionFacts => ({
  role: 'dispatcher',
  now: NOW,
  from,
  statusSince: NOW - minutesAgo * MINUTE,
  hasCustomer: true,
  hasCargo: true,
  stopsValid: true,
  pickupPostalCode: '20457',
  deliveryPostalCode: '80331',
  customerPriceCents: 60_500,
  vatRate: 19,
  hasCarrierOrVehicle: true,
  conflicts: [],
  transportLoaded: false,
  proofOfDeliveryVerified: false,
  ...(notes !== undefined && { notes }),
})

function outcome(from: TransportStatus, to: TransportStatus, facts: TransitionFacts): string {
  const own = { role: facts.role, ...(facts.notes !== undefined && { notes: facts.notes }) }
  const check = checkTransportStep({ from, to, facts: own, order: facts })
  return check.allowed ? 'allowed' : check.reason
}

describe('the way an order goes with its transport', () => {
  test.each([
    ['ASSIGNED', 'LOADED', ['IN_TRANSIT'], false],
    ['ASSIGNED', 'DELIVERED', ['IN_TRANSIT', 'DELIVERED'], false],
    ['CONFIRMED', 'AT_DELIVERY', ['ASSIGNED', 'IN_TRANSIT'], false],
    ['IN_TRANSIT', 'AT_PICKUP', ['ASSIGNED'], false],
    ['DELIVERED', 'AT_DELIVERY', ['IN_TRANSIT'], false],
    ['ASSIGNED', 'PLANNING', [], false],
    ['IN_TRANSIT', 'AT_DELIVERY', [], false],
    ['BILLED', 'AT_DELIVERY', [], false],
    ['CANCELLED', 'LOADED', [], false],
    ['unknown', 'LOADED', ['IN_TRANSIT'], false],
    ['CONFIRMED', 'CANCELLED', [], true],
    ['ASSIGNED', 'CANCELLED', ['CONFIRMED'], true],
    ['IN_TRANSIT', 'CANCELLED', ['ASSIGNED', 'CONFIRMED'], true],
  ] as const)('%s, transport %s', (from, transport, path, unassigns) => {
    expect(orderMoveFor(from, transport)).toEqual({ path, unassigns })
  })

  test('is not gone by an order that is delivered, billed or cancelled when its transport is called off', () => {
    const moved = ORDER_STATUSES.filter((status) => orderMoveFor(status, 'CANCELLED').unassigns)
    expect(moved).toEqual(['CONFIRMED', 'ASSIGNED', 'IN_TRANSIT'])
  })
})

describe('what the order asks for is asked of the transport', () => {
  test.each([
    ['LOADED', 'AT_PICKUP', order('IN_TRANSIT', 59), 'reason.notesRequired'],
    ['LOADED', 'AT_PICKUP', order('IN_TRANSIT', 59, 'Falsch gescannt'), 'allowed'],
    ['LOADED', 'AT_PICKUP', order('IN_TRANSIT', 61), 'reason.onlyWithinMinutes'],
    ['LOADED', 'CANCELLED', order('IN_TRANSIT', 59), 'reason.notesRequired'],
    ['LOADED', 'CANCELLED', order('IN_TRANSIT', 59, 'Motorschaden'), 'allowed'],
    ['LOADED', 'CANCELLED', order('IN_TRANSIT', 61, 'Motorschaden'), 'reason.onlyWithinMinutes'],
    ['ASSIGNED', 'CANCELLED', order('ASSIGNED', 5000), 'allowed'],
    ['ASSIGNED', 'DELIVERED', order('ASSIGNED', 5000), 'allowed'],
    ['ASSIGNED', 'LOADED', { ...order('CONFIRMED', 5), hasCarrierOrVehicle: false }, 'reason.carrierOrVehicleMissing'],
    ['DELIVERED', 'AT_DELIVERY', order('DELIVERED', 5000), 'reason.notesRequired'],
    ['LOADED', 'CANCELLED', { ...order('IN_TRANSIT', 5), role: 'sales' }, 'reason.role.dispatcher'],
  ] as const)('%s → %s', (from, to, facts, expected) => {
    expect(outcome(from, to, facts)).toBe(expected)
  })
})
