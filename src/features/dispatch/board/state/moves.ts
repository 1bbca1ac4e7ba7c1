import type { ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'

/** A place of the board: a row, and the start of a slot in it. No resource is the row of tours without a vehicle. */
export interface BoardPlace {
  resource: ResourceKey | undefined
  time: number
  /** The tour that is meant, where several stand in the slot. */
  tourId?: string
}

export type TourOfRow = ResourceRow['tours'][number]

export const keyOfRow = (row: ResourceRow): ResourceKey | undefined => row.resource?.key

export const rowIndexOf = (rows: readonly ResourceRow[], resource: ResourceKey | undefined): number =>
  rows.findIndex((row) => keyOfRow(row) === resource)

/** All tours in a slot; several at once of a subcontractor, and of those without a vehicle. */
export const toursIn = (row: ResourceRow, { time }: BoardPlace, slot: number): TourOfRow[] =>
  row.tours.filter(({ timeline }) => timeline.start < time + slot && timeline.end > time)

/** The tour in a slot: the one that is meant, else the one that begins there, else one on its way. */
export function tourIn(row: ResourceRow | undefined, place: BoardPlace, slot: number): TourOfRow | undefined {
  if (row === undefined) return undefined
  const here = toursIn(row, place, slot)
  return (
    here.find(({ tour }) => tour.id === place.tourId) ??
    here.find(({ timeline }) => timeline.start >= place.time) ??
    here[0]
  )
}

const byStart = (a: TourOfRow, b: TourOfRow) => a.timeline.start - b.timeline.start || (a.tour.id < b.tour.id ? -1 : 1)

/** The next tour of the row, or the one before, seen from a place. */
export function neighbourTour(
  row: ResourceRow | undefined,
  place: BoardPlace,
  { slot, by }: { slot: number; by: -1 | 1 },
): TourOfRow | undefined {
  if (row === undefined) return undefined
  const tours = row.tours.toSorted(byStart)
  const here = tourIn(row, place, slot)
  if (here !== undefined) return tours[tours.findIndex(({ tour }) => tour.id === here.tour.id) + by]
  return by > 0
    ? tours.find(({ timeline }) => timeline.start >= place.time)
    : tours.findLast(({ timeline }) => timeline.end <= place.time)
}

/** First and last tour of a row: where Home and End lead. */
export function outerTour(row: ResourceRow | undefined, by: -1 | 1): TourOfRow | undefined {
  return row?.tours.toSorted(byStart).at(by < 0 ? 0 : -1)
}

/** Where a tour stands. */
export function placeOfTour(rows: readonly ResourceRow[], tourId: string): (BoardPlace & TourOfRow) | undefined {
  for (const row of rows) {
    const found = row.tours.find(({ tour }) => tour.id === tourId)
    if (found) return { resource: keyOfRow(row), time: found.timeline.start, tourId, ...found }
  }
  return undefined
}
