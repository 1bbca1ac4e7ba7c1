import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useMemo, type RefObject } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { Checkbox } from '../form/checkbox.tsx'
import type { TableColumn } from './columns.ts'
import { useColumnDrag, type ColumnDrag, type DropPlace } from './drag.ts'
import { pinnedEdge } from './row.tsx'

/** Which column the list is sorted by. */
export interface TableSort {
  id: string
  desc: boolean
}

/** What the head answers to; read at the time of the event, so that it is not drawn again with every row. */
export interface HeadActions {
  onSort?: (id: string) => void
  onToggleAll?: () => void
  onColumns?: ColumnDrag
}

/** The same functions for as long as the list answers to the same things. */
export function useHeadActions(actions: RefObject<HeadActions>, { onSort, onToggleAll, onColumns }: HeadActions) {
  const [sorts, ticks, drags] = [onSort, onToggleAll, onColumns].map((action) => action !== undefined)
  return useMemo(
    () => ({
      onSort: sorts ? (id: string) => actions.current.onSort?.(id) : undefined,
      onToggleAll: ticks ? () => actions.current.onToggleAll?.() : undefined,
      drag: drags
        ? ({
            resize: (...how) => actions.current.onColumns?.resize(...how),
            cancel: () => actions.current.onColumns?.cancel(),
            move: (...how) => actions.current.onColumns?.move(...how),
          } satisfies ColumnDrag)
        : undefined,
    }),
    [actions, sorts, ticks, drags],
  )
}

interface TableHeadProps<Row> extends ReturnType<typeof useHeadActions> {
  columns: readonly TableColumn<Row>[]
  pinned: ReadonlyMap<string, number>
  sortedBy: string | undefined
  isDescending: boolean
  selectable: boolean
  allSelected: boolean
  someSelected: boolean
  /** Rows stand on two lines: the heads are no columns but stand one behind the other. */
  isInLine: boolean
}

/** The sticky head, 28 px: names, the sort arrow after the word, and the box for all. */
export const TableHead = memo(TableHeadView) as typeof TableHeadView

function TableHeadView<Row>(props: TableHeadProps<Row>) {
  const { columns, pinned, sortedBy, isDescending, onSort, selectable } = props
  const sort = sortedBy === undefined ? undefined : { id: sortedBy, desc: isDescending }
  const { t } = useText()
  const { handlers, drop } = useColumnDrag(props.drag)
  const lastPinned = [...pinned.keys()].at(-1)
  const role = props.isInLine ? 'columnheader' : undefined
  return (
    <thead role={role && 'rowgroup'}>
      <tr
        role={role && 'row'}
        aria-rowindex={1}
        className={props.drag && 'group/heads select-none'}
        {...(props.drag && handlers)}
      >
        {selectable && (
          <th
            scope="col"
            role={role}
            aria-label={t('ui.select')}
            data-pinned={pinned.size > 0 ? '' : undefined}
            style={boxPlace(pinned)}
          >
            {props.onToggleAll && (
              <Checkbox
                aria-label={t('ui.selectAll')}
                checked={props.allSelected}
                indeterminate={props.someSelected && !props.allSelected}
                onChange={props.onToggleAll}
              />
            )}
          </th>
        )}
        {columns.map((column) => {
          const left = pinned.get(column.id)
          return (
            <th
              key={column.id}
              scope="col"
              role={role}
              data-column={column.id}
              data-align={column.align}
              data-pinned={left === undefined ? undefined : ''}
              className={classes(column.id === lastPinned && pinnedEdge, dropEdge(drop, column.id)) || undefined}
              style={left === undefined ? undefined : { left }}
              aria-sort={sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined}
            >
              <HeadCell column={column} sort={sort} onSort={onSort} />
              {props.drag && <Edge />}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The right edge of a head, for the mouse; by keyboard the dialog of the columns does the same. */
function Edge() {
  return (
    <span
      data-edge
      aria-hidden
      className="absolute inset-y-0 right-0 w-2 cursor-col-resize touch-none after:absolute after:inset-y-1.5 after:right-0 after:w-px after:bg-line-strong after:opacity-0 group-hover/heads:after:opacity-100 hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent"
    />
  )
}

/** The line where a dragged column would land. */
function dropEdge(drop: DropPlace | undefined, id: string): string | undefined {
  if (drop?.id !== id) return undefined
  return drop.side === 'before' ? 'shadow-[inset_2px_0_0_var(--accent)]' : 'shadow-[inset_-2px_0_0_var(--accent)]'
}

function HeadCell<Row>(props: {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((id: string) => void) | undefined
}) {
  const { column, sort, onSort } = props
  if (!column.sortable || !onSort) return <span className="block truncate">{column.header}</span>
  const Arrow = sort?.desc ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={() => onSort(column.id)}
      className="ring-inside -mx-1 inline-flex h-6 max-w-[calc(100%+8px)] items-center gap-1 rounded-control px-1 align-middle font-semibold hover:text-text"
    >
      <span className="truncate">{column.header}</span>
      {sort?.id === column.id && <Arrow aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />}
    </button>
  )
}

/** The column of boxes stays at the left as soon as another column does. */
function boxPlace(pinned: ReadonlyMap<string, number>): { left: number } | undefined {
  return pinned.size > 0 ? { left: 0 } : undefined
}
