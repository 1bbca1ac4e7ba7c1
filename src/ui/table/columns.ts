import type { ReactNode } from 'react'

/** A column of the list. Keep the array and its functions stable: rows re-render when it changes. */
export interface TableColumn<Row> {
  id: string
  header: string
  /** Px, or `'rest'`: takes what the others leave. */
  width: number | 'rest'
  /** Least width in px of a `'rest'` column; 128 by default. */
  minWidth?: number
  align?: 'left' | 'right' | 'center'
  cell: (row: Row) => ReactNode
  /** The full text, as a tooltip, where the cell may be cut. */
  full?: (row: Row) => string
  sortable?: boolean
  /** When it gets narrow, the column with the lowest number leaves first; columns without one stay. */
  priority?: number
}

/** What a person chose: columns in their order, hidden ones, own widths, and those that stay at the left. */
export interface ColumnLayout {
  order?: readonly string[]
  hidden?: readonly string[]
  widths?: Readonly<Record<string, number>>
  pinned?: readonly string[]
  /** No column leaves when it gets narrow: the list scrolls to the side instead. */
  keepsAll?: boolean
}

type Sized = Pick<TableColumn<never>, 'id' | 'width' | 'minWidth' | 'priority'>

/** What a person may give a column, in px. */
export const columnWidths = { least: 48, most: 640, step: 8 }

/** Width of the column with the boxes, in px. */
export const boxWidth = 36

/** The least width of a column in px. */
export function leastWidth(column: Sized): number {
  return column.width === 'rest' ? (column.minWidth ?? 128) : column.width
}

/**
 * Ids of the columns that have to leave so that the others fit into `available` px, in the order they leave.
 * A width of 0 (not measured yet) lets all stay.
 */
export function leavingColumns(columns: readonly Sized[], available: number): readonly string[] {
  const leaving: string[] = []
  if (available <= 0) return leaving
  let needed = columns.reduce((sum, column) => sum + leastWidth(column), 0)
  const candidates = columns.filter((column) => column.priority !== undefined)
  for (const column of candidates.toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))) {
    if (needed <= available) break
    leaving.push(column.id)
    needed -= leastWidth(column)
  }
  return leaving
}

/**
 * The columns in the person's order, the pinned ones first, without the hidden ones, with their own widths.
 * Pinned columns do not leave when it gets narrow.
 */
export function arrangedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: ColumnLayout = {},
): readonly TableColumn<Row>[] {
  const { order = [], hidden = [], widths = {}, pinned = [], keepsAll = false } = layout
  const place = (column: TableColumn<Row>, index: number) => {
    const at = order.indexOf(column.id)
    return (pinned.includes(column.id) ? 0 : 1_000_000) + (at < 0 ? order.length + index : at)
  }
  return columns
    .map((column, index) => ({ column, at: place(column, index) }))
    .filter(({ column }) => !hidden.includes(column.id))
    .toSorted((a, b) => a.at - b.at)
    .map(({ column }) => ({
      ...column,
      width: widths[column.id] ?? column.width,
      priority: keepsAll || pinned.includes(column.id) ? undefined : column.priority,
    }))
}

/**
 * Left offsets in px of the pinned columns, behind the boxes where there are some. At least a third of the room (0: not
 * measured yet) stays for what scrolls: pinned columns beyond that scroll along.
 */
export function pinnedOffsets(
  columns: readonly Sized[],
  pinned: readonly string[],
  start: number,
  available = 0,
): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>()
  let left = start
  for (const column of columns.filter(({ id }) => pinned.includes(id))) {
    const end = left + leastWidth(column)
    if (available > 0 && end > (available * 2) / 3) break
    offsets.set(column.id, left)
    left = end
  }
  return offsets
}

/**
 * The column that takes the space left: the `'rest'` one, else the widest. Never one that is pinned or has a width of its
 * person's choice; undefined when that is all of them.
 */
export function growingColumn(columns: readonly Sized[], layout: ColumnLayout = {}): string | undefined {
  const { widths = {}, pinned = [] } = layout
  const free = columns.filter(({ id }) => widths[id] === undefined && !pinned.includes(id))
  const rest = free.find((column) => column.width === 'rest')
  return (rest ?? free.toSorted((a, b) => leastWidth(b) - leastWidth(a))[0])?.id
}
