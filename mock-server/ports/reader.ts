import type { ReadField } from '#src/contract/documents/readings.ts'

/** A paper as it is handed to anyone who reads it. */
export interface Paper {
  /** Its text, line by line. */
  text: string
  /** What kind of paper it is taken for. */
  kind: string
  /** The fields that are looked for; all that are found where none is named. */
  fields: readonly string[]
}

/**
 * Finds the fields of a paper in its text. It answers the same for the same text, changes nothing, and may be asked within a
 * transaction: a real one that takes its time answers what it has read before. Nothing found is no failure of its own.
 */
export type ReadPaper = (paper: Paper) => Promise<ReadField[]>

/** A label, a colon and what it says. */
const LABELLED = /^\s*([\p{L}][\p{L}\d .\-/()]{0,58}?)\s*:\s*(\S.*?)\s*$/u

/** Reads what is written as `Label: value`, a line each; the first of a label counts. */
export const labelledLines: ReadPaper = async ({ text, fields }) => {
  const found = new Map<string, ReadField>()
  for (const source of text.split(/\r?\n/)) {
    const [, name, value] = LABELLED.exec(source) ?? []
    if (name === undefined || value === undefined || found.has(name)) continue
    if (fields.length === 0 || fields.includes(name)) found.set(name, { name, value, confidence: 1, source })
  }
  return [...found.values()]
}
