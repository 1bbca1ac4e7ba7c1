import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Order } from '#src/contract/orders.ts'
import { toCents } from '#src/domain/money.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { stripFacts } from '#src/workspace/strip-facts.ts'
import type { OrderList } from './use-order-list.ts'

/** Ticked rows of the order list; orders as they were when ticked, or newer. */
export interface Selection {
  orders: ReadonlyMap<string, Order>
  /** All that match the filter are ticked. */
  isAll: boolean
  /** The rows "all in the filter" asks for are on their way. */
  isLoading: boolean
  toggle(order: Order): void
  add(orders: readonly Order[]): void
  remove(ids: readonly string[]): void
  clear(): void
  /** The loaded rows; a second time in a row all that match the filter. */
  selectAll(): void
  /** All that match the filter, also those not loaded yet. */
  selectFiltered(): Promise<void>
}

/** Most rows of one request for "all in the filter". */
const REQUEST = 500

/** Keeps the ticked rows; another filter drops them, so that nothing out of sight is changed by mistake. */
export function useListSelection(list: OrderList, filters: string): Selection {
  const call = useCall()
  const queryClient = useQueryClient()
  const [orders, setOrders] = useState<ReadonlyMap<string, Order>>(new Map())
  const [isLoading, setLoading] = useState(false)
  const [forFilters, setForFilters] = useState(filters)
  const current = useRef(filters)
  useEffect(() => {
    current.current = filters
  }, [filters])
  if (forFilters !== filters) {
    setForFilters(filters)
    if (orders.size > 0) setOrders(new Map())
  }
  const isSecond = useRef(false)
  const change = (act: (next: Map<string, Order>) => void) => {
    isSecond.current = false
    setOrders((before) => {
      const next = new Map(before)
      act(next)
      return next
    })
  }
  const selectFiltered = async () => {
    setLoading(true)
    try {
      const found: Order[] = []
      for (let page = 1; found.length < (list.total ?? 0); page++) {
        const query = queryFor(call, 'orders.list', { query: { ...list.input, page, limit: REQUEST } })
        const { data } = await queryClient.fetchQuery({ ...query, gcTime: 0 })
        if (data.length === 0) break
        found.push(...data)
      }
      if (current.current === filters) setOrders(new Map(found.map((order) => [order.id, order])))
    } finally {
      setLoading(false)
    }
  }
  useSelectionFacts(orders)

  return {
    orders,
    isAll: orders.size > 0 && orders.size >= (list.total ?? 0),
    isLoading,
    toggle: (order) => change((next) => void (next.delete(order.id) || next.set(order.id, order))),
    add: (rows) => change((next) => rows.forEach((order) => next.set(order.id, order))),
    remove: (ids) => change((next) => ids.forEach((id) => next.delete(id))),
    clear: () => change((next) => next.clear()),
    selectAll() {
      if (isSecond.current) return void selectFiltered()
      const rows = list.loaded()
      change((next) => rows.forEach(({ order }) => next.set(order.id, order)))
      isSecond.current = true
    },
    selectFiltered,
  }
}

/** Loading metres and net amount of the selection, in the status strip. */
function useSelectionFacts(orders: ReadonlyMap<string, Order>): void {
  const { t } = useText()
  const format = useFormat()
  useEffect(() => {
    if (orders.size === 0) return stripFacts.set(undefined)
    const rows = [...orders.values()]
    const metres = rows.reduce((sum, { loadingMeters = 0 }) => sum + Math.round(loadingMeters * 100), 0) / 100
    const cents = rows.reduce((sum, { customerPrice = 0 }) => sum + toCents(customerPrice), 0)
    stripFacts.set({
      strong: t('orders.selected', { count: rows.length }),
      rest: [format.loadingMeters(metres), t('orders.selected.net', { amount: format.cents(cents) })],
    })
    return () => stripFacts.set(undefined)
  }, [orders, t, format])
}
