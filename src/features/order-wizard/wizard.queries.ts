import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query.ts'
import type { Order } from '#src/contract/order.ts'

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
