import type { EntityName, Row } from '../store/models.ts'
import type { Group, Grouping, NewRow, Page, PageSelection, Sort, Store, Where } from '../store/store.ts'

/** A row of whatever entity, as changes are compared and told by. */
export interface AnyRow {
  id: string
  version: number
}

/** One row that was written: as it was, as it is now; one of them is missing where it was made or taken away. */
export interface RecordedChange {
  entity: EntityName
  id: string
  before?: AnyRow | undefined
  after?: AnyRow | undefined
}

/** The store of a transaction, which notes what is written through it. What a savepoint takes back is not noted. */
export class RecordingStore implements Store {
  readonly #inside: Store
  readonly #steps: RecordedChange[] = []

  constructor(inside: Store) {
    this.#inside = inside
  }

  get tenantId(): string {
    return this.#inside.tenantId
  }

  /** Every write, in the order it was made. */
  get steps(): readonly RecordedChange[] {
    return this.#steps
  }

  find<E extends EntityName>(entity: E, id: string): Promise<Row<E> | undefined> {
    return this.#inside.find(entity, id)
  }

  findMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<Row<E>[]> {
    return this.#inside.findMany(entity, ids)
  }

  first<E extends EntityName>(entity: E, where: Where<E>, sort?: Sort<E>): Promise<Row<E> | undefined> {
    return this.#inside.first(entity, where, sort)
  }

  page<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<Page<Row<E>>> {
    return this.#inside.page(entity, selection)
  }

  all<E extends EntityName>(entity: E, where?: Where<E>, sort?: Sort<E>, limit?: number): Promise<Row<E>[]> {
    return this.#inside.all(entity, where, sort, limit)
  }

  count<E extends EntityName>(entity: E, where?: Where<E>): Promise<number> {
    return this.#inside.count(entity, where)
  }

  countBy<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>) {
    return this.#inside.countBy(entity, field, where)
  }

  sum<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>): Promise<number> {
    return this.#inside.sum(entity, field, where)
  }

  groupBy<E extends EntityName>(entity: E, field: keyof Row<E> & string, grouping?: Grouping<E>): Promise<Group[]> {
    return this.#inside.groupBy(entity, field, grouping)
  }

  async insert<E extends EntityName>(entity: E, row: NewRow<E>): Promise<Row<E>> {
    const after = await this.#inside.insert(entity, row)
    this.#steps.push({ entity, id: row.id, after: anyRow(after) })
    return after
  }

  async patch<E extends EntityName>(
    entity: E,
    id: string,
    values: Partial<Row<E>>,
    options?: { ifMatch?: number | undefined; keepsVersion?: boolean },
  ): Promise<Row<E>> {
    const before = await this.#inside.find(entity, id)
    const after = await this.#inside.patch(entity, id, values, options)
    this.#steps.push({ entity, id, before: anyRow(before), after: anyRow(after) })
    return after
  }

  async remove(entity: EntityName, id: string): Promise<boolean> {
    const before = await this.#inside.find(entity, id)
    const was = await this.#inside.remove(entity, id)
    if (was) this.#steps.push({ entity, id, before: anyRow(before) })
    return was
  }

  next(series: string): Promise<number> {
    return this.#inside.next(series)
  }

  /** The transaction that runs already. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return work(this)
  }

  /** What the transaction that runs has written so far. */
  snapshot<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return work(this)
  }

  async savepoint<T>(work: () => Promise<T>, options: { keep?: boolean } = {}): Promise<T> {
    const mark = this.#steps.length
    const forget = () => void this.#steps.splice(mark)
    try {
      const result = await this.#inside.savepoint(work, options)
      if (options.keep === false) forget()
      return result
    } catch (error) {
      forget()
      throw error
    }
  }
}

/** The writes of each record made one, in the order of the first: what was made and taken away again is none. */
export function merged(steps: readonly RecordedChange[]): RecordedChange[] {
  const changes = new Map<string, RecordedChange>()
  for (const step of steps) {
    const key = `${step.entity}/${step.id}`
    const first = changes.get(key)
    changes.set(key, first ? { ...first, after: step.after } : { ...step })
  }
  return [...changes.values()].filter(({ before, after }) => before !== undefined || after !== undefined)
}

/** Which entity a row is of stands beside it. */
const anyRow = (row: object | undefined) => row as AnyRow | undefined
