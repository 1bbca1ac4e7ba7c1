import { ArrowDown, ArrowUp } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from './field.tsx'
import type { TableColumn } from './table-columns.ts'

/** Which column the list is sorted by. */
export interface TableSort {
  id: string
  desc: boolean
}

/** The sticky head, 28 px: names, the sort arrow after the word, and the box for all. */
export function TableHead<Row>(props: {
  columns: readonly TableColumn<Row>[]
  pinned: ReadonlyMap<string, number>
  sort: TableSort | undefined
  onSort: ((id: string) => void) | undefined
  selectable: boolean
  allSelected: boolean
  someSelected: boolean
  onToggleAll: (() => void) | undefined
}) {
  const { columns, pinned, sort, onSort, selectable } = props
  const { t } = useText()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable && (
          <th
            scope="col"
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
              data-align={column.align}
              data-pinned={left === undefined ? undefined : ''}
              style={left === undefined ? undefined : { left }}
              aria-sort={sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined}
            >
              <HeadCell column={column} sort={sort} onSort={onSort} />
            </th>
          )
        })}
      </tr>
    </thead>
  )
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
      className="ring-inside -mx-1 inline-flex h-6 max-w-full items-center gap-1 rounded-control px-1 align-middle font-semibold hover:text-text"
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
