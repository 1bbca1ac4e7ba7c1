import type { Database } from './database.ts'
import type { Journal } from './journal.ts'
import type { Transaction } from './transaction.ts'
import type { FlatRow } from '../columns.ts'
import type { EntityName, Row } from '../models.ts'
import { flatten, revive } from '../rows.ts'
import {
  ConflictError,
  type Group,
  type Grouping,
  MissingRowError,
  MOST_ROWS,
  type NewRow,
  type Page,
  type PageSelection,
  type Sort,
  type Store,
  type Tally,
  type TallyOptions,
  type TallyKey,
  TooManyRowsError,
  type Where,
} from '../store.ts'
import type { LooseSelection } from './selecting.ts'
import type { Table } from './table.ts'

const DEFAULT_LIMIT = 50

const ONLY_READ = 'A snapshot is only read'

/** The inside of a transaction, or of a snapshot, which writes nothing. */
type StoreScope = Transaction | 'snapshot'

/** The store over the tables in memory. */
export class TenantStore implements Store {
  readonly tenantId: string
  readonly #database: Database
  readonly #inside: StoreScope | undefined

  constructor(database: Database, tenantId: string, inside?: StoreScope) {
    this.#database = database
    this.tenantId = tenantId
    this.#inside = inside
  }

  async find<E extends EntityName>(entity: E, id: string): Promise<Row<E> | undefined> {
    const table = this.#database.table(entity)
    const flat = this.#own(table, id)
    return flat && revive<E>(flat, table.columns)
  }

  async findMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<Row<E>[]> {
    const table = this.#database.table(entity)
    return this.#revived<E>(
      table,
      ids.filter((id) => this.#own(table, id)),
    )
  }

  /** The rows are there as a whole, and shared. */
  pick<E extends EntityName, F extends keyof Row<E> & string>(
    entity: E,
    ids: readonly string[],
    _fields: readonly F[],
  ): Promise<Pick<Row<E>, F>[]> {
    return this.findMany(entity, ids)
  }

  async first<E extends EntityName>(entity: E, where: Where<E>, sort?: Sort<E>): Promise<Row<E> | undefined> {
    return this.#select(entity, { where, sort }, 0, 1).rows[0]
  }

