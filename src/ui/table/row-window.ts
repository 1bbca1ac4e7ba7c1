import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../loading/when-idle.ts'
import { spanAround, type Overscan, type Span } from './range.ts'

interface Rows {
  /** How many there are. */
  count: number
  /** Height of each in px. */
  height: number
  /** Height in px of what stands above the first row and stays in view. */
  head?: number
  /** Height in px of what stands between rows, from the first one to the top of a row; nothing unless given. */
  above?: (index: number) => number
  /** Rows drawn beyond both edges. */
  beyond: Overscan
  /** Height in px of the part in view as long as it is not measured; 0 where unknown. */
  start: number
  /** Stands for what is listed: the same object for the same list; null while another one is on its way. */
  listed?: object | null | undefined
}

/** The part of a list that is in view. */
interface RowWindow {
  /** First and last row in view or near it; undefined as long as the room is not known. */
  near: Span | undefined
  /** First and last row to be drawn; the last is before the first where there is none. */
  first: number
  last: number
  /** Height in px of the part in view. */
  room: number
  /** Scrolls as little as it takes to have the row in view. */
  bringIntoView(index: number): void
}

/** What the rows are drawn for. */
interface RenderedWindow {
  room: number
  /** The rows in view, as if the list had no end; some that have come into view since may be beyond. */
  view: Span
  /** The same and some beyond. */
  span: Span
}

const always = {}

/** The rows in view, as if the list had no end. */
function inView(offset: number, room: number, { height, head = 0, above, count }: Rows): Span {
  // Of what stands between rows all may be above: a few more are drawn.
  const first = Math.max(0, Math.floor((offset - head - (above?.(count) ?? 0)) / height))
  return { first, last: Math.max(first, Math.ceil((offset + room - head) / height) - 1) }
}

const areSame = (one: Span, other: Span) => one.first === other.first && one.last === other.last

/**
 * Which rows of a long list are to be drawn: those in view at once, whatever is scrolled to, with some beyond that last for a
 * while, so that not every row that comes into view redraws. Another list is drawn in view first, and beyond its edges when
 * the browser has nothing else to do. All rows have one height.
 */
export function useRowWindow(scrollerRef: RefObject<HTMLElement | null>, rows: Rows): RowWindow {
  const { count, start, listed = always } = rows
  const [drawn, setDrawn] = useState<RenderedWindow>(() => {
    const view = inView(0, start, rows)
    return { room: start, view, span: spanAround(undefined, view, rows.beyond, count) }
  })
  const [settled, settle] = useState<object | null>()
  const exact = useRef({ offset: 0, room: start })
  const current = useRef({ ...rows, listed, isSettled: false })
  /** What is drawn or about to be: asked first, as React draws once too often when told of what it has already. */
  const latest = useRef(drawn)
  const look = useCallback((offset: number, room: number) => {
    exact.current = { offset, room }
    const before = latest.current
    const { beyond, count: all, isSettled } = current.current
    const view = inView(offset, room, current.current)
    // What was drawn for no room at all has not moved.
    const span = spanAround(before.room > 0 ? before.span : undefined, view, beyond, all)
    if (before.room === room && before.span === span && (isSettled || areSame(before.view, view))) return
    latest.current = { room, view, span }
    setDrawn(latest.current)
  }, [])
  useLayoutEffect(() => {
    current.current = { ...rows, listed, isSettled: settled === listed }
  })
  useLayoutEffect(() => look(exact.current.offset, exact.current.room), [look, listed])
  // Rows of another height: what stood at the top stays there.
  const { height } = rows
  const drawnHeight = useRef(height)
  useLayoutEffect(() => {
    const before = drawnHeight.current
    if (before === height) return
    drawnHeight.current = height
    const { offset, room } = exact.current
    scrollerRef.current?.scrollTo({ top: (offset / before) * height })
    look(scrollerRef.current?.scrollTop ?? 0, room)
  }, [scrollerRef, look, height])
  useEffect(() => {
    if (listed === null || settled === listed) return undefined
    let callOff = () => {}
    // Not before what is in view has been painted: a browser may have nothing to do just before that, too.
    const frame = requestAnimationFrame(() => {
      callOff = whenIdle(() => settle(listed), 500)
    })
    return () => {
      cancelAnimationFrame(frame)
      callOff()
    }
  }, [listed, settled])

  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (element === null) return undefined
    const measure = () => look(element.scrollTop, element.clientHeight)
    measure()
    const onScroll = () => {
      const { offset, room } = exact.current
      const now = element.scrollTop
      if (now === offset) return
      // Drawn before the browser paints what it has scrolled to; who scrolls waits for nothing.
      flushSync(() => {
        if (!current.current.isSettled) settle(current.current.listed)
        look(now, room)
      })
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scrollerRef, look])
  const bringIntoView = useCallback(
    (index: number) => {
      const { height, head = 0, above = () => 0 } = current.current
      const { offset, room } = exact.current
      // With what stands right above it.
      const top = index * height + above(index - 1)
      const least = head + index * height + above(index) + height - room
      // Scrolling to where it is already would lay the page out once more.
      const wanted = top < offset ? top : least > offset ? least : undefined
      const element = scrollerRef.current
      if (wanted === undefined || element === null) return
      element.scrollTo({ top: wanted })
      look(element.scrollTop, room)
    },
    [scrollerRef, look],
  )
  const { room, view, span } = drawn
  const end = count - 1
  const cut = ({ first, last }: Span) => ({ first: Math.min(first, end), last: Math.min(last, end) })
  if (room <= 0 || count <= 0) return { near: undefined, first: 0, last: -1, room, bringIntoView }
  const near = cut(span)
  return { near, ...(settled === listed ? near : cut(view)), room, bringIntoView }
}
