import type { Order } from '#src/contract/order.ts'
import { LIST_PAGE } from './orders.queries.ts'
import type { OrderList } from './use-order-list.ts'

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
 * Looks for a row that is not on the page loaded around the place `near`: orders have come in since the link was made, or
 * it names no page. Undefined where it is not found. Rejects when the signal or the network ends it.
 */
export async function findDistantRow(
  list: Pick<OrderList, 'loadRange' | 'total'>,
  id: string,
  near: number,
  signal: AbortSignal,
): Promise<{ index: number; order: Order } | undefined> {
  const lastPage = Math.ceil((list.total ?? 0) / LIST_PAGE)
  for (const page of pagesAround(Math.floor(near / LIST_PAGE) + 1, lastPage)) {
    const first = (page - 1) * LIST_PAGE
    const rows = await list.loadRange(first, first + LIST_PAGE - 1, { signal, progress: () => undefined })
    const at = rows.findIndex((order) => order.id === id)
    const order = rows[at]
    if (order !== undefined) return { index: first + at, order }
  }
  return undefined
}
