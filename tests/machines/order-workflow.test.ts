import { expect, test } from 'vitest'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import {
  createOrderWorkflowMachine,
  workflowAt,
  workflowEventFor,
  type WorkflowEvent,
} from '#machines/order-workflow.machine.ts'
import { ORDER_STATUSES, parseOrderStatus, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import { nextStatuses, type TransitionFacts, type WorkflowAction } from '#src/domain/workflow/order-transitions.ts'

const EVENTS: WorkflowAction[] = [
  'confirm',
  'unconfirm',
  'assign',
  'unassign',
  'depart',
  'returnToAssigned',
  'deliver',
  'reopenDelivery',
  'bill',
  'unbill',
  'cancel',
  'restore',
]

/** The status a snapshot stands for. */
const statusOf = (snapshot: { value: unknown }) => parseOrderStatus(snapshot.value)

const NOW = 1_790_000_000_000

const fulfilled: TransitionFacts = {
  role: 'admin',
  now: NOW,
  from: 'CREATED',
  hasCustomer: true,
  hasCargo: true,
  stopsValid: true,
  pickupPostalCode: '20457',
  deliveryPostalCode: '80331',
  customerPriceCents: 120_000,
  carrierPriceCents: 100_000,
  vatRate: 19,
  hasCarrierOrVehicle: true,
  conflicts: [],
  transportLoaded: true,
  proofOfDeliveryVerified: true,
  statusSince: NOW - 60_000,
  notes: 'Kunde hat umdisponiert',
}

const events = (facts: TransitionFacts): WorkflowEvent[] => EVENTS.map((type) => ({ type, facts }))
const possible = (status: OrderStatus, facts: Partial<TransitionFacts> = {}) => {
  const chart = workflowAt(status)
  return events({ ...fulfilled, ...facts }).flatMap((event) => (chart.can(event) ? [event.type] : []))
}

test('with everything fulfilled an admin can do exactly what leads to a status that may follow', () => {
  for (const from of [...ORDER_STATUSES, 'unknown' as const]) {
    const actions = nextStatuses(from).map((to) => workflowEventFor(from, to))
    expect([from, ...possible(from).toSorted()]).toEqual([from, ...actions.toSorted()])
  }
})

test.each([
  ['a CREATED order with postal code 00000 cannot be confirmed', 'CREATED', { pickupPostalCode: '00000' }, ['cancel']],
  ['without a reason a CONFIRMED order can only be assigned', 'CONFIRMED', { notes: '' }, ['assign']],
  ['finance can bill and nothing else', 'DELIVERED', { role: 'finance' }, ['bill']],
  [
    'a dispatcher cannot cancel what is under way',
    'IN_TRANSIT',
    { role: 'dispatcher' },
    ['returnToAssigned', 'deliver'],
  ],
  ['who only reads can do nothing', 'CREATED', { role: 'user' }, []],
] as const)('%s', (_, status, facts, expected) => {
  expect(possible(status, facts)).toEqual(expected)
})

test('the chart’s own status counts, not the one in the facts', () => {
  expect(workflowAt('DELIVERED').can({ type: 'confirm', facts: { ...fulfilled, from: 'CREATED' } })).toBe(false)
})

test('every status is reachable from CREATED, the shortest way', () => {
  const paths = getShortestPaths(createOrderWorkflowMachine(), { events: events(fulfilled) })
  const ways = paths.map((path) => [
    statusOf(path.state),
    path.steps.map((step) => step.event.type).filter((type) => !type.startsWith('xstate')),
  ])
  expect(Object.fromEntries(ways)).toEqual({
    CREATED: [],
    CONFIRMED: ['confirm'],
    ASSIGNED: ['confirm', 'assign'],
    IN_TRANSIT: ['confirm', 'assign', 'depart'],
    DELIVERED: ['confirm', 'assign', 'depart', 'deliver'],
    BILLED: ['confirm', 'assign', 'depart', 'deliver', 'bill'],
    CANCELLED: ['cancel'],
  })
})

test('on no path is an order billed that was not delivered before', () => {
  const paths = getSimplePaths(createOrderWorkflowMachine(), { events: events(fulfilled) })
  const billed = paths.filter((path) => statusOf(path.state) === 'BILLED')
  expect(billed.length).toBeGreaterThan(0)
  for (const path of billed) {
    expect(path.steps.map((step) => statusOf(step.state))).toContain('DELIVERED')
  }
})

test('with nothing fulfilled no path leads to CONFIRMED', () => {
  const poor = { ...fulfilled, hasCustomer: false }
  const paths = getShortestPaths(createOrderWorkflowMachine(), { events: events(poor) })
  expect(paths.map((path) => statusOf(path.state))).toEqual(['CREATED', 'CANCELLED'])
})
