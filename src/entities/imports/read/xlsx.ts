import { readXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { hasMacros, zipEntries } from '#src/domain/documents/office-zip.ts'
import { IMPORT_BOUNDS } from '#src/domain/imports/fields.ts'
import { TableRefused } from './problem.ts'
import { countUnfolded } from './unfold.ts'

/** A sheet as texts. */
export interface SheetCells {
  cells: string[][]
  sheet: string
  sheets: string[]
  /** Cells whose value a formula has made: the one that was kept in the file. */
  formulas: number
}

const pad = (value: number) => String(value).padStart(2, '0')

/** Days before this one are how a time alone is kept. */
const FIRST_DAY = Date.UTC(1900, 0, 2)

function writtenDate(date: Date): string {
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`
  if (date.getTime() < FIRST_DAY) return time
  const day = `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
  return time === '00:00' ? day : `${day} ${time}`
}

/** A value as it would stand in a German list. */
function writtenValue(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : writtenDate(value)
  // Twelve digits: what lies behind them is the binary form's.
  if (typeof value === 'number') return String(Number(value.toPrecision(12))).replace('.', ',')
  return typeof value === 'boolean' ? (value ? 'ja' : 'nein') : value
}

/** Refuses what is no workbook we open, before anything of it is unfolded. */
async function admit(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const entries = zipEntries(bytes)
  if (entries === undefined) throw new TableRefused('notReadable')
  if (hasMacros(entries)) throw new TableRefused('macros')
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new TableRefused('otherKind')
  const told = entries.reduce((sum, { unfolded }) => sum + unfolded, 0)
  if (told > IMPORT_BOUNDS.expandedBytes)
    throw new TableRefused('expands', { megabytes: IMPORT_BOUNDS.expandedBytes / 1_000_000 })
  await countUnfolded(bytes, entries)
}

/** The cells of a sheet, the first that is shown unless one is named. Formulas are never run. Throws `TableRefused`. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, wanted: string | undefined): Promise<SheetCells> {
  await admit(bytes)
  const sheets: string[] = []
  let chosen: string | undefined
  const workbook = await readXlsx(bytes, {
    maxRows: IMPORT_BOUNDS.rows + 20,
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden === true || veryHidden === true) return false
      sheets.push(name)
      if (chosen !== undefined || (wanted !== undefined && wanted !== name)) return false
      chosen = name
      return true
    },
  }).catch(() => {
    throw new TableRefused('notReadable')
  })
  const [sheet] = workbook.sheets.filter(({ name }) => name === chosen)
  if (sheet === undefined) throw new TableRefused('empty')
  const formulas = [...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined).length
  return { cells: sheet.rows.map((row) => row.map(writtenValue)), sheet: sheet.name, sheets, formulas }
}
