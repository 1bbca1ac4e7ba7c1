import type { Alternative, FieldCandidate, PaperField, Reading, Readings } from './fields.ts'
import { stateOf } from './fields.ts'
import { type Paper, type Source, sureAt } from './paper.ts'

/** Two values this near to each other contradict each other. */
const NEAR = 8
/** A value that is contradicted is at most so sure. */
const CONTRADICTED = 84
/** Less sure than this, a value is not offered. */
const LEAST = 35
const MOST_ALTERNATIVES = 3

const textAt = ({ lines }: Paper, { line, from, to }: Source): string => lines[line]?.text.slice(from, to).trim() ?? ''

const sameText = (value: unknown) => (typeof value === 'string' ? value.toLowerCase().replace(/[\s.-]+/g, '') : value)

/** Letters of a picture were not read surely: neither is what they say. */
const limited = (found: FieldCandidate, { lines }: Paper): FieldCandidate => {
  const { line, from, to } = found.source
  const most = sureAt(lines[line] ?? { text: '' }, from, to)
  return most < found.confidence ? { ...found, confidence: most } : found
}

function readingOf(all: readonly FieldCandidate[], paper: Paper): Reading {
  const sorted = all.toSorted((a, b) => b.confidence - a.confidence)
  const values = new Map<unknown, FieldCandidate>()
  const times = new Map<unknown, number>()
  for (const found of sorted) {
    const key = sameText(found.value)
    if (!values.has(key)) values.set(key, found)
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  const [best, ...others] = [...values.values()] as [FieldCandidate, ...FieldCandidate[]]
  // Said twice, a value is surer.
  const agreed = (times.get(sameText(best.value)) ?? 1) > 1 ? 3 : 0
  const contradicted = others.some(({ confidence }) => confidence >= best.confidence + agreed - NEAR)
  const confidence = Math.min(best.confidence + agreed, contradicted ? CONTRADICTED : 99)
  const alternatives: Alternative<PaperField>[] = others
    .filter((other) => other.confidence >= LEAST)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ value, source, confidence: sure }) => ({ value, source, confidence: sure, text: textAt(paper, source) }))
  return {
    state: stateOf(confidence),
    value: best.value,
    text: textAt(paper, best.source),
    source: best.source,
    confidence,
    doubts: [...new Set([...best.doubts, ...(contradicted ? (['conflict'] as const) : [])])],
    alternatives,
  }
}

/** Of all that may be the value of a field the likeliest, with what speaks against it and what else it may be. */
export function choose(all: readonly FieldCandidate[], paper: Paper): Readings {
  const fields = new Map<PaperField, FieldCandidate[]>()
  for (const found of all) fields.set(found.field, [...(fields.get(found.field) ?? []), limited(found, paper)])
  return Object.fromEntries([...fields].map(([field, own]) => [field, readingOf(own, paper)])) as Readings
}
