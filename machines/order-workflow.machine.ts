import { initialTransition, setup } from 'xstate'
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import {
  checkTransition,
  workflowMoves,
  type TransitionFacts,
  type WorkflowAction,
} from '#src/domain/workflow/order-transitions.ts'

/** What people do to an order's status. Each comes with the facts its rules ask for; `facts.from` is the chart's. */
export type WorkflowEvent = { type: WorkflowAction; facts: TransitionFacts }

const STATUSES: readonly OrderStatus[] = [...ORDER_STATUSES, 'unknown']

/**
 * The business order workflow as a pure chart, made from the domain's table: an order's status changes only as
 * `checkTransition` allows. `snapshot.can({ type: 'confirm', facts })` says what is possible. Source: specification 4, decision B1.
 */
export function createOrderWorkflowMachine() {
  return setup({
    types: {
      context: {} as { opened: OrderStatus },
      events: {} as WorkflowEvent,
      input: {} as { status: OrderStatus } | undefined,
    },
  }).createMachine({
    id: 'orderWorkflow',
    context: ({ input }) => ({ opened: input?.status ?? 'CREATED' }),
    initial: 'opening',
    states: {
      /** An order is opened at the status it has. */
      opening: {
        always: STATUSES.map((status) => ({
          guard: ({ context }: { context: { opened: OrderStatus } }) => context.opened === status,
          target: status,
        })),
      },
      ...Object.fromEntries(STATUSES.map((status) => [status, { on: movesFrom(status) }])),
    },
  })
}

/** The event that leads from one status to another, if one does. */
export function workflowEventFor(from: OrderStatus, to: OrderStatus): WorkflowAction | undefined {
  return workflowMoves(from).find((move) => move.to === to)?.action
}

/** The chart at an order's status, without an actor: ask it `can`. */
export function workflowAt(status: OrderStatus) {
  return initialTransition(createOrderWorkflowMachine(), { status })[0]
}

function movesFrom(from: OrderStatus) {
  const moves = workflowMoves(from).map(({ action, to }) => {
    const guard = ({ event }: { event: WorkflowEvent }) => checkTransition(to, { ...event.facts, from }).allowed
    return [action, { target: to, guard }] as const
  })
  return Object.fromEntries(moves)
}
