import { onlineManager } from '@tanstack/react-query'
import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import type { Order } from '#src/contract/orders/order.ts'

/** Milliseconds between two looks at what waits. Source: specification 9 */
const REFRESH = 30_000

/** Rows a list shows at most; what is beyond is named below it. */
const LIST_LIMIT = 100

/** Unassigned orders, the earliest pickup first. */
export function waitingOrdersQuery(call: Call) {
  const query = { unassigned: 'true', sortBy: 'pickupDate', sortOrder: 'asc', page: 1, limit: LIST_LIMIT } as const
  return {
    ...queryFor(call, 'orders.list', { query }),
    staleTime: REFRESH,
    refetchInterval: () => (onlineManager.isOnline() ? REFRESH : (false as const)),
  }
}

/** Loading metres of some orders together, one decimal. */
export const loadingMetersOf = (orders: readonly Order[]): number =>
  Math.round(orders.reduce((sum, order) => sum + (order.loadingMeters ?? 0), 0) * 10) / 10
