import type { ReadField } from '#src/contract/documents/readings.ts'
import type { PaperLine } from '#src/domain/extraction/paper.ts'
import type { ReadingContext } from '#src/domain/extraction/read-paper.ts'

/** A paper as it is handed to anyone who reads it. */
export interface Paper {
  /** Its lines, with their places where somebody knew these. */
  lines: readonly PaperLine[]
  /** They come from a picture, whose letters may be wrong. */
  scanned: boolean
  /** What kind of paper it is taken for. */
  kind: string
  /** The fields that are looked for; all that are found where none is named. */
  fields: readonly string[]
}

/**
 * Finds the fields of a paper in its lines. It answers the same for the same lines, changes nothing, and may be asked within a
 * transaction: a real one that takes its time answers what it has read before. Nothing found is no failure of its own. `known` tells
 * what the company knows: names, its own contacts, the day.
 */
export type ReadPaper = (paper: Paper, known: () => Promise<ReadingContext>) => Promise<ReadField[]>

/** A label, a colon and what it says. */
const LABELLED = /^\s*([\p{L}][\p{L}\d .\-/()]{0,58}?)\s*:\s*(\S.*?)\s*$/u

/** Reads what is written as `Label: value`, a line each; the first of a label counts. */
export const labelledLines: ReadPaper = async ({ lines, fields }) => {
  const found = new Map<string, ReadField>()
  for (const { text: source, page, box } of lines) {
    const [, name, value] = LABELLED.exec(source) ?? []
    if (name === undefined || value === undefined || found.has(name)) continue
    if (fields.length > 0 && !fields.includes(name)) continue
    found.set(name, { name, value, confidence: 1, source, state: 'sure', doubts: [], alternatives: [], page, box })
  }
  return [...found.values()]
}

/**
 * Reads what a paper says of an order. A template's labels are read as they are written; where nothing of an order is found,
 * whatever is labelled is.
 */
export const readFields: ReadPaper = async (paper, known) => {
  const { extractedFields } = await import('./extracted-fields.ts')
  const { fields } = paper
  const found = await extractedFields(paper, await known())
  const wanted = fields.length === 0 ? found : found.filter(({ name }) => fields.includes(name))
  const labels = fields.filter((field) => !found.some(({ name }) => name === field))
  const isLabelled = labels.length > 0 || found.length === 0
  const labelled = isLabelled ? await labelledLines({ ...paper, fields: labels }, known) : []
  const all = [...wanted, ...labelled]
  // In the order of the template, which is the one they are shown in.
  return fields.length === 0 ? all : all.toSorted((a, b) => fields.indexOf(a.name) - fields.indexOf(b.name))
}
