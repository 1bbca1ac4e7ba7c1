import type { ReactNode } from 'react'
import type { SignName } from '../signs/status-sign.tsx'

/** What a row draws of a column. Keep the functions stable: rows are drawn again when one changes, and only then. */
export interface TableCell<Row> {
  id: string
  align?: 'left' | 'right' | 'center'
  /** Text without an element of its own where that will do: the cell isolates and cuts it. */
  cell: (row: Row) => ReactNode
  /** A sign in front, drawn by the cell itself. */
  sign?: (row: Row) => SignName | undefined
  /** Grey, but for the names (`<bdi>`) in it. */
  quiet?: boolean
  /** The full text, as a tooltip, where the cell may be cut; `'same'`: it is what the cell shows. */
  full?: 'same' | ((row: Row) => string)
}

/** A column of the list. */
export interface TableColumn<Row> extends TableCell<Row> {
  header: string
  /** Px, or `'rest'`: takes what the others leave. */
  width: number | 'rest'
  /** Px where the list has much room (`roomyFrom`). */
  roomyWidth?: number
  /** Least width in px of a `'rest'` column, 128 by default; of another one where its row has two lines. */
  minWidth?: number
  /** Px in which what it says is usually whole: columns with one share what is left over. */
  goodWidth?: number
  /** There only where all columns are as wide as is good for them: with `priority` the one that leaves first is the lowest. */
  extra?: boolean
  sortable?: boolean
  /** When it gets narrow, the column with the lowest number leaves first; columns without one stay. */
  priority?: number
}

/** Whether rows look the same in both: widths and words of the head are no matter of theirs. */
export function areSameCells<Row>(some: readonly TableCell<Row>[], others: readonly TableCell<Row>[]): boolean {
  return (
    some === others ||
    (some.length === others.length &&
      some.every((cell, at) => {
        const other = others[at]
        return (
          other !== undefined &&
          cell.id === other.id &&
          cell.cell === other.cell &&
          cell.sign === other.sign &&
          cell.full === other.full &&
          cell.align === other.align &&
          cell.quiet === other.quiet
        )
      }))
  )
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

type ColumnSize = Pick<TableColumn<never>, 'id' | 'width' | 'minWidth' | 'goodWidth' | 'extra' | 'priority'>

/** What a person may give a column, in px. */
export const columnWidths = { least: 48, most: 640, step: 8 }

/** From this width in px on a list has much room; 0, not measured yet, is much too. */
export const roomyFrom = 860

/** Width of the column with the boxes, in px. */
export const boxWidth = 36

/** The least width of a column in px. */
export function leastWidth(column: ColumnSize): number {
  return column.width === 'rest' ? (column.minWidth ?? 128) : column.width
}

/** The width in px in which a column is usually read whole. */
function goodWidth(column: ColumnSize): number {
  return Math.max(leastWidth(column), column.goodWidth ?? 0)
}

/**
 * Ids of the columns that have to leave so that the others fit into `available` px, in the order they leave: extra ones as
 * soon as others would be cut, the rest when their least widths do not fit. A width of 0 (not measured yet) lets all stay.
 */
export function leavingColumns(columns: readonly ColumnSize[], available: number): readonly string[] {
  if (available <= 0) return []
  const inTurn = columns
    .filter(({ priority }) => priority !== undefined)
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
  const extra = leavers(columns, inTurn.filter(isExtra), goodWidth, available)
  const staying = columns.filter(({ id }) => !extra.includes(id))
  return [
    ...extra,
    ...leavers(
      staying,
      inTurn.filter((column) => !isExtra(column)),
      leastWidth,
      available,
    ),
  ]
}

const isExtra = ({ extra }: ColumnSize) => extra === true

function leavers(
  columns: readonly ColumnSize[],
  candidates: readonly ColumnSize[],
  widthOf: (column: ColumnSize) => number,
  available: number,
): string[] {
  const leaving: string[] = []
  let needed = columns.reduce((sum, column) => sum + widthOf(column), 0)
  for (const column of candidates) {
    if (needed <= available) break
    leaving.push(column.id)
    needed -= widthOf(column)
  }
  return leaving
}

/**
 * The widths in px of the columns that fit into `available` px (0: not measured yet): what is left over goes first to those
 * that would be cut, each by what it lacks, and is then shared by the same ones. A width of a person's choice stays.
 */
export function sharedWidths(
  columns: readonly ColumnSize[],
  available: number,
  layout: ColumnLayout = {},
): ReadonlyMap<string, number> {
  const { widths = {}, pinned = [] } = layout
  const least = new Map(columns.map((column) => [column.id, leastWidth(column)]))
  const left = available - [...least.values()].reduce((sum, width) => sum + width, 0)
  const sharing = columns.filter(
    ({ id, goodWidth: good }) => good !== undefined && widths[id] === undefined && !pinned.includes(id),
  )
  if (available <= 0 || left <= 0 || sharing.length === 0) return least
  const lacks = sharing.map((column) => goodWidth(column) - leastWidth(column))
  const lacking = lacks.reduce((sum, width) => sum + width, 0)
  const given = Math.min(left, lacking)
  const more = (left - given) / sharing.length
  sharing.forEach((column, at) => {
    const share = lacking === 0 ? 0 : (given * (lacks[at] ?? 0)) / lacking
    least.set(column.id, Math.floor(leastWidth(column) + share + more))
  })
  return least
}

/**
 * The columns in the person's order, the pinned ones first, without the hidden ones, with their own widths.
 * Pinned columns do not leave when it gets narrow.
 */
export function arrangedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: ColumnLayout = {},
  isRoomy = true,
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
      width: widths[column.id] ?? (isRoomy ? column.roomyWidth : undefined) ?? column.width,
      priority: keepsAll || pinned.includes(column.id) ? undefined : column.priority,
    }))
}

/**
 * Left offsets in px of the pinned columns, behind the boxes where there are some. At least a third of the room (0: not
 * measured yet) stays for what scrolls: pinned columns beyond that scroll along.
 */
export function pinnedOffsets(
  columns: readonly ColumnSize[],
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
export function growingColumn(columns: readonly ColumnSize[], layout: ColumnLayout = {}): string | undefined {
  const { widths = {}, pinned = [] } = layout
  const free = columns.filter(({ id }) => widths[id] === undefined && !pinned.includes(id))
  const rest = free.find((column) => column.width === 'rest')
  return (rest ?? free.toSorted((a, b) => leastWidth(b) - leastWidth(a))[0])?.id
}
