import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { type CompiledQuery, Kysely, type RawBuilder } from 'kysely'
import { pgliteDialect } from './pglite-dialect.ts'

/** What runs inside one transaction of the database. */
export interface Running {
  isOver: boolean
  tenantId: string | undefined
  /** Queries of a transaction one after the other: each may name another tenant. */
  last: Promise<unknown>
  /** `overlap`: two have run at once, and what one took back may have been the other's. */
  savepoints: { made: number; open: string[]; overlap: boolean }
}

/**
 * The one connection of PGlite: a transaction holds it, and who reads outside of one waits until it is over. What a
 * transaction asks by another store joins it; it would wait for itself for ever.
 */
export class Connection {
  readonly #pglite: PGlite
  readonly #kysely: Kysely<unknown>
  readonly #schema: string
  readonly #inside: AsyncLocalStorage<Running>
  readonly #queue: { tail: Promise<unknown> }

  /** `queue`: worlds in different schemas of one PGlite share it. */
  constructor(pglite: PGlite, schema = 'public', queue: { tail: Promise<unknown> } = { tail: Promise.resolve() }) {
    this.#pglite = pglite
    this.#kysely = new Kysely<unknown>({ dialect: pgliteDialect(pglite) })
    this.#schema = schema
    this.#inside = new AsyncLocalStorage()
    this.#queue = queue
  }

  /** The transaction that the caller is in. */
  get running(): Running | undefined {
    const running = this.#inside.getStore()
    return running?.isOver === false ? running : undefined
  }

  /** Runs alone; what it throws takes everything back. `isOwner`: past the lock of the tenants, for what makes worlds. */
  alone<T>(work: (running: Running, pglite: PGlite) => Promise<T>, isOwner = false): Promise<T> {
    const turn = this.#queue.tail.then(() => this.#run(work, isOwner))
    this.#queue.tail = turn.catch(() => undefined)
    return turn
  }

  async #run<T>(work: (running: Running, pglite: PGlite) => Promise<T>, isOwner: boolean): Promise<T> {
    const savepoints = { made: 0, open: [], overlap: false }
    const running: Running = { isOver: false, tenantId: undefined, last: Promise.resolve(), savepoints }
    await this.#pglite.exec('begin')
    try {
      await this.#pglite.query(`select set_config('search_path', $1, true), set_config('role', $2, true)`, [
        `"${this.#schema}"`,
        isOwner ? 'none' : 'dispo',
      ])
      const result = await this.#inside.run(running, () => work(running, this.#pglite))
      await running.last
      running.isOver = true
      await this.#pglite.exec('commit')
      return result
    } catch (error) {
      running.isOver = true
      await running.last.catch(() => undefined)
      await this.#pglite.exec('rollback')
      throw error
    }
  }

  /** Rows of a query as a tenant: in the transaction that the caller is in, else in one of its own. */
  query<R>(tenantId: string, asked: RawBuilder<R>): Promise<R[]> {
    const { running } = this
    if (!running) return this.alone((own) => this.#in(own, tenantId, asked))
    return this.#in(running, tenantId, asked)
  }

  /** A statement of the transaction itself. After a rollback the tenant named since is forgotten by the database too. */
  async statement(running: Running, text: string): Promise<void> {
    await this.#next(running, () => this.#pglite.exec(text))
    running.tenantId = undefined
  }

  #in<R>(running: Running, tenantId: string, asked: RawBuilder<R>): Promise<R[]> {
    return this.#next(running, async () => {
      if (running.tenantId !== tenantId) {
        await this.#pglite.query(`select set_config('app.tenant', $1, true)`, [tenantId])
        running.tenantId = tenantId
      }
      const compiled: CompiledQuery<R> = asked.compile(this.#kysely)
      return (await this.#kysely.executeQuery(compiled)).rows
    })
  }

  #next<T>(running: Running, work: () => Promise<T>): Promise<T> {
    const turn = running.last.then(work)
    running.last = turn.catch(() => undefined)
    return turn
  }
}
