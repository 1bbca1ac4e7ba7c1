import { isApiError } from '#src/api/api-error.ts'
import { mapConcurrent } from '#src/domain/basics/map-concurrent.ts'
import type { Call } from '#src/contract/index.ts'
import { askRow, askRows, type EndpointAnswering, type PageSource } from './page-query.ts'
import type { ListRow, PageInput } from './rows.ts'
import type { TaskProgress } from '../use-list-task.ts'

/** What of the list is meant: all that match the filter, all but some, or the rows held. */
export type RowChoice<Row extends ListRow> =
  | { kind: 'all' }
  | { kind: 'allBut'; without: ReadonlySet<string> }
  | { kind: 'rows'; rows: ReadonlyMap<string, Row> }

/** How often a filter is read as a whole, at most, while rows come and go under the reading. */
const MOST_PASSES = 3

/** Most pages of one reading, whatever an answer says of more. */
const MOST_PAGES = 2000

/** How reading goes on: ended from outside, told after each page, told if it never found the list at rest. */
export interface Reading {
  signal: AbortSignal
  progress: TaskProgress
  unsteady(): void
}

/** The pages that are read: where they come from, and under which filters and sort. */
interface PageReader<Row extends ListRow> {
  call: Call
  source: PageSource<Row>
  input: PageInput
}

/**
 * The rows of a filter in the sort of the list, page by page, each once. A row that comes, goes or moves meanwhile pushes
 * another over the edge of a page, where no one reads it: the filter is then read again, and what was missed comes last.
 * Throws `ApiError`, also when the signal is aborted.
 */
async function* filteredRows<Row extends ListRow>(from: PageReader<Row>, reading: Reading): AsyncGenerator<Row[]> {
  const seen = new Set<string>()
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    const isWhole = yield* readThrough(from, seen, reading)
    if (isWhole) return
  }
  reading.unsteady()
}

/** Reads all pages once; returns whether nothing moved: every page counts as many rows, and so many there were. */
async function* readThrough<Row extends ListRow>(
  { call, source, input }: PageReader<Row>,
  seen: Set<string>,
  { signal, progress }: Reading,
): AsyncGenerator<Row[], boolean> {
  const found = new Set<string>()
  const totals = new Set<number>()
  let read = 0
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await askRows(call, source, { ...input, page, limit: source.wholeSize }, signal)
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
  return false
}

/** Requests under way at once where rows are asked for one by one. */
const AT_ONCE = 4

/** The rows as the server has them now, asked for one by one; one that is gone stays as it was. */
async function asTheyAre<Row extends ListRow>(
  { call, record }: { call: Call; record: EndpointAnswering<Row> },
  rows: readonly Row[],
  { signal, progress }: Reading,
): Promise<Row[]> {
  const now = [...rows]
  let done = 0
  await mapConcurrent(rows, AT_ONCE, async ({ id }, place) => {
    try {
      now[place] = await askRow(call, record, id, signal)
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error
    }
    signal.throwIfAborted()
    progress((done += 1), rows.length)
  })
  return now
}

/** What besides the pages has to be known: how two rows follow each other, and how many match the filter. */
interface OrderedPages<Row extends ListRow> extends PageReader<Row> {
  compare(one: Row, other: Row): number
  total: number
}

/**
 * The chosen rows in the sort of the list, in pieces, as the server has them now. A few ticked ones are asked for one by
 * one; where that would be more requests than the whole list, they are looked for in it, and those that match the filter
 * no longer come last, as they were.
 */
export async function* chosenRows<Row extends ListRow>(
  choice: RowChoice<Row>,
  from: OrderedPages<Row>,
  reading: Reading,
): AsyncGenerator<readonly Row[]> {
  const left = new Map(choice.kind === 'rows' ? choice.rows : [])
  const { record, wholeSize } = from.source
  if (choice.kind === 'rows' && record !== undefined && left.size <= Math.ceil(from.total / wholeSize)) {
    yield (await asTheyAre({ call: from.call, record }, [...left.values()], reading)).toSorted(from.compare)
    return
  }
  const isMeant = (id: string) => {
    if (choice.kind === 'all') return true
    return choice.kind === 'rows' ? left.delete(id) : !choice.without.has(id)
  }
  for await (const rows of filteredRows(from, reading)) {
    const meant = rows.filter(({ id }) => isMeant(id))
    if (meant.length > 0) yield meant
    if (choice.kind === 'rows' && left.size === 0) return
  }
  if (left.size > 0) yield [...left.values()]
}
