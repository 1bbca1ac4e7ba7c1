import { toEuros } from '../../basics/money.ts'
import type { OrderDraft } from '../../orders/draft.ts'
import type { ImportLine, MappedColumn } from '../fields.ts'
import type { ImportContext } from './context.ts'
import { draftOf, partOf } from './draft.ts'
import type { RowFault, RowProposal } from './faults.ts'
import { listFacts, listFaults, type ListFacts, type ReadLine } from './list-facts.ts'
import { ownFaults } from './own-faults.ts'
import { proposalFor } from './proposals.ts'
import { readingPlan, readRow, type ReadingPlan } from './said.ts'

/** A row as it is judged. What is left out has no faults. */
export interface JudgedRow extends ReadLine {
  draft: OrderDraft
  priceCents: number | undefined
  /** What keeps it from becoming an order, in the order of the columns: the first is the reason. */
  faults: readonly RowFault[]
  warnings: readonly RowFault[]
  /** What is proposed for the first fault that has a way out. */
  proposal: RowProposal | undefined
  /** What its own cells say, without the others of the list: kept, so that it is not judged again. */
  own: readonly RowFault[]
}

/** A row with what is proposed for it. */
export function applyProposal(row: ImportLine, { cells, left, parts }: RowProposal): ImportLine {
  const texts = new Map(cells.map(({ column, text }) => [column, text]))
  return {
    ...row,
    cells: row.cells.map((text, column) => texts.get(column) ?? text),
    ...(left && { left }),
    ...(parts !== undefined && { parts }),
  }
}

/** A row with another text in one of its cells. */
export const withCell = (row: ImportLine, column: number, text: string): ImportLine => ({
  ...row,
  cells: row.cells.map((before, at) => (at === column ? text : before)),
})

/** What a list is judged with. `before` is what was judged with the same mapping and context: the same rows are not read again. */
interface JudgedList {
  rows: readonly ImportLine[]
  mapping: readonly MappedColumn[]
  context: ImportContext
  before?: readonly JudgedRow[]
}

/** Rows judged before the page may do something else: some milliseconds. */
const AT_ONCE = 25

/**
 * Judges all rows of a list by the rules of new orders and by each other. `before` is what was judged with the same mapping and
 * context: rows that are the same objects as then are not read again.
 */
export function judgeRows(
  rows: readonly ImportLine[],
  mapping: readonly MappedColumn[],
  context: ImportContext,
  before: readonly JudgedRow[] = [],
): JudgedRow[] {
  const judging = judgeStepwise({ rows, mapping, context, before })
  for (;;) {
    const step = judging.next()
    if (step.done === true) return step.value
  }
}

/**
 * The same of a long list: after each slice of it `goesOn` is asked, told the share that is done (0 to 1). Undefined where it said no.
 */
export async function judgeInSlices(
  list: JudgedList,
  goesOn: (share: number) => Promise<boolean>,
): Promise<JudgedRow[] | undefined> {
  const judging = judgeStepwise(list)
  for (;;) {
    const step = judging.next()
    if (step.done === true) return step.value
    if (!(await goesOn(step.value))) return undefined
  }
}

/** Reads each row by itself, then holds it against the list and looks for a way out; says after some rows how far it is. */
function* judgeStepwise({ rows, mapping, context, before = [] }: JudgedList): Generator<number, JudgedRow[], void> {
  const plan = readingPlan(mapping)
  const kept = new Map(before.map((judged) => [judged.row, judged]))
  const alone: JudgedRow[] = []
  const whole: JudgedRow[] = []
  const share = () => (alone.length + whole.length) / (2 * rows.length)
  for (const row of rows) {
    alone.push(kept.get(row) ?? judgeAlone(row, plan, context))
    if (alone.length % AT_ONCE === 0) yield share()
  }
  const facts = listFacts(alone, context)
  let above: ReadLine | undefined
  for (const one of alone) {
    const judged = withList(one, facts, plan)
    const proposal = judged.faults.length === 0 ? undefined : proposalOf(judged, { facts, plan, context, above })
    whole.push({ ...judged, proposal })
    if (one.row.left !== true) above = one
    if (whole.length % AT_ONCE === 0 && whole.length < rows.length) yield share()
  }
  return whole
}

function judgeAlone(row: ImportLine, plan: ReadingPlan, context: ImportContext): JudgedRow {
  const { said, faults: readFaults } = readRow(row, plan, context)
  const draft = draftOf(said, context)
  const { columns } = plan
  const own = ownFaults({ said, draft, columns, cells: row.cells }, { context, parts: row.parts ?? 1, readFaults })
  return {
    ...{ row, said, draft, priceCents: said.priceCents, own: own.faults, warnings: own.warnings },
    faults: own.faults,
    proposal: undefined,
  }
}

const LAST = Number.POSITIVE_INFINITY

function withList(judged: JudgedRow, facts: ListFacts, { columns }: ReadingPlan): JudgedRow {
  if (judged.row.left === true) return { ...judged, faults: [] }
  const faults = [...judged.own, ...listFaults(judged, facts, columns)]
  return { ...judged, faults: faults.toSorted((a, b) => (a.column ?? LAST) - (b.column ?? LAST)) }
}

interface JudgeContext {
  facts: ListFacts
  plan: ReadingPlan
  context: ImportContext
  above: ReadLine | undefined
}

/** The way out of the first fault that has one which makes the row better. */
function proposalOf(judged: JudgedRow, { facts, plan, context, above }: JudgeContext): RowProposal | undefined {
  const { columns } = plan
  for (const fault of judged.faults) {
    const proposal = proposalFor(fault, { ...judged, columns, facts, context, before: above })
    if (proposal === undefined) continue
    const after = withList(judgeAlone(applyProposal(judged.row, proposal), plan, context), facts, plan)
    if (after.faults.length < judged.faults.length) return proposal
  }
  return undefined
}

/** One order of a row, as the server takes it; price net in euros. */
export interface RowOrder {
  line: number
  fingerprint: string
  part: number
  draft: OrderDraft
  price?: number
  note?: string
}

/** The orders a good row becomes. */
export function ordersOfRow({ row, draft, priceCents, said }: JudgedRow): RowOrder[] {
  const parts = row.parts ?? 1
  return Array.from({ length: parts }, (_, part) => {
    const one = partOf({ draft, priceCents }, part, parts)
    return {
      ...{ line: row.line, fingerprint: row.fingerprint, part, draft: one.draft },
      ...(one.priceCents !== undefined && { price: toEuros(one.priceCents) }),
      ...(said.note !== undefined && { note: said.note.slice(0, 2000) }),
    }
  })
}
