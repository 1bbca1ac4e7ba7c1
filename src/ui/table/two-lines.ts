import './two-lines.css'
import { arrangedColumns, leastWidth, sharedWidths, type ColumnLayout, type TableColumn } from './columns.ts'
import type { CellPlace, NarrowRows, RowLines } from './lines.ts'

/** What a line keeps free at its right end, and at its left without boxes, in px. */
const margin = { right: 12, left: 8 }

/** The letters of the second line are smaller. */
const secondLine = 12 / 13

/** What cells keep free at their right, px: the last one can do without. */
const spare = 4

/** Cells that begin this close below others stand in line with them, px. */
const nearly = 72

/** Width in px of words that take what is left, at least. */
const leastWords = 96

/** The part of what is good for it that is enough for a column here. */
const enough = 0.6

/**
 * The columns of both lines and where they stand: those that are named, as far as they are shown, and on the second line what
 * else a person chose. A column that does not fit (`inner` px) leaves from the end of its line; the first line keeps two.
 */
export function narrowRows<Row>(
  columns: readonly TableColumn<Row>[],
  [first, second]: RowLines,
  layout: ColumnLayout = {},
  { boxes, inner }: { boxes: number; inner: number },
): NarrowRows<Row> {
  // Widths and places to the left are a matter of columns.
  const shown = arrangedColumns(columns, { ...layout, widths: {}, pinned: [] }, false)
  const named = (ids: readonly string[]) => ids.flatMap((id) => shown.find((column) => column.id === id) ?? [])
  const others = layout.keepsAll ? shown.filter(({ id }) => !first.includes(id) && !second.includes(id)) : []
  const start = Math.max(boxes, margin.left)
  const room = inner - start - margin.right
  const above = onLine(1, named(first), { start, room, kept: 2, size: 1, stops: [] })
  const stops = above.map(({ place }) => place.style.left)
  const below = onLine(2, [...named(second), ...others], { start, room, kept: 1, size: secondLine, stops })
  const placed = [...above, ...below]
  return {
    columns: placed.map(({ column }) => column),
    places: new Map(placed.map(({ column, place }) => [column.id, place])),
  }
}

interface Room {
  start: number
  room: number
  /** How many stay however narrow it is. */
  kept: number
  /** Size of the letters beside those the widths are meant for. */
  size: number
  /** Where cells of the line above begin: those below that begin nearly there do so, too. */
  stops: readonly number[]
}

function onLine<Row>(line: 1 | 2, columns: readonly TableColumn<Row>[], { start, room, kept, size, stops }: Room) {
  const sized = columns.map((column) => sizedFor(column, size))
  let count = sized.length
  const needed = () => sized.slice(0, count).reduce((sum, { width }) => sum + width, 0)
  while (count > kept && needed() > room + spare) count -= 1
  const standing = sized.slice(0, count)
  const widths = sharedWidths(standing, room)
  const lefts = standing.map((_, at) =>
    standing.slice(0, at).reduce((sum, { id, width }) => sum + (widths.get(id) ?? width), start),
  )
  const end = start + room
  standing.forEach(({ width }, at) => {
    const least = at === 0 ? start : lefts[at - 1]! + standing[at - 1]!.width
    const most = (lefts[at + 1] ?? end) - width
    const stop = stops.find((stop) => Math.abs(stop - lefts[at]!) <= nearly && stop >= least && stop <= most)
    if (at > 0 && stop !== undefined) lefts[at] = stop
  })
  return standing.map((_, at) => {
    const left = lefts[at]!
    // The last one ends where the line does.
    const place: CellPlace = { line, style: { left, width: (lefts[at + 1] ?? end) - left } }
    return { column: columns[at]!, place }
  })
}

/** How wide a column is at least here, and what is good for it: figures and dates are never cut, words may be. */
function sizedFor<Row>(column: TableColumn<Row>, size: number) {
  const { id, goodWidth, width, minWidth } = column
  if (goodWidth !== undefined)
    return { id, goodWidth, width: Math.round(Math.min(leastWidth(column), goodWidth * enough)) }
  if (width === 'rest') return { id, goodWidth: leastWidth(column), width: leastWords }
  return minWidth === undefined ? { id, width: Math.round(width * size) } : { id, goodWidth: width, width: minWidth }
}
