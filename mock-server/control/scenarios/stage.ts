import type { Faults } from '../../core/faults.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Store } from '../../store/store.ts'

/** What a scenario is played on. Moments in epoch milliseconds. */
export interface Stage {
  faults: Faults
  /** When the scenario began. */
  began: number
  now(): number
  /** Of which seed the world is. */
  seed: number
  blobs: Blobs
  tenantIds(): Promise<string[]>
  storeOf(tenantId: string): Store
  /** Writes in a tenant, all or nothing, and tells those who listen there. */
  act<T>(tenantId: string, work: (store: Store) => Promise<T>): Promise<T>
  /** Does the jobs that are due. */
  runDue(): Promise<void>
}

/** One step of a scenario: so many milliseconds after its beginning. */
export interface Step {
  after: number
  play(stage: Stage): Promise<void> | void
}
