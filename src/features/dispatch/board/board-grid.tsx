import './board.css'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type MouseEvent,
} from 'react'
import type { Board } from '#src/domain/planning/board.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { BoardAxis, CursorLabel, NowLabel } from './board-axis.tsx'
import { keyOfRow, rowIndexOf, type BoardPlace } from './board-moves.ts'
import { BoardRow, createFocusWish, FocusWishContext, type BoardLayers, type FocusWish } from './board-row.tsx'
import { boardState } from './board-state.ts'
import { HOUR, slotStart, usualStart } from './board-time.ts'
import { BoardLayoutContext, groundOf, type BoardGeometry, type BoardLayout } from './geometry.ts'
import { useBoardView } from './use-board-view.ts'

interface BoardGridProps {
  board: Board
  rows: readonly ResourceRow[]
  geometry: BoardGeometry
  now: number
  layers?: BoardLayers | undefined
  onOpen(): void
  onMenu(): void
}

/** Vehicles and subcontractors by time. Only what is in view and some beyond is drawn; the row of tours without a vehicle and the axis stay. */
export function BoardGrid({ board, rows, geometry, now, layers = {}, onOpen, onMenu }: BoardGridProps) {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const scroller = useRef<HTMLDivElement>(null)
  const window = useSyncExternalStore(state.window.subscribe, state.window.current)
  const start = window.from ?? usualStart(now)
  const [pinned, ...others] = rows
  const { room, view, look } = useBoardView(scroller, {
    geometry,
    count: others.length,
    onSettle: (left) => {
      const from = geometry.timeAt(left)
      if (Math.abs(from - (state.window.current().from ?? usualStart(now))) > HOUR / geometry.hour)
        state.window.set({ ...state.window.current(), from })
    },
  })
  useLayoutEffect(() => {
    const left = geometry.xOf(start)
    if (scroller.current && Math.abs(scroller.current.scrollLeft - left) >= 1) scroller.current.scrollLeft = left
    look()
  }, [geometry, start, look])
  const [wish] = useState(createFocusWish)
  const layout = useLayout(scroller, geometry, rows)
  useOnScreen(scroller, { geometry, rows, wish, look, now })
  const ground = useMemo(() => groundOf(geometry), [geometry])
  const seen = useMemo(
    () => ({ from: start, to: start + ((room.width - geometry.head) / geometry.hour) * HOUR }),
    [start, room.width, geometry],
  )
  const drawn = useMemo(() => ({ from: view.from, to: view.to }), [view.from, view.to])
  const bans = useMemo(() => rows.find((row) => row.bans.length > 0)?.bans ?? [], [rows])
  const shared = { geometry, orders: board.orders, drawn, seen, layer: layers.Row }
  const onClick = (event: MouseEvent) => {
    const place = layout.at(event.clientX, event.clientY)
    if (place === undefined) return
    wish.make()
    state.moveTo(place.resource, slotStart(place.time, geometry.slot), place.tourId)
    focusCell(scroller.current)
  }
  const cursorIndex = useCursorIndex(rows)
  const hasCursor = useHasCursor()
  const total = geometry.head + geometry.width
  return (
    <BoardLayoutContext value={layout}>
      <FocusWishContext value={wish}>
        <div
          ref={scroller}
          role="grid"
          aria-label={t('board.title')}
          aria-rowcount={rows.length + 1}
          aria-colcount={Math.round((geometry.end - geometry.origin) / geometry.slot) + 1}
          aria-multiselectable
          className="board"
          // Before the keyboard has been here there is no cell to come to: the board itself is the way in.
          tabIndex={hasCursor ? undefined : 0}
          onFocus={(event) => {
            if (event.target === event.currentTarget) state.screen()?.enter()
          }}
          style={measures(geometry, ground)}
          onClick={onClick}
          onDoubleClick={(event) => {
            if (layout.at(event.clientX, event.clientY) !== undefined) onOpen()
          }}
          onContextMenu={(event) => {
            if (layout.at(event.clientX, event.clientY) === undefined) return
            event.preventDefault()
            onClick(event)
            onMenu()
          }}
        >
          <div role="row" aria-rowindex={1} className="board-axis" style={{ width: total }}>
            <div role="columnheader" aria-colindex={1} className="board-corner">
              <span className="grow">{t('board.vehicle')}</span>
              <span>{t('board.ldm')}</span>
            </div>
            <div aria-hidden className="board-area" style={{ width: geometry.width }}>
              <BoardAxis geometry={geometry} from={drawn.from} to={drawn.to} now={now} bans={bans} />
              <NowLabel geometry={geometry} now={now} />
              <CursorLabel geometry={geometry} />
            </div>
          </div>
          {pinned && <BoardRow {...shared} row={pinned} index={0} className="board-pinned" />}
          <div className="board-rows" style={{ width: total, height: others.length * geometry.row }}>
            <div aria-hidden className="board-ground" />
            <div aria-hidden className="board-over">
              <div className="board-now" style={{ left: geometry.xOf(now), height: others.length * geometry.row }} />
              {layers.Under && <layers.Under />}
            </div>
            {drawnIndexes(view.first, view.last, cursorIndex, others.length).map((index) => {
              const row = others[index]
              if (row === undefined) return null
              return (
                <BoardRow
                  {...shared}
                  key={keyOfRow(row)}
                  row={row}
                  index={index + 1}
                  className="board-row"
                  top={index * geometry.row}
                />
              )
            })}
            {layers.Over && (
              <div className="board-over">
                <layers.Over />
              </div>
            )}
          </div>
        </div>
      </FocusWishContext>
    </BoardLayoutContext>
  )
}

