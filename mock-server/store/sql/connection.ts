import { AsyncLocalStorage } from 'node:async_hooks'
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

/** Who asks: a tenant, as the role that sees its rows alone, or the owner of the tables, who sees them all. */
export type Scope = { tenantId: string } | 'owner'

/** The time in which the connection is one caller's. */
interface Turn {
  isOpen: boolean
  isTransaction: boolean
  /** Names of the savepoints that are open, and how many there were. */
  savepoints: string[]
  counted: number
  /** Two savepoints have run at once: what one took back may have been the other's. */
  overlap: boolean
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

const nothing = () => undefined

/**
 * The one connection that PGlite has. Callers take turns; a transaction is one turn, and whatever is asked within it, by the
 * store of whatever tenant, joins it instead of waiting for itself.
 */
export class Connection {
  readonly #opening: Promise<PGlite>
  readonly #running = new AsyncLocalStorage<Turn>()
  #turns: Promise<unknown> = Promise.resolve()
  #statements: Promise<unknown> = Promise.resolve()
  /** As whom the database answers now; unknown at first and after what was set may have been rolled back. */
  #scope: string | undefined

  constructor(opening: Promise<PGlite>) {
    this.#opening = opening
    // Whoever asks hears of the failure; nobody asking is no reason to end the program.
    opening.catch(nothing)
  }

  /** Rows that a statement answers. */
  query<R>(scope: Scope, query: RawBuilder<R>): Promise<R[]> {
    return this.turn(() => this.#send(scope, query))
  }

  /** Runs when those before it are done, or at once within a turn. */
  async turn<T>(work: () => Promise<T>): Promise<T> {
    return this.#current ? work() : this.#take(false, work)
  }

  get isInTransaction(): boolean {
    return this.#current?.isTransaction === true
  }

  /** All or nothing. Throws within a transaction. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.isInTransaction) throw new Error('A transaction is opened inside of another one')
    return this.#take(true, async () => {
      await this.#send(undefined, sql`begin`)
      try {
        const result = await work()
        const turn = this.#current
        if (turn === undefined || turn.overlap || turn.savepoints.length > 0)
          throw new Error('Savepoints of one transaction have overlapped')
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
    const turn = this.#current
    if (!turn?.isTransaction) throw new Error('A savepoint is part of a transaction')
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

  /** Ends the connection when all that was asked is answered. */
  async close(): Promise<void> {
    await this.#take(false, async () => (await this.#opening).close())
  }

  get #current(): Turn | undefined {
    const turn = this.#running.getStore()
    return turn?.isOpen ? turn : undefined
  }

  #take<T>(isTransaction: boolean, work: () => Promise<T>): Promise<T> {
    const turn: Turn = { isOpen: true, isTransaction, savepoints: [], counted: 0, overlap: false }
    const mine = this.#turns.then(() => this.#running.run(turn, work)).finally(() => (turn.isOpen = false))
    this.#turns = mine.catch(nothing)
    return mine
  }

  async #rollBack(statement: RawBuilder<unknown>): Promise<void> {
    await this.#send(undefined, statement)
    this.#scope = undefined
  }

  /** One statement after the other: as whom it is asked, where that matters, is set before it, and nobody comes between. */
  #send<R>(scope: Scope | undefined, query: RawBuilder<R>): Promise<R[]> {
    const turn = this.#running.getStore()
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

  async #become(pglite: PGlite, scope: Scope): Promise<void> {
    const wanted = scope === 'owner' ? scope : `tenant ${scope.tenantId}`
    if (this.#scope === wanted) return
    if (scope === 'owner') await pglite.query(`select set_config('role', 'none', false)`)
    else
      await pglite.query(`select set_config('role', 'dispo', false), set_config('app.tenant', $1, false)`, [
        scope.tenantId,
      ])
    this.#scope = wanted
  }
}

/** Closes a savepoint; false when another one overlaps, and the transaction fails as a whole. */
function leave(turn: Turn, part: string): boolean {
  turn.overlap ||= turn.savepoints.includes(part) && turn.savepoints.at(-1) !== part
  turn.savepoints = turn.savepoints.filter((other) => other !== part)
  return !turn.overlap
}
