import type { CsvCell } from '#src/domain/basics/csv.ts'
import { epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { parseStamp } from '#src/i18n/stamp.ts'
import type { ListColumns, Wording } from '../columns/define-columns.ts'

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
 * The columns of the file: those of the list in their order, and in place of each the raw fields it is made of. No field
 * stands there twice.
 */
export function fileFields<Row extends object>(
  shown: readonly ShownColumn[],
  columns: ListColumns<Row>,
  words: Wording,
): FileField<Row>[] {
  const taken = new Set<string>()
  return shown.flatMap(({ id, header }) => {
    const column = columns.columns[id]
    const asWords = { header, cell: (row: Row) => textCell(column?.text(row, words)) }
    const fields = column?.fields ?? [id]
    const raw = fields.flatMap((field, at): FileField<Row>[] => {
      if (taken.has(field)) return []
      taken.add(field)
      const isNamed = at === 0 && column?.wordsInFile !== true
      const word = isNamed ? header : (columns.fieldWord?.(field, words.t) ?? field)
      const cell = (row: Row) => {
        // A column without a field of its own is put together of others: its words say what it says.
        if (column !== undefined && column.fields === undefined && !(field in row)) return asWords.cell(row)
        const value: unknown = Reflect.get(row, field)
        return columns.fieldCell?.(field, value, words) ?? cellOf(value, words)
      }
      return [{ header: word, cell }]
    })
    return column?.wordsInFile ? [asWords, ...raw] : raw
  })
}

const textCell = (text: string | undefined): CsvCell => ({ kind: 'text', value: text === NOTHING ? undefined : text })

/** A field's value as a file holds it; whatever the server sent, numbers stay numbers and text is guarded. */
function cellOf(value: unknown, { t }: Wording): CsvCell {
  if (typeof value === 'number') return { kind: 'number', value }
  if (typeof value === 'boolean') return { kind: 'text', value: t(value ? 'app.yes' : 'app.no') }
  if (typeof value !== 'string' || value === '') return { kind: 'text', value: undefined }
  if (isPlainDate(value)) return { kind: 'date', value }
  return { kind: 'text', value: /^\d{4}-\d{2}-\d{2}T/.test(value) ? stampText(value) : value }
}

/** `23.11.2026 14:03`, wall time in Germany. */
function stampText(stamp: string): string {
  const epoch = parseStamp(stamp)
  if (epoch === undefined) return stamp
  const { date, time } = epochToZoned(epoch)
  return `${date.split('-').toReversed().join('.')} ${time}`
}
