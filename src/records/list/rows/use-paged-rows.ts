import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { chosenRows } from './chosen-rows.ts'
import { pageQuery, totalQuery, type PageAnswer, type PageSource } from './page-query.ts'
import type { ListRow, ListRows, PageInput } from './rows.ts'
import { usePages } from './use-pages.ts'

interface PagedRowsInput<Row extends ListRow> {
  /** Keep it stable: one per list. */
  source: PageSource<Row>
  input: PageInput
  /** The page the URL names, 1 unless said. */
  page: number | undefined
  isFiltered: boolean
  /** Compares rows as the server's list does. */
  compare(one: Row, other: Row): number
}

interface LoadedTotal {
  input: PageInput
  total: number
}

/** Rows of the list, loaded in pages as they come into view; what was there stays until the new rows are here. */
export function usePagedRows<Row extends ListRow>(asked: PagedRowsInput<Row>): ListRows<Row> {
  const { source, isFiltered } = asked
  const { pageSize } = source
  const call = useCall()
  const queryClient = useQueryClient()
  const inputKey = JSON.stringify(asked.input)
  const input = useMemo<PageInput>(() => JSON.parse(inputKey), [inputKey])
  const [firstPage] = useState({ inputKey, page: asked.page ?? 1 })
  const [range, setRange] = useState({ first: 0, last: 0 })
  const [settled, setSettled] = useState<LoadedTotal>()
  const pageOf = (index: number) => Math.floor(index / pageSize) + 1
  const queryOf = (of: PageInput, page: number) => pageQuery(call, source, of, page)

  const isSettled = settled?.input === input
  const pages = isSettled
    ? pagesIn(range, settled.total, pageSize)
    : [firstPage.inputKey === inputKey ? firstPage.page : 1]
  const places = pages.join()
  const queries = useMemo(
    () => places.split(',').map((page) => pageQuery(call, source, input, Number(page))),
    [call, source, input, places],
  )
  const results = usePages(queries)
  const answer = results.find((result) => result.data !== undefined)?.data
  const total = answer?.pagination.total
  if (total !== undefined && (!isSettled || settled.total !== total)) setSettled({ input, total })

  const failed = results.find((result) => result.isError)
  // Rows of the filters before may bridge the wait, but never stand for an answer that does not come.
  const isLost = total === undefined && !isSettled && failed !== undefined
  const shown = isLost ? undefined : total === undefined ? settled : { input, total }
  const all = useQuery({ ...totalQuery(call, source), enabled: isFiltered })

  const askAhead = useAskAhead(pageSize, (page) => {
    if (isSettled && page * pageSize < settled.total + pageSize) void queryClient.prefetchQuery(queryOf(input, page))
  })

  const cached = new Map<number, PageAnswer<Row> | undefined>()
  const pageAt = (page: number) => {
    if (shown === undefined) return undefined
    if (!cached.has(page)) {
      cached.set(page, queryClient.getQueryData<PageAnswer<Row>>(queryOf(shown.input, page).queryKey))
    }
    return cached.get(page)
  }
  const visited = useVisitedPages(pages, input)
  const loaded = () => (shown === undefined ? [] : loadedRows(queryClient, source, shown))
  let indexes: ReadonlyMap<string, number> | undefined
  const indexOf = (id: string) => {
    indexes ??= new Map(loaded().map(({ row, index }) => [row.id, index]))
    return indexes.get(id) ?? -1
  }
  const heldRange: ListRows<Row>['heldRange'] = (first, last) => {
    const cache = queryClient.getQueryCache()
    const found = new Map<string, Row>()
    for (let page = pageOf(first); page <= pageOf(last); page++) {
      const query = cache.get<PageAnswer<Row>>(hashKey(queryOf(input, page).queryKey))
      const rows = query?.state.data
      // A page out of view is not asked for again: beside a newer one it may hold a row twice and lack another.
      if (rows === undefined || query?.state.isInvalidated === true || rows.pagination.total !== total) return undefined
      const start = (page - 1) * pageSize
      for (const row of rows.data.slice(Math.max(0, first - start), last - start + 1)) found.set(row.id, row)
    }
    return found.size === last - first + 1 ? [...found.values()] : undefined
  }
  const loadRange: ListRows<Row>['loadRange'] = async (first, last, { signal, progress }) => {
    const found: Row[] = []
    for (let page = pageOf(first); page <= pageOf(last); page++) {
      const { data } = await queryClient.fetchQuery(queryOf(input, page))
      signal.throwIfAborted()
      const start = (page - 1) * pageSize
      found.push(...data.slice(Math.max(0, first - start), last - start + 1))
      progress(found.length, last - first + 1)
    }
    return found
  }
  const onRangeChange = useCallback(
    (first: number, last: number) => {
      const at = (index: number) => Math.floor(index / pageSize)
      setRange((before) => {
        const same = at(before.first) === at(first) && at(before.last) === at(last)
        return same ? before : { first, last }
      })
      askAhead(first, last)
    },
    [pageSize, askAhead],
  )

  return {
    input,
    pageSize,
    total: shown?.total,
    allTotal: isFiltered ? all.data?.pagination.total : shown?.total,
    getRow: (index) => (index < (shown?.total ?? 0) ? pageAt(pageOf(index))?.data[index % pageSize] : undefined),
    indexOf,
    reached: () => loaded().flatMap(({ row, index }) => (visited().has(pageOf(index)) ? [row] : [])),
    loaded,
    heldRange,
    loadRange,
    chosen: (choice, reading) =>
      chosenRows(choice, { call, source, input, compare: asked.compare, total: shown?.total ?? 0 }, reading),
    onRangeChange,
    isBehind: total === undefined && shown !== undefined,
    error: failed?.error ?? undefined,
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0)),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

