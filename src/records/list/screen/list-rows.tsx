import { useCallback, type Ref } from 'react'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { RowHead } from '#src/ui/table/row-list.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { CursorRows } from '../cursor/cursor-rows.tsx'
import type { RowFace } from '../list-about.ts'
import type { ListRow, ListRows } from '../rows/rows.ts'
import type { List } from '../use-list.ts'
import { RowMouse } from './row-mouse.tsx'

interface Props<Row extends ListRow> {
  list: List<Row>
  face: RowFace<Row>
  table: Ref<TableHandle>
}

/** The rows of a list that stand on several lines, with headings between them. */
export function LinedRows<Row extends ListRow>({ list, face, table }: Props<Row>) {
  const { about, rows, cursor, selection } = list
  const { t } = useText()
  const format = useFormat()
  const today = useDay()
  const { Row } = face
  const draw = useCallback((row: Row) => <Row row={row} />, [Row])
  const heads = headsOf(rows, face, today, t).map(({ own, ...head }): RowHead => ({
    ...head,
    fact: own && (face.groupFact?.(own, today, t) ?? format.number(own.length)),
  }))
  return (
    <RowMouse list={list}>
      <CursorRows<Row>
        cursor={cursor}
        isMarked
        ref={table}
        label={t(about.words.title)}
        rowCount={rows.total ?? 0}
        getRow={rows.getRow}
        onRangeChange={rows.onRangeChange}
        rowId={(row) => row.id}
        rowLabel={about.label}
        height={face.height}
        heads={heads}
        onFocusRow={cursor.onFocusRow}
        selectedIds={selection.rowIds}
        onToggle={(index) => list.toggle(rows.getRow(index))}
        onOpen={(index) => cursor.open('inPlace', index)}
        onPeek={(index) => cursor.peek(index)}
      >
        {draw}
      </CursorRows>
    </RowMouse>
  )
}

/** Where a group begins, and its rows where all of them are loaded. */
function headsOf<Row extends ListRow>(
  rows: ListRows<Row>,
  { groupOf }: RowFace<Row>,
  today: PlainDate,
  t: Translate,
): { index: number; title: string; own: Row[] | undefined }[] {
  if (groupOf === undefined) return []
  const heads: { index: number; title: string }[] = []
  const loaded = rows.loaded().toSorted((one, other) => one.index - other.index)
  for (const { index, row } of loaded) {
    const title = groupOf(row, today, t)
    if (heads.at(-1)?.title !== title) heads.push({ index, title })
  }
  return heads.map((head, at) => {
    const end = heads[at + 1]?.index ?? rows.total ?? 0
    const held = loaded.filter(({ index }) => index >= head.index && index < end).map(({ row }) => row)
    return { ...head, own: held.length === end - head.index ? held : undefined }
  })
}
