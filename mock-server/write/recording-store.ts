import type { EntityName, Row } from '../store/models.ts'
import {
  ConflictError,
  type Group,
  type Grouping,
  type NewRow,
  type Page,
  type PageSelection,
  type Sort,
  type Store,
  type Tally,
  type TallyOptions,
  type TallyKey,
  type Where,
} from '../store/store.ts'

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
  /** It follows from another change, and no one asked for it. */
  follows?: true
}

/**
 * The store of a transaction, which notes what is written through it; what a savepoint takes back is not noted. A record's
 * version grows once, however often it is written in one transaction.
 */
export class RecordingStore implements Store {
  readonly #inside: Store
  readonly #steps: RecordedChange[] = []
  /** Rows as this transaction, which lets no one else write, has read or written them; nothing for those that are not there. */
  readonly #known = new Map<string, AnyRow | undefined>()
  /** What was asked for of an entity as a whole, until something of it is written. */
  readonly #answers = new Map<EntityName, Map<string, readonly object[]>>()
  /** Records whose version has grown. */
  #grown = new Set<string>()
  #expected: { key: string; version: number } | undefined
  /** Whether what is written now follows from what was written before. */
  isFollowing = false
  /** What is written through it is part of this. */
  owner: object | undefined

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

  async find<E extends EntityName>(entity: E, id: string): Promise<Row<E> | undefined> {
    const [row] = await this.findMany(entity, [id])
    return row
  }

  async findMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<Row<E>[]> {
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(keyOf(entity, id)))
    if (missing.length > 0) {
      const before = this.#steps.length
      const found = new Map((await this.#inside.findMany(entity, missing)).map((row) => [anyId(row), row]))
      // What was written meanwhile is newer than what was read.
      const written = new Set(this.#steps.slice(before).map((step) => keyOf(step.entity, step.id)))
      for (const id of missing) {
        const key = keyOf(entity, id)
        if (!written.has(key)) this.#known.set(key, anyRow(found.get(id)))
      }
    }
    return ids.flatMap((id) => (this.#known.get(keyOf(entity, id)) as Row<E> | undefined) ?? [])
  }

  async pick<E extends EntityName, F extends keyof Row<E> & string>(
    entity: E,
    ids: readonly string[],
    fields: readonly F[],
  ): Promise<Pick<Row<E>, F>[]> {
    const isKnown = ids.every((id) => this.#known.has(keyOf(entity, id)))
    return isKnown ? this.findMany(entity, ids) : this.#inside.pick(entity, ids, fields)
  }

  first<E extends EntityName>(entity: E, where: Where<E>, sort?: Sort<E>): Promise<Row<E> | undefined> {
    return this.#inside.first(entity, where, sort)
  }

  page<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<Page<Row<E>>> {
    return this.#inside.page(entity, selection)
  }

  async all<E extends EntityName>(entity: E, where?: Where<E>, sort?: Sort<E>, limit?: number): Promise<Row<E>[]> {
    const question = JSON.stringify([where, sort, limit])
    const known = this.#answers.get(entity)?.get(question) as readonly Row<E>[] | undefined
    if (known) return [...known]
    const before = this.#steps.length
    const found = await this.#inside.all(entity, where, sort, limit)
    if (this.#steps.length > before) return found
    const answers = this.#answers.get(entity) ?? new Map<string, readonly object[]>()
    this.#answers.set(entity, answers.set(question, found))
    return [...found]
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

  tally<E extends EntityName>(entity: E, keys: readonly TallyKey<E>[], grouping?: TallyOptions<E>): Promise<Tally[]> {
    return this.#inside.tally(entity, keys, grouping)
  }

  async insert<E extends EntityName>(entity: E, row: NewRow<E>): Promise<Row<E>> {
    const after = await this.#inside.insert(entity, row)
    this.#note({ entity, id: row.id, after: anyRow(after) })
    return after
  }

  async patch<E extends EntityName>(
    entity: E,
    id: string,
    values: Partial<Row<E>>,
    options?: { ifMatch?: number | undefined; keepsVersion?: boolean },
  ): Promise<Row<E>> {
    const key = keyOf(entity, id)
    const before = await this.find(entity, id)
    const after = await this.#inside.patch(entity, id, values, {
      ifMatch: this.#takeExpected(key),
      ...options,
      ...(this.#grown.has(key) && { keepsVersion: true }),
    })
    this.#note({ entity, id, before: anyRow(before), after: anyRow(after) })
    return after
  }

  async remove(entity: EntityName, id: string): Promise<boolean> {
    const before = await this.find(entity, id)
    const expected = this.#takeExpected(keyOf(entity, id))
    if (expected !== undefined && before?.version !== expected) throw new ConflictError(entity, id, before)
    const was = await this.#inside.remove(entity, id)
    if (was) this.#note({ entity, id, before: anyRow(before) })
    return was
  }

  /** The first write of a record goes out from this version, or is refused; nothing takes a demand back that was not met. */
  startFrom(entity: EntityName, id: string, version: number | undefined): void {
    this.#expected = version === undefined ? undefined : { key: keyOf(entity, id), version }
  }

  #takeExpected(key: string): number | undefined {
    if (this.#expected?.key !== key) return undefined
    const { version } = this.#expected
    this.#expected = undefined
    return version
  }

  #note(step: RecordedChange): void {
    this.#steps.push({ ...step, ...(this.isFollowing && { follows: true }) })
    this.#known.set(keyOf(step.entity, step.id), step.after)
    this.#answers.delete(step.entity)
    if (grows(step)) this.#grown.add(keyOf(step.entity, step.id))
  }

  next(series: string, count?: number): Promise<number> {
    this.#known.delete(keyOf('counters', `${this.tenantId}:${series}`))
    this.#answers.delete('counters')
    return this.#inside.next(series, count)
  }

  /** Of another tenant nothing is noted here. */
  of(tenantId: string): Store {
    return tenantId === this.tenantId ? this : this.#inside.of(tenantId)
  }

  transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#inside.transaction(work)
  }

  /** What the transaction that runs has written so far. */
  snapshot<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return work(this)
  }

  async savepoint<T>(work: () => Promise<T>, options: { keep?: boolean } = {}): Promise<T> {
    const mark = this.#steps.length
    const forget = () => {
      for (const { entity, id } of this.#steps.splice(mark)) {
        this.#known.delete(keyOf(entity, id))
        this.#answers.delete(entity)
      }
      this.#grown = new Set(this.#steps.filter(grows).map(({ entity, id }) => keyOf(entity, id)))
    }
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

const grows = ({ before, after }: RecordedChange) => after !== undefined && after.version !== before?.version

/** Names a record of whatever entity. */
export const keyOf = (entity: string, id: string) => `${entity}/${id}`

/** The writes of each record made one, in the order of the first: what was made and taken away again is none. */
export function merged(steps: readonly RecordedChange[]): RecordedChange[] {
  const changes = new Map<string, RecordedChange>()
  for (const { follows: _, ...step } of steps) {
    const key = keyOf(step.entity, step.id)
    const first = changes.get(key)
    changes.set(key, first ? { ...first, after: step.after } : step)
  }
  return [...changes.values()].filter(({ before, after }) => before !== undefined || after !== undefined)
}

const anyId = (row: object) => String(Reflect.get(row, 'id'))

/** Which entity a row is of stands beside it. */
const anyRow = (row: object | undefined) => row as AnyRow | undefined
