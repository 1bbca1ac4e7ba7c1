import { isPlainDate, type PlainDate } from './dates.ts'

/** One cell: what kind it is decides how it is written and whether it has to be guarded. */
export type CsvCell =
  | { kind: 'text'; value: string | undefined }
  /** `decimals` are written out; without them as many as the number has. */
  | { kind: 'number'; value: number | undefined; decimals?: number }
  | { kind: 'date'; value: PlainDate | undefined }

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\ufeff'

const SEPARATOR = ';'
const LINE_END = '\r\n'

/** A text that begins so is taken for a formula by spreadsheets, and run. */
const FORMULA = /^[=+\-@\t\r\n]/

/** Numbers beyond that are written with an exponent, which no spreadsheet reads as the German way of writing. */
const LARGEST = 1e15

/**
 * One line of a CSV file as German spreadsheets read it: `;` between the cells, quotes doubled, CRLF at the end, numbers
 * with a decimal comma and without grouping, dates as `23.11.2026`. Text that looks like a formula gets an apostrophe in
 * front; numbers never, also negative ones.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(SEPARATOR) + LINE_END
}

function cellText(cell: CsvCell): string {
  if (cell.kind === 'number') return numberText(cell.value, cell.decimals)
  if (cell.kind === 'date') return dateText(cell.value)
  return quoted(guarded((cell.value ?? '').replaceAll('\u0000', '')))
}

function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function numberText(value: number | undefined, decimals: number | undefined): string {
  if (value === undefined || !Number.isFinite(value) || Math.abs(value) >= LARGEST) return ''
  const text = decimals === undefined ? plainNumber(value) : value.toFixed(decimals)
  // −0, or what is rounded to it, is 0.
  return (/^-0(\.0*)?$/.test(text) ? text.slice(1) : text).replace('.', ',')
}

/** Without an exponent, which `String` writes for very small numbers. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text
}

function dateText(value: PlainDate | undefined): string {
  return value !== undefined && isPlainDate(value) ? value.split('-').toReversed().join('.') : ''
}
