import type { ReactNode } from 'react'
import { useSpot } from '../cursor/use-list-cursor.ts'
import type { ListRow } from '../rows/rows.ts'
import type { List } from '../use-list.ts'

interface BesideProps<Row extends ListRow> {
  list: List<Row>
  draw(row: Row): ReactNode
  children: ReactNode
}

/** A list with what its current row is beside it; where panels lie on top of each other there is the list alone. */
export function Beside<Row extends ListRow>({ list, draw, children }: BesideProps<Row>) {
  return (
    <div className="flex h-full min-h-0">
      <div className="@container w-78 shrink-0 border-r border-line max-[899px]:w-full max-[899px]:border-r-0 min-[1600px]:w-106">
        {children}
      </div>
      <div className="min-w-0 grow max-[899px]:hidden">
        <Current list={list} draw={draw} />
      </div>
    </div>
  )
}

function Current<Row extends ListRow>({ list: { cursor, rows }, draw }: Omit<BesideProps<Row>, 'children'>) {
  const { focusedId } = useSpot(cursor)
  const row = focusedId === undefined ? undefined : rows.getRow(rows.indexOf(focusedId))
  return row === undefined ? null : draw(row)
}
