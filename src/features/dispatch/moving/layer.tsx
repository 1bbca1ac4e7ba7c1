import type { InHand } from './in-hand.ts'
import './moving.css'
import { useSyncExternalStore } from 'react'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import type { ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import type { ResourceRow, Timeline } from '#src/domain/planning/scene/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { barBackground, barColour, barLabel, postalArea } from '../board/bars/look.ts'
import { keyOfRow, rowIndexOf } from '../board/state/moves.ts'
import type { BoardLayers } from '../board/rows/row.tsx'
import { boardState } from '../board/state/state.ts'
import { HOUR } from '../board/state/time.ts'
import { useBoardLayout, type BoardGeometry } from '../board/state/geometry.ts'
import { boxOfTour, freeLane, heightOfRow, laneBox, type LaneBox } from '../board/rows/lanes.ts'
import { textWidth } from '#src/ui/text-width.ts'
import { useColleagues } from './colleagues.ts'
import { useCarryDrag } from './drag.ts'
import { carryState } from './state.ts'
import { signed } from './words.ts'
import { planShort } from '#src/entities/planning/plan-text.ts'
import { useInHand } from './use-in-hand.ts'

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

/** The lane of the tour it is or joins, else the first that is free there. */
function ghostBox(
  row: ResourceRow,
  { placement, timeline }: Verdict,
  geometry: BoardGeometry,
  taken?: string,
): LaneBox {
  const own = row.tours.find(({ tour }) => tour.id === placement.tourId)
  if (own !== undefined) return boxOfTour(row, own.tour.id, geometry)
  return laneBox(row, freeLane(row, timeline, [taken]), geometry)
}

interface GhostProps {
  verdict: Verdict
  row: ResourceRow
  /** The tour it was, whose place is free again. */
  taken?: string | undefined
  isSending: boolean
}

function Ghost({ verdict, row, taken, isSending }: GhostProps) {
  const { t } = useText()
  const format = useFormat()
  const { geometry } = useBoardLayout()
  const { timeline, violations, hints, legs } = verdict
  const left = geometry.xOf(timeline.start)
  const width = Math.max(4, geometry.xOf(timeline.end) - left)
  const added = Math.max(0, ...legs.map((leg) => leg.addedMeters))
  const isJoining = legs.some((leg) => leg.plannedMeters > 0)
  const from = postalArea(timeline.fromPostalCode, findCountry(timeline.fromCountry)?.code)
  const to = postalArea(timeline.toPostalCode, findCountry(timeline.toCountry)?.code)
  const fact = isJoining ? `· +${format.number(added, 1)}` : ''
  const route = `${from} → ${to}`
  // Beside the cursor, which stands on its first slot.
  const cursor = Math.round((geometry.slot / HOUR) * geometry.hour)
  const { label, fact: hasFact, sign } = barLabel(width - cursor, { cities: route, areas: route, fact })
  const state = violations.length > 0 ? 'failure' : hints.length > 0 ? 'warning' : 'success'
  const box = ghostBox(row, verdict, geometry, taken)
  const height = box.ghost
  const background = barBackground(timeline, row.resource, { start: timeline.start, height, hour: geometry.hour })
  return (
    <div
      aria-hidden
      data-carry-ghost
      data-worked-on
      data-colour={barColour(timeline.status)}
      data-sending={isSending ? '' : undefined}
      className="carry-ghost"
      style={{ left, width, height, top: box.top + (box.height - height) / 2, background, paddingLeft: cursor }}
    >
      <span className="carry-ghost-label">
        {sign && <StatusSign status={isSending ? 'pending' : state} />}
        {isSending ? t('carry.checking') : [label, hasFact && label !== '' ? fact : ''].filter(Boolean).join(' ')}
      </span>
    </div>
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

/** Measures of the flag, px: what stands around it and its sign, and between two facts; its letters are half bold. */
const FLAG = { height: 28, gap: 12, edge: 4, around: 16, sign: 20, between: 17, size: 12.5 }

/** At most four facts beside the ghost, the worst first: right of what follows in the row, else below it. */
function CarryFlag({ row: pinned }: { row?: ResourceRow }) {
  const hand = useInHand()
  const { geometry, yOf, scroller } = useBoardLayout()
  const { rows } = useSessionValue(boardState)
  const { t } = useText()
  const format = useFormat()
  if (hand?.verdict === undefined || hand.isSending) return null
  const { verdict } = hand
  const { placement, timeline, violations, figures } = verdict
  if ((placement.resource === undefined) !== (pinned !== undefined)) return null
  const shown = rows.current()?.rows ?? []
  const row = shown[rowIndexOf(shown, placement.resource)]
  const element = scroller()
  const seen = element === null ? 0 : element.scrollLeft + element.clientWidth - geometry.head
  // A tour under way begins left of what is in view.
  const leftmost = (element?.scrollLeft ?? 0) + FLAG.edge
  const after = (row?.tours ?? [])
    .filter(({ tour, timeline: other }) => tour.id !== placement.tourId && other.end > timeline.start)
    .map(({ timeline: other }) => other.end)
  // What follows within a few hours belongs to what it is held beside.
  const end = after.reduce((to, next) => (next > to && next - to < 8 * 3_600_000 ? next : to), timeline.end)
  const worst = violations.slice(0, 2).map((violation) => planShort(violation, t))
  const facts = [
    `${signed(figures.km - figures.kmBefore, format)} km`,
    ...(figures.margin === undefined
      ? []
      : [`${t('carry.margin')} ${figures.margin > 0 ? '+' : ''}${format.wholeMoney(figures.margin)}`]),
  ]
  const words = [...worst, ...facts].map((fact) => textWidth(fact, FLAG.size) + FLAG.between)
  const width = words.reduce((sum, one) => sum + one, FLAG.around + (worst.length > 0 ? FLAG.sign : 0))
  const beside = geometry.xOf(end) + FLAG.gap
  const hasRoom = beside + width <= seen
  const y = yOf(placement.resource) ?? 0
  const left = Math.max(leftmost, hasRoom ? beside : Math.min(geometry.xOf(timeline.start), seen - width - FLAG.gap))
  const height = heightOfRow(row, geometry)
  // Below the last row in view it would be cut: then above.
  const lowest = element === null ? Infinity : element.scrollTop + element.clientHeight - geometry.axis - FLAG.height
  const isLow = y + height + 2 > lowest - heightOfRow(shown[0], geometry)
  const top = hasRoom ? y + (height - FLAG.height) / 2 : isLow ? y - FLAG.height - 2 : y + height + 2
  return (
    <div aria-hidden data-carry-flag data-worked-on className="carry-flag" style={{ left, top, height: FLAG.height }}>
      {worst.length > 0 && <StatusSign status="failure" />}
      {worst.map((words) => (
        <span key={words} className="carry-flag-fact font-semibold text-status-red">
          {words}
        </span>
      ))}
      {facts.map((fact) => (
        <span key={fact} className="carry-flag-fact">
          {fact}
        </span>
      ))}
    </div>
  )
}
