import { NO_TENANT } from '../store.ts'
import { Journal } from './journal.ts'

/** Waits until no one else writes in a tenant; answers how to let the next one. */
export type AcquireLock = (tenantId: string) => Promise<() => void>

/** One transaction: what it wrote, whose writers wait for it, and which of its savepoints are open. */
export class Transaction {
  readonly journal = new Journal()
  readonly #enter: AcquireLock
  readonly #held = new Map<string, Promise<() => void>>()
  readonly #savepoints: symbol[] = []
  #overlap = false

  constructor(enter: AcquireLock) {
    this.#enter = enter
  }

  /**
   * Settles when this is the one writer of a tenant, which it is until its end. The rows of no tenant come last: anyone who has them
   * waits for no one, so that no two wait for each other.
   */
  async hold(tenantId: string): Promise<void> {
    if (!this.#held.has(tenantId)) {
      if (this.#held.has(NO_TENANT))
        throw new Error(`The rows of no tenant are written last, ${tenantId} came after them`)
      this.#held.set(tenantId, this.#enter(tenantId))
    }
    await this.#held.get(tenantId)
  }

  async savepoint<T>(work: () => Promise<T>, keep: boolean): Promise<T> {
    const own = Symbol('savepoint')
    const { mark } = this.journal
    this.#savepoints.push(own)
    try {
      const result = await work()
      if (!keep) this.journal.undo(mark)
      return result
    } catch (error) {
      this.journal.undo(mark)
      throw error
    } finally {
      this.#overlap ||= this.#savepoints.at(-1) !== own
      this.#savepoints.splice(this.#savepoints.indexOf(own), 1)
    }
  }

  /** Throws where two savepoints have run at once: what one took back may have been the other's. */
  check(): void {
    if (this.#overlap || this.#savepoints.length > 0) throw new Error('Savepoints of one transaction have overlapped')
  }

  /** Lets the next writers go on. */
  async end(): Promise<void> {
    for (const entered of this.#held.values()) (await entered)()
  }
}