/** Rows beyond the view that are asked for while it moves. */
const AHEAD = 100

/**
 * Asks for the pages around the view once it moves: a list that is only looked at, or sorted, costs one page. The nearest
 * come first.
 */
function useAskAhead(pageSize: number, ask: (page: number) => void): (first: number, last: number) => void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const before = useRef<string>(undefined)
  return useCallback(
    (first, last) => {
      const at = (index: number) => Math.floor(index / pageSize) + 1
      const around = [at(Math.max(0, first - AHEAD)), at(first), at(last), at(last + AHEAD)] as const
      const [isFirst, isSame] = [before.current === undefined, before.current === around.join()]
      before.current = around.join()
      if (isFirst || isSame) return
      const [least, start, end, most] = around
      for (let page = start; page <= end; page++) latest.current(page)
      for (let by = 1; end + by <= most || start - by >= least; by++) {
        if (end + by <= most) latest.current(end + by)
        if (start - by >= least) latest.current(start - by)
      }
    },
    [pageSize],
  )
}

/** The pages of one filter and sort that have been in view. */
function useVisitedPages(pages: readonly number[], input: PageInput): () => ReadonlySet<number> {
  const visited = useRef({ input, pages: new Set<number>() })
  useEffect(() => {
    if (visited.current.input !== input) visited.current = { input, pages: new Set() }
    for (const page of pages) visited.current.pages.add(page)
  })
  return () => visited.current.pages
}

/** The rows of all pages the cache holds for a filter and sort; looks at what is there, not at every page there could be. */
function loadedRows<Row extends ListRow>(
  queryClient: QueryClient,
  { endpoint, pageSize }: PageSource<Row>,
  { input, total }: LoadedTotal,
): { index: number; row: Row }[] {
  const wanted = JSON.stringify(input)
  return queryClient
    .getQueriesData<PageAnswer<Row>>({ queryKey: [endpoint] })
    .flatMap(([key, answer]) => {
      const asked = pageAsked(key)
      if (answer === undefined || asked === undefined || asked.limit !== pageSize) return []
      const { page = 1, limit: _limit, ...rest } = asked
      const isWanted = JSON.stringify(rest) === wanted && (page - 1) * pageSize < total
      return isWanted ? [{ page, rows: answer.data }] : []
    })
    .toSorted((one, other) => one.page - other.page)
    .flatMap(({ page, rows }) => rows.map((row, at) => ({ index: (page - 1) * pageSize + at, row })))
}

/** What a page of the list was asked for, out of its key in the cache. */
function pageAsked(key: readonly unknown[]): { page?: number; limit?: number } | undefined {
  const input = key[1] as { query?: { page?: number; limit?: number } } | undefined
  return input?.query
}

function pagesIn({ first, last }: { first: number; last: number }, total: number, pageSize: number): number[] {
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const at = (index: number) => Math.min(Math.floor(index / pageSize) + 1, lastPage)
  return Array.from({ length: at(last) - at(first) + 1 }, (_, place) => at(first) + place)
}
