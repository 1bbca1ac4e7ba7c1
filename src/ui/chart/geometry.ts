import { scaleLinear, scalePoint } from 'd3-scale'

/** One value of a course; the text is what stands at it, the short one where there is little room. */
export interface ChartPoint {
  key: string
  /** Below the base line. */
  label: string
  value: number | undefined
  text: string
  shortText?: string
  /** It stands in for one that could not be had. */
  isSubstitute?: boolean
}

/** Another course drawn thinly, named at its end. */
export interface Comparison {
  name: string
  /** One for each point. */
  values: readonly (number | undefined)[]
}

/** What is aimed at. */
export interface Target {
  name: string
  value: number
}

export interface Size {
  width: number
  height: number
}

/** Height of the names below the base line, px. */
export const AXIS_HEIGHT = 20
/** Room for figures above and below what is drawn, px. */
const LABEL_ROOM = 20
/** Room at the right of a line for the names of what ends there, px. */
const NAMES_ROOM = 52
/** How far a line begins from the edge, px. */
const INSET = 16
const WIDEST_BAR = 28

/** A bar: px from the left and from the top. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
  middle: number
}

/** Bars from zero, the first at the left edge and the last at the right one; nothing for a point without a value. */
export function barsOf(points: readonly ChartPoint[], { width, height }: Size): (Bar | undefined)[] {
  const base = height - AXIS_HEIGHT
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [Math.max(0, value)]))
  const y = scaleLinear([0, Math.max(...values, 1)], [base, LABEL_ROOM])
  const bar = Math.max(2, Math.min(WIDEST_BAR, (width / Math.max(1, points.length)) * 0.6))
  const middles = middlesOf(points, bar / 2, width - bar / 2)
  return points.map(({ value }, at) => {
    if (value === undefined) return undefined
    const top = y(Math.max(0, value))
    const middle = middles[at] ?? 0
    return { x: middle - bar / 2, y: top, width: bar, height: base - top, middle }
  })
}

/** Where the middle of each point is, px from the left. */
export function middlesOf(points: readonly ChartPoint[], from: number, to: number): number[] {
  const keys = points.map(({ key }) => key)
  const x = scalePoint(keys, keys.length === 1 ? [(from + to) / 2, (from + to) / 2] : [from, to])
  return keys.map((key) => x(key) ?? from)
}

/** Middles of bars, also of those that are not there. */
export function barMiddles(points: readonly ChartPoint[], width: number): number[] {
  const bar = Math.max(2, Math.min(WIDEST_BAR, (width / Math.max(1, points.length)) * 0.6))
  return middlesOf(points, bar / 2, width - bar / 2)
}

/** A place of a line; nothing where there is no value. */
export type Place = { x: number; y: number } | undefined

export interface Lines {
  main: Place[]
  comparison: Place[]
  /** Height of the target, px from the top. */
  target: number | undefined
  middles: number[]
  /** Where names of what ends at the right begin, px from the left. */
  namesAt: number
}

/** Lines through the points; they need not begin at zero, so their extremes carry their figures. */
export function linesOf(
  points: readonly ChartPoint[],
  beside: { comparison?: Comparison | undefined; target?: Target | undefined },
  { width, height }: Size,
): Lines {
  const all = [...points.map(({ value }) => value), ...(beside.comparison?.values ?? []), beside.target?.value].flatMap(
    (value) => (value === undefined ? [] : [value]),
  )
  const [least, most] = all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)]
  const room = most === least ? Math.max(Math.abs(most) * 0.1, 1) : 0
  const y = scaleLinear([least - room, most + room], [height - AXIS_HEIGHT - LABEL_ROOM, LABEL_ROOM])
  const middles = middlesOf(points, INSET, Math.max(INSET + 1, width - NAMES_ROOM))
  const place = (value: number | undefined, at: number): Place =>
    value === undefined ? undefined : { x: middles[at] ?? 0, y: y(value) }
  return {
    main: points.map(({ value }, at) => place(value, at)),
    comparison: points.map((_, at) => place(beside.comparison?.values[at], at)),
    target: beside.target === undefined ? undefined : y(beside.target.value),
    middles,
    namesAt: (middles.at(-1) ?? INSET) + 12,
  }
}

/** Which points of a line carry their figure, but for the last one, which has it at its right: first, highest, lowest. */
export function labelled(points: readonly ChartPoint[]): { at: number; isBelow: boolean }[] {
  const known = points.flatMap(({ value }, at) => (value === undefined ? [] : [{ value, at }]))
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined) return []
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first)
  const lowest = known.reduce((best, one) => (one.value < best.value ? one : best), first)
  const found = new Map<number, boolean>()
  if (lowest.value < highest.value) {
    found.set(highest.at, false)
    found.set(lowest.at, true)
  }
  if (!found.has(first.at)) found.set(first.at, false)
  found.delete(last.at)
  return [...found].map(([at, isBelow]) => ({ at, isBelow })).toSorted((one, other) => one.at - other.at)
}

/** Moves heights apart until none is nearer to the next than `gap`, px, and none leaves `from` to `to`; the order stays. */
export function apart(heights: readonly number[], gap: number, from: number, to: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).toSorted((one, other) => one.height - other.height)
  const placed: number[] = []
  for (const { height } of order) {
    const before = placed.at(-1)
    placed.push(Math.max(from, height, before === undefined ? from : before + gap))
  }
  for (let at = placed.length - 1; at >= 0; at--) {
    const limit = at === placed.length - 1 ? to : (placed[at + 1] ?? to) - gap
    placed[at] = Math.min(placed[at] ?? to, limit)
  }
  const result: number[] = []
  order.forEach(({ at }, place) => {
    result[at] = placed[place] ?? 0
  })
  return result
}

/** Every how many-eth name has room below the base line, where each needs so many px. */
export function everyNth(count: number, width: number, needed: number): number {
  return Math.max(1, Math.ceil((count * needed) / Math.max(1, width)))
}
