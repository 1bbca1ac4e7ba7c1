/** An index that is there; 0 where there is none. */
export const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

/** All from first to last with one more index, wherever it is: the focused row stays drawn, or scrolling would lose the focus. */
export function rangeWith(first: number, last: number, index: number, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (indexes.length === 0 || index < 0 || index >= count) return indexes
  if (index < first) return [index, ...indexes]
  return index > last ? [...indexes, index] : indexes
}
