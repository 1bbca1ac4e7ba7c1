import type { Hold } from '#src/domain/planning/facts/holds.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { inRow, type BoardGeometry } from '../state/geometry.ts'
import { textWidth } from '#src/ui/text-width.ts'

/** What keeps a row from being driven, and until when: "Werkstatt bis 27.11.". */
export function holdWords({ kind, until }: Hold, { t, format }: { t: Translate; format: Format }): string {
  const what =
    kind === 'workshop' || kind === 'blocked' || kind === 'outOfService'
      ? t(`records.vehicle.status.${kind}`)
      : t(`board.hold.${kind}`)
  return until === undefined ? what : t('board.hold.until', { what, date: format.dayMonth(until) })
}

interface BoardHoldsProps {
  holds: ResourceRow['holds']
  geometry: BoardGeometry
  /** The moment at the left edge of the view, where that cuts one: its word stands in what is left of it. */
  cutAt: number | undefined
  /** The same of the right edge. */
  endAt: number | undefined
}

/** Px before the word; its size, and how much wider than those that are measured its letters are. */
const INSET = 6
const SIZE = 11
const HEAVY = 1.06

/** The time in which a row is not driven, behind its bars, with its word. What it means stands in the cells. */
export function BoardHolds({ holds, geometry, cutAt = -Infinity, endAt = Infinity }: BoardHoldsProps) {
  const { t } = useText()
  const format = useFormat()
  return holds.map((hold) => {
    const [from, to] = [Math.max(hold.from, geometry.origin), Math.min(hold.to, geometry.end)]
    if (to <= from) return null
    const left = geometry.xOf(from)
    const room = geometry.xOf(Math.min(to, endAt)) - geometry.xOf(Math.max(from, cutAt)) - INSET
    const seen = cutAt > from && cutAt < to ? geometry.xOf(cutAt) - left : 0
    return (
      <div
        key={`${hold.kind} ${hold.from}`}
        aria-hidden
        data-hold={hold.kind}
        className="board-hold"
        style={{ ...inRow(left, geometry.xOf(to) - left), paddingLeft: Math.round(seen) + INSET }}
      >
        {wordsFor(room, [holdWords(hold, { t, format }), holdWords({ ...hold, until: undefined }, { t, format })])}
      </div>
    )
  })
}

/** Whole words or none. */
const wordsFor = (room: number, ways: readonly string[]) => ways.find((text) => textWidth(text, SIZE) * HEAVY <= room)
