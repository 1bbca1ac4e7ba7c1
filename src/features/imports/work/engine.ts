import type { ImportField } from '#src/domain/imports/fields.ts'
import {
  applyProposal,
  withCell,
  judgeInSlices,
  judgeRows,
  type JudgedRow as Judged,
} from '#src/domain/imports/judging/judge.ts'
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

/** Rows judged at once at most: what takes longer would be felt. */
const AT_ONCE = 400
/** What a row that is held against the list again costs of one that is read. */
const AGAIN = 0.05

/** Whether judging takes so long that the page should go on meanwhile. */
export function isLong({ rows }: JudgeRun, before: readonly JudgedRow[] = []): boolean {
  if (before.length === 0) return rows.length > AT_ONCE
  const faulty = before.filter(({ faults }) => faults.length > 0).length
  return faulty + rows.length * AGAIN > AT_ONCE
}

/** Milliseconds judging may keep the page from drawing a frame. */
const SLICE_MS = 10

/** The same as `judge`, with pauses in which the page goes on; undefined where `goesOn`, told the share that is done, says no. */
export async function judgeLong(
  run: JudgeRun,
  before: readonly JudgedRow[],
  goesOn: (share: number) => boolean,
): Promise<JudgedRow[] | undefined> {
  let since = performance.now()
  const judged = await judgeInSlices({ ...run, before: before.map((row) => row.judged) }, async (share) => {
    if (performance.now() - since < SLICE_MS) return true
    if (!goesOn(share)) return false
    await nextTurn()
    since = performance.now()
    return true
  })
  return judged?.map(rowOf)
}

/** Lets the page draw and take keys; a timer would add milliseconds to each slice. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })

function rowOf(judged: Judged): JudgedRow {
  const { row, faults, proposal } = judged
  const { line, fingerprint, cells, left } = row
  return { key: String(line), line, fingerprint, cells, isLeft: left === true, faults, proposal, judged }
}

/** The rows, these with what is proposed for them. */
export function withProposals(rows: readonly ImportLine[], offered: readonly JudgedRow[]): ImportLine[] {
  const proposals = new Map(offered.map(({ line, proposal }) => [line, proposal]))
  return rows.map((row) => {
    const proposal = proposals.get(row.line)
    return proposal === undefined ? row : applyProposal(row, proposal)
  })
}

/** The rows, this one with another text in one of its cells. */
export const retyped = (rows: readonly ImportLine[], { line }: JudgedRow, column: number, text: string): ImportLine[] =>
  rows.map((row) => (row.line === line ? withCell(row, column, text) : row))

/** The column that says a field, if there is one. */
export function columnOf(mapping: readonly MappedColumn[], field: ImportField): number | undefined {
  const at = mapping.findIndex(({ target }) => target === field)
  return at < 0 ? undefined : at
}
