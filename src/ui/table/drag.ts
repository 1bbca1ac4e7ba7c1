import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type * as Follow from './drag-follow.ts'

/** What a list does when its heads are dragged; the dialog of the columns does the same by keyboard. */
export interface ColumnDrag {
  /** A new width in px, undefined for the usual one; `done` comes with the last of a drag, to keep it. */
  resize(id: string, width: number | undefined, done: boolean): void
  /** The drag was broken off: everything is as it was. */
  cancel(): void
  /** The column now stands before `before`, or last. */
  move(id: string, before: string | undefined): void
}

/** Where a dragged head would land: before this one, or behind the last. */
export interface DropPlace {
  id: string
  side: 'before' | 'after'
}

const headOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('th[data-column]') ?? undefined) : undefined

/**
 * The mouse on the heads of a list: the right edge (`[data-edge]`) resizes, a double click on it resets, the rest of a head
 * moves its column. Esc puts back what was. Put `handlers` on the row of heads; `drop` says where the column would land. The
 * code that follows the pointer is fetched as soon as that is over a head.
 */
export function useColumnDrag(drag: ColumnDrag | undefined) {
  const [drop, setDrop] = useState<DropPlace>()
  const end = useRef<() => void>(undefined)
  const latest = useRef(drag)
  const code = useRef<typeof Follow>(undefined)
  useEffect(() => {
    latest.current = drag
  })
  useEffect(() => () => end.current?.(), [])

  const handlers = {
    onPointerOver() {
      if (code.current !== undefined) return
      import('./drag-follow.ts').then(
        (loaded) => (code.current = loaded),
        () => undefined,
      )
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const head = headOf(event.target)
      const id = head?.dataset.column
      if (drag === undefined || head === undefined || id === undefined || event.button !== 0) return
      const dragged = { head, id, start: event.clientX, drag: () => latest.current }
      const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null
      // The focus stays on its row.
      if (isEdge) event.preventDefault()
      if (isEdge) end.current = code.current?.followEdge(dragged)
      else if (event.pointerType !== 'touch') end.current = code.current?.followHead(dragged, setDrop)
    },
    onDoubleClick(event: { target: EventTarget | null }) {
      const id = headOf(event.target)?.dataset.column
      const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null
      if (isEdge && id !== undefined) latest.current?.resize(id, undefined, true)
    },
  }
  return { handlers, drop }
}
