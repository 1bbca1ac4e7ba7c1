import { Database } from '#mock-server/store/memory/database.ts'
import type { Journal } from '#mock-server/store/memory/journal.ts'
import type { Transaction } from '#mock-server/store/memory/transaction.ts'

/** A database whose committed transactions can be taken back, so that many tests begin in the same state. */
export class RewindableDatabase extends Database {
  readonly #journals: Journal[] = []

  /** The state reached, for `rewind` to go back to. */
  get mark(): number {
    return this.#journals.length
  }

  override alone<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.alone(tenantId, (transaction) => {
      this.#journals.push(transaction.journal)
      return work(transaction)
    })
  }

  /** Takes back what was written since a mark, the last transaction first. Nobody may be writing. */
  rewind(mark: number): void {
    for (const journal of this.#journals.splice(mark).toReversed()) journal.undo()
  }
}
