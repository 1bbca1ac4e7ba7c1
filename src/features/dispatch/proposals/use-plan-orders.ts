import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { planOrderOf } from '#src/contract/planning/plan-order.ts'
import { useGermanPlaces } from '#src/entities/places/use-german-places.ts'
import { waitingOrdersQuery } from '#src/entities/orders/waiting-orders.ts'

/** Orders by their numbers, as planning looks at them. */
export function usePlanOrders(ids: readonly string[]) {
  const call = useCall()
  const isPlaced = useGermanPlaces()
  const queries = useQueries({ queries: ids.map((id) => queryFor(call, 'orders.get', { params: { id } })) })
  const found = queries.flatMap(({ data }) => data ?? [])
  const error = queries.find((query) => query.error !== null)?.error ?? undefined
  const key = found.map(({ id, version }) => `${id} ${version}`).join()
  // oxlint-disable-next-line react/exhaustive-deps -- `found` is a new list each time, its orders are not
  const orders = useMemo(() => found.map(planOrderOf), [key, isPlaced])
  const retry = () => queries.forEach((query) => void query.refetch())
  return { orders: isPlaced && orders.length === ids.length ? orders : undefined, error, retry }
}

/** The orders of the work list. */
export function useWaitingOrders(): readonly PlanOrder[] | undefined {
  const { data } = useQuery(waitingOrdersQuery(useCall()))
  const isPlaced = useGermanPlaces()
  return useMemo(() => (isPlaced ? data?.data.map(planOrderOf) : undefined), [data, isPlaced])
}

/** A board with orders that are on no tour yet. */
export function useBoardWith(board: Board | undefined, orders: readonly PlanOrder[] | undefined): Board | undefined {
  return useMemo(() => {
    if (board === undefined || orders === undefined) return undefined
    const missing = orders.filter(({ id }) => !board.orders.has(id))
    return { ...board, orders: new Map([...board.orders, ...missing.map((order) => [order.id, order] as const)]) }
  }, [board, orders])
}
