import { foldPlain } from '#src/domain/basics/fold-text.ts'
import type { ColumnSort, ListColumns } from './define-columns.ts'

/** The part of a list's address that says how it is sorted. */
export type SortSearch = {
  sort?: string
  dir?: 'asc' | 'desc'
}

type Columns<Row> = Pick<ListColumns<Row>, 'columns' | 'sort'>

const isDescendingFirst = ({ columns }: Columns<never>, id: string) => columns[id]?.sort === 'descending'

/** The sort in effect: the address's, else the list's own. */
export function sortOf(columns: Columns<never>, { sort, dir }: SortSearch): ColumnSort {
  if (sort === undefined) return dir === undefined ? columns.sort : { ...columns.sort, desc: dir === 'desc' }
  return { id: sort, desc: dir === undefined ? isDescendingFirst(columns, sort) : dir === 'desc' }
}

/** The sort after a click on a column's head: another column, or the same one the other way round. */
export function sortedBy(columns: Columns<never>, search: SortSearch, id: string): Required<SortSearch> {
  const current = sortOf(columns, search)
  const desc = current.id === id ? !current.desc : isDescendingFirst(columns, id)
  return { sort: id, dir: desc ? 'desc' : 'asc' }
}

type Value = string | number | undefined

/** The value a row stands by: text without case and accents, a word with an order of its own as its rank. */
function valueOf(row: object, field: string, ranks: readonly string[] | undefined): Value {
  const value: unknown = Reflect.get(row, field)
  if (value === undefined || value === '') return undefined
  if (ranks !== undefined) return ranks.includes(String(value)) ? ranks.indexOf(String(value)) : ranks.length
  if (typeof value === 'number') return value
  return foldPlain(String(value))
}

/** Less than nothing where `a` comes first; what is missing comes last in both directions. */
function compared(a: Value, b: Value, desc: boolean): number {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b === desc ? 1 : -1
}

/**
 * Compares rows as the server's list does, so that a few need not be looked for in the whole of it. Equal ones stand
 * newest first.
 */
export function inListOrder<Row extends { id: string }>(
  { columns }: Columns<Row>,
  { id, desc }: ColumnSort,
): (a: Row, b: Row) => number {
  const ranks = columns[id]?.ranks
  return (a, b) =>
    compared(valueOf(a, id, ranks), valueOf(b, id, ranks), desc) ||
    compared(valueOf(a, 'createdAt', undefined), valueOf(b, 'createdAt', undefined), true) ||
    compared(a.id, b.id, false)
}
