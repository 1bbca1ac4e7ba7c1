import type { ReactNode } from 'react'
import { RowMenu } from '#src/commands/buttons/row-menu.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import type { RowsAbout } from '../list-about.ts'
import { RangeClick } from './range-click.tsx'
import type { ListRow } from '../rows/rows.ts'
import { isGroupHead } from '../rows/row-group.ts'
import type { List } from '../use-list.ts'

/** What the mouse does with rows beside a plain click: the menu of a row, and Shift for all rows up to one. */
export function RowMouse<Row extends ListRow>({
  list,
  children,
}: {
  list: List<Row, RowsAbout<Row>>
  children: ReactNode
}) {
  const { about, shown, cursor, selection } = list
  const recordAt = (index: number) => {
    const row = shown.getRow(index)
    if (isGroupHead(row) || about.leadsTo !== undefined) return undefined
    return row && { record: recordFocus(about.kind, row.id, { record: row }), name: about.label(row) }
  }
  return (
    <RowMenu recordAt={recordAt}>
      <RangeClick
        from={cursor.index}
        onRange={(from, to) => void selection.selectRange(shown.rowPlace(from), shown.rowPlace(to))}
      >
        {children}
      </RangeClick>
    </RowMenu>
  )
}
