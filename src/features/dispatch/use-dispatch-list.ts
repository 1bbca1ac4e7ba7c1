import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { useRovingList, type RovingList } from './use-roving-list.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { encodePanel, samePanel, type PanelRef } from '#src/workspace/panel.ts'
import { useOpenPanels, usePanels } from '#src/workspace/panels.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { dispatchLists, type ListName } from './dispatch-lists.ts'

interface DispatchListInput<Row> {
  table: RefObject<TableHandle | null>
  name: ListName
  rows: readonly Row[]
  idOf(row: Row): string
  /** The panel that shows a row; undefined where there is nothing to show. */
  panelOf(row: Row): PanelRef | undefined
  /** What commands work on. */
  focusOf(row: Row): FocusedRecord | undefined
  /** Beside the panel, or in place of it. */
  onOpen?(row: Row): void
  scopes?: readonly string[]
}

interface DispatchList extends RovingList {
  openAt(index: number): void
  peekAt(index: number): void
}

/** Pause in ms before a peeked panel follows the focus: a held key would write the URL faster than browsers allow. */
const FOLLOW_PAUSE = 120

/** One list of the start screen, driven by the common list keys and reachable by its own; the ref is for its outermost element. */
export function useDispatchList<Row extends object>(
  input: DispatchListInput<Row>,
): [list: DispatchList, part: RefObject<HTMLDivElement | null>] {
  const { rows, name, table } = input
  const panels = usePanels()
  const lists = useSessionValue(dispatchLists)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [peeked, setPeeked] = useState<PanelRef>()
  const open = useOpenPanels()
  const peeking = peeked !== undefined && open.some((panel) => samePanel(panel, peeked))
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (panel: PanelRef) => {
    if (peeked === undefined || !peeking) panels.open(panel, { focus: false })
    else if (!samePanel(panel, peeked)) panels.replace(encodePanel(peeked), panel)
    setPeeked(panel)
  }
  const list = useRovingList<Row>({
    rowCount: rows.length,
    getRow: (index) => rows[index],
    idOf: input.idOf,
    focusOf: input.focusOf,
    table,
    peeking,
    peek: (row) => {
      const panel = input.panelOf(row)
      if (panel === undefined) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(panel), peeking ? FOLLOW_PAUSE : 0)
    },
    open: (row, how) => {
      clearTimeout(timer.current)
      const panel = input.panelOf(row)
      // What was opened on purpose stays where it is, however the focus moves on.
      setPeeked(undefined)
      if (panel !== undefined) panels.open(panel, { how: how ?? 'replace' })
      input.onOpen?.(row)
    },
  })
  const index = list.focusedIndex
  const isEmpty = rows.length === 0
  useEffect(
    () => (isEmpty ? undefined : lists.register(name, () => table.current?.focusIndex(index))),
    [lists, name, table, index, isEmpty],
  )
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['list', 'dispatch', ...(input.scopes ?? [])],
    list: list.handle,
    focus: list.focus,
  })
  const openAt = (at: number) => {
    list.onFocusRow(at)
    list.handle.open()
  }
  const peekAt = (at: number) => {
    list.onFocusRow(at)
    list.handle.peek()
  }
  return [{ ...list, openAt, peekAt }, part]
}
