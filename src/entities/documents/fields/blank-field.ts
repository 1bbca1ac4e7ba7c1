import type { ReadField } from '#src/contract/documents/readings.ts'

/** A field nobody has read, to be filled in by hand. */
export const blankField = (name: string): ReadField => {
  return {
    name,
    value: '',
    confidence: 0,
    source: undefined,
    doubts: [],
    alternatives: [],
    page: undefined,
    box: undefined,
  }
}
