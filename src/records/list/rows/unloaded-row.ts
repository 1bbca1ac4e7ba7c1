import type { ListRow, ListRows } from './rows.ts'

/** How many pages are asked for at most: a row further away is not worth the wait. */
const MOST_PAGES = 10

/** All pages but the one at hand, the nearest first: rows move by a few places, not by thousands. */
function pagesAround(page: number, last: number): number[] {
  return Array.from({ length: last }, (_, at) => at + 1)
    .filter((other) => other !== page)
    .toSorted((one, other) => Math.abs(one - page) - Math.abs(other - page))
    .slice(0, MOST_PAGES)
}

/**
 * Looks for a row that is not on the page loaded around the place `near`: rows have come in since the link was made, or
 * it names no page. Undefined where it is not found. Rejects when the signal or the network ends it.
 */
export async function findUnloadedRow<Row extends ListRow>(
  list: Pick<ListRows<Row>, 'loadRange' | 'pageSize' | 'total'>,
  id: string,
  near: number,
  signal: AbortSignal,
): Promise<{ index: number; row: Row } | undefined> {
  const { pageSize } = list
  const lastPage = Math.ceil((list.total ?? 0) / pageSize)
  for (const page of pagesAround(Math.floor(near / pageSize) + 1, lastPage)) {
    const first = (page - 1) * pageSize
    const rows = await list.loadRange(first, first + pageSize - 1, { signal, progress: () => undefined })
    const at = rows.findIndex((row) => row.id === id)
    const row = rows[at]
    if (row !== undefined) return { index: first + at, row }
  }
  return undefined
}
