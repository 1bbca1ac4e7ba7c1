import { createContext, memo, use, useLayoutEffect, useRef, useSyncExternalStore, type ComponentType } from 'react'
import type { Board } from '#src/domain/planning/board.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardGaps } from './board-gaps.tsx'
import { keyOfRow } from './board-moves.ts'
import { boardState } from './board-state.ts'
import { cellSentence, rowName } from './cell-sentence.ts'
import type { BoardGeometry } from './geometry.ts'
import type { BoardView } from './use-board-view.ts'

/** What others draw on the board: in a row above its bars, behind all bars, and over everything. */
export interface BoardLayers {
  Row?: ComponentType<{ row: ResourceRow }>
  Under?: ComponentType
  Over?: ComponentType
}

/** Whether the next cell that becomes the cursor's takes the focus along. */
export interface FocusWish {
  make(): void
  /** Whether there was one; it is fulfilled with that. */
  take(): boolean
}

export function createFocusWish(): FocusWish {
  let isMade = false
  return {
    make() {
      isMade = true
    },
    take() {
      const was = isMade
      isMade = false
      return was
    },
  }
}

export const FocusWishContext = createContext<FocusWish>(createFocusWish())

interface BoardRowProps {
  row: ResourceRow
  /** Among all rows, 0 for the one that stays in view. */
  index: number
  geometry: BoardGeometry
  orders: Board['orders']
  drawn: Pick<BoardView, 'from' | 'to'>
  /** What is in view as of when scrolling has come to rest: labels are fitted into it. */
  seen: Pick<BoardView, 'from' | 'to'>
  layer: BoardLayers['Row'] | undefined
  className: string
  top?: number
}

/** A vehicle, a subcontractor, or what has none: its name and what it does. Drawn when that changes, not for the cursor in others. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, index, geometry, orders, drawn, seen, layer: Layer, className, top } = props
  const state = useSessionValue(boardState)
  const key = keyOfRow(row)
  const hasCursor = useSyncExternalStore(state.cursor.subscribe, () => {
    const place = state.cursor.current()
    return place !== undefined && place.resource === key
  })
  const selected = useSelectedIn(row)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-cursor={hasCursor ? '' : undefined}
      className={className}
      style={{ top, width: geometry.head + geometry.width }}
    >
      <RowHead row={row} />
      <div role="presentation" className="board-area" style={{ width: geometry.width }}>
        <BoardGaps row={row} geometry={geometry} drawn={drawn} />
        {row.tours
          .filter(({ timeline }) => timeline.start < drawn.to && timeline.end > drawn.from)
          .map((entry) => (
            <BoardBar
              key={entry.tour.id}
              entry={entry}
              capacity={row.resource}
              geometry={geometry}
              {...inView(entry.timeline, seen, geometry)}
              isSelected={selected.includes(entry.tour.id)}
            />
          ))}
        {Layer && <Layer row={row} />}
        {hasCursor && <CursorCell row={row} geometry={geometry} orders={orders} />}
      </div>
    </div>
  )
})

/** A bar that is cut by the left edge says its words in what is left of it. */
function inView(
  { start, end }: { start: number; end: number },
  seen: Pick<BoardView, 'from' | 'to'>,
  { xOf }: BoardGeometry,
): { seen: number; cut: number } {
  const from = start < seen.from && end > seen.from ? seen.from : start
  return { seen: Math.round(xOf(end) - xOf(from)), cut: Math.round(xOf(from) - xOf(start)) }
}

function useSelectedIn(row: ResourceRow): readonly string[] {
  const { selection } = useSessionValue(boardState)
  const ids = useSyncExternalStore(selection.subscribe, () =>
    selection.current().size === 0
      ? ''
      : row.tours
          .map(({ tour }) => tour.id)
          .filter((id) => selection.current().has(id))
          .join('\n'),
  )
  return ids === '' ? [] : ids.split('\n')
}

const RowHead = memo(function RowHead({ row }: { row: ResourceRow }) {
  const { t } = useText()
  const format = useFormat()
  const { resource, tours } = row
  const facts =
    resource === undefined
      ? [t('board.tours', { count: tours.length })]
      : [
          resource.key.startsWith('carrier:')
            ? t('board.carrier')
            : resource.type && t(`vehicle.type.${resource.type}`),
          resource.driver?.name ?? (resource.key.startsWith('carrier:') ? resource.plate : undefined),
        ]
  return (
    <div role="rowheader" aria-colindex={1} className="board-head">
      <span className="board-head-line">
        {resource === undefined && (
          <span aria-hidden className="font-semibold">
            ?
          </span>
        )}
        <bdi className="min-w-0 grow truncate">{rowName(row, t)}</bdi>
        <span>{resource === undefined ? '–' : format.number(resource.loadingMeters, 1, true)}</span>
      </span>
      <span className="block truncate text-cap text-text-2">{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
})

interface CursorCellProps {
  row: ResourceRow
  geometry: BoardGeometry
  orders: Board['orders']
}

/** The one cell the keyboard is on: a slot wide, with all it stands for in a sentence. */
function CursorCell({ row, geometry, orders }: CursorCellProps) {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(boardState)
  const wish = use(FocusWishContext)
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
  return (
    <div
      ref={cell}
      role="gridcell"
      tabIndex={0}
      aria-colindex={Math.floor((place.time - geometry.origin) / slot) + 2}
      aria-selected={isSelected}
      aria-label={cellSentence({ row, place, slot, orders, isSelected }, { t, format })}
      className="board-cell"
      style={{ left, width: geometry.xOf(place.time + slot) - left }}
    />
  )
}
