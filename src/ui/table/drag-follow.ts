import { columnWidths } from './columns.ts'
import type { ColumnDrag, DropPlace } from './drag.ts'

/** Px a head has to be dragged until it is no click any more. */
const threshold = 5

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

/** Follows the pointer until it is let go; `stop(false)` when the person turns away. Answers how to break it off. */
function follow(move: (x: number) => void, stop: (done: boolean) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const finish = (done: boolean) => {
    if (signal.aborted) return
    over.abort()
    stop(done)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  window.addEventListener('pointermove', (event) => move(event.clientX), { signal })
  window.addEventListener('pointerup', () => finish(true), { signal })
  window.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener('keydown', onKey, { signal, capture: true })
  return () => finish(false)
}

/** What is dragged, and who hears of it. */
export interface DragSource {
  head: HTMLElement
  id: string
  /** Where the pointer went down, px. */
  start: number
  drag: () => ColumnDrag | undefined
}

/** The right edge of a head follows the pointer. */
export function followEdge({ head, id, start, drag }: DragSource): () => void {
  const before = head.offsetWidth
  let width = before
  const onMove = (x: number) => {
    width = Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, before + x - start)))
    drag()?.resize(id, width, false)
  }
  return follow(onMove, (done) => {
    if (!done) return drag()?.cancel()
    if (width === before) return
    swallowClick()
    drag()?.resize(id, width, true)
  })
}

/** A head follows the pointer; `onPlace` hears where its column would land. */
export function followHead(
  { head, id, start, drag }: DragSource,
  onPlace: (place: DropPlace | undefined) => void,
): () => void {
  const row = head.closest('tr')
  let place: DropPlace | undefined
  const onMove = (x: number) => {
    if (row === null || (place === undefined && Math.abs(x - start) < threshold)) return
    place = placeAt(row, x)
    onPlace(place)
  }
  return follow(onMove, (done) => {
    onPlace(undefined)
    if (place === undefined) return
    swallowClick()
    if (done && place.id !== id) drag()?.move(id, place.side === 'before' ? place.id : undefined)
  })
}
