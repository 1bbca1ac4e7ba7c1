import type { SourceTable } from '../fields.ts'
import { looksLike } from './value-kinds.ts'

/** Lines above the head of a list that may hold a title. */
const MOST_TITLES = 10

/** The letter of a column as spreadsheets have it, from 0: `A`, `Z`, `AA`. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

const isFilled = (text: string) => text.trim() !== ''
const filledIn = (row: readonly string[]) => row.filter(isFilled).length

/**
 * The list in what was read: blank lines, blank columns at the end and titles above the head are left out. Where no line looks like
 * a head there is none, and its columns are known by their letters. Undefined where there is no row.
 */
export function tableOf(read: readonly (readonly string[])[]): SourceTable | undefined {
  const lines = read.map((cells, at) => ({ cells, line: at + 1 })).filter(({ cells }) => cells.some(isFilled))
  const width = lines.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), 0)
  const head = headAt(lines.map(({ cells }) => cells))
  const body = lines.slice(head + 1)
  const [first] = body
  if (first === undefined) return undefined
  const whole = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => (cells[at] ?? '').trim())
  const headers = head < 0 ? [] : (lines[head]?.cells ?? [])
  const rows = body.map(({ cells }) => whole(cells))
  return {
    columns: Array.from({ length: width }, (_, at) => ({
      letter: columnLetter(at),
      header: (headers[at] ?? '').trim().replaceAll(/\s+/g, ' '),
      sample: rows.find((row) => isFilled(row[at] ?? ''))?.[at] ?? '',
    })),
    rows,
    firstLine: first.line,
  }
}

const lastFilled = (cells: readonly string[]) => cells.reduce((last, text, at) => (isFilled(text) ? at + 1 : last), 0)

/** Which of the lines is the head; -1 where none is: words above figures, about as many as there are columns. */
function headAt(lines: readonly (readonly string[])[]): number {
  const widest = lines.slice(0, 50).reduce((most, cells) => Math.max(most, filledIn(cells)), 0)
  for (const [at, cells] of lines.slice(0, MOST_TITLES).entries()) {
    const filled = cells.filter(isFilled)
    if (filled.length * 2 < widest) continue
    const isWords = filled.every((text) => ['text', 'blank'].includes(looksLike(text)))
    const below = lines[at + 1] ?? []
    const hasFigures = below.some((text) => !['text', 'blank'].includes(looksLike(text)))
    if (isWords && (hasFigures || lines.length === 1)) return at
    // Figures stand in rows, not above a head.
    if (!isWords) return -1
  }
  return -1
}
