import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RowChoice } from './chosen-rows.ts'
import { USUAL_PAGE, type ListRow, type ListRows } from './rows.ts'

/** What a query knows of a whole set of rows; the shape of TanStack Query's result. */
export interface WholeRows<Row extends ListRow> {
  /** All of them, undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** How many there are where the server gives only the newest of them. */
  total?: number
  error: Error | null
  updatedAt: number
  retry(): void
}

/** What a query for the rows, or for the first of them, knows. */
export function heldIn<Row extends ListRow>(query: RowsQuery<Row>): WholeRows<Row> {
  const { data, error, dataUpdatedAt, refetch } = query
  const total = data?.pagination?.total
  return {
    rows: data?.data,
    ...(total !== undefined && { total }),
    error,
    updatedAt: dataUpdatedAt,
    retry: () => void refetch(),
  }
}

interface RowsAnswer<Row> {
  data: readonly Row[]
  pagination?: { total: number }
}

type RowsQuery<Row> = Pick<UseQueryResult<RowsAnswer<Row>>, 'data' | 'error' | 'dataUpdatedAt' | 'refetch'>

/** Which of the rows are shown, and in which order. */
interface Order<Row extends ListRow> {
  matches(row: Row): boolean
  compare(one: Row, other: Row): number
}

/** All rows, as the server has put them. */
const asTheyCome: Order<ListRow> = { matches: () => true, compare: () => 0 }

/**
 * Rows of a list that has all of them in hand: filtered and sorted here, where `order` says how. Keep it stable: it
 * stands for filters and sort.
 */
export function useHeldRows<Row extends ListRow>(
  { rows: all, total = all?.length, error, updatedAt, retry }: WholeRows<Row>,
  order: Order<Row> = asTheyCome,
): ListRows<Row> {
  const rows = useMemo(() => (all ?? []).filter(order.matches).toSorted(order.compare), [all, order])
  const places = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows])
  return {
    input: order,
    pageSize: USUAL_PAGE,
    total: all === undefined ? undefined : rows.length,
    allTotal: total,
    getRow: (index) => rows[index],
    indexOf: (id) => places.get(id) ?? -1,
    reached: () => [...rows],
    loaded: () => rows.map((row, index) => ({ index, row })),
    heldRange: (first, last) => rows.slice(first, last + 1),
    loadRange: (first, last) => Promise.resolve(rows.slice(first, last + 1)),
    chosen: (choice) => chosen(rows, choice),
    onRangeChange: () => undefined,
    isBehind: false,
    error: error ?? undefined,
    updatedAt,
    retry,
  }
}

/** The rows that are meant, in the sort of the list; ticked ones that match the filter no longer come last, as they were. */
async function* chosen<Row extends ListRow>(
  rows: readonly Row[],
  choice: RowChoice<Row>,
): AsyncGenerator<readonly Row[]> {
  if (choice.kind === 'all') return yield rows
  if (choice.kind === 'allBut') return yield rows.filter(({ id }) => !choice.without.has(id))
  const left = new Map(choice.rows)
  yield rows.filter(({ id }) => left.delete(id))
  if (left.size > 0) yield [...left.values()]
}
