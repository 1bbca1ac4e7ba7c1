import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data'
import type { LooseWhere } from './condition.ts'
import { searchTerms } from '../fold.ts'
import { type Cell, columnsOf, type ColumnKind, type FlatRow } from '../columns.ts'
import type { Library } from './model.ts'
import { models } from '../model-lines.ts'
import type { EntityName } from '../models.ts'
import { Partition } from './partition.ts'
import type { Bitmap } from './bitmap.ts'
import { flatten } from '../rows.ts'
import type { Group, Tally } from '../store.ts'
import { type LooseSelection, fitting, inOrder, group, sumOf } from './selecting.ts'
import { type LooseKey, tallied } from './tallying.ts'
import { type LibraryDatabase, databaseOf } from './library-database.ts'

/** From so many rows on indexes are made ahead. */
const MANY = 2000

/**
 * All rows of one entity, of all tenants. Rows live in the library; look-ups by id take its own map, everything else
 * own indexes per tenant, fed from the library's events, because the library scans: 20 ms by id at 50 000 rows.
 */
export class Table {
  readonly entity: EntityName
  readonly columns: ReadonlyMap<string, ColumnKind>
  readonly #database: LibraryDatabase
  readonly #rows: ReadonlyMap<string, FlatRow>
  readonly #partitions = new Map<string, Partition>()
  /** A row without values: every column, and the marks by which the library knows its entities. All others are copies. */
  readonly #blank: FlatRow
  /** Rows this table begins with; they are never written there, and copied here when they change. */
  #base: Table | undefined
  /** Ids of the base's rows that were removed here. */
  readonly #removed = new Set<string>()
  /** Whether another table reads its rows from this one. */
  #isShared = false
  #restoring: number | undefined

  constructor(database: LibraryDatabase, entity: EntityName) {
    this.entity = entity
    this.columns = columnsOf(models[entity].schema)
    this.#database = database
    this.#rows = database.getModel(entity)
    // Parsed, because an object that is given its columns one by one is kept as a hash table: a third as quick, and larger.
    const columns = JSON.stringify(Object.fromEntries([...this.columns.keys()].map((name) => [name, null])))
    this.#blank = Object.assign(JSON.parse(columns) as FlatRow, { [ENTITY_TYPE]: entity, [PRIMARY_KEY]: 'id' })
  }

