import type { PGlite } from '@electric-sql/pglite'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** PGlite has one connection, and answers one query after the other by itself; who may ask when is the database's matter. */
class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#pglite.query<R>(sql, [...parameters])
    return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) }
  }

  // oxlint-disable-next-line require-yield -- nobody streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite answers a query as a whole')
  }
}

/** Kysely over PGlite: transactions and savepoints are the database's own. */
export function pgliteDialect(pglite: PGlite): Dialect {
  const connection = new PgliteConnection(pglite)
  const nothing = () => Promise.resolve()
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: () => pglite.close(),
  }
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
