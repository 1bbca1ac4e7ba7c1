import { memo, useSyncExternalStore, type ComponentType } from 'react'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { BoardBar } from '../bars/bar.tsx'
import { BoardGaps } from '../bars/gaps.tsx'
import { BoardHolds } from '../bars/holds.tsx'
import { BoardGround } from './ground.tsx'
import type { TourOfRow } from '../state/moves.ts'
import { boardState } from '../state/state.ts'
import { CursorCell } from './cursor-cell.tsx'
import type { BoardGeometry } from '../state/geometry.ts'
import { boxOfTour, heightOfRow, laneBox, lanesOf } from './lanes.ts'
import { RowHead, useHasCursor } from './row-head.tsx'
import type { RowPart } from '../state/row-part.ts'

/** What others draw on the board: in a row above its bars, behind all bars, and over everything. */
export interface BoardLayers {
  Row?: ComponentType<{ row: ResourceRow }>
  Under?: ComponentType
  Over?: ComponentType
}

interface BoardRowProps extends RowPart {
  row: ResourceRow
  /** Among all rows, 0 for the one that stays in view. */
  index: number
  geometry: BoardGeometry
  layer: BoardLayers['Row'] | undefined
  /** Id of its head, which stands in the first column; missing for the row that has it in itself. */
  headId?: string
  top?: number
}

/**
 * A vehicle, a subcontractor, or what has none: what it does. Drawn when that changes or more of it comes into view, not for the
 * cursor in others.
 */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, index, geometry, layer: Layer, headId, top, cutAt, endAt } = props
  const hasCursor = useHasCursor(row)
  const selected = useSelectedIn(row)
  // Undefined for the usual row, which is as high as its only lane.
  const lanes = lanesOf(row).count > 1 ? laneBox(row, 0, geometry) : undefined
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-cursor={hasCursor ? '' : undefined}
      className={headId === undefined ? 'board-pinned' : 'board-row'}
      style={{
        top,
        width: geometry.head + geometry.width,
        ...(lanes && {
          height: heightOfRow(row, geometry),
          '--board-row': `${lanes.height}px`,
          '--board-bar': `${lanes.bar}px`,
        }),
      }}
    >
      {headId === undefined ? (
        <RowHead row={row} geometry={geometry} />
      ) : (
        <div role="rowheader" aria-colindex={1} aria-labelledby={headId} />
      )}
      <div role="presentation" className="board-area board-lane" style={{ width: geometry.width }}>
        {headId === undefined && (
          <div aria-hidden className="board-ground">
            <BoardGround geometry={geometry} />
          </div>
        )}
        <BoardHolds holds={row.holds} geometry={geometry} cutAt={cutAt} endAt={endAt} />
        <BoardGaps row={row} geometry={geometry} part={props} />
        {row.tours.slice(props.firstTour, props.endTour).map((entry) => (
          <BoardBar
            key={entry.tour.id}
            entry={entry}
            capacity={row.resource}
            geometry={geometry}
            cutAt={isCut(entry, cutAt) ? cutAt : undefined}
            endAt={isCut(entry, endAt) ? endAt : undefined}
            {...(lanes && laneOf(row, entry, geometry))}
            isSelected={selected.includes(entry.tour.id)}
          />
        ))}
        {Layer && <Layer row={row} />}
        {hasCursor && <CursorCell row={row} geometry={geometry} />}
      </div>
    </div>
  )
})

const laneOf = (row: ResourceRow, { tour }: TourOfRow, geometry: BoardGeometry) => {
  const { top, bar } = boxOfTour(row, tour.id, geometry)
  return { laneTop: top, height: bar }
}

const isCut = ({ timeline: { start, end } }: TourOfRow, at: number | undefined) =>
  at !== undefined && start < at && end > at

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
