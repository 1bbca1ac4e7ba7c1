import type { InHand } from '../in-hand.ts'
import './moving.css'
import { useSyncExternalStore } from 'react'
import type { ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import type { ResourceRow, Timeline } from '#src/domain/planning/scene/timeline.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { keyOfRow } from '../../board/state/moves.ts'
import type { BoardLayers } from '../../board/rows/row.tsx'
import { useBoardLayout, type BoardGeometry } from '../../board/state/geometry.ts'
import { boxOfTour, heightOfRow, type LaneBox } from '../../board/rows/lanes.ts'
import { useColleagues } from '../colleagues.ts'
import { useCarryDrag } from '../drag.ts'
import { CarryFlag } from './flag.tsx'
import { Ghost } from './ghost.tsx'
import { carryState } from '../state.ts'
import { useInHand } from '../use-in-hand.ts'

/** What is drawn on the board while something is carried: the ghost, what it leaves, its lines and its flag. */
export const carryLayers = { Row: CarryRow, Under: CarryLines, Over: CarryOver } satisfies BoardLayers

/** What is in hand as far as a row is concerned: it is held over it, or was taken out of it. Others are not redrawn. */
function useHandIn(key: ResourceKey | undefined): InHand | undefined {
  const { inHand } = useSessionValue(carryState)
  return useSyncExternalStore(inHand.subscribe, () => {
    const hand = inHand.current()
    if (hand?.verdict === undefined) return undefined
    const { placement } = hand.verdict
    const from = hand.picked.tourId === undefined ? placement.resource : hand.picked.wasOn
    return placement.resource === key || from === key ? hand : undefined
  })
}

function useLandingIn(key: ResourceKey | undefined): InHand | undefined {
  const { landing } = useSessionValue(carryState)
  return useSyncExternalStore(landing.subscribe, () => {
    const hand = landing.current()
    return hand?.verdict !== undefined && hand.verdict.placement.resource === key ? hand : undefined
  })
}

function CarryRow({ row }: { row: ResourceRow }) {
  const key = keyOfRow(row)
  const hand = useHandIn(key)
  const landing = useLandingIn(key)
  const { geometry } = useBoardLayout()
  if (landing?.verdict !== undefined) return <Ghost verdict={landing.verdict} row={row} isSending />
  // The row without a vehicle stays above all others: what is drawn over those would be hidden by it.
  const over = key === undefined && (
    <>
      <PinnedLines row={row} />
      <Colleagues row={row} />
      <CarryFlag row={row} />
    </>
  )
  if (hand?.verdict === undefined) return over
  const { verdict } = hand
  const left = row.tours.find(({ tour }) => tour.id === hand.picked.tourId)
  const joined = row.tours.find(({ tour }) => tour.id === verdict.placement.tourId)
  const isHere = verdict.placement.resource === key
  const leaves = left ?? (isHere ? joined : undefined)
  return (
    <>
      {leaves && <Left timeline={leaves.timeline} box={boxOfTour(row, leaves.tour.id, geometry)} geometry={geometry} />}
      {isHere && <Ghost verdict={verdict} row={row} taken={hand.picked.tourId} isSending={hand.isSending} />}
      {isHere && <Overlaps verdict={verdict} geometry={geometry} />}
      {over}
    </>
  )
}

/** What it leaves behind. */
function Left({
  timeline: { start, end },
  box,
  geometry,
}: {
  timeline: Timeline
  box: LaneBox
  geometry: BoardGeometry
}) {
  const left = geometry.xOf(start)
  return (
    <div aria-hidden className="carry-left" style={{ left, width: geometry.xOf(end) - left, marginTop: box.top }} />
  )
}

/** Where two tours take the same time: as wide as that. */
function Overlaps({ verdict, geometry }: { verdict: Verdict; geometry: BoardGeometry }) {
  return verdict.violations
    .filter(({ code, at }) => code === 'reason.plan.overlap' && at !== undefined)
    .map(({ tourId, at }) => {
      const left = geometry.xOf(at?.from ?? 0)
      const width = geometry.xOf(at?.to ?? 0) - left
      const height = geometry.ghost
      return (
        <div
          key={tourId}
          aria-hidden
          data-carry-overlap
          className="carry-overlap"
          style={{ left, width, height, top: (geometry.row - height) / 2 }}
        />
      )
    })
}

/** Where it begins and ends, through all rows, behind the bars. */
function CarryLines() {
  return <Lines height={useBoardLayout().height} />
}

function PinnedLines({ row }: { row: ResourceRow }) {
  return <Lines height={heightOfRow(row, useBoardLayout().geometry)} />
}

function Lines({ height }: { height: number }) {
  const hand = useInHand()
  const { geometry } = useBoardLayout()
  if (hand?.verdict === undefined) return null
  const { start, end } = hand.verdict.timeline
  return (
    <>
      <div className="carry-start" style={{ left: geometry.xOf(start) - 1, height }} />
      <div className="carry-end" style={{ left: geometry.xOf(end), height }} />
    </>
  )
}

/** Over everything: the flag, and what the mouse drags. */
function CarryOver() {
  useCarryDrag()
  return (
    <>
      <Colleagues />
      <CarryFlag />
    </>
  )
}

/** What colleagues carry, where they hold it: over the rows that scroll, or in the one that stays. */
function Colleagues({ row }: { row?: ResourceRow }) {
  const { tenantId, userId } = useSession()
  const colleagues = useColleagues({ tenantId, ownId: userId })
  const { geometry, yOf } = useBoardLayout()
  return colleagues.map(({ id, name, initials, carrying: { resource, at, until } }) => {
    const y = row === undefined ? yOf(resource as ResourceKey | undefined) : resource === undefined ? 0 : undefined
    if (y === undefined) return null
    const left = geometry.xOf(at)
    const width = Math.max(28, geometry.xOf(until ?? at) - left)
    return (
      <div
        key={id}
        title={name}
        data-carry-colleague
        className="carry-other"
        style={{ left, width, top: y + (geometry.row - geometry.bar) / 2, height: geometry.bar }}
      >
        {initials}
      </div>
    )
  })
}
