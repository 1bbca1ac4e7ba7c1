import { rowRoom } from './whole-rows.ts'
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { Density } from '../density.ts'
import type { TableCell } from './columns.ts'
import { focusedIndexIn, useRowEvents, useRowFocus, type RowActions } from './events.ts'
import type { CellPlace } from './lines.ts'
import { useLastPlace, useNotedPlace } from './place.ts'
import { clamp, rangeWith } from './range.ts'
import { useRowWindow } from './row-window.ts'
import { TableRow } from './row.tsx'
import { isSelected } from './selection.ts'
import type { DataTableProps, TableHandle } from './table.tsx'

/** Row heights in px: of one line and of two. */
const rowHeights: Readonly<Record<Density, number>> = { compact: 26, normal: 32, comfortable: 40 }
const twoLineHeights: Readonly<Record<Density, number>> = { compact: 42, normal: 48, comfortable: 56 }
const headHeight = 28
/** As many as a turn of the wheel may bring between two frames; twice as many ahead, so that every other frame draws none. */
const beyond = { least: 10, most: 20 }

interface WindowProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  | 'label'
  | 'rowCount'
  | 'isWaiting'
  | 'getRow'
  | 'listed'
  | 'rowId'
  | 'rowLabel'
  | 'rowHref'
  | 'heading'
  | 'groupHead'
  | 'focusedId'
  | 'selectedIds'
> {
  /** What scrolls: it is drawn here. */
  scroller: RefObject<HTMLDivElement | null>
  className: string
  width: CSSProperties
  density: Density
  isActive: boolean
  /** What stands above the rows; left alone while they are scrolled. */
  children: ReactNode
  actions: RefObject<RowActions & Pick<DataTableProps<Row>, 'onRangeChange'>>
  cells: readonly TableCell<Row>[]
  pinned: ReadonlyMap<string, number>
  /** Where the cells stand in rows of two lines; undefined: side by side. */
  places: ReadonlyMap<string, CellPlace> | undefined
  selectable: boolean
  /** Width of what scrolls, px. */
  inner: number
  ref: Ref<TableHandle> | undefined
}

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

/** Bars in each column, as many as fit on most screens, drawn in the background of one row. */
function Waiting({ cells, selectable }: { cells: readonly TableCell<never>[]; selectable: boolean }) {
  const { t } = useText()
  return (
    <tr data-waits>
      {selectable && <td data-box />}
      {cells.map(({ id, align }, at) => (
        <td key={id} data-align={align}>
          {at === 0 && (
            <span role="status" className="sr-only">
              {t('ui.loading')}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** The table with the rows in view and some more: all that is drawn when it is scrolled. */
export function WindowedTable<Row extends object>({ ref, scroller, actions, ...props }: WindowProps<Row>) {
  const { rowCount, getRow, rowId, focusedId, selectedIds, cells, pinned, places, selectable } = props
  const rowHeight = (places === undefined ? rowHeights : twoLineHeights)[props.density]
  const { handlers, focused } = useRowEvents<HTMLTableSectionElement>(actions)
  const { near, ...view } = useRowWindow(scroller, {
    count: rowCount,
    height: rowHeight,
    head: headHeight,
    beyond,
    start: useLastPlace(props.label).height,
    listed: props.listed,
  })
  useNotedPlace(props.label, view.room, props.inner)
  const [from, to] = [near?.first ?? 0, near?.last ?? -1]
  useEffect(() => {
    if (to >= from) actions.current.onRangeChange?.(from, to)
  }, [actions, from, to])

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
    focusedIndex: () => focusedIndexIn(scroller.current),
    pageSize: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight)),
    columnWidth: (id) => headOf(scroller.current, id)?.offsetWidth,
  }))

  const boxName = useBoxName()
  const span = cells.length + (selectable ? 1 : 0)
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
        places={places}
        selectable={selectable}
        selected={isSelected(selectedIds, id)}
        focused={id !== undefined && id === focusedId}
        tabStop={index === tabStop}
        href={row === undefined ? undefined : props.rowHref?.(row)}
        name={row === undefined ? undefined : props.rowLabel?.(row)}
        heading={props.heading}
        groupHead={props.groupHead}
        boxName={boxName}
      />,
    )
  }
  if (rowCount > next) body.push(<Gap key="gap-end" height={(rowCount - next) * rowHeight} columns={span} />)
  if (props.isWaiting) body.push(<Waiting key="waiting" cells={cells} selectable={selectable} />)
  return (
    <div ref={scroller} className={props.className} style={rowRoom(rowHeight, headHeight)}>
      <table
        // Laid out by itself it is a table still, also for browsers that forget it then.
        role={places && 'table'}
        aria-label={props.label}
        aria-rowcount={rowCount + 1}
        data-active={props.isActive ? '' : undefined}
        data-density={props.density}
        data-lines={places === undefined ? undefined : 2}
        className="list"
        style={props.width}
      >
        {props.children}
        <tbody role={places && 'rowgroup'} {...handlers}>
          {body}
        </tbody>
      </table>
    </div>
  )
}

/** What the box of a row is called. The sentence is put together once, not for every row that comes into view. */
function useBoxName(): (index: number, name: string | undefined) => string {
  const { t } = useText()
  return useMemo(() => {
    const [before = '', after = ''] = t('ui.selectRow', { name: '\n' }).split('\n')
    return (index, name) => `${before}${name ?? t('ui.row', { row: index + 1 })}${after}`
  }, [t])
}
