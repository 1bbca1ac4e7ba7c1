import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'

interface Span {
  from: number
  to: number
}

/**
 * What of a row is drawn, as numbers: two views of the board of which a row shows the same are the same for it, and it is not
 * redrawn.
 */
export interface RowPart {
  /** From the first to the one before the end. */
  firstTour: number
  endTour: number
  firstGap: number
  endGap: number
  firstBan: number
  endBan: number
  /** Where the left edge of the view cuts a bar, a rest or a hold of the row, ms; undefined where it cuts none. */
  cutAt: number | undefined
  /** The same of the right edge, for bars, gaps and holds. */
  endAt: number | undefined
}

type Bounds<T> = readonly [from: (one: T) => number, to: (one: T) => number]

/** From the first one that touches the time to the last, by their places. Asked of each row at each step: it makes no objects. */
function touching<T>(all: readonly T[], [fromOf, toOf]: Bounds<T>, { from, to }: Span): [first: number, end: number] {
  let first = 0
  let end = all.length
  for (; first < end && isBeside(all[first]); first += 1);
  for (; end > first && isBeside(all[end - 1]); end -= 1);
  return [first, end]
  function isBeside(one: T | undefined) {
    return one === undefined || fromOf(one) >= to || toOf(one) <= from
  }
}

const tourBounds: Bounds<ResourceRow['tours'][number]> = [
  ({ timeline }) => timeline.start,
  ({ timeline }) => timeline.end,
]
const spanBounds: Bounds<Span> = [({ from }) => from, ({ to }) => to]

/** What of a row is drawn for a part of time, and where the edges of what is in view cut it. */
export function rowPart(row: ResourceRow, drawn: Span, seen: Span): RowPart {
  const edge = seen.from
  const [firstTour, endTour] = touching(row.tours, tourBounds, drawn)
  const [firstGap, endGap] = touching(row.gaps, spanBounds, drawn)
  const [firstBan, endBan] = touching(row.bans, spanBounds, drawn)
  const isCut =
    row.tours.some(({ timeline }) => timeline.start < edge && timeline.end > edge) ||
    row.gaps.some(({ from, restUntil = from }) => from < edge && restUntil > edge) ||
    row.holds.some(({ from, to }) => from < edge && to > edge)
  const isEnding =
    row.tours.some(({ timeline }) => timeline.start < seen.to && timeline.end > seen.to) ||
    row.gaps.some(({ from, to }) => from < seen.to && to > seen.to) ||
    row.holds.some(({ from, to }) => from < seen.to && to > seen.to)
  return {
    ...{ firstTour, endTour, firstGap, endGap, firstBan, endBan },
    cutAt: isCut ? edge : undefined,
    endAt: isEnding ? seen.to : undefined,
  }
}
