import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { planShort } from '#src/entities/planning/plan-text.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { textWidth } from '#src/ui/text-width.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { heightOfRow } from '../../board/rows/lanes.ts'
import { useBoardLayout } from '../../board/state/geometry.ts'
import { rowIndexOf } from '../../board/state/moves.ts'
import { boardState } from '../../board/state/state.ts'
import { useInHand } from '../use-in-hand.ts'
import { signed } from '../words.ts'

/** Measures of the flag, px: what stands around it and its sign, and between two facts; its letters are half bold. */
const FLAG = { height: 28, gap: 12, edge: 4, around: 16, sign: 20, between: 17, size: 12.5 }

/** At most four facts beside the ghost, the worst first: right of what follows in the row, else below it. */
export function CarryFlag({ row: pinned }: { row?: ResourceRow }) {
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
