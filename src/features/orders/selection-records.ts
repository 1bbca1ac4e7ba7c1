import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '#src/api/query.ts'
import type { FocusedRecord } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { RowChoice } from './order-list-rows.ts'
import type { OrderPage } from './orders.queries.ts'

const none: readonly FocusedRecord[] = []

/**
 * The ticked rows as commands see them, each with the newest version the cache holds. Asked for at every key, so the answer
 * is kept until the selection or an order in the cache changes.
 */
export function useSelectionRecords(choice: RowChoice): () => readonly FocusedRecord[] {
  const queryClient = useQueryClient()
  const changes = useRef(0)
  const kept = useRef<{ choice: RowChoice; changes: number; records: readonly FocusedRecord[] }>(undefined)
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isOrders = event.query.queryKey[0] === 'orders.list' || event.query.queryKey[0] === 'orders.get'
        if (isOrders && event.type === 'updated' && event.action.type === 'success') changes.current += 1
      }),
    [queryClient],
  )
  return () => {
    const last = kept.current
    if (last?.choice === choice && last.changes === changes.current) return last.records
    const records = choice.kind === 'rows' ? recordsOf(queryClient, choice.orders) : none
    kept.current = { choice, changes: changes.current, records }
    return records
  }
}

function recordsOf(queryClient: QueryClient, orders: ReadonlyMap<string, Order>): readonly FocusedRecord[] {
  if (orders.size === 0) return none
  const newest = new Map(orders)
  const take = (order: Order | undefined) => {
    const known = order === undefined ? undefined : newest.get(order.id)
    if (order !== undefined && known !== undefined && order.version > known.version) newest.set(order.id, order)
  }
  for (const [, page] of queryClient.getQueriesData<OrderPage>({ queryKey: queryKeys.all('orders.list') })) {
    for (const order of page?.data ?? []) take(order)
  }
  for (const [, order] of queryClient.getQueriesData<Order>({ queryKey: queryKeys.all('orders.get') })) take(order)
  return [...newest.values()].map((record) => ({ kind: 'order', id: record.id, record }))
}
