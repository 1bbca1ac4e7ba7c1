import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import type { BoardMeasures } from '../state/geometry.ts'

/** A lane has room for a line of words above the load, px; many share the height of three rows, down to that of the words alone. */
const WHOLE_LANE = 22
const SHARED_ROWS = 3
const LEAST_LANE = 16

interface Span {
  start: number
  end: number
}

/** How tours that overlap lie below each other in a row: the lane of each, from 0 on. */
export interface Lanes {
  count: number
  /** By tour. */
  of: ReadonlyMap<string, number>
}

const ONE: Lanes = { count: 1, of: new Map() }
const known = new WeakMap<ResourceRow, Lanes>()

/**
 * The lanes of a row. An own vehicle drives one tour after the other and has one; a subcontractor has several at once, and what
 * has no vehicle yet overlaps as it likes.
 */
export function lanesOf(row: ResourceRow): Lanes {
  if (row.resource?.key.startsWith('vehicle:') === true || row.tours.length < 2) return ONE
  const before = known.get(row)
  if (before) return before
  const ends: number[] = []
  const of = new Map<string, number>()
  for (const { tour, timeline } of row.tours) {
    const free = ends.findIndex((end) => end <= timeline.start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = timeline.end
    of.set(tour.id, lane)
  }
  const lanes = { count: ends.length, of }
  known.set(row, lanes)
  return lanes
}

/** The lane in which something has room beside the tours of a row; the last one where there is none. */
export function freeLane(row: ResourceRow, { start, end }: Span, except: readonly (string | undefined)[] = []): number {
  const { count, of } = lanesOf(row)
  const taken = new Set(
    row.tours
      .filter(({ tour, timeline }) => timeline.start < end && timeline.end > start && !except.includes(tour.id))
      .map(({ tour }) => of.get(tour.id) ?? 0),
  )
  for (let lane = 0; lane < count; lane += 1) if (!taken.has(lane)) return lane
  return count - 1
}

/** Where a lane lies in its row, px from the top of the row; and how high its bars and ghosts are. */
export interface LaneBox {
  top: number
  height: number
  bar: number
  ghost: number
}

const laneHeight = (count: number, { row }: Pick<BoardMeasures, 'row'>) =>
  count === 1 ? row : Math.max(LEAST_LANE, Math.min(WHOLE_LANE, Math.floor((SHARED_ROWS * row) / count)))

export function laneBox(row: ResourceRow, lane: number, measures: BoardMeasures): LaneBox {
  const { count } = lanesOf(row)
  const height = laneHeight(count, measures)
  const isFull = height === measures.row
  return {
    top: lane * height,
    height,
    bar: isFull ? measures.bar : height - 3,
    ghost: isFull ? measures.ghost : height - 1,
  }
}

/** The box of the lane a tour lies in. */
export const boxOfTour = (row: ResourceRow, tourId: string, measures: BoardMeasures): LaneBox =>
  laneBox(row, lanesOf(row).of.get(tourId) ?? 0, measures)

/** How high a row is with all its lanes, px. */
export function heightOfRow(row: ResourceRow | undefined, measures: BoardMeasures): number {
  const count = row === undefined ? 1 : lanesOf(row).count
  return count === 1 ? measures.row : count * laneHeight(count, measures)
}

/** The lane at a point of a row, by its distance from the top of the row in px. */
export const laneAt = (row: ResourceRow, y: number, measures: BoardMeasures): number =>
  Math.min(lanesOf(row).count - 1, Math.max(0, Math.floor(y / laneHeight(lanesOf(row).count, measures))))

/** Rows below each other: where each begins, px from the first one's top. */
export interface RowTops {
  count: number
  total: number
  /** Top of a row; of the one behind the last it is the end. */
  top(index: number): number
  /** Whether all rows of another list begin where these do. */
  isSame(other: RowTops): boolean
  /** The row at a height; before the first it is 0, behind the last the one behind it. */
  indexAt(y: number): number
}

export function rowTops(rows: readonly ResourceRow[], measures: BoardMeasures): RowTops {
  const tops = new Float64Array(rows.length + 1)
  for (const [index, row] of rows.entries()) tops[index + 1] = (tops[index] ?? 0) + heightOfRow(row, measures)
  const top = (index: number) => tops[Math.min(Math.max(index, 0), rows.length)] ?? 0
  return {
    count: rows.length,
    total: top(rows.length),
    top,
    isSame: (other) => other.count === rows.length && tops.every((at, index) => other.top(index) === at),
    indexAt(y) {
      let [low, high] = [0, rows.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (top(middle + 1) <= y) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}
