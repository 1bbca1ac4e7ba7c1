import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FocusedRecord } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { RowChoice } from './order-list-rows.ts'
import { knownOrders } from './orders.queries.ts'

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
        if (!isOrders || event.type !== 'updated') return
        if (event.action.type === 'success' || event.action.type === 'setState') changes.current += 1
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
  const known = knownOrders(queryClient, [...orders.keys()])
  return [...orders.values()].map((held) => {
    const newest = known.get(held.id)
    const record = newest !== undefined && newest.version > held.version ? newest : held
    return { kind: 'order', id: record.id, record }
  })
}
