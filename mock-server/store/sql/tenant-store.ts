import { type RawBuilder, sql } from 'kysely'
import type { EntityName, Row } from '../models.ts'
import { flatten } from '../rows.ts'
import {
  ConflictError,
  type Group,
  type Grouping,
  MissingRowError,
  MOST_ROWS,
  type NewRow,
  type Page,
  type PageSelection,
  type Selection,
  type Sort,
  type Store,
  type Tally,
  type TallyOptions,
  type TallyKey,
  TooManyRowsError,
  type Where,
} from '../store.ts'
import { changedCells, isStorable, keptCells } from './cells.ts'
import { type LooseWhere, searchSql, whereSql } from './conditions.ts'
import type { Connection, Scope } from './connection.ts'
import { nextSql } from './counting.ts'
import { orderSql } from './order.ts'
import { countRead, groupsRead, sumRead, type TotalsOf } from './sums.ts'
import { talliesRead } from './tallies.ts'
import { RowShape } from './row-shape.ts'
import { partsOf } from './table-parts.ts'

const DEFAULT_LIMIT = 50

/** The store over PostgreSQL's tables. What is asked within a transaction is part of it, as the connection knows. */
export class SqlTenantStore implements Store {
  readonly tenantId: string
  readonly #connection: Connection
  readonly #stamp: () => string
  readonly #scope: Scope

  /** `stamp`: the moment of a write, ISO 8601 in UTC. */
  constructor(connection: Connection, scope: Scope & { tenantId: string }, stamp: () => string) {
    this.#connection = connection
    this.tenantId = scope.tenantId
    this.#stamp = stamp
    this.#scope = scope
  }

  async find<E extends EntityName>(entity: E, id: string): Promise<Row<E> | undefined> {
    const [row] = await this.findMany(entity, [id])
    return row
  }

  async findMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<Row<E>[]> {
    return this.#byIds(entity, ids, partsOf(entity).row)
  }

  async pick<E extends EntityName, F extends keyof Row<E> & string>(
    entity: E,
    ids: readonly string[],
    fields: readonly F[],
  ): Promise<Pick<Row<E>, F>[]> {
    const wanted = new Set<string>(['id', ...fields])
    return this.#byIds(entity, ids, new RowShape([...partsOf(entity).columns].filter(([name]) => wanted.has(name))))
  }