  async page<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<Page<Row<E>>> {
    const { page = 1, limit = DEFAULT_LIMIT } = selection
    const { rows, total } = this.#select(entity, selection, (page - 1) * limit, limit)
    return { data: rows, pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) } }
  }

  async all<E extends EntityName>(entity: E, where?: Where<E>, sort?: Sort<E>, limit = MOST_ROWS): Promise<Row<E>[]> {
    const { rows, total } = this.#select(entity, { where, sort }, 0, limit)
    if (total > limit) throw new TooManyRowsError(entity, limit)
    return rows
  }

  async count<E extends EntityName>(entity: E, where?: Where<E>): Promise<number> {
    return this.#select(entity, { where }, 0, 0).total
  }

  async countBy<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>) {
    const groups = await this.groupBy(entity, field, { where, limit: MOST_ROWS + 1 })
    if (groups.length > MOST_ROWS) throw new TooManyRowsError(entity, MOST_ROWS)
    return Object.fromEntries(groups.map(({ value, count }) => [String(value), count]))
  }

  async sum<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>): Promise<number> {
    return this.#database.table(entity).sum(this.tenantId, field, loose({ where }).where)
  }

  async groupBy<E extends EntityName>(
    entity: E,
    field: keyof Row<E> & string,
    { where, sums = [], limit = MOST_ROWS }: Grouping<E> = {},
  ): Promise<Group[]> {
    return this.#database
      .table(entity)
      .groups(this.tenantId, field, loose({ where }).where, sums)
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, limit)
  }

  async tally<E extends EntityName>(
    entity: E,
    keys: readonly TallyKey<E>[],
    { where, sums = [] }: TallyOptions<E> = {},
  ): Promise<Tally[]> {
    const wanted = keys.map((key) => (typeof key === 'string' ? { field: key } : key))
    const found = this.#database.table(entity).tally(this.tenantId, wanted, loose({ where }).where, sums)
    if (found.length > MOST_ROWS) throw new TooManyRowsError(entity, MOST_ROWS)
    return found
  }

  async insert<E extends EntityName>(entity: E, row: NewRow<E>): Promise<Row<E>> {
    const stamp = this.#database.stamp()
    const complete = { version: 1, createdAt: stamp, updatedAt: stamp, ...row, tenantId: this.tenantId }
    return this.#write(async (journal) => {
      const table = this.#database.table(entity)
      journal.create(table, flatten(complete, table.columns))
      return this.#read<E>(table, row.id)
    })
  }

  async patch<E extends EntityName>(
    entity: E,
    id: string,
    values: Partial<Row<E>>,
    options: { ifMatch?: number | undefined; keepsVersion?: boolean } = {},
  ): Promise<Row<E>> {
    return this.#write(async (journal) => {
      const table = this.#database.table(entity)
      const before = this.#own(table, id)
      if (!before) throw new MissingRowError(entity, id)
      const version = Number(before['version'])
      if (options.ifMatch !== undefined && options.ifMatch !== version) {
        throw new ConflictError(entity, id, revive(before, table.columns))
      }
      const { keepsVersion = false } = options
      const changed = { ...values, id, tenantId: this.tenantId, version: keepsVersion ? version : version + 1 }
      const withTimestamps = { ...(!keepsVersion && { updatedAt: this.#database.stamp() }), ...changed }
      journal.update(table, before, { ...before, ...flatten(withTimestamps, table.columns) })
      return this.#read<E>(table, id)
    })
  }

  async remove(entity: EntityName, id: string): Promise<boolean> {
    return this.#write(async (journal) => {
      const table = this.#database.table(entity)
      const row = this.#own(table, id)
      if (row) journal.delete(table, row)
      return row !== undefined
    })
  }

  async next(series: string, count = 1): Promise<number> {
    if (!this.#inside || this.#inside === 'snapshot') return this.transaction((store) => store.next(series, count))
    await this.#inside.hold(this.tenantId)
    const id = `${this.tenantId}:${series}`
    const counter = await this.find('counters', id)
    const value = (counter?.value ?? 0) + count
    if (counter) await this.patch('counters', id, { value })
    else await this.insert('counters', { id, value })
    return value
  }

  of(tenantId: string): Store {
    return tenantId === this.tenantId ? this : new TenantStore(this.#database, tenantId, this.#inside)
  }

  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#inside === 'snapshot') throw new Error(ONLY_READ)
    if (this.#inside) throw new Error('A transaction is opened inside of another one')
    return this.#database.alone(this.tenantId, async (transaction) => {
      return work(new TenantStore(this.#database, this.tenantId, transaction))
    })
  }

  async snapshot<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#inside) return work(this)
    return this.#database.together(this.tenantId, () => {
      return work(new TenantStore(this.#database, this.tenantId, 'snapshot'))
    })
  }

  async savepoint<T>(work: () => Promise<T>, { keep = true }: { keep?: boolean } = {}): Promise<T> {
    if (!this.#inside || this.#inside === 'snapshot') throw new Error('A savepoint is part of a transaction')
    return this.#inside.savepoint(work, keep)
  }

  /** One write: part of the transaction that runs, or a transaction of its own. */
  async #write<T>(work: (journal: Journal) => Promise<T>): Promise<T> {
    if (this.#inside === 'snapshot') throw new Error(ONLY_READ)
    if (!this.#inside) return this.#database.alone(this.tenantId, ({ journal }) => work(journal))
    await this.#inside.hold(this.tenantId)
    return work(this.#inside.journal)
  }

  #own(table: Table, id: string): FlatRow | undefined {
    const row = table.get(id)
    return row?.['tenantId'] === this.tenantId ? row : undefined
  }

  #read<E extends EntityName>(table: Table, id: string): Row<E> {
    const row = this.#own(table, id)
    if (!row) throw new MissingRowError(table.entity, id)
    return revive<E>(row, table.columns)
  }

  #select<E extends EntityName>(entity: E, selection: PageSelection<E>, offset: number, limit: number) {
    const table = this.#database.table(entity)
    const { ids, total } = table.select(this.tenantId, loose(selection), offset, limit)
    return { rows: this.#revived<E>(table, ids), total }
  }

  #revived<E extends EntityName>(table: Table, ids: readonly string[]): Row<E>[] {
    return ids.flatMap((id) => {
      const row = table.get(id)
      return row ? [revive<E>(row, table.columns)] : []
    })
  }
}

function loose<E extends EntityName>({ where, search, sort }: PageSelection<E>): LooseSelection {
  return {
    where: where as LooseSelection['where'],
    search,
    sort: sort?.map(({ field, order }) => ({ field, descending: order === 'desc' })),
  }
}
