import { checkTransition, nextStatuses } from '#src/domain/workflow/order-transitions.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import type { Row } from '../../../store/models.ts'
import { type RuleContext, refusedTransition } from '../../../core/rule-context.ts'
import { transitionFacts } from '../transition-facts.ts'
import { UNASSIGNED } from '../status.ts'

type Order = Row<'orders'>

/** The status that comes by itself: CONFIRMED and assigned is ASSIGNED; no one left on an assigned order is CONFIRMED. */
export async function followingStatus(context: RuleContext, order: Order, assigned: boolean): Promise<Partial<Order>> {
  if (assigned) return order.status === 'CONFIRMED' ? { status: 'ASSIGNED' } : {}
  if (order.status === 'CREATED' || order.status === 'CONFIRMED') return {}
  const check = checkTransition('CONFIRMED', await transitionFacts(context, order, {}))
  if (!check.allowed) throw refusedTransition(check, order.status, 'CONFIRMED', nextStatuses(order.status))
  return { status: 'CONFIRMED', ...UNASSIGNED }
}

export const reasonGiven = (overrideReason: string | undefined) =>
  hasNotes(overrideReason) ? { payload: { overrideReason } } : {}

/** A truck and its driver, when they leave an order. */
export const TRUCK_GONE = {
  vehiclePlate: undefined,
  trailerPlate: undefined,
  vehicleType: undefined,
  driverName: undefined,
  driverPhone: undefined,
} satisfies Partial<Order>
