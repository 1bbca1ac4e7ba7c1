import { useMemo } from 'react'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import { useOpenPanels } from '#src/workspace/panels.ts'
import { useViewport } from '#src/workspace/viewport.ts'
import type { ColumnRoom, ListColumn, ListColumns, Wording } from './define-columns.ts'

/** Every column of a list as the table draws it, in the person's language and for the room there is. */
export function useTableColumns<Row>(columns: ListColumns<Row>): readonly TableColumn<Row>[] {
  const { t } = useText()
  const format = useFormat()
  const { wide, stacked } = useViewport()
  const isRoomy = useOpenPanels().length === 0 || wide
  return useMemo(() => {
    const room = { language: format.language, isRoomy, isStacked: stacked }
    return Object.entries(columns.columns).map(([id, column]) => tableColumn(id, column, { t, format }, room))
  }, [columns, t, format, isRoomy, stacked])
}

function tableColumn<Row>(id: string, column: ListColumn<Row>, words: Wording, room: ColumnRoom): TableColumn<Row> {
  const { width, align, sort, priority } = column
  const minWidth = column.minWidth?.(room)
  const text = (row: Row) => column.text(row, words) || NOTHING
  return {
    id,
    header: words.t(column.header),
    width: typeof width === 'function' ? width(room) : width,
    sortable: sort !== undefined,
    cell: column.cell === undefined ? (row) => <bdi>{text(row)}</bdi> : (row) => column.cell?.(row, words),
    ...(!column.fits && { full: text }),
    ...(minWidth !== undefined && { minWidth }),
    ...(align !== undefined && { align }),
    ...(priority !== undefined && { priority }),
  }
}
