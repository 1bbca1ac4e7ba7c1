import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { HOUR } from './state/time.ts'
import type { BoardGeometry } from './state/geometry.ts'
import type { RowTops } from './rows/lanes.ts'

/** Rows and hours drawn beyond the edges, at most; a part of them is passed before anything is redrawn. */
const AHEAD = { rows: 10, hours: 6 }
const STEP = { rows: 5, hours: 3 }

/** What of the board is drawn: rows by their places (without the one that stays), and a part of time in ms. */
export interface BoardView {
  first: number
  last: number
  from: number
  to: number
}

interface Room {
  width: number
  height: number
}

/** The rows that scroll, and the height of the one that stays above them, px. */
export interface BoardRowsRoom {
  tops: RowTops
  pinned: number
}

/** Pure: what is to be drawn around what is in view. The same numbers as long as it is not much that has moved. */
export function viewAround(
  scroll: { top: number; left: number },
  room: Room,
  geometry: Pick<BoardGeometry, 'timeAt' | 'axis' | 'head'>,
  { tops, pinned }: BoardRowsRoom,
): BoardView {
  const first = tops.indexAt(scroll.top)
  const last = tops.indexAt(scroll.top + room.height - geometry.axis - pinned)
  const [from, to] = [geometry.timeAt(scroll.left), geometry.timeAt(scroll.left + room.width - geometry.head)]
  const hours = STEP.hours * HOUR
  const ahead = AHEAD.hours * HOUR
  return {
    first: Math.max(0, (Math.ceil(first / STEP.rows) - 1) * STEP.rows - (AHEAD.rows - 2 * STEP.rows)),
    last: Math.min(tops.count - 1, (Math.floor(last / STEP.rows) + 1) * STEP.rows),
    from: (Math.floor(from / hours) - 1) * hours - (ahead - 2 * hours),
    to: (Math.ceil(to / hours) + 1) * hours + (ahead - 2 * hours),
  }
}

const isSame = (a: BoardView, b: BoardView) =>
  a.first === b.first && a.last === b.last && a.from === b.from && a.to === b.to

/** Pause in ms after which a person has scrolled to where they wanted. */
const SETTLED = 150

interface ViewInput {
  geometry: BoardGeometry
  rows: BoardRowsRoom
  /** Told where the board is scrolled to, px, when it rests. */
  onSettle(left: number): void
}

/** Follows the scrolling: what is in view is drawn before the browser paints it. */
export function useBoardView(scrollerRef: RefObject<HTMLElement | null>, { geometry, rows, onSettle }: ViewInput) {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  const [view, setView] = useState<BoardView>({ first: 0, last: -1, from: 0, to: 0 })
  const latest = useRef({ geometry, rows, onSettle, room, view })
  useLayoutEffect(() => {
    latest.current = { ...latest.current, geometry, rows, onSettle, room }
  })
  const look = useCallback(() => {
    const element = scrollerRef.current
    const { geometry: now, rows: all, room: has, view: before } = latest.current
    if (element === null || has.height === 0) return
    const next = viewAround({ top: element.scrollTop, left: element.scrollLeft }, has, now, all)
    if (isSame(next, before)) return
    latest.current.view = next
    setView(next)
  }, [scrollerRef])
  useLayoutEffect(look, [look, geometry, rows, room])
  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scrollerRef])
  useEffect(() => {
    const element = scrollerRef.current
    if (element === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      flushSync(look)
      clearTimeout(timer)
      timer = setTimeout(() => latest.current.onSettle(element.scrollLeft), SETTLED)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [scrollerRef, look])
  return { room, view, look }
}
