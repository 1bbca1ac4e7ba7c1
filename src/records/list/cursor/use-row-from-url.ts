import { useEffect, useRef, type RefObject } from 'react'
import type { TableHandle } from '#src/ui/table/table.tsx'
import type { WritableObservable } from '#src/workspace/session/observable.ts'
import type { ListRow, ListRows } from '../rows/rows.ts'
import { findUnloadedRow } from '../rows/unloaded-row.ts'

interface FollowingCursor<Row extends ListRow> {
  mayTakeFocus(): boolean
  /** A text that is the same for the same filters. */
  filters: string
  /** The row the URL names. */
  named: WritableObservable<string | undefined>
  /** The row the keyboard is on. */
  focused: RefObject<string | undefined>
  /** Rows that stand in the URL because the list has put them there. */
  written: Set<string>
  index(): number
  take(index: number, row: Row | undefined): void
  tellUrl(): void
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta']

/**
 * Gives the focus to the row the URL names: when rows come first, and when Back or Forward lead to another one. Where it names
 * none, other filters begin at the top. A row that is not loaded is looked for until the person does something else.
 */
export function useRowFromUrl<Row extends ListRow>(
  list: ListRows<Row>,
  table: RefObject<TableHandle | null>,
  cursor: FollowingCursor<Row>,
): (row: string | undefined) => void {
  const done = useRef<string>(undefined)
  const looking = useRef<AbortController>(undefined)
  const wanted = useRef(cursor.named.current())
  const seen = useRef(cursor.named.current())
  useEffect(() => () => looking.current?.abort(), [])
  const note = (fromUrl: string | undefined) => {
    const { written } = cursor
    if (seen.current === fromUrl) return
    seen.current = fromUrl
    wanted.current = fromUrl === undefined || written.delete(fromUrl) ? undefined : fromUrl
    if (fromUrl === undefined) written.clear()
  }

  const give = (target: number, row: Row | undefined, isFirst = false) => {
    cursor.take(target, row)
    const active = document.activeElement
    const isUnused = active === null || active === document.body || active.tagName === 'MAIN'
    // The row that has the focus before the first one comes is another list's.
    const isFree = isUnused || (!isFirst && isListRow(active))
    if (cursor.mayTakeFocus() && isFree) table.current?.focusIndex(target)
    else table.current?.scrollToIndex(target)
  }
  const lookFor = (id: string) => {
    const { signal } = (looking.current = watchPerson(cursor.tellUrl))
    findUnloadedRow(list, id, list.loaded()[0]?.index ?? 0, signal)
      .then((row) => {
        if (signal.aborted) return
        if (row !== undefined) give(row.index, row.row)
        // The address names what has the focus.
        if (row === undefined) cursor.tellUrl()
      })
      .catch(() => undefined)
      .finally(() => looking.current?.signal === signal && looking.current.abort())
  }
  const settle = () => {
    if (!list.total || list.isBehind) return
    const id = wanted.current
    const isFirst = done.current === undefined
    const isOther = done.current !== cursor.filters
    const isThere = !isOther && (id === undefined || id === cursor.focused.current)
    // Asked last: it goes through all rows that are loaded, and this runs with every step of the cursor.
    if (!isThere && list.loaded().length === 0) return
    done.current = cursor.filters
    wanted.current = undefined
    if (isThere) return
    looking.current?.abort()
    const found = id === undefined ? -1 : list.indexOf(id)
    const target = Math.max(found, 0)
    if (isOther || found >= 0) give(target, list.getRow(target), isFirst)
    if (id !== undefined && found < 0) lookFor(id)
  }
  useEffect(settle)
  return (row) => {
    cursor.named.set(row)
    note(row)
    settle()
  }
}

/** Aborted by the next key or press of the person, who is then told apart from an end by other reasons. */
function watchPerson(onAct: () => void): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  const act = (event: Event) => {
    if (event instanceof KeyboardEvent && MODIFIERS.includes(event.key)) return
    controller.abort()
    onAct()
  }
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, act, { capture: true, signal })
  return controller
}

function isListRow(element: Element): boolean {
  return element.matches('main tr[data-index]')
}
