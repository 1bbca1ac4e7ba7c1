import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data'
import { conditionsOf, equalTo, predicateOf, type LooseWhere } from './condition.ts'
import { searchTerms } from './fold.ts'
import { columnsOf, type ColumnKind, type FlatRow, type Library } from './model.ts'
import { models, type EntityName } from './models.ts'
import { Partition } from './partition.ts'
import { SortedIndex, type SortKey } from './sorted-index.ts'

/** Fewer than one row in so many: sorting the few is cheaper than walking the order of all. */
const SCAN_SHARE = 8

const NO_ROW: FlatRow = {}

/** The part of the library's database that is used; it is reachable by its symbol only. */
interface LibraryDatabase {
  getModel(name: EntityName): ReadonlyMap<string, FlatRow>
  create(name: EntityName, row: FlatRow): unknown
  update(name: EntityName, before: FlatRow, after: FlatRow): void
  delete(name: EntityName, id: string): void
  events: {
    on(event: 'create', listener: (source: string, model: string, row: FlatRow) => void): unknown
    on(event: 'update', listener: (source: string, model: string, before: FlatRow, after: FlatRow) => void): unknown
  }
}

/** What to read, without the entity's type. */
export interface LooseSelection {
  where?: LooseWhere | undefined
  search?: string | undefined
  sort?: readonly SortKey[] | undefined
}

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
  readonly #indexed: ReadonlySet<string>
  readonly #names: readonly string[]
  readonly #marks: object
  #restoring: number | undefined

  constructor(database: LibraryDatabase, entity: EntityName) {
    this.entity = entity
    this.columns = columnsOf(models[entity].schema)
    this.#database = database
    this.#rows = database.getModel(entity)
    this.#indexed = new Set(models[entity].indexes)
    this.#names = [...this.columns.keys()]
    this.#marks = { [ENTITY_TYPE]: entity, [PRIMARY_KEY]: 'id' }
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
    return this.#rows.get(id)
  }

  /** Adds a row. Throws when the id is taken, in whatever tenant. `sequence` brings a removed one back to its place. */
  create(row: FlatRow, sequence?: number): void {
    const id = String(row['id'])
    if (this.#rows.has(id)) throw new Error(`${this.entity} ${id} exists already`)
    this.#restoring = sequence
    this.#database.create(this.entity, this.#marked(row))
    this.#restoring = undefined
  }

  /** Replaces a row by one with the same id and tenant. */
  update(before: FlatRow, after: FlatRow): void {
    this.#database.update(this.entity, before, this.#marked(after))
  }

  /** Removes a row; answers its place in the order of insertion. */
  delete(row: FlatRow): number | undefined {
    const id = String(row['id'])
    const partition = this.partition(tenantOf(row))
    const sequence = partition.sequenceOf(id)
    // The library's event names the id only, and comes when the row is gone: the indexes need the row.
    partition.remove(id, row)
    this.#database.delete(this.entity, id)
    return sequence
  }

  partition(tenantId: string): Partition {
    const known = this.#partitions.get(tenantId)
    if (known) return known
    const made = new Partition((id) => this.#rows.get(id), models[this.entity].search)
    this.#partitions.set(tenantId, made)
    return made
  }

  /** Ids from `offset` on, at most `limit`, of the rows that fit, and how many fit in all. */
  select(tenantId: string, selection: LooseSelection, offset: number, limit: number): { ids: string[]; total: number } {
    const partition = this.partition(tenantId)
    const sort = limit === 0 || selection.sort?.length === 0 ? undefined : selection.sort
    const { where, search } = selection
    const matching = partition.answer(JSON.stringify([where, search, sort, limit === 0]), () => {
      const narrowed = this.#narrowed(partition, where)
      const fits = this.#fits(partition, selection, narrowed !== undefined)
      const candidates = limit === 0 ? (narrowed ?? partition.ids()) : this.#inOrder(partition, narrowed, sort)
      return fits ? [...candidates].filter(fits) : [...candidates]
    })
    return { ids: matching.slice(offset, offset + limit), total: matching.length }
  }

  /** What a row must still be checked for; nothing when an index has answered all. */
  #fits(partition: Partition, selection: LooseSelection, narrowed: boolean): ((id: string) => boolean) | undefined {
    const terms = searchTerms(selection.search)
    const answered = narrowed && conditionsOf(selection.where).length === 1 && selection.where?.anyOf === undefined
    const predicate = answered ? undefined : predicateOf(selection.where)
    if (terms.length === 0) return predicate && ((id) => predicate(this.#rows.get(id) ?? NO_ROW))
    if (!predicate) return (id) => partition.matches(id, terms)
    return (id) => partition.matches(id, terms) && predicate(this.#rows.get(id) ?? NO_ROW)
  }

  /** Ids in the order asked for, narrowed by what an index answered. */
  #inOrder(partition: Partition, narrowed: Set<string> | undefined, sort: readonly SortKey[] | undefined) {
    if (!sort) return narrowed ? partition.inSequence(narrowed) : partition.ids()
    if (!narrowed) return partition.order(sort).ids
    if (narrowed.size * SCAN_SHARE > partition.size) return partition.order(sort).ids.filter((id) => narrowed.has(id))
    return new SortedIndex(sort, narrowed, (id) => this.#rows.get(id)).ids
  }

  #narrowed(partition: Partition, where: LooseWhere | undefined): Set<string> | undefined {
    let smallest: Set<string> | undefined
    for (const [field, condition] of conditionsOf(where)) {
      const values = this.#indexed.has(field) ? equalTo(condition) : undefined
      if (!values) continue
      const ids = partition.withValue(field, values)
      if (!smallest || ids.size < smallest.size) smallest = ids
    }
    return smallest
  }

  /** The row with every column; the marks by which the library knows its entities are inherited. */
  #marked(row: FlatRow): FlatRow {
    const entity = Object.create(this.#marks) as FlatRow
    for (const column of this.#names) entity[column] = row[column] ?? null
    return entity
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

function databaseOf(library: Library): LibraryDatabase {
  const [symbol] = Object.getOwnPropertySymbols(library)
  if (symbol === undefined) throw new Error('The library has no database')
  return Reflect.get(library, symbol) as LibraryDatabase
}
