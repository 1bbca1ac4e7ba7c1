import { useMemo } from 'react'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { TableCell, TableColumn } from '#src/ui/table/columns.ts'
import { useViewport } from '#src/workspace/viewport.ts'
import type { ColumnRoom, ListColumn, ListColumns, Wording } from './define-columns.ts'

/** Every column of a list as the table draws it, in the person's language. Which have room is the table's matter. */
export function useTableColumns<Row>(columns: ListColumns<Row>): readonly TableColumn<Row>[] {
  const { t } = useText()
  const format = useFormat()
  const { stacked } = useViewport()
  const cells = useMemo(
    () => Object.entries(columns.columns).map(([id, column]) => tableCell(id, column, { t, format })),
    [columns, t, format],
  )
  return useMemo(() => {
    const room = { language: format.language, isStacked: stacked }
    return cells.flatMap((cell) => {
      const column = columns.columns[cell.id]
      return column === undefined ? [] : [{ ...cell, ...placeOf(column, room), header: t(column.header) }]
    })
  }, [columns, cells, t, format, stacked])
}

function tableCell<Row>(id: string, column: ListColumn<Row>, words: Wording): TableCell<Row> {
  const { align, cell, sign, quiet } = column
  const text = (row: Row) => column.text(row, words) || NOTHING
  return {
    id,
    cell: cell === undefined ? text : (row) => cell(row, words),
    ...(!column.fits && { full: cell === undefined ? 'same' : text }),
    ...(sign !== undefined && { sign }),
    ...(quiet && { quiet }),
    ...(align !== undefined && { align }),
  }
}

function placeOf<Row>(column: ListColumn<Row>, room: Omit<ColumnRoom, 'isRoomy'>) {
  const { width, sort, priority, goodWidth, extra } = column
  const minWidth = column.minWidth?.(room)
  return {
    width: typeof width === 'function' ? width({ ...room, isRoomy: false }) : width,
    sortable: sort !== undefined,
    ...(typeof width === 'function' && { roomyWidth: width({ ...room, isRoomy: true }) }),
    ...(minWidth !== undefined && { minWidth }),
    ...(priority !== undefined && { priority }),
    ...(goodWidth !== undefined && { goodWidth }),
    ...(extra && { extra }),
  }
}
