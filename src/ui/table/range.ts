import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** An index that is there; 0 where there is none. */
export const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

/** The range with one more index, wherever it is: the focused row stays drawn, or scrolling would lose the focus. */
export function rangeWith(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes
  return [...indexes, index].toSorted((a, b) => a - b)
}

/**
 * Rows drawn beyond those that are seen: a few at rest, as they are drawn again with the others when the list is sorted; on
 * the move as many ahead as a turn of the wheel may bring between two frames.
 */
export const beyond = { atRest: 4, ahead: 14 }

/** The range with what stands beyond it: `overscan` rows ahead, and few behind. */
export function rangeAhead(range: Range, heading: 'forward' | 'backward' | null): Range {
  const { startIndex, endIndex, overscan, count } = range
  const behind = Math.min(overscan, beyond.atRest)
  const first = startIndex - (heading === 'forward' ? behind : overscan)
  const last = endIndex + (heading === 'backward' ? behind : overscan)
  return { ...range, startIndex: Math.max(0, first), endIndex: Math.min(count - 1, last), overscan: 0 }
}
