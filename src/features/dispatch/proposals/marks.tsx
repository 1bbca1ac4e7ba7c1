import './proposals.css'
import { useSyncExternalStore } from 'react'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { keyOfRow } from '../board/state/moves.ts'
import { useBoardLayout } from '../board/state/geometry.ts'
import { boxOfTour, freeLane, laneBox } from '../board/rows/lanes.ts'
import { proposalsState } from './state.ts'

/** Where the proposals of the panel would come on a row of the board: dashed outlines with their digits. */
export function ProposalMarks({ row }: { row: ResourceRow }) {
  const state = useSessionValue(proposalsState)
  const key = keyOfRow(row)
  // A row without a place is not redrawn.
  const proposals = useSyncExternalStore(state.proposals.subscribe, () => {
    const now = state.proposals.current()
    return now?.best.some(({ placement }) => placement.resource === key) === true ? now : undefined
  })
  const { geometry } = useBoardLayout()
  return proposals?.best.map(({ placement, timeline, violations }, at) => {
    if (placement.resource !== key) return null
    const left = geometry.xOf(timeline.start)
    const width = Math.max(geometry.xOf(timeline.end) - left, 4)
    const own = row.tours.find(({ tour }) => tour.id === placement.tourId)
    const box = own ? boxOfTour(row, own.tour.id, geometry) : laneBox(row, freeLane(row, timeline), geometry)
    const height = box.ghost
    const top = box.top + (box.height - height) / 2
    return (
      <div
        key={at}
        aria-hidden
        data-broken={violations.length > 0 ? '' : undefined}
        className="proposal-mark"
        style={{ left, top, width, height }}
      >
        <span className="proposal-digit">{at + 1}</span>
      </div>
    )
  })
}
