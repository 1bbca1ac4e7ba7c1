import { type OrderStatus, WORKFLOW } from './order-status.ts'
import { checkTransition, type TransitionFacts } from './order-transitions.ts'
import type { TransitionCheck } from '../refusals/refusal.ts'
import { orderStatusFor, type TransportStatus } from './transport-status.ts'
import { checkTransportTransition, type TransportTransitionFacts } from './transport-transitions.ts'

/** What a transport's new status makes of its order: the statuses on the way there, the last one to stay. */
export interface OrderMove {
  path: readonly OrderStatus[]
  /** Carrier, vehicle and the carrier's price leave the order. */
  unassigns: boolean
}

const STAYS: OrderMove = { path: [], unassigns: false }

/** Statuses of an order whose transport can still be called off. */
const FOLLOWING: readonly OrderStatus[] = ['CONFIRMED', 'ASSIGNED', 'IN_TRANSIT']

/** How an order follows its transport; one that is billed or cancelled does not. Source: decision B2 */
export function orderMoveFor(from: OrderStatus, transport: TransportStatus): OrderMove {
  if (transport === 'CANCELLED') {
    return FOLLOWING.includes(from) ? { path: pathBetween(from, 'CONFIRMED'), unassigns: true } : STAYS
  }
  const to = orderStatusFor(transport)
  if (to === undefined || to === from || from === 'BILLED' || from === 'CANCELLED') return STAYS
  return { path: pathBetween(from, to), unassigns: false }
}

/** The steps of the workflow from one status to another, forward or back; straight there where one is none of its steps. */
function pathBetween(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const place = (status: OrderStatus) => WORKFLOW.findIndex((step) => step === status)
  const [start, end] = [place(from), place(to)]
  if (start < 0 || end < 0) return [to]
  return end < start ? WORKFLOW.slice(end, start).toReversed() : WORKFLOW.slice(start + 1, end + 1)
}

/** One change of a transport's status: whose it is, and the facts of its order where it has one. */
interface TransportStep {
  from: TransportStatus
  to: TransportStatus
  facts: TransportTransitionFacts
  order: TransitionFacts | undefined
}

/**
 * Whether a transport may change its status, and its order may go where that takes it: every step by the table of the
 * order's own changes, with role, reason and time limit. A reason is only asked for when it is all that is missing.
 * Source: decisions A22, B2
 */
export function checkTransportStep({ from, to, facts, order }: TransportStep): TransitionCheck {
  const own = checkTransportTransition(from, to, facts)
  if (order === undefined || (!own.allowed && own.kind !== 'notes')) return own
  const followed = checkPath(orderMoveFor(order.from, to).path, { ...order, transportStatus: to })
  return followed.allowed ? own : followed
}

function checkPath([to, ...further]: readonly OrderStatus[], facts: TransitionFacts): TransitionCheck {
  if (to === undefined) return { allowed: true }
  const check = checkTransition(to, facts)
  return check.allowed ? checkPath(further, { ...facts, from: to, statusSince: facts.now }) : check
}
