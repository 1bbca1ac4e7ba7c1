import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { refreshAround } from '#src/records/changes/ask-anew.ts'

/** The new order is put where its panel looks for it; every list that may hold it is asked for again. */
export function afterCreation(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData<Order>(queryKeys.record('orders.get', order.id), order)
  refreshAround(queryClient, 'order', [order.id])
}
