import { nextLift, type BulkDraft, type BulkRecord, type BulkResult, type Lift } from './plan.ts'

/** Where one record of a bulk change stands: before it is sent, and after. */
export type BulkRowState =
  /** No one has asked yet. */
  | 'idle'
  /** Asked about, no answer yet. */
  | 'waiting'
  | 'ready'
  | 'unchanged'
  | 'refused'
  | 'sending'
  | 'done'
  /** The server refused it, though the dry run had let it pass. */
  | 'failed'
  /** It was sent, and no answer came: it may be done or not. */
  | 'unknown'
  | 'unsent'

export interface BulkRow {
  record: BulkRecord
  state: BulkRowState
  /** The answers of the dry run, by how far the reason was used. */
  checked: Partial<Record<Lift, BulkResult>>
  /** How far the reason is used. */
  lift: Lift
  /** What the server says of it now: the dry run's answer, or what really became of it. */
  result?: BulkResult
}

/** A row no one has looked at. */
export function freshRow(record: BulkRecord): BulkRow {
  return { record, state: 'idle', checked: {}, lift: 'none' }
}

const stateOf = { changed: 'ready', unchanged: 'unchanged', refused: 'refused' } as const

/** The row as the answers so far and the reason make it: the furthest answer counts, one that is missing is waited for. */
export function resolved(row: BulkRow, draft: BulkDraft): BulkRow {
  let lift: Lift = 'none'
  for (;;) {
    const result: BulkResult | undefined = row.checked[lift]
    if (result === undefined) return { ...row, lift, state: 'waiting', result: row.checked.none }
    const next: Lift | undefined = nextLift(result, lift, draft)
    if (next === undefined) return { ...row, lift, state: stateOf[result.outcome], result }
    lift = next
  }
}

/** Not changed, though it should be: what another attempt can still be made with. */
export const isLeft = ({ state }: BulkRow): boolean => state !== 'done' && state !== 'unchanged'

/** How many rows stand where. */
export function countOf(rows: readonly BulkRow[], ...states: readonly BulkRowState[]): number {
  return rows.filter(({ state }) => states.includes(state)).length
}

/** Whether a reason is asked for by some record; also after it has been given. */
export function wantsReason(rows: readonly BulkRow[]): boolean {
  return rows.some(({ checked }) => Object.values(checked).some((result) => result.needsNotes || result.overridable))
}

/** How many records a rule stands against that can be overridden. */
export function overridableCount(rows: readonly BulkRow[]): number {
  return rows.filter(({ checked }) => Object.values(checked).some((result) => result.overridable)).length
}
