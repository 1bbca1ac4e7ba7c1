import type { Store, World } from './store.ts'

/** What a server needs of where its rows are kept, whichever store that is. */
export interface WorldDatabase extends World {
  store(tenantId: string): Store
  /**
   * Gets ready to be filled. `moment`: what the world is made around, in epoch milliseconds, `now` unless an earlier one
   * is kept. `isSeeded`: the world is there and needs no seed.
   */
  start(now: number): Promise<{ moment: number; isSeeded: boolean }>
  /** The seed has brought the people; what was kept of them comes over it. */
  restorePeople(): Promise<void>
  /** The seed is done; what was kept comes over it. */
  restore(): Promise<void>
  /** Makes ahead, at rest, what later questions need. */
  warm(): Promise<void>
  /** Forgets everything, before another world begins. */
  clear(): Promise<void>
}
