import { type RawBuilder, sql } from 'kysely'
import type { Cell, ColumnKind, FlatRow } from '../columns.ts'
import { folded } from '../fold.ts'
import { foldedName, isFolded, SEARCH } from './schema.ts'

type Columns = ReadonlyMap<string, ColumnKind>

/** A row as its table keeps it: beside each text the same folded, and what is searched in one text. */
export function keptCells(flat: FlatRow, columns: Columns, search: readonly string[]): FlatRow {
  const cells: FlatRow = {}
  for (const [name, kind] of columns) {
    const cell = plain(flat[name] ?? null)
    cells[name] = cell
    if (isFolded(name, kind)) cells[foldedName(name)] = foldedCell(cell)
  }
  if (search.length > 0) cells[SEARCH] = folded(search.map((field) => String(cells[field] ?? '')).join(' '))
  return cells
}

/** What a change sets, column by column; fields of the row that stay are read where they stand. */
export function changedCells(
  flat: FlatRow,
  columns: Columns,
  search: readonly string[],
): Map<string, RawBuilder<unknown>> {
  const set = new Map<string, RawBuilder<unknown>>()
  for (const [name, value] of Object.entries(flat)) {
    const cell = plain(value)
    set.set(name, sql`${cell}`)
    if (isFolded(name, columns.get(name))) set.set(foldedName(name), sql`${foldedCell(cell)}`)
  }
  if (search.some((field) => field in flat)) {
    const parts = search.map((field) => {
      if (field in flat) return sql`${folded(String(plain(flat[field] ?? null) ?? ''))}::text`
      const kept = isFolded(field, columns.get(field))
        ? sql.ref(foldedName(field))
        : sql`lower(${sql.ref(field)}::text)`
      return sql`coalesce(${kept}, '')`
    })
    set.set(SEARCH, sql`concat_ws(' ', ${sql.join(parts)})`)
  }
  return set
}

/** Empty text has no place in an order. */
const foldedCell = (cell: Cell): Cell => (typeof cell === 'string' && cell !== '' ? folded(cell) : null)

/** Whether PostgreSQL can hold a text: it keeps no NUL in it, and no half of a pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text)

function plain(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD') : cell
}
