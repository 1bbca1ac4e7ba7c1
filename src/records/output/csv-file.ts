import { CSV_START, csvLine } from '#src/domain/basics/csv.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import type { FileField } from './file-fields.ts'

/**
 * Writes rows, as they come in piece by piece, into a CSV file: each piece is a part of the file of its own, so that a
 * hundred thousand rows are never one text. Returns the file and how many rows are in it.
 */
export async function csvOf<Row>(
  pieces: AsyncIterable<readonly Row[]>,
  fields: readonly FileField<Row>[],
): Promise<{ file: Blob; count: number }> {
  const parts = [CSV_START, csvLine(fields.map(({ header }) => ({ kind: 'text', value: header })))]
  let count = 0
  for await (const rows of pieces) {
    parts.push(rows.map((row) => csvLine(fields.map(({ cell }) => cell(row)))).join(''))
    count += rows.length
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count }
}

/** `auftraege-2026-11-23.csv` for a list of this title, in letters every system can write; `now` in ms since 1970. */
export function fileName(title: string, now: number): string {
  return `${foldText(title).replaceAll(/[^a-z0-9]+/g, '-')}-${epochToZoned(now).date}.csv`
}

/** How long the address of a file lives, in ms: browsers ask where to put it before they read it. */
const ADDRESS_LIFE = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE)
}
