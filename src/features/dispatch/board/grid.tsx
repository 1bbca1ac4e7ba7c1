import './board.css'
import { useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { BoardAxis, CursorLabel, NowLabel } from './head/axis.tsx'
import { BoardGround } from './rows/ground.tsx'
import { keyOfRow, rowIndexOf } from './state/moves.ts'
import { BoardRow, type BoardLayers } from './rows/row.tsx'
import { boardState } from './state/state.ts'
import { HOUR, slotStart, usualStart } from './state/time.ts'
import { BoardOrdersContext } from './rows/cursor-cell.tsx'
import { createFocusWish, FocusWishContext } from './state/focus-wish.ts'
import { BoardLayoutContext, type BoardGeometry } from './state/geometry.ts'
import { heightOfRow, rowTops } from './rows/lanes.ts'
import { RowHead } from './rows/row-head.tsx'
import { rowPart } from './state/row-part.ts'
import { useBoardView, type BoardRowsRoom } from './use-view.ts'
import { focusCell, useLayout, useOnScreen } from './use-on-screen.ts'

interface BoardGridProps {
  board: Board
  rows: readonly ResourceRow[]
  geometry: BoardGeometry
  now: number
  layers?: BoardLayers | undefined
  onOpen(): void
  onMenu(): void
}

/** Px of what was just before stay in view at the left: the labels of the axis that stand on the start are whole. */
const BEFORE = 28

/** Vehicles and subcontractors by time. Only what is in view and some beyond is drawn; the row of tours without a vehicle and the axis stay. */
export function BoardGrid({ board, rows, geometry, now, layers = {}, onOpen, onMenu }: BoardGridProps) {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const scroller = useRef<HTMLDivElement>(null)
  const window = useSyncExternalStore(state.window.subscribe, state.window.current)
  const start = window.from ?? usualStart(now)
  const [pinned, ...others] = rows
  const lying = useLying(rows, geometry)
  const { view, room, look } = useBoardView(scroller, {
    geometry,
    rows: lying,
    onSettle: (left) => {
      const from = geometry.timeAt(left + BEFORE)
      if (Math.abs(from - (state.window.current().from ?? usualStart(now))) > HOUR / geometry.hour)
        state.window.set({ ...state.window.current(), from })
    },
  })
  useLayoutEffect(() => {
    const left = Math.max(0, geometry.xOf(start) - BEFORE)
    if (scroller.current && Math.abs(scroller.current.scrollLeft - left) >= 1) scroller.current.scrollLeft = left
    look()
  }, [geometry, start, look])
  const [wish] = useState(createFocusWish)
  const layout = useLayout(scroller, { geometry, rows, lying })
  useOnScreen(scroller, { geometry, rows, lying, wish, look, now, width: room.width })
  const bans = useMemo(() => rows.find((row) => row.bans.length > 0)?.bans ?? [], [rows])
  const shared = { geometry, layer: layers.Row }
  // Labels are fitted into what is in view as of when scrolling has come to rest.
  const seenLeft = Math.max(0, geometry.xOf(start) - BEFORE)
  const seenRight = room.width === 0 ? Infinity : seenLeft + room.width - geometry.head
  const seen = useMemo(() => ({ left: seenLeft, right: seenRight }), [seenLeft, seenRight])
  const edge = geometry.timeAt(seenLeft)
  const partOf = (row: ResourceRow) => rowPart(row, view, { from: edge, to: geometry.timeAt(seenRight) })
  const headId = useId()
  const onClick = (event: MouseEvent) => {
    const place = layout.at(event.clientX, event.clientY)
    if (place === undefined) return
    wish.make()
    state.moveTo(place.resource, slotStart(place.time, geometry.slot), place.tourId)
    focusCell(scroller.current)
  }
  const cursorIndex = useCursorIndex(rows)
  const isEntered = useIsEntered()
  const indexes = drawnIndexes(view.first, view.last, cursorIndex, others.length)
  const total = geometry.head + geometry.width
  return (
    <BoardLayoutContext value={layout}>
      <FocusWishContext value={wish}>
        <BoardOrdersContext value={board.orders}>
          <div
            ref={scroller}
            role="grid"
            aria-label={t('board.title')}
            aria-rowcount={rows.length + 1}
            aria-colcount={Math.round((geometry.end - geometry.origin) / geometry.slot) + 1}
            aria-multiselectable
            className="board"
            data-slim={geometry.head < 144 ? '' : undefined}
            // Before the keyboard has been here there is no cell to come to: the board itself is the way in.
            tabIndex={isEntered ? undefined : 0}
            onFocus={(event) => {
              if (event.target === event.currentTarget) state.screen()?.enter()
            }}
            style={measures(geometry)}
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
                <BoardAxis geometry={geometry} from={view.from} to={view.to} now={now} bans={bans} seen={seen} />
                <NowLabel geometry={geometry} now={now} />
                {/* Left of the view it would lie over the name of the row that stays. */}
                {now >= edge && (
                  <div
                    className="board-now"
                    style={{ left: geometry.xOf(now), top: geometry.axis, height: lying.pinned }}
                  />
                )}
                <CursorLabel geometry={geometry} now={now} />
              </div>
            </div>
            {pinned && <BoardRow {...shared} {...partOf(pinned)} row={pinned} index={0} />}
            <div className="board-rows" style={{ width: total, height: lying.tops.total }}>
              {/* One layer for all of them; each row has a head of its own to be read out, which this names. */}
              <div aria-hidden className="board-heads">
                {indexes.map((index) => {
                  const row = others[index]
                  if (row === undefined) return null
                  const place = {
                    top: lying.tops.top(index),
                    height: lying.tops.top(index + 1) - lying.tops.top(index),
                  }
                  return (
                    <RowHead key={keyOfRow(row)} row={row} geometry={geometry} id={`${headId}${index}`} {...place} />
                  )
                })}
              </div>
              <div aria-hidden className="board-ground">
                <BoardGround geometry={geometry} />
              </div>
              <div aria-hidden className="board-over">
                <div className="board-now" style={{ left: geometry.xOf(now), height: lying.tops.total }} />
              </div>
              {layers.Under && (
                <div aria-hidden className="board-over board-under">
                  <layers.Under />
                </div>
              )}
              {indexes.map((index) => {
                const row = others[index]
                if (row === undefined) return null
                return (
                  <BoardRow
                    {...shared}
                    {...partOf(row)}
                    key={keyOfRow(row)}
                    row={row}
                    index={index + 1}
                    headId={`${headId}${index}`}
                    top={lying.tops.top(index)}
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
        </BoardOrdersContext>
      </FocusWishContext>
    </BoardLayoutContext>
  )
}

/** How the rows lie; the same as before as long as they are the same ones and as high, whatever has changed in them. */
function useLying(rows: readonly ResourceRow[], geometry: BoardGeometry): BoardRowsRoom {
  const next = useMemo(() => ({ lying: lyingOf(rows, geometry), rows }), [rows, geometry])
  const [kept, keep] = useState(next)
  const isSame =
    next.rows.every((row, index) => keyOfRow(row) === kept.rows[index]?.resource?.key) &&
    kept.lying.pinned === next.lying.pinned &&
    kept.lying.tops.isSame(next.lying.tops)
  if (!isSame) keep(next)
  return isSame ? kept.lying : next.lying
}

const lyingOf = ([pinned, ...others]: readonly ResourceRow[], geometry: BoardGeometry): BoardRowsRoom => ({
  tops: rowTops(others, geometry),
  pinned: heightOfRow(pinned, geometry),
})

const measures = (geometry: BoardGeometry) =>
  ({
    '--board-row': `${geometry.row}px`,
    '--board-bar': `${geometry.bar}px`,
    '--board-head': `${geometry.head}px`,
  }) as CSSProperties

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

function useIsEntered(): boolean {
  const { cursor } = useSessionValue(boardState)
  return useSyncExternalStore(cursor.subscribe, () => cursor.current() !== undefined)
}
