import { useEffect, useMemo, type RefObject } from 'react'
import { recordFocus, type FocusedRecord } from '#src/commands/gate/command.ts'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isSelected } from '#src/ui/table/selection.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import type { ListAbout, RowsAbout } from './list-about.ts'
import type { ListRow, ListRows } from './rows/rows.ts'
import { useListCursor, type Cursor, type ListAddress } from './cursor/use-list-cursor.ts'
import { useListSelection, type Selection } from './selection/use-list-selection.ts'
import { headedRows, tickedHeads, type HeadedRows } from './groups/headed-rows.ts'
import { isGroupHead } from './rows/row-group.ts'
import { useListTask, type ListTasks } from './use-list-task.ts'

/** A list at work: its rows, the row the keyboard is on, what is ticked, and long work under way. */
export interface List<Row extends ListRow, About extends RowsAbout<Row> = ListAbout<Row>> {
  about: About
  rows: ListRows<Row>
  /** The same as the table has them: with a head above each group. */
  shown: HeadedRows<Row>
  cursor: Cursor<Row>
  selection: Selection<Row>
  tasks: ListTasks
  /** What the table draws ticked: rows, and heads of groups that are ticked whole. */
  tickedIds: Selection<Row>['rowIds']
  /** The row the keyboard is on and no other: one that is not loaded yet is nothing a key could change. */
  focus(): FocusedRecord | undefined
  toggle(row: Row | undefined): void
  /** What the list's keys do with rows; what belongs to filters and columns is added by the one who has them. */
  handle: RowsHandle
}

type RowsHandle = Omit<ListHandle, 'focusFilter' | 'clearFilters'>

interface ListPlace {
  table: RefObject<TableHandle | null>
  /** Without it the list is one of several on its screen. */
  address?: ListAddress
  isEntrance?: boolean
  goesAlong?: boolean
}

/** What the list's keys do with the cursor alone: all there is where rows cannot be ticked. */
export function useCursorKeys<Row extends ListRow>(
  cursor: Cursor<Row>,
  rows: ListRows<Row>,
  table: RefObject<TableHandle | null>,
): ListHandle {
  return {
    move: cursor.moveBy,
    first: () => cursor.moveTo(0),
    last: () => cursor.moveTo((rows.total ?? 1) - 1),
    page: (by) => cursor.moveBy(by * (table.current?.pageSize() ?? 1)),
    clear: () => false,
    open: (how) => cursor.open(how === 'add' ? 'beside' : 'inPlace'),
    peek: () => cursor.peek(),
    hasPanel: cursor.hasPanel,
  }
}

/** Puts cursor, selection and long work of a list together. */
export function useList<Row extends ListRow, About extends RowsAbout<Row>>(
  about: About,
  rows: ListRows<Row>,
  { table, address, isEntrance, goesAlong }: ListPlace,
): List<Row, About> {
  const { t } = useText()
  const format = useFormat()
  const { kind, page, facts, ownWords, leadsTo, groupOf } = about
  const shown = headedRows(rows)
  const panelOf = (row: Row) => (isGroupHead(row) ? undefined : (leadsTo?.(row) ?? { kind, id: row.id }))
  const cursor = useListCursor(shown, table, { panelOf, page, address, isEntrance, goesAlong })
  const tasks = useListTask()
  const selection = useListSelection(rows, { filters: address?.filters ?? '', tasks, kind, factsOf: facts, ownWords })

  // Among other lists no one would see that a row is ticked which is there no longer.
  const gone = address === undefined && selection.choice.kind === 'rows' ? goneRows(selection.choice.rows, rows) : []
  useEffect(() => {
    if (gone.length > 0) selection.remove(gone)
  })

  const { choice, rowIds } = selection
  const { groups } = rows
  const tickedIds = useMemo(() => {
    if (groups === undefined || groupOf === undefined || choice.kind !== 'rows' || 'allBut' in rowIds) return rowIds
    return new Set([...rowIds, ...tickedHeads(groups, choice.rows.values(), groupOf)])
  }, [groups, groupOf, choice, rowIds])
  const toggle = (row: Row | undefined) => {
    if (row === undefined) return
    if (!isGroupHead(row)) return selection.toggle(row)
    const { first, last } = shown.rowsOfHead(row)
    if (isSelected(tickedIds, row.id) && choice.kind === 'rows')
      return selection.remove(
        [...choice.rows.values()].filter((one) => groupOf?.(one) === row.group.id).map(({ id }) => id),
      )
    void selection.selectRange(first, last)
  }
  const cursorKeys = useCursorKeys(cursor, shown, table)
  const handle: RowsHandle = {
    kind,
    ...cursorKeys,
    toggle: () => toggle(cursor.row()),
    extend(by) {
      const both = [cursor.row(), shown.getRow(cursor.index() + by)]
      selection.add(both.filter((row): row is Row => row !== undefined && !isGroupHead(row)))
      cursor.moveBy(by)
    },
    selectAll: selection.selectAll,
    clear() {
      if (tasks.cancel()) return true
      if (selection.count === 0) return false
      selection.clear()
      return true
    },
    text() {
      const row = cursor.row()
      if (isGroupHead(row)) return [row.group.name, row.group.countText, row.group.sum].filter(Boolean).join('\t')
      return row === undefined ? '' : about.text(row, t, format)
    },
    deselect: selection.remove,
    ...(leadsTo !== undefined && {
      chosenRows() {
        const ticked = selection.records().flatMap(({ record }) => record ?? [])
        const row = cursor.row()
        if (ticked.length > 0 || selection.count > 0) return ticked
        if (!isGroupHead(row)) return row === undefined ? [] : [row]
        const { first, last } = shown.rowsOfHead(row)
        return rows.heldRange(first, last) ?? []
      },
    }),
  }
  const focus = () => {
    const row = cursor.row()
    if (leadsTo !== undefined || isGroupHead(row)) return undefined
    const isHere = row !== undefined && row.id === cursor.spot.current().focusedId
    return isHere ? recordFocus(kind, row.id, { record: row, name: about.label(row) }) : undefined
  }
  return { about, rows, shown, cursor, selection, tickedIds, tasks, focus, toggle, handle }
}

function goneRows<Row extends ListRow>(ticked: ReadonlyMap<string, Row>, rows: ListRows<Row>): string[] {
  return [...ticked.keys()].filter((id) => rows.indexOf(id) < 0)
}
