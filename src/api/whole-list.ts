import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Call, EndpointName, Endpoints } from '#src/contract/index.ts'
import { queryFor, type QueryInput } from './query.ts'

/** Rows of one request, the most a server gives. */
const PAGE = 500

/** Most pages that are asked for, 100,000 rows: whatever an answer says of more. */
const MOST_PAGES = 200

/** Endpoints that answer one page of rows. */
type ListName = { [N in EndpointName]: OutputOf<Endpoints[N]> extends Page<object> ? N : never }[EndpointName]

interface Page<Row> {
  data: readonly Row[]
  pagination: { totalPages: number }
}
type QueryOf<N extends ListName> = QueryInput<N> extends { query: infer Q } ? Omit<Q, 'page' | 'limit'> : never
type RowOf<N extends ListName> = OutputOf<Endpoints[N]>['data'][number]

/**
 * All rows of a list, up to 200 pages of it; each page comes from the cache where it is fresh. For what is chosen from:
 * a list that ended silently would lack the very name somebody types. Throws `ApiError` when one page cannot be had.
 */
export async function wholeList<N extends ListName>(
  { call, queryClient }: { call: Call; queryClient: QueryClient },
  name: N,
  query: QueryOf<N>,
): Promise<RowOf<N>[]> {
  const rows: RowOf<N>[] = []
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page++) {
    const input = { query: { ...query, page, limit: PAGE } } as unknown as QueryInput<N>
    const answer: Page<RowOf<N>> = await queryClient.fetchQuery(queryFor(call, name, input) as never)
    if (answer.data.length === 0) break
    rows.push(...answer.data)
    last = answer.pagination.totalPages
  }
  return rows
}
