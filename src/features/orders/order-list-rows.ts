import type { Call } from '#src/contract/index.ts'
import type { Order } from '#src/contract/order.ts'
import type { ListInput } from './orders.queries.ts'
import type { TaskProgress } from './use-list-task.ts'

/** Rows per request where all of a filter is wanted. */
export const WHOLE_PAGE = 500

/** What of the list is meant: all that match the filter, all but some, or the rows held. */
export type RowChoice =
  | { kind: 'all' }
  | { kind: 'allBut'; without: ReadonlySet<string> }
  | { kind: 'rows'; orders: ReadonlyMap<string, Order> }

/**
 * All orders of a filter in the sort of the list, page by page, each once; what came in between two pages is not counted
 * twice. `progress` is told after each page. Throws `ApiError`, also when the signal is aborted.
 */
export async function* filteredOrders(
  call: Call,
  input: ListInput,
  { signal, progress }: { signal: AbortSignal; progress: TaskProgress },
): AsyncGenerator<Order[]> {
  const seen = new Set<string>()
  let read = 0
  for (let page = 1; ; page++) {
    const answer = await call('orders.list', { query: { ...input, page, limit: WHOLE_PAGE }, signal })
    signal.throwIfAborted()
    const { total } = answer.pagination
    const fresh = answer.data.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    read += answer.data.length
    progress(Math.min(read, total), total)
    if (fresh.length > 0) yield fresh
    if (answer.data.length === 0 || read >= total) return
  }
}

/**
 * The chosen orders in the sort of the list, in pieces. Rows that are held are looked for in the list, so that they stand in
 * its sort and are as the server has them now; those that match the filter no longer come last, as they were.
 */
export async function* chosenOrders(
  choice: RowChoice,
  all: () => AsyncGenerator<Order[]>,
): AsyncGenerator<readonly Order[]> {
  const left = new Map(choice.kind === 'rows' ? choice.orders : [])
  const isMeant = (id: string) => {
    if (choice.kind === 'all') return true
    return choice.kind === 'rows' ? left.delete(id) : !choice.without.has(id)
  }
  for await (const orders of all()) {
    const meant = orders.filter(({ id }) => isMeant(id))
    if (meant.length > 0) yield meant
    if (choice.kind === 'rows' && left.size === 0) return
  }
  if (left.size > 0) yield [...left.values()]
}
