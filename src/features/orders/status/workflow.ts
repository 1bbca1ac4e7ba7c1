import { workflowAt, workflowEventFor } from '#machines/order-workflow.machine.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { forwardStatus, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import { checkTransition } from '#src/domain/workflow/order-transitions.ts'
import { isOverridable, type Refusal } from '#src/domain/refusals/refusal.ts'
import { orderFacts, type Actor } from '#src/domain/orders/facts.ts'

/** One status an order may be set to next, and what is in the way. */
export interface Step {
  to: OrderStatus
  /** Can be done now, with a reason where `asks` says so. */
  possible: boolean
  /** A reason is asked for: the table demands it, or a rule is overridden with it. */
  asks: 'reason' | 'override' | undefined
  /** Why it is not possible, or what is to be overridden. */
  refusal: Refusal | undefined
}

/** One step; also for a status the chart does not lead to, which then says so. */
export function stepTo(order: Order, to: OrderStatus, actor: Actor): Step {
  return stepWith(orderFacts(order, actor), order.status, to)
}

/** A step to each of several statuses; what the order says about itself is gathered once. */
export function stepsTo(order: Order, statuses: readonly OrderStatus[], actor: Actor): Step[] {
  const facts = orderFacts(order, actor)
  return statuses.map((to) => stepWith(facts, order.status, to))
}

/** The chart standing at each status; it does not change, and is asked a thousand times for a selection. */
const charts = new Map<OrderStatus, ReturnType<typeof workflowAt>>()

function chartAt(status: OrderStatus): ReturnType<typeof workflowAt> {
  const chart = charts.get(status) ?? workflowAt(status)
  charts.set(status, chart)
  return chart
}

function stepWith(facts: ReturnType<typeof orderFacts>, from: OrderStatus, to: OrderStatus): Step {
  const check = checkTransition(to, facts)
  const refusal = check.allowed ? undefined : check
  const asks = check.allowed
    ? undefined
    : isOverridable(check)
      ? 'override'
      : check.kind === 'notes'
        ? 'reason'
        : undefined
  const event = workflowEventFor(from, to)
  const given = asks === undefined ? facts : { ...facts, notes: to, override: asks === 'override' }
  const possible = event !== undefined && chartAt(from).can({ type: event, facts: given })
  return { to, possible, asks: possible ? asks : undefined, refusal }
}

/** The next step of the workflow; undefined where nothing leads on. */
export function forwardStep(order: Order, actor: Actor): Step | undefined {
  const to = forwardStatus(order.status)
  return to === undefined ? undefined : stepTo(order, to, actor)
}
