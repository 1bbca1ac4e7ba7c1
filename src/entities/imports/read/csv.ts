import Papa from 'papaparse'
import { IMPORT_BOUNDS } from '#src/domain/imports/fields.ts'

/** What parts cells; German lists have `;`, and commas in their figures. */
const DELIMITERS = ['\t', ';', '|', ','] as const
/** Lines the delimiter is guessed by, and the share of them that have the same number of cells. */
const LOOKED_AT = 40
const SAME_WIDTH = 0.8

const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data

function delimiterOf(text: string): string {
  for (const delimiter of DELIMITERS) {
    const widths = parse(text, delimiter, LOOKED_AT)
      .filter((row) => row.some((cell) => cell !== ''))
      .map((row) => row.length)
    const widest = Math.max(1, ...widths)
    const same = widths.filter((width) => width === widest || width === widest - 1).length
    if (widest > 1 && same >= widths.length * SAME_WIDTH) return delimiter
  }
  // A title above the list, or a list of one column.
  return DELIMITERS.find((delimiter) => text.split(delimiter, LOOKED_AT).length >= LOOKED_AT / 2) ?? ';'
}

/** The cells of a text, a row of them per line; one row more than may be, where there are more. */
export const readCells = (text: string): string[][] =>
  parse(text.replace(/^\ufeff/, ''), delimiterOf(text), IMPORT_BOUNDS.rows + 20)
