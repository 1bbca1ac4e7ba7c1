import { use, useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { classes } from '../classes.ts'
import { DensityContext, type Density } from '../density.ts'
import { boxWidth, growingColumn, leastWidth, pinnedOffsets, type ColumnLayout, type TableColumn } from './columns.ts'
import { useArrangedColumns, useCells, usePinned } from './arrange.ts'
import { useInnerWidth, useRowEvents, useRowFocus, type RowActions } from './events.ts'
import { TableHead, useHeadActions, type HeadActions, type TableSort } from './head.tsx'
import type { ColumnDrag } from './drag.ts'
import { useLastPlace, useNotedPlace } from './place.ts'
import { clamp, rangeWith } from './range.ts'
import { useRowWindow } from './row-window.ts'
import { TableRow } from './row.tsx'
import { isSelected, selectedCount, type SelectedRows } from './selection.ts'
import { useIsSettled } from './settled.ts'

/** Row heights in px. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 26, normal: 32, comfortable: 40 }

/** What commands do with a list; the list itself handles no keys. */
export interface TableHandle {
  /** Scrolls the row into view and gives it the focus. */
  focusIndex(index: number): void
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
  rowCount: number
  /** The row at an index, undefined while it is not loaded. */
  getRow: (index: number) => Row | undefined
  /** First and last index drawn: the visible rows and some more at both ends. */
  onRangeChange?: (first: number, last: number) => void
  rowId: (row: Row) => string
  /** The row's name, for its box. */
  rowLabel?: (row: Row) => string
  /** Address of the row's own page: the first cell becomes a real link. */
  rowHref?: (row: Row) => string
  focusedId?: string
  /** A row got the focus; again when it is loaded, where it was not. */
  onFocusRow?: (index: number) => void
  selectedIds?: SelectedRows
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

const headHeight = 28
/**
 * Rows drawn beyond those in view, once the list stands: a few at rest, as they are drawn again with the others when it is
 * sorted; on the move as many ahead as a turn of the wheel may bring between two frames.
 */
const overscan = 4
const ahead = 14
const leastGrowing = 64
const none: readonly string[] = []

/** The head of a column that is shown. */
function headOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].find((head) => head.dataset.column === id)
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr data-gap aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

/** The list of the product: a plain table, of which only what is in view is drawn; made for up to 100 000 rows. */
export function DataTable<Row extends object>({ ref, ...props }: DataTableProps<Row>) {
  const { rowCount, getRow, rowId, focusedId, selectedIds, layout, isActive = true } = props
  const usual = use(DensityContext)
  const density = props.density ?? usual
  const rowHeight = rowHeights[density]
  const scroller = useRef<HTMLDivElement>(null)
  const current: ListActions = { ...props, isLoaded: (index) => getRow(index) !== undefined }
  const actions = useRef(current)
  useLayoutEffect(() => {
    actions.current = current
  })

  const selectable = props.onToggle !== undefined
  const boxes = selectable ? boxWidth : 0
  const last = useLastPlace(props.label)
  const inner = useInnerWidth(scroller, last.inner)
  const columns = useArrangedColumns(props.columns, layout, inner - boxes)
  const pinned = usePinned(pinnedOffsets(columns, layout?.pinned ?? none, boxes, inner))
  const cells = useCells(columns)
  const growing = growingColumn(columns, layout)
  const { handlers, focused } = useRowEvents<HTMLTableSectionElement>(actions)

  const { inView, ...view } = useRowWindow(scroller, {
    count: rowCount,
    height: rowHeight,
    head: headHeight,
    overscan: useIsSettled() ? overscan : 0,
    ahead,
    start: last.height,
  })
  useNotedPlace(props.label, view.room, inner)

  const from = Math.max(0, (inView?.first ?? 0) - ahead)
  const to = Math.min(rowCount - 1, (inView?.last ?? -1 - ahead) + ahead)
  useEffect(() => {
    if (to >= from) actions.current.onRangeChange?.(from, to)
  }, [from, to])

  const rows = rangeWith(view.first, view.last, focused.current, rowCount).map((index) => {
    const row = getRow(index)
    return { index, row, id: row === undefined ? undefined : rowId(row) }
  })
  const place = rows.find(({ id }) => id !== undefined && id === focusedId)?.index
  const tabStop =
    place ?? (focused.current >= 0 && focused.current < rowCount ? focused.current : (rows[0]?.index ?? 0))
  const giveFocus = useRowFocus(scroller, focusedId, place)
  useImperativeHandle(ref, () => ({
    scrollToIndex: (index) => view.bringIntoView(clamp(index, rowCount)),
    focusIndex: (index) => {
      if (rowCount === 0) return
      view.bringIntoView(clamp(index, rowCount))
      giveFocus(clamp(index, rowCount))
    },
    pageSize: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight)),
    columnWidth: (id) => headOf(scroller.current, id)?.offsetWidth,
  }))

  const head = useHeadActions(actions, props)
  const span = columns.length + (selectable ? 1 : 0)
  const body: ReactNode[] = []
  let next = 0
  for (const { index, row, id } of rows) {
    if (index > next) body.push(<Gap key={`gap-${index}`} height={(index - next) * rowHeight} columns={span} />)
    next = index + 1
    body.push(
      <TableRow
        key={index}
        index={index}
        id={id}
        row={row}
        cells={cells}
        pinned={pinned}
        selectable={selectable}
        selected={isSelected(selectedIds, id)}
        focused={id !== undefined && id === focusedId}
        tabStop={index === tabStop}
        href={row === undefined ? undefined : props.rowHref?.(row)}
        name={row === undefined ? undefined : props.rowLabel?.(row)}
      />,
    )
  }
  if (rowCount > next) body.push(<Gap key="gap-end" height={(rowCount - next) * rowHeight} columns={span} />)

  const fixed = columns.reduce((sum, column) => sum + (column.id === growing ? 0 : leastWidth(column)), boxes)
  const grown = layout?.keepsAll === true ? columns.find(({ id }) => id === growing) : undefined
  const growingLeast = grown === undefined ? leastGrowing : leastWidth(grown)
  const selected = selectedCount(selectedIds, rowCount)
  return (
    <div ref={scroller} className={classes('min-h-0 grow overflow-auto', props.className)}>
      <table
        aria-label={props.label}
        aria-rowcount={rowCount + 1}
        data-active={isActive ? '' : undefined}
        data-density={density}
        className="list"
        // When every column has a width of the person's choice, the table is as wide as they are together.
        style={growing === undefined ? { width: fixed } : { minWidth: fixed + growingLeast }}
      >
        <colgroup>
          {selectable && <col style={{ width: boxWidth }} />}
          {columns.map((column) => (
            <col key={column.id} style={column.id === growing ? undefined : { width: leastWidth(column) }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          pinned={pinned}
          sortedBy={props.sort?.id}
          isDescending={props.sort?.desc === true}
          selectable={selectable}
          allSelected={rowCount > 0 && selected === rowCount}
          someSelected={selected > 0}
          {...head}
        />
        <tbody {...handlers}>{body}</tbody>
      </table>
    </div>
  )
}
