import { memo, type ReactNode } from 'react'
import { SkeletonBar } from '../feedback/states.tsx'
import { signOf } from '../signs/status-sign.tsx'
import type { TableCell } from './columns.ts'
import type { CellPlace } from './lines.ts'

/** What a row says that stands for a group: across the columns, and below the last one. */
export interface GroupHeadParts {
  content: ReactNode
  end?: ReactNode
}

export interface TableRowProps<Row> {
  index: number
  /** Undefined while it is not loaded: grey bars in the final shape. */
  row: Row | undefined
  /** What its record is called; undefined like the row. */
  id: string | undefined
  cells: readonly TableCell<Row>[]
  /** Left offsets in px of the columns that stay when the others scroll. */
  pinned: ReadonlyMap<string, number>
  /** Where the cells stand in a row of two lines; undefined: side by side. */
  places: ReadonlyMap<string, CellPlace> | undefined
  selectable: boolean
  selected: boolean
  focused: boolean
  /** The one row Tab leads to. */
  tabStop: boolean
  href?: string
  name?: string
  /** What stands in place of the cells where it heads the rows below it. Keep it stable. */
  heading?: ((row: Row) => ReactNode) | undefined
  /** What it says where it stands for the group below it. Keep it stable. */
  groupHead?: ((row: Row) => GroupHeadParts | undefined) | undefined
  /** What the box of a row is called, by the row's place and name. Keep it stable. */
  boxName: (index: number, name: string | undefined) => string
}

/** The line behind the last column that stays. */
export const pinnedEdge = 'border-r border-r-line-strong'

const nothing = () => undefined

/**
 * A row is made of as little as it can be: an element per cell, the box and the link. What it answers to is handled once
 * for all rows (`useRowEvents`).
 */
function TableRowView<Row>(props: TableRowProps<Row>) {
  const { index, row, cells, pinned, places, selectable, selected, focused, href } = props
  const lastPinned = pinned.size === 0 ? undefined : [...pinned.keys()].at(-1)
  const heading = row === undefined ? undefined : props.heading?.(row)
  if (heading !== undefined)
    return <HeadingRow {...{ index, places, heading }} span={cells.length + (selectable ? 1 : 0)} />
  const head = row === undefined ? undefined : props.groupHead?.(row)
  if (head !== undefined) return <GroupHeadRow {...props} head={head} />
  return (
    <tr
      data-index={index}
      data-record={props.id}
      data-focus={focused ? '' : undefined}
      aria-rowindex={index + 2}
      data-selected={selected ? '' : undefined}
      aria-busy={row === undefined ? true : undefined}
      role={places && 'row'}
      tabIndex={props.tabStop ? 0 : -1}
    >
      {selectable && (
        <td
          role={places && 'cell'}
          data-box
          data-pinned={pinned.size > 0 ? '' : undefined}
          style={pinned.size > 0 ? { left: 0 } : undefined}
        >
          <input
            type="checkbox"
            className="box"
            tabIndex={-1}
            checked={selected}
            aria-label={props.boxName(index, props.name)}
            onChange={nothing}
          />
        </td>
      )}
      {cells.map((cell, place) => {
        const left = pinned.get(cell.id)
        const content = row === undefined ? bar(index, cell.id) : cell.cell(row)
        const sign = row === undefined ? undefined : cell.sign?.(row)
        return (
          <td
            key={cell.id}
            role={places && 'cell'}
            data-align={cell.align}
            data-line={places?.get(cell.id)?.line}
            data-pinned={left === undefined ? undefined : ''}
            data-quiet={cell.quiet ? '' : undefined}
            data-sign={sign && signOf(sign)}
            className={cell.id === lastPinned ? pinnedEdge : undefined}
            style={places?.get(cell.id)?.style ?? (left === undefined ? undefined : { left })}
            title={row === undefined ? undefined : fullText(cell, row, content)}
          >
            {place === 0 && href !== undefined && row !== undefined ? linked(href, content) : content}
          </td>
        )
      })}
    </tr>
  )
}

function fullText<Row>({ full }: TableCell<Row>, row: Row, content: ReactNode): string | undefined {
  if (full === 'same') return typeof content === 'string' ? content : undefined
  return full?.(row)
}

const bar = (index: number, id: string) => <SkeletonBar width={`${70 + ((index * 7 + id.length * 5) % 4) * 8}%`} />

// The row is the tab stop; the link is for the mouse, for Ctrl+click and for "copy link address".
const linked = (href: string, content: ReactNode) => (
  <a href={href} tabIndex={-1} data-row-link>
    {content}
  </a>
)

/** Heads the rows below it: nothing the keyboard stops at. */
function HeadingRow(props: Pick<TableRowProps<never>, 'index' | 'places'> & { heading: ReactNode; span: number }) {
  const { index, places, heading, span } = props
  return (
    <tr data-heading aria-rowindex={index + 2} role={places && 'row'}>
      <th scope="rowgroup" role={places && 'rowheader'} colSpan={span}>
        {heading}
      </th>
    </tr>
  )
}

/** Stands for the group below it; the keyboard stops at it, and its box is for all of them. */
function GroupHeadRow<Row>(props: TableRowProps<Row> & { head: GroupHeadParts }) {
  const { index, places, head, cells, selectable } = props
  const wide = cells.length - (head.end === undefined || places !== undefined ? 0 : 1)
  return (
    <tr
      data-heading="group"
      data-index={index}
      data-record={props.id}
      data-focus={props.focused ? '' : undefined}
      data-selected={props.selected ? '' : undefined}
      aria-rowindex={index + 2}
      role={places && 'row'}
      tabIndex={props.tabStop ? 0 : -1}
    >
      {selectable && (
        <td data-box role={places && 'cell'}>
          <input
            type="checkbox"
            className="box"
            tabIndex={-1}
            checked={props.selected}
            aria-label={props.boxName(index, props.name)}
            onChange={nothing}
          />
        </td>
      )}
      <th scope="rowgroup" role={places && 'rowheader'} colSpan={Math.max(1, wide)}>
        {head.content}
      </th>
      {head.end !== undefined && (
        <td data-align="right" data-heading-end role={places && 'cell'}>
          {head.end}
        </td>
      )}
    </tr>
  )
}

/** One row; drawn again only when its own data, focus or selection changes. */
export const TableRow = memo(TableRowView) as typeof TableRowView
