import { memo } from 'react'
import { epochToZoned, pad, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { daysOn, MINUTE } from '../state/time.ts'
import { inRow, midnights, type BoardGeometry } from '../state/geometry.ts'

/** Hours from one line to the next, by zoom; none but midnight in a week. */
const LINES = { day: 1, days: 3, week: 24 } as const

/**
 * Nights, and a line every three hours (every hour where there is room), behind all rows: plain elements of one colour, drawn
 * once. As images in the background each of them would be recomputed for every part of the board that is painted.
 */
export const BoardGround = memo(function BoardGround({ geometry }: { geometry: BoardGeometry }) {
  return midnights(geometry).flatMap((at) => {
    const { date } = epochToZoned(at + MINUTE)
    const x = (hour: number) => geometry.xOf(zonedToEpoch(date, `${pad(hour)}:00`))
    const end = geometry.xOf(daysOn(at, 1))
    const step = LINES[geometry.zoom]
    const lines = Array.from({ length: 24 / step - 1 }, (_, index) => (index + 1) * step)
    return [
      <i key={`${at} morning`} className="board-night" style={inRow(x(0), x(6) - x(0))} />,
      <i key={`${at} evening`} className="board-night" style={inRow(x(22), end - x(22))} />,
      ...lines.map((hour) => <i key={`${at} ${hour}`} className="board-line" style={inRow(x(hour), 1)} />),
      <i key={at} className="board-midnight" style={inRow(x(0), 1)} />,
    ]
  })
})