const measures = (geometry: BoardGeometry, ground: string) =>
  ({
    '--board-row': `${geometry.row}px`,
    '--board-bar': `${geometry.bar}px`,
    '--board-head': `${geometry.head}px`,
    '--board-ground': ground,
  }) as CSSProperties

const focusCell = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true })

/** Those to be drawn, and the cursor's row wherever it is: the focus does not go with what is scrolled away. */
function drawnIndexes(first: number, last: number, cursor: number, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (cursor >= 0 && cursor < count && (cursor < first || cursor > last)) indexes.push(cursor)
  return indexes
}

/** Place of the cursor's row among those that scroll. */
function useCursorIndex(rows: readonly ResourceRow[]): number {
  const { cursor } = useSessionValue(boardState)
  // As a place, not as an object: a step in the row draws nothing but the row.
  return useSyncExternalStore(cursor.subscribe, () => rowIndexOf(rows, cursor.current()?.resource)) - 1
}

function useHasCursor(): boolean {
  const { cursor } = useSessionValue(boardState)
  return useSyncExternalStore(cursor.subscribe, () => cursor.current() !== undefined)
}

function useLayout(
  scrollerRef: { current: HTMLDivElement | null },
  geometry: BoardGeometry,
  rows: readonly ResourceRow[],
): BoardLayout {
  return useMemo(
    () => ({
      geometry,
      scroller: () => scrollerRef.current,
      yOf(resource) {
        const index = rowIndexOf(rows, resource)
        return index < 1 ? undefined : (index - 1) * geometry.row
      },
      at(clientX, clientY): BoardPlace | undefined {
        const element = scrollerRef.current
        if (element === null) return undefined
        const box = element.getBoundingClientRect()
        const [x, y] = [clientX - box.left - geometry.head, clientY - box.top - geometry.axis]
        if (x < -geometry.head || y < 0 || y > element.clientHeight) return undefined
        const index = y < geometry.row ? 0 : 1 + Math.floor((y - geometry.row + element.scrollTop) / geometry.row)
        const row = rows[index]
        if (row === undefined) return undefined
        // The first column stands for the moment at the left edge.
        const time = geometry.timeAt(Math.max(0, x) + element.scrollLeft)
        const tour = row.tours.find(({ timeline }) => timeline.start <= time && timeline.end > time)
        return { resource: keyOfRow(row), time, ...(tour && { tourId: tour.tour.id }) }
      },
    }),
    [scrollerRef, geometry, rows],
  )
}

interface OnScreenInput {
  geometry: BoardGeometry
  rows: readonly ResourceRow[]
  wish: FocusWish
  look(): void
  now: number
}

/** Tells the session's board how it is scrolled and how it gets the focus. */
function useOnScreen(scrollerRef: { current: HTMLDivElement | null }, input: OnScreenInput): void {
  const state = useSessionValue(boardState)
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  useEffect(
    () =>
      state.attach({
        reveal(place) {
          const element = scrollerRef.current
          const { geometry, rows, wish, look } = latest.current
          if (element === null) return
          if (element.contains(document.activeElement)) wish.make()
          bringIntoView(element, { geometry, index: rowIndexOf(rows, place.resource), time: place.time })
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
          const { geometry } = latest.current
          const room = (scrollerRef.current?.clientHeight ?? 0) - geometry.axis - geometry.row
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
  { geometry, index, time }: { geometry: BoardGeometry; index: number; time: number },
): void {
  if (index > 0) {
    const top = (index - 1) * geometry.row
    const room = element.clientHeight - geometry.axis - geometry.row
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + geometry.row > element.scrollTop + room) element.scrollTop = top + geometry.row - room
  }
  const [x, end] = [geometry.xOf(time), geometry.xOf(time + geometry.slot)]
  const width = element.clientWidth - geometry.head
  // Some hours of what comes next stay in view.
  const margin = Math.min(width / 6, 3 * geometry.hour * (geometry.zoom === 'week' ? 4 : 1))
  if (x < element.scrollLeft) element.scrollLeft = x - margin
  else if (end > element.scrollLeft + width) element.scrollLeft = end - width + margin
}
