import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useCall } from '#src/api/provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useOnline } from '#src/workspace/session/use-online.ts'
import { listedRecord } from '#src/records/changes/record-cache.ts'
import { limitOrderCache } from './kept-orders.ts'
import { orderAmongAllQuery, orderQuery } from '../orders.queries.ts'
import { forgetRecentOrder, noteRecentOrder } from '../recent-orders.ts'

/** An order on the screen: what is known of it, where from, and what went wrong. */
export interface OrderView {
  order: Order | undefined
  /** Set only where there is nothing to show. */
  error: Error | null
  /** There is no such order. */
  isMissing: boolean
  /** It is still shown, but the server has it no more: somebody deleted it. */
  isDeleted: boolean
  /** Why what is shown may be old, and since when (milliseconds since 1970). */
  stale: { reason: 'offline' | 'failed' | 'fromAll'; at: number } | undefined
  retry(): void
}

const isStatus = (error: unknown, ...statuses: readonly number[]) =>
  isApiError(error) && statuses.includes(error.status)

/**
 * One order. Fresh for 30 s, then shown as it is while it is asked for again. When it cannot be had: what the cache and the
 * lists know of it, else the order out of all orders; a refusal is never got round. With `isSeen` false nothing is asked for
 * that is known already. Source: specification 8, 9
 */
export function useOrder(id: string, isSeen = true): OrderView {
  const call = useCall()
  const queryClient = useQueryClient()
  const session = useSession()
  const online = useOnline()
  useEffect(() => limitOrderCache(queryClient), [queryClient])
  const query = useQuery({
    ...orderQuery(call, queryClient, id),
    enabled: ({ state }) => isSeen || state.data === undefined,
  })

  const isMissing = isStatus(query.error, 404)
  const hasFailed = query.error !== null && !isMissing
  const listed = hasFailed && query.data === undefined ? listedRecord(queryClient, 'order', id) : undefined
  const isLost = hasFailed && query.data === undefined && listed === undefined
  const all = useQuery({
    ...orderAmongAllQuery(call, id),
    enabled: isLost && !isStatus(query.error, 401, 403),
  })
  const own = query.data ?? listed?.record
  const order = own ?? (isLost ? (all.data ?? undefined) : undefined)
  const isLooking = isLost && all.isFetching && all.data === undefined

  useEffect(() => {
    if (isMissing) forgetRecentOrder(session, id)
  }, [isMissing, session, id])

  const stale = (): OrderView['stale'] => {
    if (order === undefined || isMissing) return undefined
    if (own === undefined) return { reason: 'fromAll', at: all.dataUpdatedAt }
    const at = listed?.updatedAt ?? query.dataUpdatedAt
    if (!online) return { reason: 'offline', at }
    return hasFailed ? { reason: 'failed', at } : undefined
  }
  return {
    order,
    error: order === undefined && !isLooking ? query.error : null,
    isMissing,
    isDeleted: isMissing && order !== undefined,
    stale: stale(),
    retry: () => {
      if (isLost && all.isError) void all.refetch()
      void query.refetch()
    },
  }
}

/** Notes an order as opened: its page, or its panel while the keyboard is in it; not what a list passes by. */
export function useRecentOrder(id: string | undefined, isOpened: boolean): void {
  const session = useSession()
  useEffect(() => {
    if (id !== undefined && isOpened) noteRecentOrder(session, id)
  }, [id, isOpened, session])
}
