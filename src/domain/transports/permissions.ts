import type { OrderStatus } from '../workflow/order-status.ts'
import type { Reason } from '../refusals/reason-messages.ts'
import type { TransportStatus } from '../workflow/transport-status.ts'

/** An order as far as its transport asks: whether it is this transport that carries it. */
export interface OrderOfTransport {
  orderNumber: string
  status: OrderStatus
  isCarried: boolean
}

const REMOVABLE: readonly TransportStatus[] = ['inquiry', 'PLANNING', 'CANCELLED']
/** Its order is on no plan, or off it again. */
const OFF_PLAN: readonly OrderStatus[] = ['CREATED', 'CONFIRMED', 'CANCELLED', 'unknown']
const FINISHED: readonly TransportStatus[] = ['DELIVERED', 'COMPLETED', 'CANCELLED']

/** Why a transport may not be deleted; nothing when it may: while it is planned or called off, and carries no order that is under way. */
export function transportDeleteRefusal(
  status: TransportStatus,
  order: OrderOfTransport | undefined,
): Reason | undefined {
  if (!REMOVABLE.includes(status)) return { code: 'reason.transport.deleteOnlyFrom' }
  if (!order?.isCarried || OFF_PLAN.includes(order.status)) return undefined
  return { code: 'reason.transport.orderUnderWay', values: { order: order.orderNumber } }
}

/** Why nothing of a transport's plan changes any more; nothing while it is open. */
export function transportFinishedRefusal(status: TransportStatus): Reason | undefined {
  if (status === 'CANCELLED') return { code: 'reason.transport.cancelled' }
  return FINISHED.includes(status) ? { code: 'reason.transport.finished' } : undefined
}

/** Why an order gets no transport by hand; nothing when it does: it is confirmed and has none. */
export function transportCreateRefusal(order: Omit<OrderOfTransport, 'isCarried'>, has: boolean): Reason | undefined {
  if (has) return { code: 'reason.transport.exists', values: { order: order.orderNumber } }
  return order.status === 'CONFIRMED' ? undefined : { code: 'reason.transport.orderNotConfirmed' }
}