  /** Told by the library. */
  created(row: FlatRow): void {
    this.partition(tenantOf(row)).add(String(row['id']), row, this.#restoring)
  }

  /** Told by the library. */
  updated(before: FlatRow, after: FlatRow): void {
    this.partition(tenantOf(after)).change(String(after['id']), before, after)
  }

  get(id: string): FlatRow | undefined {
    const own = this.#rows.get(id)
    if (own || !this.#base || this.#removed.has(id)) return own
    return this.#base.get(id)
  }

  /** Begins with the rows and indexes of another table, which must not be written from then on. */
  adopt(base: Table): void {
    this.clear()
    base.#isShared = true
    this.#base = base
  }

  /** Adds a row. Throws when the id is taken, in whatever tenant. `place` brings a removed one back to its own. */
  create(row: FlatRow, place?: number): void {
    const id = String(row['id'])
    if (this.get(id)) throw new Error(`${this.entity} ${id} exists already`)
    this.#refuseShared()
    this.#restoring = place
    this.#database.create(this.entity, this.#complete(row))
    this.#restoring = undefined
  }

  /** Adds a row of the seed, whose ids are its own. `texts` as for `flatten`. */
  load(values: object, texts: WeakMap<object, string>): void {
    this.#refuseShared()
    this.#database.create(this.entity, flatten(values, this.columns, { ...this.#blank }, texts))
  }

  /** Replaces a row by one with the same id and tenant. */
  update(before: FlatRow, after: FlatRow): void {
    this.#refuseShared()
    this.#database.update(this.entity, before, this.#complete(after))
  }

  /** Removes a row; answers its place in the order of insertion. */
  delete(row: FlatRow): number | undefined {
    this.#refuseShared()
    const id = String(row['id'])
    const partition = this.partition(tenantOf(row))
    const place = partition.placeOf(id)
    // The library's event names the id only, and comes when the row is gone: the indexes need the row.
    partition.remove(id, row)
    this.#database.delete(this.entity, id)
    if (this.#base) this.#removed.add(id)
    return place
  }

  /** Removes all rows of all tenants. */
  clear(): void {
    this.#refuseShared()
    for (const id of [...this.#rows.keys()]) this.#database.delete(this.entity, id)
    this.#base = undefined
    this.#removed.clear()
    this.#partitions.clear()
  }

  /** Makes what later questions need, tenant by tenant, where there are many rows; a step each time it is gone on with. */
  *warm(): Generator<void> {
    for (const partition of this.#partitions.values()) {
      if (partition.size < MANY || models[this.entity].search.length === 0) continue
      yield
      partition.warm()
      for (const sort of models[this.entity].sorts) {
        yield
        partition.order(sort)
      }
    }
  }

  partition(tenantId: string): Partition {
    const existing = this.#partitions.get(tenantId)
    if (existing) return existing
    const base = this.#base?.partitionIfAny(tenantId)
    const created = new Partition((id) => this.get(id), models[this.entity], base)
    this.#partitions.set(tenantId, created)
    return created
  }

  /** A tenant's rows to be read; nothing is created for a tenant without rows. */
  #read(tenantId: string): Partition {
    return this.partitionIfAny(tenantId) ?? new Partition(() => undefined, models[this.entity])
  }

  /** A tenant's partition, or the base's as long as nothing was written. */
  partitionIfAny(tenantId: string): Partition | undefined {
    return this.#partitions.get(tenantId) ?? this.#base?.partitionIfAny(tenantId)
  }

  #refuseShared(): void {
    if (this.#isShared) throw new Error(`The rows of ${this.entity} are shared and no longer written`)
  }

  /** Ids from `offset` on, at most `limit`, of the rows that fit, and how many fit in all. */
  select(tenantId: string, selection: LooseSelection, offset: number, limit: number): { ids: string[]; total: number } {
    const partition = this.#read(tenantId)
    const { where, search, sort = [] } = selection
    const { places, total } = partition.answer(JSON.stringify([where, search, sort, limit === 0]), () => {
      const found = this.#found(partition, selection)
      if (limit === 0) return { places: [], total: found?.size ?? partition.size }
      const ordered = inOrder(partition, found, sort)
      return { places: ordered, total: ordered.length }
    })
    return { ids: places.slice(offset, offset + limit).map((place) => partition.idAt(place)), total }
  }

  /** The sum of a field over the rows that fit, to two decimals. */
  sum(tenantId: string, field: string, where: LooseWhere | undefined): number {
    const partition = this.#read(tenantId)
    const found = this.#found(partition, { where }) ?? partition.all
    return sumOf(partition, found.places(), field)
  }

  /** The rows that fit by the value of a field, in no order; those without one are in no group. */
  groups(tenantId: string, field: string, where: LooseWhere | undefined, sums: readonly string[]): Group[] {
    const partition = this.#read(tenantId)
    const found = this.#found(partition, { where })
    const index = partition.field(field)
    // Of few rows it is told by themselves, of many by what the index has of each value.
    const isByIndex = sums.length === 0 && (found === undefined || found.size > (index?.size ?? 0))
    if (index && isByIndex) return index.counts(found).flatMap(([value, count]) => group(value, count))
    const places = new Map<Cell, number[]>()
    for (const place of (found ?? partition.all).places()) {
      const cell = partition.rowAt(place)?.[field] ?? null
      const same = places.get(cell)
      if (same) same.push(place)
      else places.set(cell, [place])
    }
    return [...places].flatMap(([value, same]) => {
      return group(
        value,
        same.length,
        sums.map((name) => [name, sumOf(partition, same, name)]),
      )
    })
  }

  /** Every row that fits by the values of some keys, in no order. */
  tally(tenantId: string, keys: readonly LooseKey[], where: LooseWhere | undefined, sums: readonly string[]): Tally[] {
    const partition = this.#read(tenantId)
    return tallied(partition, (this.#found(partition, { where }) ?? partition.all).places(), keys, sums)
  }

  /** Places of the rows that fit; nothing when all do. */
  #found(partition: Partition, { where, search }: LooseSelection): Bitmap | undefined {
    const terms = searchTerms(search)
    const found = fitting(partition, where, undefined)
    return terms.length === 0 ? found : partition.search(terms, found)
  }

  /** The row with every column. */
  #complete(row: FlatRow): FlatRow {
    return { ...this.#blank, ...row }
  }
}

/** A table per entity, kept up to date by the library's events. */
export function createTables(library: Library): ReadonlyMap<string, Table> {
  const database = databaseOf(library)
  const names = Object.keys(models) as EntityName[]
  const tables = new Map<string, Table>(names.map((name) => [name, new Table(database, name)]))
  database.events.on('create', (_source, model, row) => tables.get(model)?.created(row))
  database.events.on('update', (_source, model, before, after) => tables.get(model)?.updated(before, after))
  return tables
}

const tenantOf = (row: FlatRow) => String(row['tenantId'] ?? '')
