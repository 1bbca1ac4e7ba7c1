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
  /** Rows drawn beyond the edge it is scrolled towards, as long as it moves; as many as beyond the other unless said. */
  ahead?: number
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

/** What is in view, and which way that moves. */
interface Seen {
  offset: number
  room: number
  heading?: 'up' | 'down' | undefined
}

const firstIn = (offset: number, { height, head = 0 }: Rows) => Math.max(0, Math.floor((offset - head) / height))
const lastIn = (offset: number, room: number, { height, head = 0 }: Rows) =>
  Math.ceil((offset + room - head) / height) - 1

/** Which rows of a long list are to be drawn; drawn again only when others come into view. All have one height. */
export function useRowWindow(scrollerRef: RefObject<HTMLElement | null>, rows: Rows): RowWindow {
  const [seen, setSeen] = useState<Seen>({ offset: 0, room: rows.start })
  const exact = useRef(seen)
  const current = useRef(rows)
  useLayoutEffect(() => {
    current.current = rows
  })
  const look = useCallback((offset: number, room: number, heading?: Seen['heading']) => {
    const now: Seen = { offset, room, heading }
    exact.current = now
    const bounds = (at: typeof now) => [
      firstIn(at.offset, current.current),
      lastIn(at.offset, at.room, current.current),
    ]
    const isSame = (before: Seen) => before.room === room && before.heading === heading
    setSeen((before) => (isSame(before) && `${bounds(before)}` === `${bounds(now)}` ? before : now))
  }, [])
  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (element === null) return undefined
    const measure = () => look(element.scrollTop, element.clientHeight)
    measure()
    // Drawn before the browser paints what it has scrolled to.
    const onScroll = () =>
      flushSync(() => {
        const { offset, room, heading } = exact.current
        const by = element.scrollTop - offset
        look(element.scrollTop, room, by === 0 ? heading : by > 0 ? 'down' : 'up')
      })
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('scrollend', measure)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('scrollend', measure)
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
  const { count, overscan, ahead = overscan } = rows
  const end = count - 1
  const { offset, room, heading } = seen
  const isKnown = room > 0 && count > 0
  const inView = isKnown
    ? { first: Math.min(firstIn(offset, rows), end), last: Math.min(Math.max(0, lastIn(offset, room, rows)), end) }
    : undefined
  return {
    inView,
    first: inView === undefined ? 0 : Math.max(0, inView.first - (heading === 'up' ? ahead : overscan)),
    last: inView === undefined ? -1 : Math.min(end, inView.last + (heading === 'down' ? ahead : overscan)),
    room,
    bringIntoView,
  }
}
