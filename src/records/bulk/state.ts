import type { BulkRow } from './rows.ts'

/** Interrupted: halted by the person, or by the network; what is left can be sent. */
export type BulkPhase = 'idle' | 'checking' | 'checked' | 'uncheckable' | 'running' | 'interrupted' | 'over'

/** How a bulk change stands. */
export interface BulkState {
  phase: BulkPhase
  rows: readonly BulkRow[]
  /** Done with before the rest was looked at again. */
  earlier: readonly BulkRow[]
  /** Records looked at or sent so far, of those that are to be. */
  settled: number
  count: number
  stopping: boolean
  /** Why it did not go on, in words. */
  message?: string
}

/** The rows that are told of: while it is looked at only those that are to be changed, once it is sent all of them. */
export function toldRows({ phase, rows, earlier }: BulkState): readonly BulkRow[] {
  const isSent = phase === 'running' || phase === 'interrupted' || phase === 'over'
  return isSent && earlier.length > 0 ? [...rows, ...earlier] : rows
}
