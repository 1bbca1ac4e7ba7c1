import { memo, useMemo, type CSSProperties } from 'react'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { signOf } from '#src/ui/signs/status-sign.tsx'
import { barBackground, barColour, barLabel, postalArea, type Capacity } from './look.ts'
import type { TourOfRow } from '../state/moves.ts'
import { inRow, type BoardGeometry } from '../state/geometry.ts'

interface BoardBarProps {
  entry: TourOfRow
  capacity: Capacity | undefined
  geometry: BoardGeometry
  /** The moment at the left edge of the view where that cuts the bar: its words stand in what is left of it. */
  cutAt: number | undefined
  /** The same of the right edge. */
  endAt: number | undefined
  isSelected: boolean
  /** In a row of several lanes: the top of its own, and how high it is there, px. */
  laneTop?: number
  height?: number
}

/** A tour as a bar: three elements at most. What it means stands in the sentence of the cell. */
export const BoardBar = memo(function BoardBar(props: BoardBarProps) {
  const { entry, capacity, geometry, cutAt, endAt, isSelected, laneTop } = props
  const { t } = useText()
  const format = useFormat()
  const { tour, timeline } = entry
  const { start, end, status, disrupted, delayMinutes = 0 } = timeline
  const left = geometry.xOf(start)
  const width = Math.max(4, geometry.xOf(end) - left)
  const cut = cutAt === undefined ? 0 : Math.round(geometry.xOf(cutAt) - left)
  const away = endAt === undefined ? 0 : Math.round(left + width - geometry.xOf(endAt))
  const { hour } = geometry
  const { height = geometry.bar } = props
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
    fact,
    hasFactSign: trouble !== undefined,
  }
  const shown = barLabel(width - cut - away, words)
  // A late or disturbed one says so before all else.
  const sign = !shown.fact && trouble !== undefined ? trouble : status
  const beside = away > 0 ? { marginRight: away + 6 } : undefined
  return (
    <div
      aria-hidden
      data-tour={tour.id}
      // What is drawn of a record is marked as one: Ctrl+Z takes back at once what is seen (`isOnScreen`).
      data-record={tour.id}
      data-colour={barColour(status)}
      data-selected={isSelected ? '' : undefined}
      className="board-bar"
      style={{
        ...inRow(left, width),
        background,
        ...(laneTop !== undefined && ({ '--board-lane': `${laneTop}px` } as CSSProperties)),
      }}
    >
      {shown.sign && (
        <span
          className="board-label signed"
          style={cut > 0 ? { marginLeft: cut + 4 } : undefined}
          data-sign={signOf(sign)}
        >
          {shown.label}
        </span>
      )}
      {shown.fact &&
        (trouble === undefined ? (
          <span className="board-fact" style={beside}>
            {fact}
          </span>
        ) : (
          <span className="board-fact signed" style={beside} data-sign={signOf(trouble)} data-coloured="">
            {fact}
          </span>
        ))}
    </div>
  )
})

const area = (postalCode: string, country: string | undefined) => postalArea(postalCode, findCountry(country)?.code)
