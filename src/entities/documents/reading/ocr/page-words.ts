import type { PlacedText } from '../../pdf/text-lines.ts'

/** Words the engine itself is less sure of than this, in percent, are specks and lines of forms. */
const LEAST = 12
/** Share of a word's box that is its letters, where the engine does not say how high its row is. */
const OF_BOX = 0.8

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** The words of a page as the engine tells them in JSON: pixels of the picture it was given. Throws for what is no JSON. */
export function pageWords(json: string): PlacedText[] {
  const page = recordOf(JSON.parse(json))
  return listOf(page['blocks'])
    .flatMap((block) => listOf(recordOf(block)['paragraphs']))
    .flatMap((paragraph) => listOf(recordOf(paragraph)['lines']))
    .flatMap(lineWords)
}

function lineWords(line: unknown): PlacedText[] {
  const { words, baseline, rowAttributes } = recordOf(line)
  const { x0, y0, x1, y1 } = recordOf(baseline)
  const [left, right] = [numberOf(x0), numberOf(x1)]
  const slope = right > left ? (numberOf(y1) - numberOf(y0)) / (right - left) : 0
  const row = numberOf(recordOf(rowAttributes)['rowHeight'])
  return listOf(words).flatMap((entry): PlacedText[] => {
    const { bbox, text, confidence: said } = recordOf(entry)
    const box = recordOf(bbox)
    const [from, to] = [numberOf(box['x0']), numberOf(box['x1'])]
    const height = numberOf(box['y1']) - numberOf(box['y0'])
    const confidence = Math.max(0, Math.min(100, numberOf(said)))
    if (typeof text !== 'string' || text.trim() === '' || to <= from || confidence < LEAST) return []
    const size = row > 0 ? row : height / OF_BOX
    // A rule of a form that was taken for letters.
    if (height > 4 * size || to - from > 6 * size * text.length) return []
    const base = numberOf(y0) + slope * (from - left)
    return [{ text: text.trim(), left: from, base, width: to - from, size, confidence }]
  })
}

/** How sure the engine was of a page, 0 to 100, each word by its letters; 0 for an empty one. */
export function sureOf(words: readonly PlacedText[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, confidence = 0 }) => sum + text.length * confidence, 0)
  return letters === 0 ? 0 : sure / letters
}
