import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from '../form/checkbox.tsx'
import { classes } from '../classes.ts'
import { focusedIndexIn, useMovedFocus, useRowEvents, useRowFocus, type RowActions } from './events.ts'
import { useLastPlace, useNotedPlace } from './place.ts'
import { clamp, rangeWith } from './range.ts'
import { useRowWindow } from './row-window.ts'
import { rowRoom } from './whole-rows.ts'
import { isSelected, selectedCount, type SelectedRows } from './selection.ts'
import type { TableHandle } from './table.tsx'

/** A heading above a row, 28 px. */
export interface RowHead {
  /** Place of the row it stands above. */
  index: number
  title: string
  fact?: string | undefined
}

const HEAD = 28

export interface RowListProps<Row extends object> {
  /** Names the list for screen readers. */
  label: string
  rowCount: number
  /** The row at an index, undefined while it is not loaded. */
  getRow: (index: number) => Row | undefined
  rowId: (row: Row) => string
  /** The row's name, for its box. */
  rowLabel?: (row: Row) => string
  /** Height of a row in px. */
  height: number
  /** Headings between rows, from the top. */
  heads?: readonly RowHead[]
  /** The row the keyboard is on, or was on last where the list shows that. */
  focusedId?: string | undefined
  onFocusRow?: (index: number) => void
  /** Rows in view or near it: those that are not loaded are wanted. */
  onRangeChange?: (first: number, last: number) => void
  /** Ticked rows; there are boxes while there are any. */
  selectedIds?: SelectedRows
  onToggle?: (index: number) => void
  /** Double click. */
  onOpen?: (index: number) => void
  /** Plain click on the link of a row: an `a` with `data-row-link`. */
  onPeek?: (index: number) => void
  /** What stands in a row. Keep it stable: all rows are drawn again when it changes. */
  children: (row: Row) => ReactNode
  ref?: Ref<TableHandle>
}

const NO_HEADS: readonly RowHead[] = []

/** They are higher than those of the table, so fewer are passed at once. */
const beyond = { least: 4, most: 8 }

/** A list of rows of several lines: only those in view are drawn, one tab stop, moved by commands, marked like the table. */
export function RowList<Row extends object>({ ref, children, ...props }: RowListProps<Row>) {
  const { label, rowCount, getRow, rowId, height, focusedId, selectedIds, heads = NO_HEADS } = props
  const above = (index: number) => HEAD * heads.filter((head) => head.index <= index).length
  const scroller = useRef<HTMLDivElement>(null)
  const { onFocusRow, onOpen, onPeek, onToggle } = props
  const current: RowActions = { onFocusRow, onOpen, onPeek, isLoaded: (index) => getRow(index) !== undefined }
  const actions = useRef(current)
  const toggle = useRef(onToggle)
  useLayoutEffect(() => {
    actions.current = current
    toggle.current = onToggle
  })
  const { handlers, focused } = useRowEvents<HTMLUListElement>(actions)
  const view = useRowWindow(scroller, {
    count: rowCount,
    height,
    above,
    beyond,
    start: useLastPlace(label).height,
  })
  useNotedPlace(label, view.room)
  const rows = rangeWith(view.first, view.last, focused.current, rowCount).map((index) => {
    const row = getRow(index)
    return { index, row, id: row === undefined ? undefined : rowId(row) }
  })
  const place = rows.find(({ id }) => id !== undefined && id === focusedId)?.index
  const tabStop = clamp(place ?? focused.current, rowCount)
  const giveFocus = useRowFocus(scroller, focusedId, place)
  useMovedFocus(focused, place)
  const { near } = view
  const { onRangeChange } = props
  useEffect(() => {
    if (near !== undefined) onRangeChange?.(near.first, near.last)
  }, [near?.first, near?.last, onRangeChange]) // oxlint-disable-line react/exhaustive-deps -- the span is the same while its ends are
  // A foot that appears below takes room: the row with the focus stays in view.
  const { room, bringIntoView } = view
  useEffect(() => {
    if (scroller.current?.contains(document.activeElement) === true) bringIntoView(clamp(focused.current, rowCount))
  }, [bringIntoView, room, focused, rowCount])
  useImperativeHandle(ref, () => ({
    scrollToIndex: (index) => bringIntoView(clamp(index, rowCount)),
    focusIndex: (index) => {
      if (rowCount === 0) return
      bringIntoView(clamp(index, rowCount))
      giveFocus(clamp(index, rowCount))
    },
    focusedIndex: () => focusedIndexIn(scroller.current),
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height)),
  }))
  const onCheck = useCallback((index: number) => toggle.current?.(index), [])
  const hasBoxes = onToggle !== undefined && selectedCount(selectedIds, rowCount) > 0
  return (
    <div ref={scroller} className="min-h-0 grow overflow-y-auto" style={rowRoom(height)}>
      <ul
        aria-label={label}
        className="remembers-row relative"
        style={{ height: rowCount * height + above(rowCount) }}
        {...handlers}
      >
        {heads.map(({ index, title, fact }) => (
          <li
            key={`${index}:${title}`}
            role="presentation"
            style={{ top: index * height + above(index - 1), height: HEAD }}
            className="absolute inset-x-0 flex items-center gap-2 border-b border-line bg-frame px-4"
          >
            <h2 className="text-section text-text-2">{title}</h2>
            {fact !== undefined && <span className="text-chip text-text-3">{fact}</span>}
          </li>
        ))}
        {rows.map(({ index, row, id }) => (
          <ListRow
            key={id ?? index}
            index={index}
            id={id}
            rowCount={rowCount}
            row={row}
            height={height}
            top={index * height + above(index)}
            isFocused={id !== undefined && id === focusedId}
            isTabStop={index === tabStop}
            isSelected={isSelected(selectedIds, id)}
            hasBox={hasBoxes}
            name={row === undefined ? undefined : props.rowLabel?.(row)}
            onCheck={onCheck}
            content={children}
          />
        ))}
      </ul>
    </div>
  )
}

interface ListRowProps<Row> {
  index: number
  id: string | undefined
  rowCount: number
  row: Row | undefined
  height: number
  top: number
  isFocused: boolean
  isTabStop: boolean
  isSelected: boolean
  hasBox: boolean
  name: string | undefined
  /** Stable: takes the index of the row whose box was clicked. */
  onCheck: (index: number) => void
  content: (row: Row) => ReactNode
}

function ListRowView<Row>(props: ListRowProps<Row>) {
  const { index, row, height, isSelected, content } = props
  const { t } = useText()
  const name = props.name ?? t('ui.row', { row: index + 1 })
  return (
    <li
      data-index={index}
      data-record={props.id}
      data-focus={props.isFocused ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-setsize={props.rowCount}
      aria-posinset={index + 1}
      aria-busy={row === undefined ? true : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      style={{ height, top: props.top }}
      className={rowClass}
    >
      {props.hasBox && (
        <span data-box>
          <Checkbox
            tabIndex={-1}
            checked={isSelected}
            aria-label={t('ui.selectRow', { name })}
            onChange={() => props.onCheck(index)}
          />
        </span>
      )}
      <div className="min-w-0 grow">{row !== undefined && content(row)}</div>
    </li>
  )
}

/** The row with the focus, or the one the list remembers while the focus is elsewhere: never two at once. */
const rowClass = classes(
  'ring-inside absolute inset-x-0 flex gap-2 overflow-hidden border-b border-line px-4 py-1',
  'data-selected:bg-select hover:bg-hover focus:bg-tint focus:edge-shown',
)

/** One row; drawn again only when its own data, focus or selection changes. */
const ListRow = memo(ListRowView) as typeof ListRowView
