import { type RawBuilder, sql } from 'kysely'
import type { FlatRow } from '../columns.ts'
import { models, type EntityName, type Row } from '../models.ts'
import { revive } from '../rows.ts'
import {
  ConflictError,
  MissingRowError,
  type NewRow,
  type Page,
  type PageSelection,
  type Sort,
  type Store,
  type Where,
} from '../store.ts'
import { type LooseWhere, searchSql, whereSql } from './conditions.ts'
import type { Connection, Running } from './connection.ts'
import { orderSql } from './order.ts'
import { columnsIn, searchCell, storedCells } from './stored-row.ts'

const DEFAULT_LIMIT = 50

/** The store over PostgreSQL. Inside of a transaction it is part of it. */
export class SqlTenantStore implements Store {
  readonly tenantId: string
  readonly #connection: Connection
  readonly #stamp: () => string

  constructor(connection: Connection, tenantId: string, stamp: () => string) {
    this.#connection = connection
    this.tenantId = tenantId
    this.#stamp = stamp
  }

  of(tenantId: string): Store {
    return tenantId === this.tenantId ? this : new SqlTenantStore(this.#connection, tenantId, this.#stamp)
  }

  async find<E extends EntityName>(entity: E, id: string): Promise<Row<E> | undefined> {
    return (await this.findMany(entity, [id]))[0]
  }

  async findMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<Row<E>[]> {
    if (ids.length === 0) return []
    const found = await this.#flat(entity, sql`"id" = any(${[...ids]}::text[])`, sql``)
    const byId = new Map(found.map((row) => [row['id'], row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [revive<E>(row, columnsIn(entity))] : []
    })
  }

  async first<E extends EntityName>(entity: E, where: Where<E>, sort?: Sort<E>): Promise<Row<E> | undefined> {
    return (await this.#select(entity, { where, ...(sort && { sort }) }, sql`limit 1`))[0]
  }

  async page<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<Page<Row<E>>> {
    const { page = 1, limit = DEFAULT_LIMIT } = selection
    const data = await this.#select(entity, selection, sql`limit ${limit}::int offset ${(page - 1) * limit}::int`)
    const total = await this.#total(entity, selection)
    return { data, pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) } }
  }

  all<E extends EntityName>(entity: E, where: Where<E> = {}, sort?: Sort<E>): Promise<Row<E>[]> {
    return this.#select(entity, { where, ...(sort && { sort }) }, sql``)
  }

  count<E extends EntityName>(entity: E, where: Where<E> = {}): Promise<number> {
    return this.#total(entity, { where })
  }

  async countBy<E extends EntityName>(entity: E, field: keyof Row<E> & string, where: Where<E> = {}) {
    if (!columnsIn(entity).has(field)) return {}
    const counts = await this.#query<{ value: string | number | boolean; count: number }>(
      sql`select ${sql.ref(field)} as value, count(*)::int as count from ${sql.table(entity)}
        where ${this.#fits(entity, { where })} and ${sql.ref(field)} is not null group by 1`,
    )
    return Object.fromEntries(counts.map(({ value, count }) => [String(value), count]))
  }

