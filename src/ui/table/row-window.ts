import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

interface Rows {
  /** How many there are. */
  count: number
  /** Height of each in px. */
  height: number
  /** Height in px of what stands above the first row and stays in view. */
  head?: number
  /** Rows drawn beyond both edges. */
  overscan: number
  /** Height in px of the part in view as long as it is not measured; 0 where nobody knows. */
  start: number
}

/** The part of a list that is in view. */
interface RowWindow {
  /** First and last row in view; undefined as long as the room is not known. */
  inView: { first: number; last: number } | undefined
  /** First and last row to be drawn; the last is before the first where there is none. */
  first: number
  last: number
  /** Height in px of the part in view. */
  room: number
  /** Scrolls as little as it takes to have the row in view. */
  bringIntoView(index: number): void
}

const firstIn = (offset: number, { height, head = 0 }: Rows) => Math.max(0, Math.floor((offset - head) / height))
const lastIn = (offset: number, room: number, { height, head = 0 }: Rows) =>
  Math.ceil((offset + room - head) / height) - 1

/** Which rows of a long list are to be drawn; drawn again only when others come into view. All have one height. */
export function useRowWindow(scrollerRef: RefObject<HTMLElement | null>, rows: Rows): RowWindow {
  const [seen, setSeen] = useState({ offset: 0, room: rows.start })
  const exact = useRef(seen)
  const current = useRef(rows)
  useLayoutEffect(() => {
    current.current = rows
  })
  const look = useCallback((offset: number, room: number) => {
    const now = { offset, room }
    exact.current = now
    const bounds = (at: typeof now) => [
      firstIn(at.offset, current.current),
      lastIn(at.offset, at.room, current.current),
    ]
    setSeen((before) => (before.room === room && `${bounds(before)}` === `${bounds(now)}` ? before : now))
  }, [])
  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (element === null) return undefined
    const measure = () => look(element.scrollTop, element.clientHeight)
    measure()
    // Drawn before the browser paints what it has scrolled to.
    const onScroll = () => flushSync(() => look(element.scrollTop, exact.current.room))
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
      const { height, head = 0 } = current.current
      const { offset, room } = exact.current
      const top = index * height
      const least = head + top + height - room
      // Scrolling to where it is already would lay the page out once more.
      const wanted = top < offset ? top : least > offset ? least : undefined
      const element = scrollerRef.current
      if (wanted === undefined || element === null) return
      element.scrollTo({ top: wanted })
      look(element.scrollTop, room)
    },
    [scrollerRef, look],
  )
  const { count, overscan } = rows
  const end = count - 1
  const { offset, room } = seen
  const isKnown = room > 0 && count > 0
  const inView = isKnown
    ? { first: Math.min(firstIn(offset, rows), end), last: Math.min(Math.max(0, lastIn(offset, room, rows)), end) }
    : undefined
  return {
    inView,
    first: inView === undefined ? 0 : Math.max(0, inView.first - overscan),
    last: inView === undefined ? -1 : Math.min(end, inView.last + overscan),
    room,
    bringIntoView,
  }
}
