import type { Order } from '#src/contract/orders/order.ts'
import { toCents, type Cents } from '#src/domain/basics/money.ts'
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/workflow/order-status.ts'

/** What one person's orders come to: how many in each status that occurs, in the order of the workflow, and their net sum. */
export interface OwnFigures {
  count: number
  netCents: Cents
  byStatus: readonly { status: OrderStatus; count: number }[]
}

/** Sums up orders; cancelled ones count, but bring no money. */
export function ownFigures(orders: readonly Pick<Order, 'status' | 'customerPrice'>[]): OwnFigures {
  const paid = orders.filter(({ status }) => status !== 'CANCELLED')
  return {
    count: orders.length,
    netCents: paid.reduce((sum, { customerPrice = 0 }) => sum + toCents(customerPrice), 0),
    byStatus: [...ORDER_STATUSES, 'unknown' as const]
      .map((status) => ({ status, count: orders.filter((order) => order.status === status).length }))
      .filter(({ count }) => count > 0),
  }
}
