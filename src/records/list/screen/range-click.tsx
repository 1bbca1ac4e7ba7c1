import { useRef, type MouseEvent, type ReactNode } from 'react'

function placeOf(target: EventTarget): { row: HTMLElement; index: number } | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row === null ? undefined : { row, index: Number(row.dataset['index']) }
}

/**
 * Shift and a click take all rows from the one the keyboard is on to the one clicked, wherever in the row it was; another
 * Shift+click starts from the same row again.
 */
export function RangeClick(props: {
  /** The row the keyboard is on, -1 for none. */
  from(): number
  onRange(from: number, to: number): void
  children: ReactNode
}) {
  const { from, onRange, children } = props
  const last = useRef({ start: -1, end: -1 })
  const start = useRef(-1)

  const onMouseDown = (event: MouseEvent) => {
    const hit = placeOf(event.target)
    if (hit === undefined || !event.shiftKey || event.button !== 0) return
    const at = from()
    start.current = at >= 0 && at === last.current.end ? last.current.start : Math.max(at, 0)
    // The browser would mark the text in between; the focus it would have set as well is given by hand.
    event.preventDefault()
    event.stopPropagation()
    hit.row.focus({ preventScroll: true })
  }
  const onClick = (event: MouseEvent) => {
    const hit = placeOf(event.target)
    if (hit === undefined || !event.shiftKey || event.button !== 0 || start.current < 0) return
    event.preventDefault()
    event.stopPropagation()
    const range = { start: start.current, end: hit.index }
    last.current = range
    start.current = -1
    // A box whose click is prevented goes back to how it was after this event, so the rows are ticked in the next one.
    setTimeout(() => onRange(range.start, range.end))
  }
  return (
    <div className="contents" onMouseDownCapture={onMouseDown} onClickCapture={onClick}>
      {children}
    </div>
  )
}
