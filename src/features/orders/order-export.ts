import type { Order } from '#src/contract/order.ts'
import { CSV_START, csvLine } from '#src/domain/csv.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import type { ExportField } from './order-export-fields.ts'

/**
 * Writes orders, as they come in piece by piece, into a CSV file: each piece is a part of the file of its own, so that a
 * hundred thousand rows are never one text. Returns the file and how many orders are in it.
 */
export async function csvOf(
  pieces: AsyncIterable<readonly Order[]>,
  fields: readonly ExportField[],
): Promise<{ file: Blob; count: number }> {
  const parts = [CSV_START, csvLine(fields.map(({ header }) => ({ kind: 'text', value: header })))]
  let count = 0
  for await (const orders of pieces) {
    parts.push(orders.map((order) => csvLine(fields.map(({ cell }) => cell(order)))).join(''))
    count += orders.length
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count }
}

/** `auftraege-2026-11-23.csv`; `now` in milliseconds since 1970. */
export function exportFileName(now: number): string {
  return `auftraege-${epochToZoned(now).date}.csv`
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
