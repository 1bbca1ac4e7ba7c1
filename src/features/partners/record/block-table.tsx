import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

/** A column of a short table. */
export interface BlockColumn<Row> {
  id: string
  header: string
  align?: 'right'
  /** Px of the block below which it is left out. */
  from?: 360 | 480 | 600
  cell(row: Row): ReactNode
}

/** Written out, as only whole class names are found. */
const SHOWN_FROM = {
  360: '@max-[359px]:hidden',
  480: '@max-[479px]:hidden',
  600: '@max-[599px]:hidden',
} as const

/** A table of a few rows of 32 px; the first cell of a row opens it, and has the keyboard for the row. */
export function BlockTable<Row>(props: {
  label: string
  columns: readonly BlockColumn<Row>[]
  rows: readonly Row[]
  rowId(row: Row): string
  /** The name of the row's button, where that is more than its first cell. */
  rowLabel?(row: Row): string
  /** What opens a row; nothing where there is nothing to open. */
  onOpen?: ((row: Row) => void) | undefined
  none: string
  /** Its first row has the keyboard where the page opens. */
  isEntrance?: boolean
}) {
  const { label, columns, rows, rowId, rowLabel, onOpen, none, isEntrance } = props
  if (rows.length === 0) return <p className="px-4 pb-3 text-text-2">{none}</p>
  return (
    <table aria-label={label} className="w-full border-collapse">
      <thead>
        <tr className="h-7 border-y border-line bg-frame text-left">
          {columns.map(({ id, header, align, from }) => (
            <th
              key={id}
              scope="col"
              className={classes(
                'px-2 text-section whitespace-nowrap text-text-2 first:pl-4 last:pr-4',
                align && 'text-right',
                from && SHOWN_FROM[from],
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={rowId(row)}
            className="h-8 border-b border-line last:border-b-0 hover:bg-hover has-[[data-row]:focus]:bg-tint has-[[data-row]:focus]:edge-shown has-[[data-row]:focus-visible]:ring-shown"
          >
            {columns.map(({ id, align, from, cell }, at) => (
              <td
                key={id}
                className={classes(
                  'max-w-64 truncate px-2 first:pl-4 last:pr-4',
                  align && 'text-right tabular-nums',
                  from && SHOWN_FROM[from],
                )}
              >
                {at === 0 ? (
                  <RowButton
                    label={rowLabel?.(row)}
                    isEntrance={isEntrance === true && index === 0}
                    onOpen={onOpen && (() => onOpen(row))}
                  >
                    {cell(row)}
                  </RowButton>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What of a row has the keyboard; `j` and `k` lead from one to the next. */
function RowButton(props: {
  label: string | undefined
  isEntrance: boolean
  onOpen: (() => void) | undefined
  children: ReactNode
}) {
  const { label, isEntrance, onOpen, children } = props
  return (
    <button
      type="button"
      data-row
      data-autofocus={isEntrance || undefined}
      aria-label={label}
      aria-disabled={onOpen === undefined ? true : undefined}
      onClick={() => onOpen?.()}
      className="no-ring max-w-full truncate text-left hover:underline aria-disabled:no-underline"
    >
      {children}
    </button>
  )
}
