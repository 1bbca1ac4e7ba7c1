import { hashKey, notifyManager, type QueryClient } from '@tanstack/react-query'
import { ORDER_STALE_TIME, orderByIdQuery } from '#src/api/order-query.ts'
import { queryFor, queryKeys } from '#src/api/query.ts'
import type { OutputOf } from '#src/contract/core.ts'
import type { Call, Endpoints } from '#src/contract/index.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderListQuery } from '#src/contract/orders.ts'

/** Rows per request of the list. */
export const LIST_PAGE = 100

/** Events the panel shows, and per page of the history. Source: specification 9, event page size */
export const PANEL_EVENTS = 5
export const EVENT_PAGE = 50

export type OrderPage = OutputOf<Endpoints['orders.list']>

/** Filters and sort of the list, without the page. */
export type ListInput = Omit<OrderListQuery, 'page' | 'limit'>

/** One page of the list; pages count from 1. */
export function orderPageQuery(call: Call, input: ListInput, page: number) {
  return {
    ...queryFor(call, 'orders.list', { query: { ...input, page, limit: LIST_PAGE } }),
    staleTime: ORDER_STALE_TIME,
  }
}

/** How many orders there are in all: the answer of a list of one. */
export function orderTotalQuery(call: Call) {
  return { ...queryFor(call, 'orders.list', { query: { page: 1, limit: 1 } }), staleTime: ORDER_STALE_TIME }
}

/** One order; begins with what a list already knows of it, which also stays when the server does not answer. */
export function orderQuery(call: Call, queryClient: QueryClient, id: string) {
  return {
    ...orderByIdQuery(call, id),
    initialData: () => listedOrder(queryClient, id)?.order,
    initialDataUpdatedAt: () => listedOrder(queryClient, id)?.updatedAt,
  }
}

/** All orders at once, as the server has them without a filter; the last resort for one that cannot be had by itself. */
export function allOrdersQuery(call: Call) {
  return { ...queryFor(call, 'orderManagement.list', {}), staleTime: ORDER_STALE_TIME }
}

/** The transports of an order, those made last first. */
export function orderTransportsQuery(call: Call, orderId: string) {
  return queryFor(call, 'transports.list', {
    query: { orderId, limit: 50, sortBy: 'createdAt', sortOrder: 'desc' },
  })
}

/** Orders of a history. Source: specification 9, order history limit */
export const HISTORY_LIMIT = 50

/** The last orders of a customer or a carrier; one without any, or unknown to the server, has an empty list. */
export function orderHistoryQuery(call: Call, kind: 'customer' | 'carrier', partnerId: string) {
  const name = kind === 'customer' ? 'customers.orderHistory' : 'carriers.orderHistory'
  return queryFor(call, name, { params: { id: partnerId }, query: { limit: HISTORY_LIMIT } })
}

export function orderEventsQuery(call: Call, id: string, page: number, pageSize: number) {
  return queryFor(call, 'orders.events', { params: { id }, query: { page, pageSize } })
}

export function orderDocumentsQuery(call: Call, orderId: string) {
  return queryFor(call, 'documents.list', { query: { orderId, limit: 200 } })
}

/** The newest version of an order that some answer in the cache holds. */
export function knownOrder(queryClient: QueryClient, id: string): Order | undefined {
  return knownOrders(queryClient, [id]).get(id)
}

/** The newest versions of orders that some answer in the cache holds; one pass over it, however many are asked for. */
export function knownOrders(queryClient: QueryClient, ids: readonly string[]): ReadonlyMap<string, Order> {
  const known = new Map([...listedOrders(queryClient, ids)].map(([id, { order }]) => [id, order]))
  for (const id of ids) {
    const own = queryClient.getQueryData<Order>(queryKeys.record('orders.get', id))
    if (own !== undefined && own.version >= (known.get(id)?.version ?? own.version)) known.set(id, own)
  }
  return known
}

/** The newest version of an order in the lists of the cache, and when it came (milliseconds since 1970). */
export function listedOrder(queryClient: QueryClient, id: string): { order: Order; updatedAt: number } | undefined {
  return listedOrders(queryClient, [id]).get(id)
}

function listedOrders(queryClient: QueryClient, ids: readonly string[]) {
  const wanted = new Set(ids)
  const newest = new Map<string, { order: Order; updatedAt: number }>()
  for (const { page, query } of listedPages(queryClient)) {
    const updatedAt = query.state.dataUpdatedAt
    for (const order of page.data) {
      if (!wanted.has(order.id)) continue
      const known = newest.get(order.id)
      const ahead = known === undefined ? 1 : order.version - known.order.version || updatedAt - known.updatedAt
      if (ahead > 0) newest.set(order.id, { order, updatedAt })
    }
  }
  return newest
}

/** The pages of all lists the cache holds. */
function listedPages(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache()
  return queryClient.getQueriesData<OrderPage>({ queryKey: queryKeys.all('orders.list') }).flatMap(([key, page]) => {
    const query = cache.get<OrderPage>(hashKey(key))
    return page === undefined || query === undefined ? [] : [{ page, query }]
  })
}

/**
 * Puts orders as the server answered them everywhere the cache holds them, and nowhere else: many changed at once must not
 * drive out those a person has opened. An older version never replaces a newer one. The other rows of a page are as old as
 * before, so it stays as fresh, or as much to be asked for again, as it was.
 */
export function putOrders(queryClient: QueryClient, orders: readonly Order[]): void {
  const answers = new Map(orders.map((order) => [order.id, order]))
  const newer = (before: Order) => {
    const order = answers.get(before.id)
    return order === undefined || order.version < before.version ? before : order
  }
  notifyManager.batch(() => {
    for (const { id } of orders) {
      queryClient.setQueryData<Order>(queryKeys.record('orders.get', id), (before) => {
        const order = before && newer(before)
        return order === before ? undefined : order
      })
    }
    for (const { page, query } of listedPages(queryClient)) {
      const data = page.data.map(newer)
      if (data.some((order, at) => order !== page.data[at])) query.setState({ data: { ...page, data } })
    }
  })
}

/** Takes deleted orders out of the lists at once; where one is still on the screen it finds out that it is gone. */
export function dropOrders(queryClient: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids)
  notifyManager.batch(() => {
    for (const { page, query } of listedPages(queryClient)) {
      const left = page.data.filter(({ id }) => !gone.has(id))
      if (left.length === page.data.length) continue
      const total = Math.max(0, page.pagination.total - (page.data.length - left.length))
      query.setState({ data: { ...page, data: left, pagination: { ...page.pagination, total } } })
    }
  })
  for (const id of ids) {
    const queryKey = queryKeys.record('orders.get', id)
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}

const AROUND = [
  'orders.list',
  'orders.statistics',
  'transports.',
  'navigation.',
  'statistics.',
  'businessOrders.',
  'loads.',
  'customers.',
  'carriers.',
]

/** Everything that may look different after an order changed is asked for again where it is on the screen. */
export function refreshAround(queryClient: QueryClient, ids: readonly string[]): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => AROUND.some((name) => String(queryKey[0]).startsWith(name)),
  })
  for (const id of ids) void queryClient.invalidateQueries({ queryKey: queryKeys.record('orders.events', id) })
}
