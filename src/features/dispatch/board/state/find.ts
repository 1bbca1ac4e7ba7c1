import { crewNames } from '#src/domain/planning/facts/board.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { keyOfRow, type BoardPlace } from './moves.ts'

/** Plates are written with and without their blanks and hyphens. */
const bare = (text: string) => foldText(text).replaceAll(/[\s-]/g, '')

/** Where a plate, a carrier, the number of a tour or of an order stands: row by row, from left to right. */
export function hitsOf(
  text: string,
  rows: readonly ResourceRow[],
  orders: Board['orders'],
  time: number,
): BoardPlace[] {
  const wanted = bare(text)
  if (wanted === '') return []
  const has = (value: string | undefined) => value !== undefined && bare(value).includes(wanted)
  return rows.flatMap((row) => {
    const resource = keyOfRow(row)
    const tours = row.tours.filter(
      ({ tour }) => has(tour.number) || tour.stops.some(({ orderId }) => has(orders.get(orderId)?.number)),
    )
    if (tours.length > 0)
      return tours
        .toSorted((a, b) => a.timeline.start - b.timeline.start)
        .map(({ tour, timeline }) => ({ resource, time: timeline.start, tourId: tour.id }))
    const { label, plate } = row.resource ?? {}
    return [label, plate, ...crewNames(row.resource)].some(has) ? [{ resource, time }] : []
  })
}
