import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Order } from '#src/contract/orders.ts'
import { hasFilters, listInput, type OrderSearch } from './order-filters.ts'
import { LIST_PAGE, orderPageQuery, orderTotalQuery, type ListInput, type OrderPage } from './orders.queries.ts'

/** The order list as the table reads it: rows by their index, loaded in pages of 100 as they come into view. */
export interface OrderList {
  input: ListInput
  /** Rows that match the filters; undefined before the first answer. */
  total: number | undefined
  /** Rows without any filter. */
  allTotal: number | undefined
  getRow(index: number): Order | undefined
  /** Place of a row among those loaded; -1 when it is not. */
  indexOf(id: string): number
  /** Every row that is loaded, with its place. */
  loaded(): { index: number; order: Order }[]
  onRangeChange(first: number, last: number): void
  /** The rows shown belong to the filters before; the new ones are on their way. */
  isBehind: boolean
  /** The last attempt failed; rows may be shown all the same. */
  error: Error | undefined
  /** When the rows shown came, milliseconds since 1970. */
  updatedAt: number
  retry(): void
}

const pageOf = (index: number) => Math.floor(index / LIST_PAGE) + 1

interface Settled {
  input: ListInput
  total: number
}

/** Rows of the list for the filters and the sort of the URL; what was there stays until the new rows are here. */
export function useOrderList(search: OrderSearch): OrderList {
  const call = useCall()
  const queryClient = useQueryClient()
  const inputKey = JSON.stringify(listInput(search))
  const input = useMemo<ListInput>(() => JSON.parse(inputKey), [inputKey])
  const [firstPage] = useState({ inputKey, page: search.page ?? 1 })
  const [range, setRange] = useState({ first: 0, last: 0 })
  const [settled, setSettled] = useState<Settled>()

  const isSettled = settled?.input === input
  const pages = isSettled ? pagesIn(range, settled.total) : [firstPage.inputKey === inputKey ? firstPage.page : 1]
  const results = useQueries({ queries: pages.map((page) => orderPageQuery(call, input, page)) })
  const answer = results.find((result) => result.data !== undefined)?.data
  const total = answer?.pagination.total
  if (total !== undefined && (!isSettled || settled.total !== total)) setSettled({ input, total })

  const shown = total === undefined ? settled : { input, total }
  const filtered = hasFilters(search)
  const all = useQuery({ ...orderTotalQuery(call), enabled: filtered })
  const failed = results.find((result) => result.isError)

  useEffect(() => {
    if (!isSettled) return
    const last = Math.ceil(settled.total / LIST_PAGE)
    for (const page of [(pages[0] ?? 1) - 1, (pages.at(-1) ?? 1) + 1]) {
      if (page >= 1 && page <= last) void queryClient.prefetchQuery(orderPageQuery(call, input, page))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per set of pages
  }, [pages.join(), input, isSettled])

  const cached = new Map<number, OrderPage | undefined>()
  const pageAt = (page: number) => {
    if (shown === undefined) return undefined
    if (!cached.has(page)) {
      cached.set(page, queryClient.getQueryData(orderPageQuery(call, shown.input, page).queryKey))
    }
    return cached.get(page)
  }
  const loaded = () => {
    const count = shown === undefined ? 0 : Math.ceil(shown.total / LIST_PAGE)
    return Array.from({ length: count }, (_, at) => at + 1).flatMap(
      (page) => pageAt(page)?.data.map((order, at) => ({ index: (page - 1) * LIST_PAGE + at, order })) ?? [],
    )
  }
  const onRangeChange = useCallback((first: number, last: number) => {
    setRange((before) => {
      const same = pageOf(before.first) === pageOf(first) && pageOf(before.last) === pageOf(last)
      return same ? before : { first, last }
    })
  }, [])

  return {
    input,
    total: shown?.total,
    allTotal: filtered ? all.data?.pagination.total : shown?.total,
    getRow: (index) => (index < (shown?.total ?? 0) ? pageAt(pageOf(index))?.data[index % LIST_PAGE] : undefined),
    indexOf: (id) => loaded().find(({ order }) => order.id === id)?.index ?? -1,
    loaded,
    onRangeChange,
    isBehind: total === undefined && settled !== undefined,
    error: failed?.error ?? undefined,
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0)),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

function pagesIn({ first, last }: { first: number; last: number }, total: number): number[] {
  const lastPage = Math.max(1, Math.ceil(total / LIST_PAGE))
  const [from, to] = [Math.min(pageOf(first), lastPage), Math.min(pageOf(last), lastPage)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
