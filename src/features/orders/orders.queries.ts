import type { QueryClient } from '@tanstack/react-query'
import { queryFor, queryKeys } from '#src/api/query.ts'
import type { OutputOf } from '#src/contract/core.ts'
import type { Call, Endpoints } from '#src/contract/index.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderListQuery } from '#src/contract/orders.ts'
import { ORDER_STALE_TIME } from './order-cache.ts'

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
    ...queryFor(call, 'orders.get', { params: { id } }),
    staleTime: ORDER_STALE_TIME,
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
  const own = queryClient.getQueryData<Order>(queryKeys.record('orders.get', id))
  const listed = listedOrder(queryClient, id)?.order
  if (own === undefined || listed === undefined) return own ?? listed
  return listed.version > own.version ? listed : own
}

/** The newest version of an order in the lists of the cache, and when it came (milliseconds since 1970). */
export function listedOrder(queryClient: QueryClient, id: string): { order: Order; updatedAt: number } | undefined {
  const pages = queryClient.getQueriesData<OrderPage>({ queryKey: queryKeys.all('orders.list') })
  const rows = pages.flatMap(([key, page]) => {
    const order = page?.data.find((row) => row.id === id)
    return order === undefined ? [] : [{ order, updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt ?? 0 }]
  })
  return rows.toSorted((a, b) => b.order.version - a.order.version || b.updatedAt - a.updatedAt)[0]
}

/**
 * Puts an order as the server answered it everywhere the cache holds it, and nowhere else: many changed at once must not
 * drive out those a person has opened. An older version never replaces a newer one.
 */
export function putOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData<Order>(queryKeys.record('orders.get', order.id), (before) => before && newer(before, order))
  queryClient.setQueriesData<OrderPage>({ queryKey: queryKeys.all('orders.list') }, (page) => {
    if (!page?.data.some(({ id }) => id === order.id)) return page
    return { ...page, data: page.data.map((row) => (row.id === order.id ? newer(row, order) : row)) }
  })
}

/** Takes deleted orders out of the lists at once; where one is still on the screen it finds out that it is gone. */
export function dropOrders(queryClient: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids)
  queryClient.setQueriesData<OrderPage>({ queryKey: queryKeys.all('orders.list') }, (page) => {
    const left = page?.data.filter(({ id }) => !gone.has(id))
    if (page === undefined || left === undefined || left.length === page.data.length) return page
    const total = Math.max(0, page.pagination.total - (page.data.length - left.length))
    return { ...page, data: left, pagination: { ...page.pagination, total } }
  })
  for (const id of ids) {
    const queryKey = queryKeys.record('orders.get', id)
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}

function newer(before: Order, order: Order): Order {
  return before.version > order.version ? before : order
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
