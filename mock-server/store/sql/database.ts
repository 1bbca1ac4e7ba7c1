import { PGlite } from '@electric-sql/pglite'
import { type RawBuilder, sql } from 'kysely'
import { columnsOf, type FlatRow } from '../columns.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'
import { models } from '../model-lines.ts'
import type { EntityName, Row } from '../models.ts'
import { flatten } from '../rows.ts'
import type { DatabasePort, Store } from '../store.ts'
import { keptCells } from './cells.ts'
import type { Connection, Scope } from './connection.ts'
import { migrate } from './migrations.ts'
import { ENTITIES } from './schema.ts'
import { SqlTenantStore } from './tenant-store.ts'

/** Rows taken in with one statement. */
const SLICE = 300

/** What says that a world is there as a whole, among the rows of no tenant. */
const WHOLE = '~world'

/** All rows of all tenants in PostgreSQL: PGlite's, in the same process. */
export class SqlDatabase implements DatabasePort {
  readonly #connection: Connection
  readonly #owner: Scope
  readonly #stamp: () => string

  /** `schema`: where several worlds are kept in one database. */
  constructor(options: { connection: Connection; now: () => number; schema?: string }) {
    this.#connection = options.connection
    this.#owner = { schema: options.schema ?? 'public' }
    this.#stamp = () => new Date(options.now()).toISOString()
  }

  store(tenantId: string): Store {
    return new SqlTenantStore(this.#connection, { ...this.#owner, tenantId }, this.#stamp)
  }

  async load<E extends EntityName>(entity: E, rows: Iterable<Row<E>>): Promise<void> {
    const { schema, search } = models[entity]
    const columns = columnsOf(schema)
    const texts = new WeakMap<object, string>()
    let slice: FlatRow[] = []
    for (const row of rows) {
      slice.push(keptCells(flatten(row, columns, {}, texts), columns, search))
      if (slice.length < SLICE) continue
      await this.#add(entity, slice)
      await yieldToEventLoop()
      slice = []
    }
    await this.#add(entity, slice)
  }

  async #add(entity: EntityName, rows: readonly FlatRow[]): Promise<void> {
    const [first] = rows
    if (!first) return
    const table = sql.table(entity)
    const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
    await this.#connection.write(
      this.#owner,
      sql`insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    )
  }

  async holdsWorld(): Promise<boolean> {
    const rows = await this.#connection.read(
      this.#owner,
      sql`select from "counters" where "tenantId" = '' and "id" = ${WHOLE}`,
    )
    return rows.length > 0
  }

  async clear(): Promise<void> {
    // Emptying a table makes its files and those of its indexes again, which takes as long for an empty one.
    const filled = ENTITIES.map(
      (name) => sql`select ${name}::text as name where exists (select from ${sql.table(name)})`,
    )
    await this.#connection.transaction(async () => {
      const found = await this.#connection.read(
        this.#owner,
        sql.join(filled, sql` union all `) as RawBuilder<{ name: string }>,
      )
      if (found.length === 0) return
      const tables = sql.join(found.map(({ name }) => sql.table(name)))
      await this.#connection.write(this.#owner, sql`truncate ${tables} restart identity`)
    })
  }

  /** Nothing is kept apart. */
  async restorePeople(): Promise<void> {}

  async restore(): Promise<void> {
    if (!(await this.holdsWorld())) await this.load('counters', [{ id: WHOLE, tenantId: '', version: 1, value: 1 }])
  }

  /**
   * Counts what there is, by which the database decides how it looks for rows, and takes away what was replaced; no other part
   * of PGlite does. Table by table, so that others come in between.
   */
  async warm(): Promise<void> {
    for (const entity of ENTITIES) await this.#connection.write(this.#owner, sql`vacuum analyze ${sql.table(entity)}`)
  }

  /** Ends it when all that was asked is answered. */
  async close(): Promise<void> {
    await this.#connection.close()
  }
}

/** PostgreSQL in this process with today's tables; in memory unless a folder is given. Throws `NewerWorldError`. */
export async function openPglite(folder?: string): Promise<PGlite> {
  const pglite = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }) })
  try {
    await migrate(pglite)
    return pglite
  } catch (error) {
    await pglite.close()
    throw error
  }
}
