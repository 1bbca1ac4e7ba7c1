import { hashKey, useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryKeys } from '#src/api/query.ts'
import type { Order } from '#src/contract/order.ts'
import type { TaskProgress } from './use-list-task.ts'
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
  /** The rows of the pages that have come into view, without those only fetched ahead. */
  reached(): Order[]
  /** Every row that is loaded, with its place. */
  loaded(): { index: number; order: Order }[]
  /** The rows between two places, both included, if all are loaded and of the same state of the list; else undefined. */
  heldRange(first: number, last: number): Order[] | undefined
  /** The rows between two places, both included; pages that are not loaded are fetched one after the other. */
  loadRange(first: number, last: number, on: { signal: AbortSignal; progress: TaskProgress }): Promise<Order[]>
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

  const failed = results.find((result) => result.isError)
  // Rows of the filters before may bridge the wait, but never stand for an answer that does not come.
  const isLost = total === undefined && !isSettled && failed !== undefined
  const shown = isLost ? undefined : total === undefined ? settled : { input, total }
  const filtered = hasFilters(search)
  const all = useQuery({ ...orderTotalQuery(call), enabled: filtered })

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
  const visited = useVisitedPages(pages, input)
  const loaded = () => (shown === undefined ? [] : loadedRows(queryClient, shown))
  let places: ReadonlyMap<string, number> | undefined
  const indexOf = (id: string) => {
    places ??= new Map(loaded().map(({ order, index }) => [order.id, index]))
    return places.get(id) ?? -1
  }
  const heldRange: OrderList['heldRange'] = (first, last) => {
    const cache = queryClient.getQueryCache()
    const found = new Map<string, Order>()
    for (let page = pageOf(first); page <= pageOf(last); page++) {
      const query = cache.get<OrderPage>(hashKey(orderPageQuery(call, input, page).queryKey))
      const rows = query?.state.data
      // A page out of view is not asked for again: beside a newer one it may hold a row twice and lack another.
      if (rows === undefined || query?.state.isInvalidated === true || rows.pagination.total !== total) return undefined
      const start = (page - 1) * LIST_PAGE
      for (const order of rows.data.slice(Math.max(0, first - start), last - start + 1)) found.set(order.id, order)
    }
    return found.size === last - first + 1 ? [...found.values()] : undefined
  }
  const loadRange: OrderList['loadRange'] = async (first, last, { signal, progress }) => {
    const found: Order[] = []
    for (let page = pageOf(first); page <= pageOf(last); page++) {
      const { data } = await queryClient.fetchQuery(orderPageQuery(call, input, page))
      signal.throwIfAborted()
      const start = (page - 1) * LIST_PAGE
      found.push(...data.slice(Math.max(0, first - start), last - start + 1))
      progress(found.length, last - first + 1)
    }
    return found
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
    indexOf,
    reached: () => loaded().flatMap(({ order, index }) => (visited().has(pageOf(index)) ? [order] : [])),
    loaded,
    heldRange,
    loadRange,
    onRangeChange,
    isBehind: total === undefined && shown !== undefined,
    error: failed?.error ?? undefined,
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0)),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

/** The pages of one filter and sort that have been in view. */
function useVisitedPages(pages: readonly number[], input: ListInput): () => ReadonlySet<number> {
  const visited = useRef({ input, pages: new Set<number>() })
  useEffect(() => {
    if (visited.current.input !== input) visited.current = { input, pages: new Set() }
    for (const page of pages) visited.current.pages.add(page)
  })
  return () => visited.current.pages
}

/** The rows of all pages the cache holds for a filter and sort; looks at what is there, not at every page there could be. */
function loadedRows(queryClient: QueryClient, { input, total }: Settled): { index: number; order: Order }[] {
  const wanted = JSON.stringify(input)
  return queryClient
    .getQueriesData<OrderPage>({ queryKey: queryKeys.all('orders.list') })
    .flatMap(([key, answer]) => {
      const asked = pageAsked(key)
      if (answer === undefined || asked === undefined || asked.limit !== LIST_PAGE) return []
      const { page = 1, limit: _limit, ...rest } = asked
      const isWanted = JSON.stringify(rest) === wanted && (page - 1) * LIST_PAGE < total
      return isWanted ? [{ page, rows: answer.data }] : []
    })
    .toSorted((one, other) => one.page - other.page)
    .flatMap(({ page, rows }) => rows.map((order, at) => ({ index: (page - 1) * LIST_PAGE + at, order })))
}

/** What a page of the list was asked for, out of its key in the cache. */
function pageAsked(key: readonly unknown[]): (ListInput & { page?: number; limit?: number }) | undefined {
  const input = key[1] as { query?: ListInput } | undefined
  return input?.query
}

function pagesIn({ first, last }: { first: number; last: number }, total: number): number[] {
  const lastPage = Math.max(1, Math.ceil(total / LIST_PAGE))
  const [from, to] = [Math.min(pageOf(first), lastPage), Math.min(pageOf(last), lastPage)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
