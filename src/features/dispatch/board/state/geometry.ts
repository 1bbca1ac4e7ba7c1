import { createContext, use } from 'react'
import { daysThrough, epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { ResourceKey } from '#src/domain/planning/facts/board.ts'
import { daysOn, HOUR, hourWidth, slotOf, type Zoom } from './time.ts'
import type { BoardPlace } from './moves.ts'

/** Exact in the browser's own units, so that places in a row do not add up to an error. */
const quarter = (px: number) => Math.round(px * 4) / 4

/**
 * Place and width of a thing in a row, px. It lies in the row's flow and takes no room there: a thing with a position of its own
 * is a layer to the browser, and those of hundreds of bars are gone through at each step of scrolling.
 */
export function inRow(left: number, width: number): { marginLeft: number; width: number; marginRight: number } {
  const [from, wide] = [quarter(left), quarter(width)]
  return { marginLeft: from, width: wide, marginRight: -from - wide }
}

/** How high and wide the parts of the board are, px. Source: design, board */
export interface BoardMeasures {
  row: number
  bar: number
  ghost: number
  /** The first column. */
  head: number
  axis: number
}

export const AXIS = 40

export function measuresOf(width: { wide: boolean; stacked: boolean }): BoardMeasures {
  if (width.stacked) return { row: 36, bar: 28, ghost: 32, head: 112, axis: AXIS }
  return width.wide
    ? { row: 40, bar: 32, ghost: 36, head: 176, axis: AXIS }
    : { row: 36, bar: 28, ghost: 32, head: 144, axis: AXIS }
}

/** Time as px: what is drawn reaches from one midnight to another, and `x` counts from the first one. */
export interface BoardGeometry extends BoardMeasures, BoardRange {
  hour: number
  slot: number
  width: number
  xOf(at: number): number
  timeAt(x: number): number
}

/** A stretch of time from one midnight to another: what is loaded, and can be scrolled to at once. */
export interface BoardRange {
  zoom: Zoom
  origin: number
  end: number
}

/** Ms in view on a screen of 1600 px, and the days beyond it that can be scrolled to. */
const VISIBLE: Readonly<Record<Zoom, number>> = { day: 24 * HOUR, days: 78 * HOUR, week: 216 * HOUR }
const BEYOND_DAYS = { before: 1, after: 2 }
/** Nearer to its edge than this, another stretch is taken. */
const NEAR = 6 * HOUR

/** The stretch of time around a window; the one before as long as the window is well inside of it. */
export function rangeFor(from: number, zoom: Zoom, before: BoardRange | undefined, screenWidth: number): BoardRange {
  const visible = VISIBLE[zoom] * Math.max(1, screenWidth / 1600)
  if (before?.zoom === zoom && from >= before.origin + NEAR && from + visible <= before.end - NEAR) return before
  return { zoom, origin: daysOn(from, -BEYOND_DAYS.before), end: daysOn(from + visible, BEYOND_DAYS.after) }
}

export function geometryOf(range: BoardRange, screen: { wide: boolean; stacked: boolean }): BoardGeometry {
  const { zoom } = range
  const hour = hourWidth(zoom, screen.wide && !screen.stacked)
  const xOf = (at: number) => ((at - range.origin) / HOUR) * hour
  return {
    ...measuresOf(screen),
    ...range,
    hour,
    slot: slotOf(zoom),
    width: xOf(range.end),
    xOf,
    timeAt: (x) => range.origin + (x / hour) * HOUR,
  }
}

/** The midnights from the first day to the last. */
export function midnights({ origin, end }: Pick<BoardGeometry, 'origin' | 'end'>): number[] {
  const { date } = epochToZoned(origin)
  return daysThrough(date, epochToZoned(end).date)
    .map((day) => zonedToEpoch(day, '00:00'))
    .filter((at) => at >= origin && at < end)
}

/** What stands on the board beside bars is laid out by this. */
export interface BoardLayout {
  geometry: BoardGeometry
  /** Top of a row, px from the top of the first row; undefined for the row that stays in view, and for what is not there. */
  yOf(resource: ResourceKey | undefined): number | undefined
  /** Height of all rows that scroll, px. */
  height: number
  /** What stands at a point of the window; undefined beside the board's rows. */
  at(clientX: number, clientY: number): BoardPlace | undefined
  /** The element that scrolls. */
  scroller(): HTMLElement | null
}

export const BoardLayoutContext = createContext<BoardLayout | undefined>(undefined)

/** Where things are on the board; for what is drawn in its rows and over them. */
export function useBoardLayout(): BoardLayout {
  const layout = use(BoardLayoutContext)
  if (layout === undefined) throw new Error('There is no board around')
  return layout
}
