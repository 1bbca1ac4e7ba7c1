import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { keyOfRow } from '../state/moves.ts'
import { boardState } from '../state/state.ts'
import { cellSentence } from './cell-sentence.ts'
import { FocusWishContext } from '../state/focus-wish.ts'
import type { BoardGeometry } from '../state/geometry.ts'
import { boxOfTour, lanesOf } from './lanes.ts'

/** The orders of the board: asked for by the one cell that says something of them, as a change of one must not draw every row. */
export const BoardOrdersContext = createContext<Board['orders']>(new Map())

interface CursorCellProps {
  row: ResourceRow
  geometry: BoardGeometry
}

/** The one cell the keyboard is on: a slot wide, with all it stands for in a sentence. */
export function CursorCell({ row, geometry }: CursorCellProps) {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(boardState)
  const wish = use(FocusWishContext)
  const orders = use(BoardOrdersContext)
  const place = useSyncExternalStore(state.cursor.subscribe, state.cursor.current)
  const selection = useSyncExternalStore(state.selection.subscribe, state.selection.current)
  const cell = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (cell.current !== null && wish.take()) cell.current.focus({ preventScroll: true })
  }, [wish, place])
  if (place === undefined || place.resource !== keyOfRow(row)) return null
  const { slot } = geometry
  const here = state.tour()
  const isSelected = here !== undefined && selection.has(here.tour.id)
  const left = geometry.xOf(place.time)
  // Among several tours the cell is as high as the lane of the one that is meant.
  const lane = here !== undefined && lanesOf(row).count > 1 ? boxOfTour(row, here.tour.id, geometry) : undefined
  return (
    <div
      ref={cell}
      role="gridcell"
      tabIndex={0}
      aria-colindex={Math.floor((place.time - geometry.origin) / slot) + 2}
      aria-selected={isSelected}
      aria-label={cellSentence({ row, place, slot, orders, isSelected }, { t, format })}
      className="board-cell"
      style={{
        left,
        width: geometry.xOf(place.time + slot) - left,
        ...(lane && { top: lane.top, bottom: 'auto', height: lane.height }),
      }}
    />
  )
}
