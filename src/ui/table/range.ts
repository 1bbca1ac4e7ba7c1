/** From a first row to a last one, both included. */
export interface Span {
  first: number
  last: number
}

/** How many rows are drawn beyond the edges of what is in view. */
export interface Overscan {
  /** Beyond both edges, always. */
  least: number
  /** Beyond the edge it moves towards, whenever rows are redrawn. */
  most: number
}

/** An index that is there; 0 where there is none. */
export const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

/** All from first to last with one more index, wherever it is: the focused row stays drawn, or scrolling would lose the focus. */
export function rangeWith(first: number, last: number, index: number, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (indexes.length === 0 || index < 0 || index >= count) return indexes
  if (index < first) return [index, ...indexes]
  return index > last ? [...indexes, index] : indexes
}

/**
 * The rows to be drawn for those in view: the same as before while enough of them are left beyond both edges, else more of them
 * the way it moves. The last one may be beyond the end.
 */
export function spanAround(before: Span | undefined, { first, last }: Span, beyond: Overscan, count: number): Span {
  const { least, most } = beyond
  const top = Math.max(0, first - least)
  if (before === undefined) return { first: top, last: last + least }
  const isUp = before.first > top
  const isDown = before.last < Math.min(count - 1, last + least)
  if (!isUp && !isDown) return before
  return { first: isUp ? Math.max(0, first - most) : top, last: last + (isDown ? most : least) }
}
