import { memo, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from '../checkbox.tsx'
import { SkeletonBar } from '../states.tsx'
import type { TableColumn } from './columns.ts'

export interface TableRowProps<Row> {
  index: number
  /** Undefined while it is not loaded: grey bars in the final shape. */
  row: Row | undefined
  /** What its record is called; undefined like the row. */
  id: string | undefined
  columns: readonly TableColumn<Row>[]
  /** Left offsets in px of the columns that stay when the others scroll. */
  pinned: ReadonlyMap<string, number>
  selectable: boolean
  selected: boolean
  focused: boolean
  /** The one row Tab leads to. */
  tabStop: boolean
  href?: string
  name?: string
  /** Stable: takes the index of the row whose box was clicked. */
  onCheck: (index: number) => void
}

/** The line behind the last column that stays. */
export const pinnedEdge = 'border-r border-r-line-strong'

function TableRowView<Row>(props: TableRowProps<Row>) {
  const { index, row, columns, pinned, selectable, selected, focused, href } = props
  const { t } = useText()
  const name = props.name ?? t('ui.row', { row: index + 1 })
  const lastPinned = [...pinned.keys()].at(-1)
  return (
    <tr
      data-index={index}
      data-record={props.id}
      data-focus={focused ? '' : undefined}
      aria-rowindex={index + 2}
      data-selected={selected ? '' : undefined}
      aria-busy={row === undefined ? true : undefined}
      tabIndex={props.tabStop ? 0 : -1}
    >
      {selectable && (
        <td data-box data-pinned={pinned.size > 0 ? '' : undefined} style={pinned.size > 0 ? { left: 0 } : undefined}>
          <Checkbox
            tabIndex={-1}
            checked={selected}
            aria-label={t('ui.selectRow', { name })}
            onChange={() => props.onCheck(index)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const left = pinned.get(column.id)
        return (
          <td
            key={column.id}
            data-align={column.align}
            data-pinned={left === undefined ? undefined : ''}
            className={column.id === lastPinned ? pinnedEdge : undefined}
            style={left === undefined ? undefined : { left }}
            title={row === undefined ? undefined : column.full?.(row)}
          >
            {cellContent(row, column, index, place === 0 ? href : undefined)}
          </td>
        )
      })}
    </tr>
  )
}

function cellContent<Row>(
  row: Row | undefined,
  column: TableColumn<Row>,
  index: number,
  href: string | undefined,
): ReactNode {
  if (row === undefined) return <SkeletonBar width={`${70 + ((index * 7 + column.id.length * 5) % 4) * 8}%`} />
  if (!href) return column.cell(row)
  // The row is the tab stop; the link is for the mouse, for Ctrl+click and for "copy link address".
  return (
    <a href={href} tabIndex={-1} data-row-link>
      {column.cell(row)}
    </a>
  )
}

/** One row; drawn again only when its own data, focus or selection changes. */
export const TableRow = memo(TableRowView) as typeof TableRowView
