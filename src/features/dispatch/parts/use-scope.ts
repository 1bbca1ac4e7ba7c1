import { useEffect, type RefObject } from 'react'
import { useFocusScope, type FocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { ListRow, ListRows } from '#src/records/list/rows/rows.ts'
import type { Cursor } from '#src/records/list/cursor/use-list-cursor.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { dispatchLists, type ListName } from './lists.ts'

interface ScopedList<Row extends ListRow> {
  name: ListName
  rows: ListRows<Row>
  cursor: Cursor<Row>
}

/** Tells the keyboard of one list of the start screen, and how its digit leads into it; the ref is for its outermost element. */
export function useDispatchScope<Row extends ListRow>(
  { name, rows, cursor }: ScopedList<Row>,
  scope: FocusScope,
): RefObject<HTMLDivElement | null> {
  const lists = useSessionValue(dispatchLists)
  const element = useFocusScope<HTMLDivElement>(scope)
  const isEmpty = (rows.total ?? 0) === 0
  const { index, moveTo } = cursor
  useEffect(() => {
    if (isEmpty) return undefined
    return lists.register(name, () => {
      // Where the lists stand one below the other, it may be out of sight.
      element.current?.scrollIntoView({ block: 'nearest' })
      moveTo(index())
    })
  }, [lists, name, isEmpty, element, index, moveTo])
  return element
}
