import { isApiError } from '#src/api/api-error.ts'
import { fewAtOnce } from '#src/commands/few-at-once.ts'
import type { Call } from '#src/contract/index.ts'
import type { Order } from '#src/contract/order.ts'
import { inListOrder, type ListSort } from './order-sort.ts'
import type { ListInput } from './orders.queries.ts'
import type { TaskProgress } from './use-list-task.ts'

/** Rows per request where all of a filter is wanted. */
export const WHOLE_PAGE = 500

/** What of the list is meant: all that match the filter, all but some, or the rows held. */
export type RowChoice =
  | { kind: 'all' }
  | { kind: 'allBut'; without: ReadonlySet<string> }
  | { kind: 'rows'; orders: ReadonlyMap<string, Order> }

/** How often a filter is read as a whole, at most, while orders come and go under the reading. */
const MOST_PASSES = 3

/** How reading goes on: ended from outside, told after each page, told if it never found the list at rest. */
export interface Reading {
  signal: AbortSignal
  progress: TaskProgress
  unsteady(): void
}

/**
 * The orders of a filter in the sort of the list, page by page, each once. An order that comes, goes or moves meanwhile
 * pushes another over the edge of a page, where nobody reads it: the filter is then read again, and what was missed comes
 * last. Throws `ApiError`, also when the signal is aborted.
 */
export async function* filteredOrders(call: Call, input: ListInput, reading: Reading): AsyncGenerator<Order[]> {
  const seen = new Set<string>()
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    const isWhole = yield* readThrough(call, input, seen, reading)
    if (isWhole) return
  }
  reading.unsteady()
}

/** Reads all pages once; returns whether nothing moved: every page counts as many orders, and so many there were. */
async function* readThrough(
  call: Call,
  input: ListInput,
  seen: Set<string>,
  { signal, progress }: Reading,
): AsyncGenerator<Order[], boolean> {
  const found = new Set<string>()
  const totals = new Set<number>()
  let read = 0
  for (let page = 1; ; page++) {
    const answer = await call('orders.list', { query: { ...input, page, limit: WHOLE_PAGE }, signal })
    signal.throwIfAborted()
    const { total } = answer.pagination
    totals.add(total)
    const fresh = answer.data.filter(({ id }) => !seen.has(id))
    for (const { id } of answer.data) found.add(id)
    for (const { id } of fresh) seen.add(id)
    read += answer.data.length
    progress(Math.min(read, total), total)
    if (fresh.length > 0) yield fresh
    if (answer.data.length === 0 || read >= total) return totals.size === 1 && found.size === total
  }
}

/** Requests under way at once where orders are asked for one by one. */
const AT_ONCE = 4

/** The orders as the server has them now, asked for one by one; one that is gone stays as it was. */
async function asTheyAre(call: Call, orders: readonly Order[], { signal, progress }: Reading): Promise<Order[]> {
  const now = [...orders]
  let done = 0
  await fewAtOnce(orders, AT_ONCE, async ({ id }, place) => {
    try {
      now[place] = await call('orders.get', { params: { id }, signal })
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error
    }
    signal.throwIfAborted()
    progress((done += 1), orders.length)
  })
  return now
}

/**
 * The chosen orders in the sort of the list, in pieces, as the server has them now. A few ticked ones are asked for one by
 * one; where that would be more requests than the whole list, they are looked for in it, and those that match the filter
 * no longer come last, as they were. `total` orders match the filter.
 */
export async function* chosenOrders(
  choice: RowChoice,
  { call, input, sort, total }: { call: Call; input: ListInput; sort: ListSort; total: number },
  reading: Reading,
): AsyncGenerator<readonly Order[]> {
  const left = new Map(choice.kind === 'rows' ? choice.orders : [])
  if (choice.kind === 'rows' && left.size <= Math.ceil(total / WHOLE_PAGE)) {
    yield (await asTheyAre(call, [...left.values()], reading)).toSorted(inListOrder(sort))
    return
  }
  const isMeant = (id: string) => {
    if (choice.kind === 'all') return true
    return choice.kind === 'rows' ? left.delete(id) : !choice.without.has(id)
  }
  for await (const orders of filteredOrders(call, input, reading)) {
    const meant = orders.filter(({ id }) => isMeant(id))
    if (meant.length > 0) yield meant
    if (choice.kind === 'rows' && left.size === 0) return
  }
  if (left.size > 0) yield [...left.values()]
}
