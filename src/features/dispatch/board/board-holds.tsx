import type { Hold } from '#src/domain/planning/holds.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { inRow, type BoardGeometry } from './geometry.ts'

/** What keeps a row from being driven, and until when: "Werkstatt bis 27.11.". */
export function holdWords({ kind, until }: Hold, { t, format }: { t: Translate; format: Format }): string {
  const what =
    kind === 'workshop' || kind === 'blocked' || kind === 'outOfService'
      ? t(`records.vehicle.status.${kind}`)
      : t(`board.hold.${kind}`)
  return until === undefined ? what : t('board.hold.until', { what, date: format.dayMonth(until) })
}

/** The time in which a row is not driven, behind its bars; its word stays in view. What it means stands in the cells. */
export function BoardHolds({ holds, geometry }: { holds: ResourceRow['holds']; geometry: BoardGeometry }) {
  const { t } = useText()
  const format = useFormat()
  return holds.map((hold) => {
    const left = geometry.xOf(Math.max(hold.from, geometry.origin))
    const width = geometry.xOf(Math.min(hold.to, geometry.end)) - left
    if (width <= 0) return null
    return (
      <div
        key={`${hold.kind} ${hold.from}`}
        aria-hidden
        data-hold={hold.kind}
        className="board-hold"
        style={inRow(left, width)}
      >
        <span className="board-hold-word">{holdWords(hold, { t, format })}</span>
      </div>
    )
  })
}
