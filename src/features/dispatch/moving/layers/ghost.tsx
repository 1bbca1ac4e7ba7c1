import { findCountry } from '#src/domain/places/postal-codes.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { barBackground, barColour, barLabel, postalArea } from '../../board/bars/look.ts'
import { boxOfTour, freeLane, laneBox, type LaneBox } from '../../board/rows/lanes.ts'
import { useBoardLayout, type BoardGeometry } from '../../board/state/geometry.ts'
import { HOUR } from '../../board/state/time.ts'

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

/** What is held, as a bar where it would stand. */
export function Ghost({ verdict, row, taken, isSending }: GhostProps) {
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
