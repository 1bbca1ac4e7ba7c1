import type { OrderListQuery } from '#src/contract/orders/list-query.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ORDER_STALE_TIME, orderByIdQuery } from '#src/entities/orders/order-query.ts'
import { queryFor } from '#src/api/query.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Call, Endpoints } from '#src/contract/index.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { listedRecord } from '#src/records/changes/record-cache.ts'

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

/** One order; begins with what a list already knows of it, which also stays when the server does not answer. */
export function orderQuery(call: Call, queryClient: QueryClient, id: string) {
  return {
    ...orderByIdQuery(call, id),
    initialData: () => listedRecord(queryClient, 'order', id)?.record,
    // Without versions the list has only the few fields of the specification: the rest is still to come (decision A34).
    initialDataUpdatedAt: () => {
      const listed = listedRecord(queryClient, 'order', id)
      return listed?.record.version === 0 ? 0 : listed?.updatedAt
    },
  }
}

/** Most pages of all orders that are looked through. */
const MOST_PAGES = 200

/**
 * One order out of all orders, page by page up to the one that holds it; null where none does. The last resort for an order that
 * cannot be had by itself. A server that knows no pages answers the same again, which ends it. Source: specification 8
 */
export function orderAmongAllQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: ['orderManagement.list', 'one', id],
    queryFn: async ({ signal }): Promise<Order | null> => {
      let first: string | undefined
      for (let page = 1; page <= MOST_PAGES; page++) {
        const { orders } = await call('orderManagement.list', { query: { page }, signal })
        const found = orders.find((order) => order.id === id)
        if (found !== undefined) return found
        if (orders.length === 0 || orders[0]?.id === first) return null
        first = orders[0]?.id
      }
      return null
    },
    staleTime: ORDER_STALE_TIME,
  })
}

/** The transports of an order, those made last first. */
export function orderTransportsQuery(call: Call, orderId: string) {
  return queryFor(call, 'transports.list', {
    query: { orderId, limit: 50, sortBy: 'createdAt', sortOrder: 'desc' },
  })
}

/** What carriers were asked for an order, the newest first. */
export function orderPriceRequestsQuery(call: Call, orderId: string) {
  return queryFor(call, 'priceRequests.list', {
    query: { orderId, limit: 50, sortBy: 'createdAt', sortOrder: 'desc' },
  })
}

/** The offer an order was made of, alone on its page; an empty page where there is none. */
export function orderOfferQuery(call: Call, orderId: string) {
  return queryFor(call, 'offers.list', { query: { orderId, limit: 1 } })
}

/** The tour an order is part of, alone on its page; an empty page where there is none. */
export function orderTourQuery(call: Call, orderId: string) {
  return queryFor(call, 'tours.list', { query: { orderId, limit: 1 } })
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
