import type { ImportField } from '#src/domain/imports/fields.ts'
import { applyProposal, withCell, judgeRows, type JudgedRow as Judged } from '#src/domain/imports/judging/judge.ts'
import type { RowFault, RowProposal } from '#src/domain/imports/judging/faults.ts'
import type { ImportContext } from '#src/domain/imports/judging/context.ts'
import type { ImportLine, MappedColumn } from '#src/domain/imports/fields.ts'

/** A row with what is wrong with it, as the screen asks for it. */
export interface JudgedRow {
  /** Of the row, as text. */
  key: string
  line: number
  fingerprint: string
  cells: readonly string[]
  isLeft: boolean
  faults: readonly RowFault[]
  proposal: RowProposal | undefined
  judged: Judged
}

interface JudgeRun {
  rows: readonly ImportLine[]
  mapping: readonly MappedColumn[]
  context: ImportContext
}

/** Judges the rows; those judged before under the same mapping and context are not read again. */
export function judge({ rows, mapping, context }: JudgeRun, before: readonly JudgedRow[] = []): JudgedRow[] {
  const known = new Map(before.map((row) => [row.judged, row]))
  const judged = judgeRows(
    rows,
    mapping,
    context,
    before.map((row) => row.judged),
  )
  return judged.map((one) => known.get(one) ?? rowOf(one))
}

function rowOf(judged: Judged): JudgedRow {
  const { row, faults, proposal } = judged
  const { line, fingerprint, cells, left } = row
  return { key: String(line), line, fingerprint, cells, isLeft: left === true, faults, proposal, judged }
}

/** The rows, this one with what is proposed for it. */
export const withProposal = (rows: readonly ImportLine[], { line }: JudgedRow, proposal: RowProposal): ImportLine[] =>
  rows.map((row) => (row.line === line ? applyProposal(row, proposal) : row))

/** The rows, this one with another text in one of its cells. */
export const retyped = (rows: readonly ImportLine[], { line }: JudgedRow, column: number, text: string): ImportLine[] =>
  rows.map((row) => (row.line === line ? withCell(row, column, text) : row))

/** The column that says a field, if there is one. */
export function columnOf(mapping: readonly MappedColumn[], field: ImportField): number | undefined {
  const at = mapping.findIndex(({ target }) => target === field)
  return at < 0 ? undefined : at
}
