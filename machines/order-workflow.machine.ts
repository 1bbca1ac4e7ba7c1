import { initialTransition, setup } from 'xstate'
import { checkTransition, parseOrderStatus, type OrderStatus, type TransitionFacts } from '#src/domain/order-status.ts'
import { workflowProgress, type WorkflowProgress } from '#src/domain/workflow-progress.ts'

/** What people do to an order's status. Each comes with the facts its rules ask for; `facts.from` is the chart's. */
export type WorkflowEventType =
  | 'confirm'
  | 'unconfirm'
  | 'assign'
  | 'unassign'
  | 'depart'
  | 'returnToAssigned'
  | 'deliver'
  | 'reopenDelivery'
  | 'bill'
  | 'unbill'
  | 'cancel'
  | 'restore'

export type WorkflowEvent = { type: WorkflowEventType; facts: TransitionFacts }

type Moves = Partial<Record<WorkflowEventType, OrderStatus>>

/** The chart: per status what can be done and where it leads. Who may and what it needs say the domain's rules. */
const CHART: Record<OrderStatus, Moves> = {
  CREATED: { confirm: 'CONFIRMED', cancel: 'CANCELLED' },
  CONFIRMED: { assign: 'ASSIGNED', unconfirm: 'CREATED', cancel: 'CANCELLED' },
  ASSIGNED: { depart: 'IN_TRANSIT', unassign: 'CONFIRMED', cancel: 'CANCELLED' },
  IN_TRANSIT: { deliver: 'DELIVERED', returnToAssigned: 'ASSIGNED', cancel: 'CANCELLED' },
  DELIVERED: { bill: 'BILLED', reopenDelivery: 'IN_TRANSIT' },
  BILLED: { unbill: 'DELIVERED' },
  CANCELLED: { restore: 'CREATED' },
  unknown: {},
}

const WORKFLOW_EVENTS: readonly WorkflowEventType[] = [
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

/**
 * The business order workflow as a pure chart: an order's status changes only as the domain's `checkTransition` allows.
 * `snapshot.can({ type: 'confirm', facts })` says what is possible. Tags: closed (nothing leads on), readOnly.
 * Source: specification 4, decision B1.
 */
export function createOrderWorkflowMachine() {
  return setup({
    types: {
      context: {} as { opened: OrderStatus },
      events: {} as WorkflowEvent,
      input: {} as { status: OrderStatus } | undefined,
      tags: {} as 'closed' | 'readOnly',
    },
  }).createMachine({
    id: 'orderWorkflow',
    context: ({ input }) => ({ opened: input?.status ?? 'CREATED' }),
    initial: 'opening',
    states: {
      /** An order is opened at the status it has. */
      opening: {
        always: [
          { guard: ({ context }) => context.opened === 'CREATED', target: 'CREATED' },
          { guard: ({ context }) => context.opened === 'CONFIRMED', target: 'CONFIRMED' },
          { guard: ({ context }) => context.opened === 'ASSIGNED', target: 'ASSIGNED' },
          { guard: ({ context }) => context.opened === 'IN_TRANSIT', target: 'IN_TRANSIT' },
          { guard: ({ context }) => context.opened === 'DELIVERED', target: 'DELIVERED' },
          { guard: ({ context }) => context.opened === 'BILLED', target: 'BILLED' },
          { guard: ({ context }) => context.opened === 'CANCELLED', target: 'CANCELLED' },
          { target: 'unknown' },
        ],
      },
      CREATED: { on: movesFrom('CREATED') },
      CONFIRMED: { on: movesFrom('CONFIRMED') },
      ASSIGNED: { on: movesFrom('ASSIGNED') },
      IN_TRANSIT: { on: movesFrom('IN_TRANSIT') },
      DELIVERED: { on: movesFrom('DELIVERED') },
      BILLED: { tags: 'readOnly', on: movesFrom('BILLED') },
      CANCELLED: { tags: ['closed', 'readOnly'], on: movesFrom('CANCELLED') },
      unknown: { tags: 'closed' },
    },
  })
}

/** The event that leads from one status to another, if one does. */
export function workflowEventFor(from: OrderStatus, to: OrderStatus): WorkflowEventType | undefined {
  return WORKFLOW_EVENTS.find((event) => CHART[from][event] === to)
}

/** The chart at an order's status, without an actor: ask it `can`. */
export function workflowAt(status: OrderStatus) {
  return initialTransition(createOrderWorkflowMachine(), { status })[0]
}

/** The status a snapshot stands for. */
export function statusOf(snapshot: { value: unknown }): OrderStatus {
  return parseOrderStatus(snapshot.value)
}

/** Step, percent and label of a snapshot. Source: specification 4, decision A19. */
export function progressOf(snapshot: { value: unknown }): WorkflowProgress {
  return workflowProgress(statusOf(snapshot))
}

type Move = { target: OrderStatus; guard: (args: { event: WorkflowEvent }) => boolean }

function movesFrom(from: OrderStatus): Partial<Record<WorkflowEventType, Move>> {
  const moves: Partial<Record<WorkflowEventType, Move>> = {}
  for (const event of WORKFLOW_EVENTS) {
    const to = CHART[from][event]
    if (to === undefined) continue
    moves[event] = { target: to, guard: (args) => checkTransition(to, { ...args.event.facts, from }).allowed }
  }
  return moves
}
