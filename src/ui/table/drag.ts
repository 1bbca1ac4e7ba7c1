import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { columnWidths } from './columns.ts'

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

/** Px a head has to be dragged until it is no click any more. */
const threshold = 5

const headOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('th[data-column]') ?? undefined) : undefined

/** Which head lies under a place on the screen, and whether its first or its second half. */
function placeAt(row: HTMLElement, x: number): DropPlace | undefined {
  const heads = [...row.querySelectorAll<HTMLElement>('th[data-column]')]
  const at = heads.find((head) => x < head.getBoundingClientRect().left + head.offsetWidth / 2)
  const id = (at ?? heads.at(-1))?.dataset.column
  return id === undefined ? undefined : { id, side: at === undefined ? 'after' : 'before' }
}

/** The click that ends a drag sorts nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/**
 * The mouse on the heads of a list: the right edge (`[data-edge]`) resizes, a double click on it resets, the rest of a head
 * moves its column. Esc puts back what was. Put `handlers` on the row of heads; `drop` says where the column would land.
 */
export function useColumnDrag(drag: ColumnDrag | undefined) {
  const [drop, setDrop] = useState<DropPlace>()
  const end = useRef<() => void>(undefined)
  const latest = useRef(drag)
  useEffect(() => {
    latest.current = drag
  })
  useEffect(() => () => end.current?.(), [])

  /** Follows the pointer until it is let go; `stop(false)` when the person turns away. */
  const follow = (move: (x: number) => void, stop: (done: boolean) => void) => {
    const onMove = (event: globalThis.PointerEvent) => move(event.clientX)
    const finish = (done: boolean) => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', onKey, true)
      end.current = undefined
      stop(done)
    }
    const onUp = () => finish(true)
    const onCancel = () => finish(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      finish(false)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', onKey, true)
    end.current = () => finish(false)
  }

  const resize = (head: HTMLElement, id: string, start: number) => {
    const before = head.offsetWidth
    let width = before
    const onMove = (x: number) => {
      width = Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, before + x - start)))
      latest.current?.resize(id, width, false)
    }
    follow(onMove, (done) => {
      if (!done) return latest.current?.cancel()
      if (width === before) return
      swallowClick()
      latest.current?.resize(id, width, true)
    })
  }
  const move = (row: HTMLElement, id: string, start: number) => {
    let place: DropPlace | undefined
    const onMove = (x: number) => {
      if (place === undefined && Math.abs(x - start) < threshold) return
      place = placeAt(row, x)
      setDrop(place)
    }
    follow(onMove, (done) => {
      setDrop(undefined)
      if (place === undefined) return
      swallowClick()
      if (done && place.id !== id) latest.current?.move(id, place.side === 'before' ? place.id : undefined)
    })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const head = headOf(event.target)
      const id = head?.dataset.column
      if (drag === undefined || head === undefined || id === undefined || event.button !== 0) return
      const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null
      if (isEdge) {
        // The focus stays on its row.
        event.preventDefault()
        resize(head, id, event.clientX)
      } else if (event.pointerType !== 'touch') {
        move(event.currentTarget, id, event.clientX)
      }
    },
    onDoubleClick(event: { target: EventTarget | null }) {
      const id = headOf(event.target)?.dataset.column
      const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null
      if (isEdge && id !== undefined) latest.current?.resize(id, undefined, true)
    },
  }
  return { handlers, drop }
}
