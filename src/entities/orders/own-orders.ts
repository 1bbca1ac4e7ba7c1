import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Call, Endpoints } from '#src/contract/index.ts'
import { queryKeys } from '#src/api/query.ts'

type OwnOrders = OutputOf<Endpoints['businessOrders.list']>

/** Most answers put together, each of up to 500 orders: older ones are found in the list of all orders. */
const MOST_PAGES = 4

/**
 * The orders a person has entered, the newest of them, as one page; its total says how many there are in all. Asks first as
 * a server expects it that knows no pages. Source: specification 7, business orders
 */
export function ownOrdersQuery(call: Call, userId: string) {
  return queryOptions({
    queryKey: queryKeys.of('businessOrders.list', { query: { userId } }),
    queryFn: ({ signal }) => ownOrders(call, userId, signal),
  })
}

async function ownOrders(call: Call, userId: string, signal: AbortSignal): Promise<OwnOrders> {
  let { data, pagination } = await call('businessOrders.list', { query: { userId }, signal })
  const found = new Map(data.map((order) => [order.id, order]))
  for (let page = 2; page <= MOST_PAGES && found.size < pagination.total; page++) {
    const before = found.size
    ;({ data, pagination } = await call('businessOrders.list', { query: { userId, page }, signal }))
    for (const order of data) found.set(order.id, order)
    // The same rows again: this server knows no pages.
    if (found.size === before) break
  }
  const total = Math.max(pagination.total, found.size)
  return { data: [...found.values()], pagination: { page: 1, limit: found.size, total, totalPages: 1 } }
}
