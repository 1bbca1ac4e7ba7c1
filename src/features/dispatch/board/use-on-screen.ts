import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { keyOfRow, rowIndexOf, type BoardPlace } from './state/moves.ts'
import { boardState } from './state/state.ts'
import { HOUR, slotStart, usualStart } from './state/time.ts'
import type { FocusWish } from './state/focus-wish.ts'
import type { BoardGeometry, BoardLayout } from './state/geometry.ts'
import { laneAt, lanesOf } from './rows/lanes.ts'
import type { BoardRowsRoom } from './use-view.ts'

export const focusCell = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true })

/** Where things lie on the drawn board. */
export function useLayout(
  scrollerRef: { current: HTMLDivElement | null },
  { geometry, rows, lying: { tops, pinned } }: Pick<OnScreenInput, 'geometry' | 'rows' | 'lying'>,
): BoardLayout {
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  return useMemo(
    () => ({
      geometry,
      height: tops.total,
      scroller: () => scrollerRef.current,
      yOf(resource) {
        const index = rowIndexOf(latest.current, resource)
        return index < 1 ? undefined : tops.top(index - 1)
      },
      at(clientX, clientY): BoardPlace | undefined {
        const element = scrollerRef.current
        if (element === null) return undefined
        const box = element.getBoundingClientRect()
        const [x, y] = [clientX - box.left - geometry.head, clientY - box.top - geometry.axis]
        if (x < -geometry.head || y < 0 || y > element.clientHeight) return undefined
        const below = y - pinned + element.scrollTop
        const index = y < pinned ? 0 : 1 + tops.indexAt(below)
        const row = latest.current[index]
        if (row === undefined) return undefined
        const lane = laneAt(row, index === 0 ? y : below - tops.top(index - 1), geometry)
        // The first column stands for the moment at the left edge.
        const time = geometry.timeAt(Math.max(0, x) + element.scrollLeft)
        const { of } = lanesOf(row)
        const tour = row.tours.find(
          ({ tour: { id }, timeline }) =>
            timeline.start <= time && timeline.end > time && (of.get(id) ?? lane) === lane,
        )
        return { resource: keyOfRow(row), time, ...(tour && { tourId: tour.tour.id }) }
      },
    }),
    // Not for every change of a row: all that is laid out by this would be redrawn.
    [scrollerRef, geometry, tops, pinned],
  )
}

interface OnScreenInput {
  geometry: BoardGeometry
  rows: readonly ResourceRow[]
  lying: BoardRowsRoom
  wish: FocusWish
  look(): void
  now: number
  /** Width of the board as it was last measured, px. */
  width: number
}

/** Tells the session's board how it is scrolled and how it gets the focus. */
export function useOnScreen(scrollerRef: { current: HTMLDivElement | null }, input: OnScreenInput): void {
  const state = useSessionValue(boardState)
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  const { width } = input
  const before = useRef(width)
  useLayoutEffect(() => {
    const was = before.current
    before.current = width
    const element = scrollerRef.current
    const place = state.cursor.current()
    const { geometry, rows, lying } = latest.current
    if (element === null || place === undefined || width >= was) return
    // A panel has come beside the board: what the keyboard is on was in view, and stays there.
    const x = geometry.xOf(place.time) - element.scrollLeft
    if (x < 0 || x > was - geometry.head) return
    bringIntoView(element, { geometry, lying, index: rowIndexOf(rows, place.resource), time: place.time })
  }, [state, scrollerRef, width])
  useEffect(
    () =>
      state.attach({
        reveal(place) {
          const element = scrollerRef.current
          const { geometry, rows, lying, wish, look } = latest.current
          if (element === null) return
          // Where the row of the cursor is gone, the focus was in it.
          if (element.contains(document.activeElement) || document.activeElement === document.body) wish.make()
          bringIntoView(element, { geometry, lying, index: rowIndexOf(rows, place.resource), time: place.time })
          look()
          const isOutside = place.time < geometry.origin || place.time + geometry.slot > geometry.end
          if (isOutside) state.window.set({ ...state.window.current(), from: slotStart(place.time, 6 * HOUR) })
        },
        enter() {
          const { wish, rows, now, geometry } = latest.current
          wish.make()
          if (state.cursor.current() === undefined) {
            const first = rows[1] ?? rows[0]
            if (first) state.moveTo(keyOfRow(first), slotStart(now, geometry.slot))
          } else {
            const { resource, time, tourId } = state.cursor.current()!
            state.moveTo(resource, time, tourId)
          }
          focusCell(scrollerRef.current)
        },
        pageSize() {
          const { geometry, lying } = latest.current
          const room = (scrollerRef.current?.clientHeight ?? 0) - geometry.axis - lying.pinned
          return Math.max(1, Math.floor(room / geometry.row) - 1)
        },
        shift(by) {
          const { now } = latest.current
          const { from = usualStart(now), zoom } = state.window.current()
          state.window.set({ zoom, from: from + by })
        },
      }),
    [state, scrollerRef],
  )
}

function bringIntoView(
  element: HTMLElement,
  { geometry, lying, index, time }: Pick<OnScreenInput, 'geometry' | 'lying'> & { index: number; time: number },
): void {
  if (index > 0) {
    const [top, end] = [lying.tops.top(index - 1), lying.tops.top(index)]
    const room = element.clientHeight - geometry.axis - lying.pinned
    if (top < element.scrollTop) element.scrollTop = top
    else if (end > element.scrollTop + room) element.scrollTop = end - room
  }
  const [x, end] = [geometry.xOf(time), geometry.xOf(time + geometry.slot)]
  const width = element.clientWidth - geometry.head
  // Some hours of what comes next stay in view.
  const margin = Math.min(width / 6, 3 * geometry.hour * (geometry.zoom === 'week' ? 4 : 1))
  if (x < element.scrollLeft) element.scrollLeft = x - margin
  else if (end > element.scrollLeft + width) element.scrollLeft = end - width + margin
}
