import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { TableHandle } from '#src/ui/table/table.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'

/** What one of several lists on a screen knows: its rows, and what opening and peeking mean. */
interface RovingListInput<Row extends object> {
  rowCount: number
  getRow(index: number): Row | undefined
  idOf(row: Row): string
  /** What commands work on. */
  focusOf(row: Row): FocusedRecord | undefined
  table: RefObject<TableHandle | null>
  open(row: Row, how: 'replace' | 'add' | undefined): void
  /** Shows the row beside; the focus stays. */
  peek(row: Row): void
  /** True while the peek panel is open: it then follows the focus. */
  peeking: boolean
}

/** A list without selection and filters, driven by the common list keys. */
export interface RovingList {
  handle: ListHandle
  focusedId: string | undefined
  focusedIndex: number
  focus: FocusedRecord | undefined
  onFocusRow(index: number): void
}

/** State and handle of a list of records; the focused row is remembered by its id, so it survives a refresh. */
export function useRovingList<Row extends object>(input: RovingListInput<Row>): RovingList {
  const [focusedId, setFocusedId] = useState<string>()
  const [lastIndex, setLastIndex] = useState(0)
  const latest = useRef(input)
  const focusedIndex = indexOf(input, focusedId, lastIndex)
  const index = useRef(focusedIndex)
  useLayoutEffect(() => {
    latest.current = input
    index.current = focusedIndex
  })

  const actions = useMemo(() => {
    const rowAt = (at: number) => latest.current.getRow(at)
    const onFocusRow = (at: number) => {
      const row = rowAt(at)
      setLastIndex(at)
      index.current = at
      if (row === undefined) return
      setFocusedId(latest.current.idOf(row))
      if (latest.current.peeking) latest.current.peek(row)
    }
    const goTo = (at: number) => {
      const { rowCount, table } = latest.current
      if (rowCount === 0) return
      const target = Math.max(0, Math.min(rowCount - 1, at))
      table.current?.focusIndex(target)
      onFocusRow(target)
    }
    const focused = () => rowAt(index.current)
    const handle: ListHandle = {
      move: (by) => goTo(index.current + by),
      first: () => goTo(0),
      last: () => goTo(latest.current.rowCount - 1),
      page: (by) => goTo(index.current + by * (latest.current.table.current?.pageSize() ?? 10)),
      clear: () => false,
      open: (how) => {
        const row = focused()
        if (row !== undefined) latest.current.open(row, how)
      },
      peek: () => {
        const row = focused()
        if (row !== undefined) latest.current.peek(row)
      },
    }
    return { handle, onFocusRow }
  }, [])

  const row = input.getRow(focusedIndex)
  return {
    ...actions,
    focusedId: row === undefined ? focusedId : input.idOf(row),
    focusedIndex,
    focus: row === undefined ? undefined : input.focusOf(row),
  }
}

/** The row is looked for near where it was; if it has left the list, its neighbour takes over. */
function indexOf<Row extends object>(input: RovingListInput<Row>, id: string | undefined, last: number): number {
  const end = Math.max(0, input.rowCount - 1)
  const start = Math.min(last, end)
  if (id === undefined) return start
  for (let distance = 0; distance <= 100; distance += 1) {
    for (const at of [start + distance, start - distance]) {
      const row = at < 0 || at > end ? undefined : input.getRow(at)
      if (row !== undefined && input.idOf(row) === id) return at
    }
  }
  return start
}
