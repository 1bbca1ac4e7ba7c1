import type { CsvCell } from '#src/domain/basics/csv.ts'
import { epochToZoned, isPlainDate, plainDate } from '#src/domain/basics/dates.ts'
import { formatFor, NOTHING, type Format } from '#src/i18n/format.ts'
import { parseStamp } from '#src/i18n/stamp.ts'
import type { ListColumn, ListColumns, Wording } from '../columns/define-columns.ts'

/** One column of the file. */
export interface FileField<Row> {
  header: string
  cell(row: Row): CsvCell
}

/** A column as the list shows it. */
interface ShownColumn {
  id: string
  header: string
}

/**
 * The columns of the file: those of the list in their order, under their headings and with their words, and behind each the
 * further fields it names. No field stands there twice.
 */
export function fileFields<Row extends object>(
  shown: readonly ShownColumn[],
  columns: ListColumns<Row>,
  words: Wording,
): FileField<Row>[] {
  const taken = new Set<string>()
  return shown.flatMap(({ id, header }) => {
    const column = columns.columns[id]
    if (column === undefined) return []
    const further = (column.fields ?? []).flatMap((field): FileField<Row>[] => {
      if (taken.has(field)) return []
      taken.add(field)
      const word = columns.fieldWord?.(field, words.t)
      if (word === undefined) throw new Error(`The field "${field}" has no word to stand under in a file`)
      const cell = (row: Row) => {
        const value: unknown = Reflect.get(row, field)
        return columns.fieldCell?.(field, value, words) ?? fieldCell(value, words)
      }
      return [{ header: word, cell }]
    })
    return [{ header, cell: (row: Row) => columnCell(column, row, words) }, ...further]
  })
}

/**
 * The format of what leaves the house: German in every language (decision A35), and every day with its year, as nobody knows when
 * a file is read.
 */
export function fileFormat(german: Format = formatFor('de')): Format {
  const stamp: Format['stamp'] = (at) => {
    const epoch = parseStamp(at)
    if (epoch === undefined) return NOTHING
    const { date, time } = epochToZoned(epoch)
    return `${german.dayMonthYear(date)} ${time}`
  }
  return {
    ...german,
    date: german.dateWithYear,
    dayMonth: german.dayMonthYear,
    stopTime: (day, from, to) =>
      [german.dateWithYear(day), german.timeWindow(from, to)].filter((text) => text !== NOTHING).join(' ') || NOTHING,
    stamp,
    age: stamp,
  }
}

const textCell = (text: string | undefined): CsvCell => ({
  kind: 'text',
  value: text === undefined || text === NOTHING ? undefined : text,
})

/** `1.480,50 €`, `24.000 kg`, `ca. 512 km`, `94,2 %`: a spreadsheet adds up the number. */
const FIGURE = /^(?:ca\. |≈ )?([−-]?)([\d.]+)(?:,(\d+))?(?: (?:€|kg|LDM|km|%))?$/

/** `Mo 23.11.2026` and `23.11.2026`. */
const DAY = /^(?:\p{Lu}\p{L} )?(\d{2})\.(\d{2})\.(\d{4})$/u

/** What a column says as a cell: figures and days are ones for a spreadsheet too, all else is its words. */
function columnCell<Row>(column: ListColumn<Row>, row: Row, words: Wording): CsvCell {
  const text = (column.inFile ?? column.text)(row, words)
  if (text === undefined) return textCell(undefined)
  const figure = column.align === 'right' ? FIGURE.exec(text) : null
  if (figure !== null) {
    const [, minus, whole = '', decimals = ''] = figure
    const value = Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`)
    return { kind: 'number', value: minus ? -value : value, decimals: decimals.length }
  }
  const [, day, month, year] = DAY.exec(text) ?? []
  const date = plainDate(Number(year), Number(month), Number(day))
  return date === undefined ? textCell(text) : { kind: 'date', value: date }
}

/** A field's value as a file holds it; whatever the server sent, numbers stay numbers and text is guarded. */
function fieldCell(value: unknown, { t, format }: Wording): CsvCell {
  if (typeof value === 'number') return { kind: 'number', value }
  if (typeof value === 'boolean') return { kind: 'text', value: t(value ? 'app.yes' : 'app.no') }
  if (typeof value !== 'string' || value === '') return { kind: 'text', value: undefined }
  if (isPlainDate(value)) return { kind: 'date', value }
  return textCell(/^\d{4}-\d{2}-\d{2}T/.test(value) ? format.stamp(value) : value)
}
