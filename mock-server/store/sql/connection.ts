import type { PGlite } from '@electric-sql/pglite'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { type Turn, Turns } from './turns.ts'

/**
 * Who asks, and in which schema: a tenant, as the role that sees its rows alone, or, without one, the owner of the tables, who sees
 * them all.
 */
export interface Scope {
  schema: string
  tenantId?: string
}

/** Statements are built and written out here, and sent by the connection. */
const builder = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const ONLY_READ = 'A snapshot is only read'

const nothing = () => undefined

/** The one connection that PGlite has, which its callers take in turns; a transaction is one turn, and so is a snapshot. */
export class Connection {
  readonly #opening: Promise<PGlite>
  readonly #turns = new Turns()
  #statements: Promise<unknown> = Promise.resolve()
  /** As whom the database answers now; unknown at first and after what was set may have been rolled back. */
  #scope: string | undefined

  constructor(opening: Promise<PGlite>) {
    this.#opening = opening
    // Anyone who asks hears of the failure; no one asking is no reason to end the program.
    opening.catch(nothing)
  }

  /** Rows that a statement reads. */
  read<R>(scope: Scope, query: RawBuilder<R>): Promise<R[]> {
    return this.snapshot(() => this.#send(scope, query))
  }

  /** Rows that a statement answers which writes. Throws within a snapshot. */
  write<R>(scope: Scope, query: RawBuilder<R>): Promise<R[]> {
    return this.alone(() => this.#send(scope, query))
  }

  /** Several statements with no one in between. Throws within a snapshot. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const { current } = this.#turns
    if (current?.kind === 'readers') throw new Error(ONLY_READ)
    return current ? work() : this.#turns.alone('writer', work)
  }

  /**
   * Reads one state: no one writes on the one connection meanwhile. It is no transaction of the database, as in one the failed
   * statement of a reader would be the end of those beside it.
   */
  async snapshot<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.current ? work() : this.#turns.together(work)
  }

  get isInTransaction(): boolean {
    return this.#turns.current?.kind === 'transaction'
  }

  /** All or nothing. Throws within a transaction, and within a snapshot. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const { current } = this.#turns
    if (current?.kind === 'readers') throw new Error(ONLY_READ)
    if (current) throw new Error('A transaction is opened inside of another one')
    return this.#turns.alone('transaction', async (turn) => {
      await this.#send(undefined, sql`begin`)
      try {
        const result = await work()
        if (turn.overlap || turn.savepoints.length > 0) throw new Error('Savepoints of one transaction have overlapped')
        await this.#send(undefined, sql`commit`)
        return result
      } catch (error) {
        await this.#rollBack(sql`rollback`)
        throw error
      }
    })
  }

  /** As `Store.savepoint`. */
  async savepoint<T>(work: () => Promise<T>, { keep = true }: { keep?: boolean | undefined }): Promise<T> {
    const { current: turn } = this.#turns
    if (turn?.kind !== 'transaction') throw new Error('A savepoint is part of a transaction')
    turn.counted += 1
    const part = `part${turn.counted}`
    turn.savepoints.push(part)
    const name = sql.ref(part)
    await this.#send(undefined, sql`savepoint ${name}`)
    try {
      const result = await work()
      if (leave(turn, part) && !keep) await this.#rollBack(sql`rollback to savepoint ${name}`)
      if (!turn.overlap) await this.#send(undefined, sql`release savepoint ${name}`)
      return result
    } catch (error) {
      if (leave(turn, part)) await this.#rollBack(sql`rollback to savepoint ${name}`)
      throw error
    }
  }

  /** The database itself, as the owner of the tables in a schema, with no one in between. */
  async raw<T>(schema: string, work: (pglite: PGlite) => Promise<T>): Promise<T> {
    return this.alone(async () => {
      const pglite = await this.#opening
      await this.#become(pglite, { schema })
      return work(pglite)
    })
  }

  /** Ends the connection when all that was asked is answered. */
  async close(): Promise<void> {
    await this.#turns.alone('writer', async () => (await this.#opening).close())
  }

  async #rollBack(statement: RawBuilder<unknown>): Promise<void> {
    await this.#send(undefined, statement)
    this.#scope = undefined
  }

  /** One statement after the other: as whom it is asked, where that matters, is set before it, and no one comes between. */
  #send<R>(scope: Scope | undefined, query: RawBuilder<R>): Promise<R[]> {
    const turn = this.#turns.current
    const { sql: text, parameters } = query.compile(builder)
    const sent = this.#statements.then(async () => {
      // What was not waited for must not be written after all when its transaction is rolled back.
      if (!turn?.isOpen) throw new Error('The transaction has ended')
      const pglite = await this.#opening
      if (scope !== undefined) await this.#become(pglite, scope)
      const { rows } = await pglite.query<R>(text, [...parameters])
      return rows
    })
    this.#statements = sent.catch(nothing)
    return sent
  }

  async #become(pglite: PGlite, { schema, tenantId }: Scope): Promise<void> {
    const wanted = JSON.stringify([schema, tenantId])
    if (this.#scope === wanted) return
    const role = tenantId === undefined ? 'none' : 'dispo'
    await pglite.query(
      `select set_config('search_path', $1, false), set_config('role', $2, false), set_config('app.tenant', $3, false)`,
      [schema, role, tenantId ?? ''],
    )
    this.#scope = wanted
  }
}

/** Closes a savepoint; false when another one overlaps, and the transaction fails as a whole. */
function leave(turn: Turn, part: string): boolean {
  turn.overlap ||= turn.savepoints.includes(part) && turn.savepoints.at(-1) !== part
  turn.savepoints = turn.savepoints.filter((other) => other !== part)
  return !turn.overlap
}
