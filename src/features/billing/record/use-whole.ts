import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A record that states orders. */
interface WithOrders {
  id: string
  version: number
  orders: readonly unknown[]
  orderIds: readonly string[]
}

/** The answer to a change has no more in it than lists do: nothing of what the record states. */
const isBare = ({ orders, orderIds }: WithOrders) => orders.length === 0 && orderIds.length > 0

/**
 * A query for a record with all that it states. Where the cache holds it as lists have it, it is asked for again, and what it stated
 * before (`stated`) stays on the screen meanwhile.
 */
export function useWhole<T extends WithOrders>(query: UseQueryResult<T>, stated: (whole: T) => Partial<T>) {
  const { data, refetch } = query
  const [whole, setWhole] = useState<T>()
  if (data !== undefined && !isBare(data) && data !== whole) setWhole(data)
  const version = data !== undefined && isBare(data) ? data.version : undefined
  useEffect(() => {
    if (version !== undefined) void refetch()
  }, [version, refetch])
  if (data === undefined || !isBare(data) || whole?.id !== data.id) return query
  return { ...query, data: { ...data, ...stated(whole) } }
}
