import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** An index that is there; 0 where there is none. */
export const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

/** The range with one more index, wherever it is: the focused row stays drawn, or scrolling would lose the focus. */
export function rangeWith(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes
  return [...indexes, index].toSorted((a, b) => a - b)
}
