import { use, useInsertionEffect, useRef, type ReactNode, type Ref } from 'react'
import { classes } from '../classes.ts'
import { DensityContext, type Density } from '../density.ts'
import { useArrangedColumns, useCells, usePinned } from './arrange.ts'
import {
  boxWidth,
  growingColumn,
  leastWidth,
  pinnedOffsets,
  sharedWidths,
  type ColumnLayout,
  type TableColumn,
} from './columns.ts'
import type { ColumnDrag } from './drag.ts'
import { useInnerWidth, type RowActions } from './events.ts'
import { TableHead, useHeadActions, type HeadActions, type TableSort } from './head.tsx'
import { useNarrowRows, type RowLines } from './lines.ts'
import { useLastPlace } from './place.ts'
import type { GroupHeadParts } from './row.tsx'
import { selectedCount, type SelectedRows } from './selection.ts'
import { WindowedTable } from './windowed-table.tsx'

/** What commands do with a list; the list itself handles no keys. */
export interface TableHandle {
  /** Scrolls the row into view and gives it the focus. */
  focusIndex(index: number): void
  /** Place of the row that has the focus; undefined while none has. */
  focusedIndex(): number | undefined
  /** Scrolls only. */
  scrollToIndex(index: number): void
  /** How many rows are fully visible, at least 1. */
  pageSize(): number
  /** Width in px a column has now; undefined while it is not shown. */
  columnWidth?(id: string): number | undefined
}

export interface DataTableProps<Row extends object> {
  /** Names the list for screen readers. */
  label: string
  /** Keep the functions of their cells stable: all rows are drawn again when one changes. */
  columns: readonly TableColumn<Row>[]
  layout?: ColumnLayout
  /** The columns of a row on two lines, where the list is narrow; without them columns leave until the others fit. */
  lines?: RowLines
  rowCount: number
  /** No one knows yet how many rows there are: bars stand in the columns, where the rows will. */
  isWaiting?: boolean
  /** The row at an index, undefined while it is not loaded. */
  getRow: (index: number) => Row | undefined
  /**
   * Stands for what is listed: the same object for the same list, null while another one is on its way. Of another list the
   * rows in view are drawn first. Not needed where there is only one.
   */
  listed?: object | null
  /** First and last index drawn: the visible rows and some more at both ends. */
  onRangeChange?: (first: number, last: number) => void
  rowId: (row: Row) => string
  /** The row's name, for its box. */
  rowLabel?: (row: Row) => string
  /** Address of the row's own page: the first cell becomes a real link. */
  rowHref?: (row: Row) => string
  /** Of a row that only heads those below it: what stands across all columns. Keep it stable; moving passes such rows by. */
  heading?: (row: Row) => ReactNode
  /** Of a row that stands for the group below it, and takes the focus like any other: what it says. Keep it stable. */
  groupHead?: (row: Row) => GroupHeadParts | undefined
  focusedId?: string
  /** A row got the focus; again when it is loaded, where it was not. */
  onFocusRow?: (index: number) => void
  selectedIds?: SelectedRows
  /** How many rows are ticked, where not all that is ticked is a row. */
  selectedCount?: number
  /** Without it there are no boxes. */
  onToggle?: (index: number) => void
  onToggleAll?: () => void
  sort?: TableSort
  onSort?: (id: string) => void
  /** Lets the mouse drag the edges of the heads, and the heads themselves; see `ColumnDrag`. */
  onColumns?: ColumnDrag
  /** Double click. */
  onOpen?: (index: number) => void
  /** Plain click on the row's link; without it the link opens. */
  onPeek?: (index: number) => void
  density?: Density
  /** False while another panel has the focus: the list remembers its row without a ring. */
  isActive?: boolean
  ref?: Ref<TableHandle>
  className?: string
}

type ListActions = RowActions & Pick<DataTableProps<object>, 'onRangeChange'> & HeadActions

const leastGrowing = 64
const none: readonly string[] = []

/** The list of the product: a plain table, of which only what is in view is drawn; made for up to 100 000 rows. */
export function DataTable<Row extends object>({ ref, ...props }: DataTableProps<Row>) {
  const { rowCount, getRow, selectedIds, layout, isActive = true } = props
  const usual = use(DensityContext)
  const density = props.density ?? usual
  const scroller = useRef<HTMLDivElement>(null)
  const current: ListActions = { ...props, isLoaded: (index) => getRow(index) !== undefined }
  const actions = useRef(current)
  // Before the rows below take the focus along to where their records stand now: what answers must know the same rows.
  useInsertionEffect(() => {
    actions.current = current
  })

  const selectable = props.onToggle !== undefined
  const boxes = selectable ? boxWidth : 0
  const last = useLastPlace(props.label)
  const inner = useInnerWidth(scroller, last.inner)
  const arranged = useArrangedColumns(props.columns, layout, inner - boxes)
  const narrow = useNarrowRows({ columns: props.columns, layout, lines: props.lines, boxes, inner })
  const columns = narrow?.columns ?? arranged
  const staying = narrow === undefined ? (layout?.pinned ?? none) : none
  const pinned = usePinned(pinnedOffsets(columns, staying, boxes, inner))
  const cells = useCells(columns)
  const growing = growingColumn(columns, layout)
  const head = useHeadActions(actions, props)

  const widths = sharedWidths(columns, inner - boxes, layout)
  const fixed = columns.reduce((sum, column) => sum + (column.id === growing ? 0 : leastWidth(column)), boxes)
  const grown = layout?.keepsAll === true ? columns.find(({ id }) => id === growing) : undefined
  const growingLeast = grown === undefined ? leastGrowing : leastWidth(grown)
  const selected = props.selectedCount ?? selectedCount(selectedIds, rowCount)
  return (
    <WindowedTable
      {...props}
      ref={ref}
      scroller={scroller}
      actions={actions}
      cells={cells}
      pinned={pinned}
      places={narrow?.places}
      selectable={selectable}
      density={density}
      isActive={isActive}
      inner={inner}
      className={classes('min-h-0 grow overflow-auto', props.className)}
      // When every column has a width of the person's choice, the table is as wide as they are together.
      width={narrow !== undefined ? {} : growing === undefined ? { width: fixed } : { minWidth: fixed + growingLeast }}
    >
      <colgroup>
        {selectable && <col style={{ width: boxWidth }} />}
        {columns.map((column) => (
          <col key={column.id} style={column.id === growing ? undefined : { width: widths.get(column.id) }} />
        ))}
      </colgroup>
      <TableHead
        columns={columns}
        pinned={pinned}
        sortedBy={props.sort?.id}
        isDescending={props.sort?.desc === true}
        selectable={selectable}
        allSelected={rowCount > 0 && selectedCount(selectedIds, rowCount) === rowCount}
        someSelected={selected > 0}
        {...head}
        drag={narrow === undefined ? head.drag : undefined}
        isInLine={narrow !== undefined}
      />
    </WindowedTable>
  )
}
