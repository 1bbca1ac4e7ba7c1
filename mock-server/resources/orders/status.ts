import { type OrderStatus, parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { checkTransition, nextStatuses } from '#src/domain/workflow/order-transitions.ts'
import type { Row } from '../../store/models.ts'
import { type RuleContext, refusedTransition, stamp } from '../../core/rule-context.ts'
import { billOrder, unbillOrder } from '../billing/bill-order.ts'
import { transitionFacts } from './transition-facts.ts'
import { CARRIER_CONTACT_GONE } from './contacts.ts'
import { readOrder } from './read.ts'
import { type OrderChange, writeOrder } from './write.ts'

type Order = Row<'orders'>

/** Who and what carries an order; gone when the order is taken off the plan. */
export const UNASSIGNED = {
  carrierId: undefined,
  carrierName: undefined,
  carrierPrice: undefined,
  carrierCharges: undefined,
  assignedVehicleId: undefined,
  vehiclePlate: undefined,
  trailerPlate: undefined,
  vehicleType: undefined,
  driverName: undefined,
  driverPhone: undefined,
  ...CARRIER_CONTACT_GONE,
} satisfies Partial<Order>

/** Fields that change with a status: the approval, the assignment, the proof of delivery (decision B1). */
export function valuesOfStatus(
  context: RuleContext,
  order: Order,
  status: OrderStatus,
  notes: string | undefined,
): Partial<Order> {
  if (order.status === 'CREATED' && status === 'CONFIRMED') {
    return {
      status,
      approvedBy: context.session.userName,
      approvedAt: stamp(context),
      ...(notes ? { approvalNotes: notes } : {}),
    }
  }
  if (order.status === 'CONFIRMED' && status === 'CREATED') {
    return { status, approvedBy: undefined, approvedAt: undefined, approvalNotes: undefined }
  }
  if (order.status === 'ASSIGNED' && status === 'CONFIRMED') return { status, ...UNASSIGNED }
  if (order.status === 'IN_TRANSIT' && status === 'DELIVERED') return { status, proofOfDeliveryVerified: false }
  return { status }
}

/**
 * Changes the status after the table of decision B1. 409 `ILLEGAL_TRANSITION` with the allowed ones, 403 for the role,
 * 422 for an unmet need or a missing reason, each with the German sentence. Billing makes the order's invoice, taking it back the one
 * that cancels it.
 */
export async function setOrderStatus(
  context: RuleContext,
  id: string,
  input: { status: string; notes?: string | undefined; override?: boolean | undefined },
): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const to = parseOrderStatus(input.status)
  const check = checkTransition(to, await transitionFacts(context, order, input))
  if (!check.allowed) throw refusedTransition(check, order.status, input.status, nextStatuses(order.status))
  if (to === 'BILLED') return billed(context, order, await billOrder(context, order, input))
  if (order.status === 'BILLED') {
    const unbilled = await unbillOrder(context, order, input.notes ?? '')
    if (unbilled) return billed(context, order, unbilled)
  }
  const values = valuesOfStatus(context, order, to, input.notes)
  const payload = { ...(input.notes ? { notes: input.notes } : {}), ...(input.override ? { override: true } : {}) }
  const type = order.status === 'ASSIGNED' && to === 'CONFIRMED' ? 'unassigned' : 'status_changed'
  return writeOrder(context, order, values, { type, payload })
}

/** What billing has made of an order. */
async function billed(
  { store }: RuleContext,
  order: Order,
  done: Pick<OrderChange, 'eventId' | 'warnings'>,
): Promise<OrderChange> {
  return { ...done, order: (await store.find('orders', order.id)) ?? order }
}
