import { useEffect, useRef, type RefObject } from 'react'
import type { Order } from '#src/contract/order.ts'
import type { TableHandle } from '#src/ui/table.tsx'
import { findDistantRow } from './distant-row.ts'
import type { OrderList } from './use-order-list.ts'

interface CalledCursor {
  isMainActive(): boolean
  /** A text that is the same for the same filters. */
  filters: string
  /** The row the URL names. */
  called: string | undefined
  /** The row the keyboard is on. */
  focused: RefObject<string | undefined>
  /** Rows that stand in the URL because the list has put them there. */
  written: Set<string>
  index(): number
  take(index: number, order: Order | undefined): void
  tellUrl(): void
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta']

/**
 * Gives the focus to the row the URL calls: when rows come first, and when Back or Forward lead to another one. Where it calls
 * none, other filters begin at the top. A row that is not loaded is looked for until the person does something else.
 */
export function useCalledRow(list: OrderList, table: RefObject<TableHandle | null>, cursor: CalledCursor): void {
  const done = useRef<string>(undefined)
  const looking = useRef<AbortController>(undefined)
  const wanted = useRef(cursor.called)
  const seen = useRef(cursor.called)
  useEffect(() => () => looking.current?.abort(), [])
  useEffect(() => {
    const { called, written } = cursor
    if (seen.current === called) return
    seen.current = called
    wanted.current = called === undefined || written.delete(called) ? undefined : called
    if (called === undefined) written.clear()
  })

  const give = (target: number, order: Order | undefined) => {
    cursor.take(target, order)
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.tagName === 'MAIN' || isListRow(active)
    if (cursor.isMainActive() && isFree) table.current?.focusIndex(target)
    else table.current?.scrollToIndex(target)
  }
  const lookFor = (id: string) => {
    const { signal } = (looking.current = watchPerson(cursor.tellUrl))
    findDistantRow(list, id, list.loaded()[0]?.index ?? 0, signal)
      .then((row) => {
        if (signal.aborted) return
        if (row !== undefined) give(row.index, row.order)
        // The address names what has the focus.
        if (row === undefined) cursor.tellUrl()
      })
      .catch(() => undefined)
      .finally(() => looking.current?.signal === signal && looking.current.abort())
  }
  useEffect(() => {
    if (!list.total || list.isBehind) return
    const id = wanted.current
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
    if (isOther || found >= 0) give(target, list.getRow(target))
    if (id !== undefined && found < 0) lookFor(id)
  })
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
