import { IMPORT_BOUNDS, type ImportLine, type SourceTable } from '#src/domain/imports/fields.ts'
import { contentHash, fingerprintsOf } from '#src/domain/imports/reading/fingerprint.ts'
import { tableOf } from '#src/domain/imports/reading/table.ts'
import { decodeText } from './decode.ts'
import { readCells } from './csv.ts'
import { type TableProblem, TableRefused } from './problem.ts'

/** A list that was read, ready to be judged. */
export interface ReadTable extends SourceTable {
  lines: ImportLine[]
  /** The same for the same rows in the same order, whatever the file is called. */
  contentHash: string
  /** Sheets that can be chosen; none of a text. */
  sheets: readonly string[]
  sheet: string | undefined
  /** Cells a formula has made: shown as they were kept. */
  formulas: number
}

export type TableRead = { ok: true; table: ReadTable } | { ok: false; problem: TableProblem }

const begins = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, at) => bytes[at] === mark)
const isZip = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b)
/** Old Office files, and new ones with a password. */
const isOldOffice = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Whether a name stands in the bytes as old Office files write names. */
function names(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0])
  return bytes.some((_, at) => wanted.every((byte, place) => bytes[at + place] === byte))
}

/** Reads a file or what was pasted. Never throws: what cannot be read says why. */
export async function readTable(file: Blob, sheet?: string): Promise<TableRead> {
  try {
    if (file.size > IMPORT_BOUNDS.fileBytes)
      throw new TableRefused('tooLarge', { megabytes: IMPORT_BOUNDS.fileBytes / 1_000_000 })
    return { ok: true, table: tableFrom(await cellsOf(new Uint8Array(await file.arrayBuffer()), sheet)) }
  } catch (error) {
    if (error instanceof TableRefused) return { ok: false, problem: error.problem }
    return { ok: false, problem: { code: 'notReadable', values: {} } }
  }
}

interface FoundCells {
  cells: readonly (readonly string[])[]
  sheet?: string
  sheets?: readonly string[]
  formulas?: number
}

async function cellsOf(bytes: Uint8Array<ArrayBuffer>, sheet: string | undefined): Promise<FoundCells> {
  if (isOldOffice(bytes)) throw new TableRefused(names(bytes, 'EncryptedPackage') ? 'encrypted' : 'oldExcel')
  if (isZip(bytes)) return (await import('./xlsx.ts')).readSheet(bytes, sheet)
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableRefused('otherKind')
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new TableRefused('otherKind')
  return { cells: readCells(text) }
}

function tableFrom({ cells, sheet, sheets = [], formulas = 0 }: FoundCells): ReadTable {
  const table = tableOf(cells)
  if (table === undefined) throw new TableRefused('empty')
  const { rows, columns } = IMPORT_BOUNDS
  if (table.rows.length > rows) throw new TableRefused('tooManyRows', { most: rows })
  if (table.columns.length > columns) throw new TableRefused('tooManyColumns', { most: columns })
  const fingerprints = fingerprintsOf(table.rows)
  const lines = table.rows.map((one, at) => ({ line: at + 1, fingerprint: fingerprints[at] ?? '', cells: one }))
  return { ...table, lines, contentHash: contentHash(fingerprints), sheets, sheet, formulas }
}