  async insert<E extends EntityName>(entity: E, row: NewRow<E>): Promise<Row<E>> {
    const stamp = this.#stamp()
    const complete = { version: 1, createdAt: stamp, updatedAt: stamp, ...row, tenantId: this.tenantId }
    const stored = storedCells(entity, complete, true)
    const cells = Object.entries({ ...stored, ...searchCell(entity, stored) })
    const [made] = await this.#query<FlatRow>(
      sql`insert into ${sql.table(entity)} (${sql.join(cells.map(([name]) => sql.ref(name)))})
        values (${sql.join(cells.map(([, cell]) => cell))})
        on conflict do nothing returning ${this.#columns(entity)}`,
    )
    // A statement that fails would end the whole transaction, and who asks may go on with another id.
    if (!made) throw new Error(`${entity} ${row.id} exists already`)
    return revive<E>(made, columnsIn(entity))
  }

  async patch<E extends EntityName>(
    entity: E,
    id: string,
    values: Partial<Row<E>>,
    options: { ifMatch?: number | undefined; keepsVersion?: boolean } = {},
  ): Promise<Row<E>> {
    const { ifMatch, keepsVersion = false } = options
    return this.#whole(async () => {
      const [before] = await this.#flat(entity, sql`"id" = ${id}`, sql``)
      if (!before) throw new MissingRowError(entity, id)
      const version = Number(before['version'])
      if (ifMatch !== undefined && ifMatch !== version)
        throw new ConflictError(entity, id, revive(before, columnsIn(entity)))
      const changed = { ...values, id, tenantId: this.tenantId, version: keepsVersion ? version : version + 1 }
      const stored = storedCells(entity, { ...(!keepsVersion && { updatedAt: this.#stamp() }), ...changed }, false)
      const cells = Object.entries({ ...stored, ...searchCell(entity, { ...before, ...stored }) })
      const [after] = await this.#query<FlatRow>(
        sql`update ${sql.table(entity)} set ${sql.join(cells.map(([name, cell]) => sql`${sql.ref(name)} = ${cell}`))}
          where "tenantId" = ${this.tenantId} and "id" = ${id} and "version" = ${version}
          returning ${this.#columns(entity)}`,
      )
      if (!after) throw new MissingRowError(entity, id)
      return revive<E>(after, columnsIn(entity))
    })
  }

  async remove(entity: EntityName, id: string): Promise<boolean> {
    const gone = await this.#query(
      sql`delete from ${sql.table(entity)} where "tenantId" = ${this.tenantId} and "id" = ${id} returning "id"`,
    )
    return gone.length > 0
  }

  async next(series: string): Promise<number> {
    return this.#whole(async () => {
      const id = `${this.tenantId}:${series}`
      const counter = await this.find('counters', id)
      const value = (counter?.value ?? 0) + 1
      if (counter) await this.patch('counters', id, { value })
      else await this.insert('counters', { id, value })
      return value
    })
  }

  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#connection.running) throw new Error('A transaction is opened inside of another one')
    return this.#connection.alone(async ({ savepoints }) => {
      const result = await work(new SqlTenantStore(this.#connection, this.tenantId, this.#stamp))
      if (savepoints.overlap || savepoints.open.length > 0)
        throw new Error('Savepoints of one transaction have overlapped')
      return result
    })
  }

  async savepoint<T>(work: () => Promise<T>, options: { keep?: boolean } = {}): Promise<T> {
    const { running } = this.#connection
    if (!running) throw new Error('A savepoint is part of a transaction')
    const { savepoints } = running
    const name = `"s${(savepoints.made += 1)}"`
    savepoints.open.push(name)
    await this.#connection.statement(running, `savepoint ${name}`)
    try {
      const result = await work()
      await this.#end(running, name, options.keep !== false)
      return result
    } catch (error) {
      await this.#end(running, name, false)
      throw error
    } finally {
      savepoints.overlap ||= savepoints.open.at(-1) !== name
      savepoints.open.splice(savepoints.open.indexOf(name), 1)
    }
  }

  /** Several queries as one: part of the transaction that runs, or a transaction of its own. */
  #whole<T>(work: () => Promise<T>): Promise<T> {
    return this.#connection.running ? work() : this.#connection.alone(work)
  }

  #end(running: Running, name: string, keep: boolean): Promise<void> {
    const back = keep ? '' : `rollback to savepoint ${name}; `
    return this.#connection.statement(running, `${back}release savepoint ${name}`)
  }

  #query<R>(asked: RawBuilder<R>): Promise<R[]> {
    return this.#connection.query(this.tenantId, asked)
  }

  /** The condition of a selection, with the tenant's as the first lock. */
  #fits<E extends EntityName>(entity: E, { where, search }: PageSelection<E>): RawBuilder<boolean> {
    const own = sql<boolean>`"tenantId" = ${this.tenantId} and ${whereSql(where as LooseWhere, columnsIn(entity))}`
    // What has no text to be searched has it nowhere.
    if (models[entity].search.length === 0 && search?.trim()) return sql<boolean>`false`
    return sql<boolean>`${own} and ${searchSql(search)}`
  }

  #select<E extends EntityName>(entity: E, selection: PageSelection<E>, some: RawBuilder<unknown>): Promise<Row<E>[]> {
    const order = orderSql(selection.sort ?? [], { columns: columnsIn(entity), ranks: models[entity].ranks })
    return this.#rows(entity, this.#fits(entity, selection), sql`order by ${order} ${some}`)
  }

  async #total<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<number> {
    const [found] = await this.#query<{ total: number }>(
      sql`select count(*)::int as total from ${sql.table(entity)} where ${this.#fits(entity, selection)}`,
    )
    return found?.total ?? 0
  }

  async #rows<E extends EntityName>(
    entity: E,
    fits: RawBuilder<unknown>,
    rest: RawBuilder<unknown>,
  ): Promise<Row<E>[]> {
    const rows = await this.#flat(entity, fits, rest)
    return rows.map((row) => revive<E>(row, columnsIn(entity)))
  }

  #flat(entity: EntityName, fits: RawBuilder<unknown>, rest: RawBuilder<unknown>): Promise<FlatRow[]> {
    return this.#query<FlatRow>(
      sql`select ${this.#columns(entity)} from ${sql.table(entity)}
        where "tenantId" = ${this.tenantId} and ${fits} ${rest}`,
    )
  }

  #columns(entity: EntityName): RawBuilder<unknown> {
    return sql.join([...columnsIn(entity).keys()].map((name) => sql.ref(name)))
  }
}
