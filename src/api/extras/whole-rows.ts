import type { EndpointName } from '#src/contract/index.ts'
import type { AnyCall } from './limited-backend.late.ts'

/** Rows of one request, and most requests for all of a list. */
const PAGE = 500
const MOST_PAGES = 200

/** As much of a row as every list has. */
export interface ListedRow {
  id: string
}

interface RowPage {
  data: readonly ListedRow[]
  pagination: { totalPages: number }
}

/** All rows of a list, page by page; a server that knows no pages sends them at once. */
export async function wholeRows(send: AnyCall, list: EndpointName, query: object = {}): Promise<readonly ListedRow[]> {
  const rows: ListedRow[] = []
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page++) {
    const { data, pagination } = (await send(list, { query: { ...query, page, limit: sizeOf(list) } })) as RowPage
    if (data.length === 0) break
    rows.push(...data)
    last = pagination.totalPages
  }
  return rows
}

/** Documents come in smaller pages. */
const sizeOf = (list: EndpointName) => (list === 'documents.list' ? 200 : PAGE)
