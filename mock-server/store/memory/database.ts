import { Journal } from './journal.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import type { FlatRow } from '../columns.ts'
import { createLibrary } from './model.ts'
import type { EntityName, Row } from '../models.ts'
import type { Persistence, SavedChange } from './persistence.ts'
import { type DatabasePort, NO_TENANT, type Store } from '../store.ts'
import { createTables, type Table } from './table.ts'
import { upgradedRow } from './upgraded-row.ts'
import { TenantStore } from './tenant-store.ts'
import { Transaction } from './transaction.ts'

/** Rows taken in at a time before others may run. */
const SLICE = 500

/** Milliseconds between two indexes made ahead, in which questions are answered. */
const REST = 100

/** Milliseconds for which sessions and kept answers outlive a restart: tokens can be renewed for 24 h after their end. */
const KEPT_FOR = 25 * 60 * 60_000

/** What signing in and knowing somebody again needs, beside the rows of no tenant. */
const PEOPLE: ReadonlySet<EntityName> = new Set(['users', 'companies', 'idempotency'])

/** The text of each list and part that the seed has brought: worlds that are made of the same rows write it once. */
const texts = new WeakMap<object, string>()

/** All rows of all tenants, one writer at a time per tenant. */
export class Database implements DatabasePort {
  readonly #tables: ReadonlyMap<string, Table>
  readonly #queues = new Map<string, Promise<void>>()
  /** Those who read a snapshot just now, by tenant. */
  readonly #readers = new Map<string, Set<Promise<void>>>()
  readonly #now: () => number
  readonly #persistence: Persistence | undefined
  /** What was kept and is not brought back yet. */
  #kept: readonly SavedChange[] | undefined

  constructor(options: { now: () => number; persistence?: Persistence | undefined }) {
    this.#tables = createTables(createLibrary())
    this.#now = options.now
    this.#persistence = options.persistence
  }

  table(entity: EntityName): Table {
    const table = this.#tables.get(entity)
    if (!table) throw new Error(`No entity ${entity}`)
    return table
  }

  store(tenantId: string): Store {
    return new TenantStore(this, tenantId)
  }

  /** The stamp of a write, ISO 8601 in UTC. */
  stamp(): string {
    return new Date(this.#now()).toISOString()
  }

  /** Memory begins empty each time; what is kept is brought back over the seed. */
  async holdsWorld(): Promise<boolean> {
    return false
  }

  async clear(): Promise<void> {
    for (const table of this.#tables.values()) table.clear()
  }

  /** Begins with the rows of another database, which must not be written from then on. A row is copied when it changes. */
  adopt(base: Database): void {
    for (const [entity, table] of this.#tables) table.adopt(base.table(entity as EntityName))
  }

  async load<E extends EntityName>(entity: E, rows: Iterable<Row<E>>): Promise<void> {
    const table = this.table(entity)
    let taken = 0
    for (const row of rows) {
      table.load(row, texts)
      taken += 1
      if (taken % SLICE === 0) await yieldToEventLoop()
    }
  }

  /** The first part of `restore`, as soon as the seed has brought the people. */
  async restorePeople(): Promise<void> {
    await this.#restore(({ entity, row }) => PEOPLE.has(entity) || row?.['tenantId'] === NO_TENANT)
  }

  /** Brings back what was changed in an earlier run, over a fresh seed: all of it, or nothing and it is thrown away. */
  async restore(): Promise<void> {
    await this.#restore(() => true)
  }

  async #restore(isMeant: (change: SavedChange) => boolean): Promise<void> {
    const journal = new Journal()
    try {
      const kept = (this.#kept ??= (await this.#persistence?.load()) ?? [])
      this.#kept = kept.filter((change) => !isMeant(change))
      for (const change of kept.filter(isMeant)) this.#bringBack(change, journal)
    } catch (error) {
      journal.undo()
      this.#kept = []
      await this.#persistence?.clear()
      throw error
    }
  }

  #bringBack({ entity, id, row: saved }: SavedChange, journal: Journal): void {
    const row = saved && upgradedRow(entity, saved)
    if (row && this.#isOutdated(entity, row)) return
    if (row && (row['id'] !== id || typeof row['tenantId'] !== 'string')) throw new Error(`${entity} ${id} is no row`)
    const table = this.table(entity)
    const seeded = table.get(id)
    if (seeded && row) journal.update(table, seeded, row)
    else if (row) journal.create(table, row)
    else if (seeded) journal.delete(table, seeded)
  }

  /** Makes indexes of large worlds ahead of the first one who asks, at rest: anyone who asks before has his own made at once. */
  async warm(): Promise<void> {
    for (const table of this.#tables.values()) {
      for (const _ of table.warm()) await new Promise((resolve) => setTimeout(resolve, REST))
    }
  }

  /** Sessions and kept answers that no one can ask for any more, and sessions of a time when nothing was kept of their tokens. */
  #isOutdated(entity: EntityName, row: FlatRow): boolean {
    if (entity !== 'sessions' && entity !== 'idempotency') return false
    if (entity === 'sessions' && (row['tokens'] ?? null) === null) return true
    return String(row['updatedAt'] ?? '') < new Date(this.#now() - KEPT_FOR).toISOString()
  }

  /** Runs a writer when those before it in its tenant are done; what it throws undoes what it wrote. */
  async alone<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = new Transaction((id) => this.#enter(id))
    await transaction.hold(tenantId)
    try {
      return await this.#run(transaction, work)
    } finally {
      await transaction.end()
    }
  }

  /** Settles when the writers and the snapshots that came before are done; answers how to let the next one. */
  #enter(tenantId: string): Promise<() => void> {
    const before = Promise.all([this.#queues.get(tenantId), ...(this.#readers.get(tenantId) ?? [])])
    let leave = (): void => undefined
    const left = new Promise<void>((resolve) => (leave = resolve))
    this.#queues.set(tenantId, left)
    // No one waits any more: a name that was said once is not kept for ever.
    void left.then(() => this.#queues.get(tenantId) === left && this.#queues.delete(tenantId))
    return before.then(() => leave)
  }

  /**
   * Runs a reader that sees one state of the tenant: beside other readers, when the writers before it are done. Rows are
   * changed in place, so writers wait for it; a reader must not wait for a writer of its tenant.
   */
  async together<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const readers = this.#readers.get(tenantId) ?? new Set()
    let leave = (): void => undefined
    const left = new Promise<void>((resolve) => (leave = resolve))
    this.#readers.set(tenantId, readers.add(left))
    try {
      await this.#queues.get(tenantId)
      return await work()
    } finally {
      leave()
      readers.delete(left)
      if (readers.size === 0) this.#readers.delete(tenantId)
    }
  }

  /** How many tenants somebody writes in just now. */
  get writing(): number {
    return this.#queues.size
  }

  async #run<T>(transaction: Transaction, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { journal } = transaction
    try {
      const result = await work(transaction)
      transaction.check()
      const changes = journal.changes()
      if (changes.length > 0) await this.#persistence?.save(changes)
      return result
    } catch (error) {
      journal.undo()
      throw error
    }
  }
}