  async #byIds<R extends object>(entity: EntityName, ids: readonly string[], shape: RowShape<R>): Promise<R[]> {
    if (ids.length === 0) return []
    const { name } = partsOf(entity)
    const found = await this.#rows(
      shape,
      sql`select ${shape.columns} from ${name} where ${this.#own} and "id" = any(${ids.filter(isStorable)}::text[])`,
    )
    const byId = new Map(found.map((each) => [idOf(each), each]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async first<E extends EntityName>(entity: E, where: Where<E>, sort?: Sort<E>): Promise<Row<E> | undefined> {
    const [row] = await this.#select(entity, { where, ...(sort && { sort }) }, sql`limit 1`)
    return row
  }

  async page<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<Page<Row<E>>> {
    const { page = 1, limit = DEFAULT_LIMIT } = selection
    const part = sql`limit ${limit}::bigint offset ${Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER)}::bigint`
    const { data, total } = await this.#connection.snapshot(async () => {
      const count = await countRead(this.#totals(entity, selection))
      return { data: count === 0 ? [] : await this.#select(entity, selection, part), total: count }
    })
    return { data, pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) } }
  }

  async all<E extends EntityName>(entity: E, where?: Where<E>, sort?: Sort<E>, limit = MOST_ROWS): Promise<Row<E>[]> {
    const selection = { ...(where && { where }), ...(sort && { sort }) }
    const rows = await this.#select(entity, selection, sql`limit ${limit + 1}::bigint`)
    if (rows.length > limit) throw new TooManyRowsError(entity, limit)
    return rows
  }

  async count<E extends EntityName>(entity: E, where?: Where<E>): Promise<number> {
    return countRead(this.#totals(entity, where ? { where } : {}))
  }

  async countBy<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>) {
    const groups = await this.groupBy(entity, field, { ...(where && { where }), limit: MOST_ROWS + 1 })
    if (groups.length > MOST_ROWS) throw new TooManyRowsError(entity, MOST_ROWS)
    return Object.fromEntries(groups.map(({ value, count }) => [String(value), count]))
  }

  async sum<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>): Promise<number> {
    return sumRead(this.#totals(entity, where ? { where } : {}), field)
  }

  async groupBy<E extends EntityName>(
    entity: E,
    field: keyof Row<E> & string,
    { where, sums = [], limit = MOST_ROWS }: Grouping<E> = {},
  ): Promise<Group[]> {
    return groupsRead(this.#totals(entity, where ? { where } : {}), field, sums, limit)
  }

  async tally<E extends EntityName>(
    entity: E,
    keys: readonly TallyKey<E>[],
    { where, sums = [] }: TallyOptions<E> = {},
  ): Promise<Tally[]> {
    const tallies = await talliesRead(this.#totals(entity, where ? { where } : {}), keys, sums, MOST_ROWS + 1)
    if (tallies.length > MOST_ROWS) throw new TooManyRowsError(entity, MOST_ROWS)
    return tallies
  }

  #totals<E extends EntityName>(entity: E, selection: Selection<E>): TotalsOf {
    const { name, columns } = partsOf(entity)
    const fitting = this.#fitting(entity, selection)
    return { name, columns, fitting, read: (query) => this.#connection.read(this.#scope, query) }
  }

  async insert<E extends EntityName>(entity: E, row: NewRow<E>): Promise<Row<E>> {
    const { name, columns, line, row: shape } = partsOf(entity)
    const stamp = this.#stamp()
    const complete = { version: 1, createdAt: stamp, updatedAt: stamp, ...row, tenantId: this.tenantId }
    const cells = keptCells(flatten(complete, columns), columns, line.search)
    // An id that is taken is told apart from what breaks a transaction: anyone who catches it may go on.
    const [inserted] = await this.#written(
      shape,
      sql`insert into ${name} (${sql.join(Object.keys(cells).map((each) => sql.ref(each)))})
        values (${sql.join(Object.values(cells))}) on conflict ("tenantId", "id") do nothing`,
    )
    if (!inserted) throw new Error(`${entity} ${row.id} exists already`)
    return inserted
  }

  async patch<E extends EntityName>(
    entity: E,
    id: string,
    values: Partial<Row<E>>,
    options: { ifMatch?: number | undefined; keepsVersion?: boolean } = {},
  ): Promise<Row<E>> {
    const { name, columns, line, row } = partsOf(entity)
    const { keepsVersion = false, ifMatch } = options
    const stamped = { ...(!keepsVersion && { updatedAt: this.#stamp() }), ...values }
    const { id: _id, tenantId: _tenant, version: _version, ...changed } = flatten(stamped, columns)
    const set = changedCells(changed, columns, line.search)
    if (!keepsVersion) set.set('version', sql`"version" + 1`)
    if (set.size === 0) set.set('version', sql`"version"`)
    const version = ifMatch === undefined ? sql`` : sql`and "version" = ${ifMatch}`
    const assigned = [...set].map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    return this.#connection.alone(async () => {
      const [patched] = await this.#written(
        row,
        sql`update ${name} set ${sql.join(assigned)} where ${this.#withId(id)} ${version}`,
      )
      if (patched) return patched
      const current = await this.find(entity, id)
      throw current ? new ConflictError(entity, id, current) : new MissingRowError(entity, id)
    })
  }

  async remove(entity: EntityName, id: string): Promise<boolean> {
    const { name } = partsOf(entity)
    const removed = await this.#connection.write(
      this.#scope,
      sql`delete from ${name} where ${this.#withId(id)} returning "id"`,
    )
    return removed.length > 0
  }

  async next(series: string, count = 1): Promise<number> {
    const next = nextSql(this.tenantId, series, { count, stamp: this.#stamp() })
    const [counter] = await this.#connection.write(this.#scope, next)
    return counter?.value ?? count
  }

  of(tenantId: string): Store {
    return tenantId === this.tenantId
      ? this
      : new SqlTenantStore(this.#connection, { ...this.#scope, tenantId }, this.#stamp)
  }

  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#connection.transaction(() => work(this))
  }

  async savepoint<T>(work: () => Promise<T>, options: { keep?: boolean } = {}): Promise<T> {
    return this.#connection.savepoint(work, options)
  }

  async snapshot<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#connection.snapshot(() => work(this))
  }

  get #own(): RawBuilder<boolean> {
    return sql<boolean>`"tenantId" = ${this.tenantId}`
  }

  /** What no text can be is no row's id. */
  #withId(id: string): RawBuilder<boolean> {
    return isStorable(id) ? sql<boolean>`${this.#own} and "id" = ${id}` : sql<boolean>`false`
  }

  #fitting<E extends EntityName>(entity: E, { where, search }: Selection<E>): RawBuilder<boolean> {
    const condition = whereSql(where as LooseWhere | undefined, partsOf(entity).columns)
    return sql`${this.#own} and ${condition} and ${searchSql(search)}`
  }

  async #select<E extends EntityName>(
    entity: E,
    selection: Selection<E>,
    part: RawBuilder<unknown>,
  ): Promise<Row<E>[]> {
    const { name, row, columns, line } = partsOf(entity)
    const order = orderSql(selection.sort ?? [], { columns, ranks: line.ranks })
    return this.#rows(
      row,
      sql`select ${row.columns} from ${name} where ${this.#fitting(entity, selection)} order by ${order} ${part}`,
    )
  }

  async #rows<R>(shape: RowShape<R>, query: RawBuilder<unknown>): Promise<R[]> {
    return shape.revived(await this.#connection.read(this.#scope, shape.ofFound(query)))
  }

  async #written<R>(shape: RowShape<R>, statement: RawBuilder<unknown>): Promise<R[]> {
    return shape.revived(await this.#connection.write(this.#scope, shape.ofWritten(statement)))
  }
}

const idOf = (row: object) => String(Reflect.get(row, 'id'))
