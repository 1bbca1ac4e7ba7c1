import type { ListRow, ListRows } from '../rows/rows.ts'
import { GroupHead, headId, isGroupHead, type RowGroup } from '../rows/row-group.ts'

/** The rows of a list as its table has them: with a head above each group. Places of the one are not those of the other. */
export interface HeadedRows<Row extends ListRow> extends ListRows<Row> {
  /** The place among the rows of the list; of a head that of the first row of its group. */
  rowPlace(place: number): number
  /** The places among the rows of the list of all rows of the group whose head it is. */
  rowsOfHead(head: GroupHead): { first: number; last: number }
}

interface PlacedHead {
  head: GroupHead
  /** Place in the table. */
  at: number
  /** Place of its first row among the rows. */
  first: number
}

function placed(groups: readonly RowGroup[], total: number): PlacedHead[] {
  let first = 0
  return groups.flatMap((group, index) => {
    const at = first + index
    const start = first
    first += group.count
    // Counted at another moment than the rows: what would stand behind the last of them heads nothing.
    return start < total && group.count > 0 ? [{ head: new GroupHead(group), at, first: start }] : []
  })
}

/** Puts a head above each group; the same rows where the list has none. */
export function headedRows<Row extends ListRow>(rows: ListRows<Row>): HeadedRows<Row> {
  const { groups, total } = rows
  const heads = groups === undefined || total === undefined ? [] : placed(groups, total)
  if (heads.length === 0) return { ...rows, rowPlace: (place) => place, rowsOfHead: () => ({ first: 0, last: -1 }) }
  const headsBefore = (place: number) => heads.findLastIndex(({ at }) => at <= place) + 1
  const headAt = (place: number) => heads.find(({ at }) => at === place)?.head
  const rowPlace = (place: number) => place - headsBefore(place) + (headAt(place) === undefined ? 0 : 1)
  const tablePlace = (row: number) => row + heads.findLastIndex(({ first }) => first <= row) + 1
  const last = (total ?? 0) + heads.length - 1
  // A head stands where a row does: table and cursor ask nothing of it but its id.
  const asRow = (head: GroupHead) => head as unknown as Row
  const withHeads = (first: number, end: number, between: (first: number, last: number) => Row[]) => {
    const places = Array.from({ length: Math.max(0, Math.min(end, last) - first + 1) }, (_, by) => first + by)
    const rowPlaces = places.filter((place) => headAt(place) === undefined).map(rowPlace)
    const found = rowPlaces.length === 0 ? [] : between(rowPlaces[0] ?? 0, rowPlaces.at(-1) ?? 0)
    return places.flatMap((place) => {
      const head = headAt(place)
      const row = head === undefined ? found[rowPlace(place) - (rowPlaces[0] ?? 0)] : asRow(head)
      return row === undefined ? [] : [row]
    })
  }
  return {
    ...rows,
    total: (total ?? 0) + heads.length,
    getRow(place) {
      const head = headAt(place)
      return head === undefined ? rows.getRow(rowPlace(place)) : asRow(head)
    },
    indexOf(id) {
      const head = heads.find((one) => one.head.id === id)
      if (head !== undefined) return head.at
      const row = rows.indexOf(id)
      return row < 0 ? -1 : tablePlace(row)
    },
    loaded: () => [
      ...heads.map(({ head, at }) => ({ index: at, row: asRow(head) })),
      ...rows.loaded().map(({ index, row }) => ({ index: tablePlace(index), row })),
    ],
    heldRange(first, end) {
      const span = [rowPlace(first), rowPlace(Math.min(end, last))] as const
      return rows.heldRange(...span)
    },
    async loadRange(first, end, on) {
      const [start, stop] = [rowPlace(first), Math.min(rowPlace(Math.min(end, last)), (total ?? 1) - 1)]
      const found = await rows.loadRange(start, stop, on)
      return withHeads(first, end, (from, to) => found.slice(from - start, to - start + 1))
    },
    onRangeChange: (first, end) => rows.onRangeChange(rowPlace(first), rowPlace(Math.min(end, last))),
    rowPlace,
    rowsOfHead(head) {
      const one = heads.find(({ head: other }) => other.id === head.id)
      return one === undefined
        ? { first: 0, last: -1 }
        : { first: one.first, last: one.first + one.head.group.count - 1 }
    },
  }
}

/** The heads of those groups of which every row is ticked, by the ids under which the table has them. */
export function tickedHeads<Row extends ListRow>(
  groups: readonly RowGroup[],
  ticked: Iterable<Row>,
  groupOf: (row: Row) => string,
): string[] {
  const counts = new Map<string, number>()
  for (const row of ticked) if (!isGroupHead(row)) counts.set(groupOf(row), (counts.get(groupOf(row)) ?? 0) + 1)
  return groups.filter(({ id, count }) => count > 0 && counts.get(id) === count).map(({ id }) => headId(id))
}
