import type { Ref } from 'react'
import { useCommands, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState, NoMatchState, type StateAction } from '#src/ui/feedback/states.tsx'
import type { ColumnLayout, TableColumn } from '#src/ui/table/columns.ts'
import type { ColumnDrag } from '#src/ui/table/drag.ts'
import type { TableSort } from '#src/ui/table/head.tsx'
import type { RowLines } from '#src/ui/table/lines.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { CursorTable } from '../cursor/cursor-table.tsx'
import { LinedRows } from './list-rows.tsx'
import { groupLine } from '../groups/group-line.tsx'
import { isGroupHead } from '../rows/row-group.ts'
import { ListStates } from './list-states.tsx'
import { saidIn } from '../own-words.ts'
import { RowMouse } from './row-mouse.tsx'
import type { ListRow } from '../rows/rows.ts'
import type { List } from '../use-list.ts'

interface BodyProps<Row extends ListRow> {
  list: List<Row>
  table: Ref<TableHandle>
  /** Keep them stable: all rows are drawn again when they change. */
  columns: readonly TableColumn<Row>[]
  layout: ColumnLayout
  lines: RowLines
  onColumns: ColumnDrag
  sort: TableSort
  onSort(id: string): void
  isFiltered: boolean
  emptyText?: string | undefined
  onFilter(): void
  onClearFilters(): void
}

/** What stands below the filters: the table, or why there is none and what can be done about it. */
export function ListBody<Row extends ListRow>(props: BodyProps<Row>) {
  const { list, isFiltered } = props
  const { about, rows } = list
  const { words } = about
  const { t } = useText()
  const format = useFormat()
  const [clearKeys, filterKeys] = [useKeysOf('list.clearFilters'), useKeysOf('list.filter')]
  const primary = useCreateAction(about.create)
  const allText = (count: number) => {
    const all = format.number(count)
    return saidIn(about.ownWords, t)('list.noMatch.text', { rows: t(words.rows, { count, total: all }), count, all })
  }
  const empty = isFiltered ? (
    <NoMatchState
      title={t(words.noMatch)}
      filters={rows.allTotal !== undefined && allText(rows.allTotal)}
      reset={{ onRun: props.onClearFilters, keys: clearKeys }}
      change={{ onRun: props.onFilter, keys: filterKeys }}
    />
  ) : (
    <EmptyState
      icon={about.icon}
      title={t(words.empty)}
      text={props.emptyText ?? t(words.emptyText)}
      {...(primary && { primary })}
    />
  )
  return (
    <ListStates
      face={about}
      rows={rows}
      empty={empty}
      {...(about.asRows && { bars: { rows: 8, rowHeight: about.asRows.height } })}
    >
      {about.asRows === undefined ? (
        <ListTable {...props} />
      ) : (
        <LinedRows list={list} face={about.asRows} table={props.table} />
      )}
    </ListStates>
  )
}

/** Makes the first row, for who may. */
function useCreateAction(command: string | undefined): StateAction | undefined {
  const { run } = useCommands()
  const state = useCommandState(command ?? '')
  const keys = useKeysOf(command ?? '')
  if (command === undefined || state === undefined || state.availability.state === 'hidden') return undefined
  return { title: state.title, onRun: () => void run(command), keys }
}

/** What heads a group, and its sum; nothing for a row of its own. */
const groupHead = (row: object) => (isGroupHead(row) ? { content: groupLine(row), end: row.group.sum } : undefined)

function ListTable<Row extends ListRow>(props: BodyProps<Row>) {
  const { list, table, columns, layout, lines, onColumns, sort, onSort } = props
  const { about, rows, shown, cursor, selection } = list
  const { t } = useText()
  const { active } = usePanelPlace()
  const { page } = about
  return (
    <RowMouse list={list}>
      <CursorTable
        cursor={cursor}
        ref={table}
        label={t(about.words.title)}
        columns={columns}
        layout={layout}
        lines={lines}
        onColumns={onColumns}
        rowCount={shown.total ?? 0}
        isWaiting={rows.total === undefined}
        getRow={shown.getRow}
        listed={rows.isBehind ? null : rows.input}
        onRangeChange={shown.onRangeChange}
        rowId={(row) => row.id}
        rowLabel={(row) => (isGroupHead(row) ? row.group.name : about.label(row))}
        groupHead={groupHead}
        {...(page !== undefined && { rowHref: (row: Row) => page.replace('$id', encodeURIComponent(row.id)) })}
        onFocusRow={cursor.onFocusRow}
        selectedIds={list.tickedIds}
        selectedCount={selection.count}
        onToggle={(index) => list.toggle(shown.getRow(index))}
        onToggleAll={() => (selection.count > 0 ? selection.clear() : selection.selectAll())}
        sort={sort}
        onSort={onSort}
        onOpen={(index) => cursor.open('inPlace', index)}
        onPeek={(index) => cursor.peek(index)}
        isActive={active}
      />
    </RowMouse>
  )
}
