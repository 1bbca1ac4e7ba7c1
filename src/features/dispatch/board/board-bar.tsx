import { memo, useMemo } from 'react'
import { findCountry } from '#src/domain/postal-codes.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { signOf } from '#src/ui/status-sign.tsx'
import { barBackground, barColour, barLabel, postalArea, type Capacity } from './bar-look.ts'
import type { TourOfRow } from './board-moves.ts'
import type { BoardGeometry } from './geometry.ts'

interface BoardBarProps {
  entry: TourOfRow
  capacity: Capacity | undefined
  geometry: BoardGeometry
  /** Width in px of what is in view of it, and of what is cut off before that. */
  seen: number
  cut: number
  isSelected: boolean
}

/** A tour as a bar: three elements at most. What it means stands in the sentence of the cell. */
export const BoardBar = memo(function BoardBar({ entry, capacity, geometry, seen, cut, isSelected }: BoardBarProps) {
  const { t } = useText()
  const format = useFormat()
  const { tour, timeline } = entry
  const { start, end, status, disrupted, delayMinutes = 0 } = timeline
  const left = geometry.xOf(start)
  const width = Math.max(4, geometry.xOf(end) - left)
  const { bar: height, hour } = geometry
  const background = useMemo(
    () => barBackground(timeline, capacity, { start, height, hour }),
    [timeline, capacity, start, height, hour],
  )
  const trouble = disrupted ? 'failure' : delayMinutes > 0 ? 'warning' : undefined
  const fact = disrupted
    ? t('board.disrupted')
    : delayMinutes > 0
      ? `+${delayMinutes}`
      : format.number(timeline.mostAboard.loadingMeters, 1, true)
  const words = {
    cities: `${timeline.fromCity} → ${timeline.toCity}`,
    areas: `${area(timeline.fromPostalCode, timeline.fromCountry)} → ${area(timeline.toPostalCode, timeline.toCountry)}`,
    fact: trouble === undefined ? fact : `${fact}xxx`,
  }
  const shown = barLabel(seen, words)
  // A late or disturbed one says so before all else.
  const sign = !shown.fact && trouble !== undefined ? trouble : status
  return (
    <div
      aria-hidden
      data-tour={tour.id}
      data-colour={barColour(status)}
      data-selected={isSelected ? '' : undefined}
      className="board-bar"
      style={{ left, width, background }}
    >
      {shown.sign && (
        <span className="board-label signed" style={{ marginLeft: cut + 4 }} data-sign={signOf(sign)}>
          {shown.label}
        </span>
      )}
      {shown.fact &&
        (trouble === undefined ? (
          <span className="board-fact">{fact}</span>
        ) : (
          <span className="board-fact signed" data-sign={signOf(trouble)} data-coloured="">
            {fact}
          </span>
        ))}
    </div>
  )
})

const area = (postalCode: string, country: string | undefined) => postalArea(postalCode, findCountry(country)?.code)
