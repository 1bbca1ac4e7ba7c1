import { RowList, type RowListProps } from '#src/ui/table/row-list.tsx'
import type { ListRow } from '../rows/rows.ts'
import { useFocusedId, type Cursor } from './use-list-cursor.ts'

/** The list of rows, drawn when the keyboard is on another record; what stands around it is not. */
export function CursorRows<Row extends ListRow>(
  props: Omit<RowListProps<Row>, 'focusedId'> & {
    cursor: Cursor<Row>
    /** False where another list of the screen shows its row. */
    isMarked: boolean
  },
) {
  const { cursor, isMarked, ...list } = props
  const focusedId = useFocusedId(cursor)
  return <RowList {...list} focusedId={isMarked ? focusedId : undefined} />
}
