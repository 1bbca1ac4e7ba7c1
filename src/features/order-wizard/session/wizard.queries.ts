import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'

/** The new order is put where its panel looks for it; every list that may hold it is asked for again, the e-mail it was made of too. */
export function afterCreation(queryClient: QueryClient, order: Order, emailId: string | undefined): void {
  queryClient.setQueryData<Order>(queryKeys.record('orders.get', order.id), order)
  invalidateRelated(queryClient, 'order', [order.id])
  if (emailId !== undefined) invalidateRelated(queryClient, 'email', [emailId])
}
