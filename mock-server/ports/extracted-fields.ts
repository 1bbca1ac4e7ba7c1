import type { ReadField } from '#src/contract/documents/readings.ts'
import type { Reading } from '#src/domain/extraction/fields.ts'
import { sourceBox } from '#src/domain/extraction/source-box.ts'
import { writtenValue } from '#src/domain/extraction/written-values.ts'
import { type ReadingContext, readPaper } from '#src/domain/extraction/read-paper.ts'
import { yieldToEventLoop } from '../store/yield-to-event-loop.ts'
import type { Paper } from './reader.ts'

const shareOf = (percent: number) => Math.round(percent) / 100

function fieldOf(name: string, reading: Reading, { lines }: Paper): ReadField[] {
  const { state, value, source, confidence, doubts, alternatives } = reading
  if (value === undefined || state === 'missing') return []
  const line = source && lines[source.line]
  return [
    {
      name,
      value: writtenValue(value),
      confidence: shareOf(confidence),
      source: line?.text.trim(),
      state,
      doubts: [...doubts],
      alternatives: alternatives.map((other) => ({
        value: writtenValue(other.value),
        text: other.text,
        confidence: shareOf(other.confidence),
      })),
      page: line?.page,
      box: source && line && sourceBox(line, source),
    },
  ]
}

/** What a paper says of an order, field by field, with where it stands. */
export async function extractedFields(paper: Paper, known: ReadingContext): Promise<ReadField[]> {
  const readings = await readPaper(paper, known, yieldToEventLoop)
  return Object.entries(readings).flatMap(([name, reading]) => (reading ? fieldOf(name, reading, paper) : []))
}
