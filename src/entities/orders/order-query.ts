import type { Call } from '#src/contract/index.ts'
import { queryFor } from '#src/api/query.ts'

/** How long an order counts as fresh, in milliseconds. Source: specification 9, order cache lifetime */
export const ORDER_STALE_TIME = 30_000

/** One order by its id. */
export function orderByIdQuery(call: Call, id: string) {
  return { ...queryFor(call, 'orders.get', { params: { id } }), staleTime: ORDER_STALE_TIME }
}
