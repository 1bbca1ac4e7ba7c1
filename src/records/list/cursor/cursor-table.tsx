import { DataTable, type DataTableProps } from '#src/ui/table/table.tsx'
import type { ListRow } from '../rows/rows.ts'
import { useFocusedId, type Cursor } from './use-list-cursor.ts'

/** The table, drawn when the keyboard is on another record; what stands around it is not. */
export function CursorTable<Row extends ListRow>(
  props: Omit<DataTableProps<Row>, 'focusedId'> & {
    cursor: Cursor<Row>
    /** False where another list of the screen shows its row. */
    isMarked?: boolean
  },
) {
  const { cursor, isMarked = true, ...table } = props
  const focusedId = useFocusedId(cursor)
  return <DataTable {...table} focusedId={isMarked ? focusedId : undefined} />
}
