import { MOMENT_DIGITS } from './blobs.ts'
import { putJob } from './jobs.ts'
import type { Store } from '../store/store.ts'

/** When a blob was begun, epoch milliseconds; 0 for an id of another make. */
export const begunAt = (id: string): number => Number.parseInt(id.slice(0, MOMENT_DIGITS), 36) || 0

/** Milliseconds for which a blob may be there before the row that names it: no call takes so long. */
export const UNNAMED_FOR = 60 * 60_000

/**
 * Lets blobs be removed that no row names by then: put down before one is written, and by a rule that takes away a row with one.
 */
export function removeUnusedBlobsSoon(store: Store, now: number): Promise<void> {
  const runAt = now + UNNAMED_FOR
  return putJob(store, { id: `blobs-${store.tenantId}`, name: 'blobs.removeUnused', runAt, payload: {} })
}
