import { queryOptions } from '@tanstack/react-query'
import type { OutputOf, Pagination } from '#src/contract/basics/core.ts'
import type { Call, EndpointName, Endpoints } from '#src/contract/index.ts'
import type { ListRow, PageInput } from './rows.ts'

/** One page of rows as an endpoint answers it. */
export interface PageAnswer<Row> {
  data: Row[]
  pagination: Pagination
}

/** The endpoints that answer with something, such as pages of a kind of row. */
export type EndpointAnswering<Answer> = {
  [N in EndpointName]: OutputOf<Endpoints[N]> extends Answer ? N : never
}[EndpointName]

/** Where the rows of a list come from, page by page. */
export interface PageSource<Row extends ListRow> {
  endpoint: EndpointAnswering<PageAnswer<Row>>
  /** Answers with one of the rows by its id; without it ticked rows are looked for in the list. */
  record?: EndpointAnswering<Row>
  /** What always holds of its rows: how two lists of one endpoint differ. */
  fixed?: PageInput
  /** Rows per request as they come into view. */
  pageSize: number
  /** Rows per request where all of a filter is wanted, at most what the server takes. */
  wholeSize: number
  /** How long a page counts as fresh, in milliseconds; the rule of the cache unless said. */
  staleTime?: number
}

/** One page of the list; pages count from 1. */
export function pageQuery<Row extends ListRow>(call: Call, source: PageSource<Row>, input: PageInput, page: number) {
  return rowsQuery(call, source, { ...input, page, limit: source.pageSize })
}

/** How many rows there are in all: the answer of a list of one. */
export function totalQuery<Row extends ListRow>(call: Call, source: PageSource<Row>) {
  return rowsQuery(call, source, { ...source.fixed, page: 1, limit: 1 })
}

type RowsQuery = Readonly<Record<string, string | number | undefined>>

function rowsQuery<Row extends ListRow>(call: Call, source: PageSource<Row>, query: RowsQuery) {
  return queryOptions<PageAnswer<Row>, Error, PageAnswer<Row>, readonly [string, { query: RowsQuery }]>({
    queryKey: [source.endpoint, { query }],
    queryFn: ({ signal }) => askRows(call, source, query, signal),
    ...(source.staleTime !== undefined && { staleTime: source.staleTime }),
  })
}

/** Asks for a page past the cache. Throws `ApiError`. */
export function askRows<Row extends ListRow>(
  call: Call,
  source: PageSource<Row>,
  query: RowsQuery,
  signal: AbortSignal,
): Promise<PageAnswer<Row>> {
  return ask(call, source.endpoint, { query, signal })
}

/** Asks for one row past the cache. Throws `ApiError`. */
export function askRow<Row extends ListRow>(
  call: Call,
  record: EndpointAnswering<Row>,
  id: string,
  signal: AbortSignal,
): Promise<Row> {
  return ask(call, record, { params: { id }, signal })
}

/** The edge at which an endpoint is only known by its name; that its answer fits is checked where the list is defined. */
function ask<Answer>(call: Call, name: EndpointName, input: object): Promise<Answer> {
  return call(name, input as never) as Promise<Answer>
}
