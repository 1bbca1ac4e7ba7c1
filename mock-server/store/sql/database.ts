import type { PGlite } from '@electric-sql/pglite'
import type { FlatRow } from '../columns.ts'
import { letOthersRun } from '../let-others-run.ts'
import type { EntityName, Row } from '../models.ts'
import type { Store } from '../store.ts'
import type { WorldDatabase } from '../world-database.ts'
import { Connection } from './connection.ts'
import { migrate } from './migrations.ts'
import { declaredTables, ENTITIES, quoted } from './schema.ts'
import { searchCell, storedCells } from './stored-row.ts'
import { SqlTenantStore } from './tenant-store.ts'

/** Rows written at a time: one parameter, and others may run in between. */
const SLICE = 400

/** Where in a PGlite a world is kept: a schema of its own, and one queue for all of them. */
export interface Place {
  schema: string
  queue: { tail: Promise<unknown> }
}

/** All rows of all tenants in PostgreSQL. */
export class SqlDatabase implements WorldDatabase {
  readonly #connection: Connection
  readonly #now: () => number
  readonly #schema: string

  constructor(pglite: PGlite, now: () => number, place?: Place) {
    this.#connection = new Connection(pglite, place?.schema, place?.queue)
    this.#now = now
    this.#schema = place?.schema ?? 'public'
  }

  /** Makes the tables, or brings them up to date. Throws `NewerWorldError`. */
  migrate(): Promise<void> {
    return this.#connection.alone(async (_running, pglite) => {
      await pglite.exec(`create schema if not exists ${quoted(this.#schema)}`)
      await migrate(pglite)
    }, true)
  }

  store(tenantId: string): Store {
    return new SqlTenantStore(this.#connection, tenantId, () => new Date(this.#now()).toISOString())
  }

  async start(now: number): Promise<{ moment: number; isSeeded: boolean }> {
    await this.migrate()
    const marks = await this.#connection.alone(async (_running, pglite) => {
      return (await pglite.query<{ name: string; value: number }>('select name, value from "~world"')).rows
    }, true)
    const mark = (name: string) => marks.find((each) => each.name === name)?.value
    const isSeeded = mark('seeded') !== undefined
    if (isSeeded) return { moment: mark('moment') ?? now, isSeeded }
    // A seed that was broken off is no world.
    await this.clear()
    await this.#mark('moment', now)
    return { moment: now, isSeeded }
  }

  async load<E extends EntityName>(entity: E, rows: Iterable<Row<E>>): Promise<void> {
    let slice: FlatRow[] = []
    for (const row of rows) {
      const stored = storedCells(entity, row, true)
      if (slice.push({ ...stored, ...searchCell(entity, stored) }) < SLICE) continue
      await this.#insert(entity, slice)
      slice = []
      await letOthersRun()
    }
    if (slice.length > 0) await this.#insert(entity, slice)
  }

  async restorePeople(): Promise<void> {
    // Nothing is kept beside the rows themselves.
  }

  /** The world is whole from here on: an end before is no world. */
  restore(): Promise<void> {
    return this.#mark('seeded', 1)
  }

  async warm(): Promise<void> {
    await this.#connection.alone((_running, pglite) => pglite.exec('analyze'), true)
  }

  clear(): Promise<void> {
    // Not truncated: making 200 indexes anew takes longer than the rows of most worlds.
    const text = [...ENTITIES, '~world'].map((table) => `delete from ${quoted(table)}`).join('; ')
    return this.#connection.alone(async (_running, pglite) => {
      await pglite.exec(text)
    }, true)
  }

  #mark(name: string, value: number): Promise<void> {
    return this.#connection.alone(async (_running, pglite) => {
      await pglite.query('insert into "~world" values ($1, $2) on conflict (name) do update set value = $2', [
        name,
        value,
      ])
    }, true)
  }

  #insert(entity: EntityName, rows: readonly FlatRow[]): Promise<void> {
    const types = declaredTables().get(entity)?.columns ?? new Map<string, string>()
    const names = Object.keys(rows[0] ?? {})
    const columns = names.map(quoted).join(', ')
    const typed = names.map((name) => `${quoted(name)} ${types.get(name) ?? 'text'}`).join(', ')
    return this.#connection.alone(async (_running, pglite) => {
      await pglite.query(
        `insert into ${quoted(entity)} (${columns}) select ${columns} from json_to_recordset($1::text::json) as row(${typed})`,
        [JSON.stringify(rows)],
      )
    }, true)
  }
}
