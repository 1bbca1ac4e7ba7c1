import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { queryFor, queryKeys } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import type { Order } from '#src/contract/orders.ts'

/** Customers whose name, number or town fits the text. */
export function customersQuery(call: Call, text: string) {
  const q = text.trim().slice(0, 200)
  return {
    ...queryFor(call, 'partners.list', { query: { kind: 'customer', limit: 10, ...(q !== '' && { q }) } }),
    placeholderData: keepPreviousData,
  }
}

const AROUND = ['orders.', 'transports.', 'navigation.', 'statistics.', 'businessOrders.', 'loads.']

/** The new order is put where its panel looks for it; every list that may hold it is asked for again. */
export function afterCreation(queryClient: QueryClient, order: Order): void {
  const own = queryKeys.record('orders.get', order.id)
  queryClient.setQueryData<Order>(own, order)
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== 'orders.get' && AROUND.some((name) => String(queryKey[0]).startsWith(name)),
  })
}
