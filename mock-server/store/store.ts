import type { EntityName, Row } from './models.ts'

/** Tenant of rows that belong to no one: tenants, sessions, series of ids. */
export const NO_TENANT = ''

export type Scalar = string | number | boolean

/** A condition on one field: a plain value means equal. All parts of one condition must hold. */
export type Condition =
  | Scalar
  | {
      eq?: Scalar
      ne?: Scalar
      in?: readonly Scalar[]
      notIn?: readonly Scalar[]
      /** Bounds compare text by code unit and numbers by size; a row without the field fails them. */
      gte?: Scalar
      lte?: Scalar
      gt?: Scalar
      lt?: Scalar
      /** Text starts with this, as written. */
      prefix?: string
      /** Text contains this; case, umlauts and accents do not matter. */
      contains?: string
      /** Whether the field has a value; empty text counts as none. */
      exists?: boolean
    }

/** Fields joined by AND; `anyOf` holds when one of its members does. Fields with an undefined condition are ignored. */
export type Where<E extends EntityName> = { [F in keyof Row<E>]?: Condition | undefined } & {
  anyOf?: readonly Where<E>[] | undefined
}

/** Sort keys in order of weight; text is compared folded, rows without the field come last in both directions. */
export type Sort<E extends EntityName> = readonly { field: keyof Row<E> & string; order?: 'asc' | 'desc' }[]

/** What to read: `search` are terms that must all be in the entity's search text (see `models.ts`). Pages start at 1. */
export interface Selection<E extends EntityName> {
  where?: Where<E>
  search?: string | undefined
  sort?: Sort<E>
}

export interface PageSelection<E extends EntityName> extends Selection<E> {
  page?: number
  limit?: number
}

/** One page with the pagination of the contract, ready to be answered. */
export interface Page<T> {
  data: T[]
  pagination: { page: number; limit: number; total: number; totalPages: number }
}

/** Most rows, or groups, that one call answers unless it says fewer: what grows with the tenant is read by pages or counted. */
export const MOST_ROWS = 10_000

/** More rows fit than a call may answer: it needs a narrower condition, a page, or a count. The pipeline says so by 422. */
export class TooManyRowsError extends Error {
  readonly limit: number

  constructor(entity: string, limit: number) {
    super(`More than ${limit} ${entity} fit`)
    this.name = 'TooManyRowsError'
    this.limit = limit
  }
}

/** The rows with one value of a field: how many there are and the sums of the fields that were asked for. */
export interface Group {
  value: Scalar
  count: number
  sums: Record<string, number>
}

/** What `groupBy` reads: `sums` are the fields to be added up, `limit` how many groups to answer. */
export interface Grouping<E extends EntityName> {
  where?: Where<E>
  sums?: readonly (keyof Row<E> & string)[]
  limit?: number
}

/** What `tally` reads. */
export type TallyOptions<E extends EntityName> = Pick<Grouping<E>, 'where' | 'sums'>

/** Part of a row by which rows are counted together: a field, or as many characters as its text begins with. */
export type TallyKey<E extends EntityName> = (keyof Row<E> & string) | { field: keyof Row<E> & string; first: number }

/** The rows that have the same values in all of some keys; a value they do not have is undefined. */
export interface Tally {
  values: readonly (Scalar | undefined)[]
  count: number
  sums: Record<string, number>
}

/** A write started from an old version (decision A21). The pipeline answers 409 with `current`. */
export class ConflictError extends Error {
  readonly entity: string
  readonly id: string
  readonly current: unknown
  /** Who has changed it since, newest first, where somebody can tell. */
  changedBy: readonly { person: string; at: string; fields: readonly string[] }[] = []

  constructor(entity: string, id: string, current: unknown) {
    super(`${entity} ${id} was changed meanwhile`)
    this.name = 'ConflictError'
    this.entity = entity
    this.id = id
    this.current = current
  }
}

/** A row to be changed is not there, or is another tenant's. The pipeline answers 404. */
export class MissingRowError extends Error {
  constructor(entity: string, id: string) {
    super(`${entity} ${id} is not there`)
    this.name = 'MissingRowError'
  }
}

/** `insert` takes a row without what the store adds by itself: tenant, version 1 and the stamps, when left out. */
export type NewRow<E extends EntityName> = { id: string } & Omit<
  Row<E>,
  'id' | 'tenantId' | 'version' | 'createdAt' | 'updatedAt'
> &
  Partial<Row<E>>

/**
 * Data of one tenant. Small, asynchronous and declarative, so that another store, PostgreSQL say, can stand beside the
 * one in memory. Rows are frozen values: copy one to change it. A row of another tenant does not exist here. Undefined clears a field in `patch`.
 */
export interface Store {
  readonly tenantId: string
  find<E extends EntityName>(entity: E, id: string): Promise<Row<E> | undefined>
  /** Rows by ids, in the order asked, without those that do not exist. */
  findMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<Row<E>[]>
  /** Some fields of rows by ids, as `findMany`: who needs few of a hundred has a database read and send no more. */
  pick<E extends EntityName, F extends keyof Row<E> & string>(
    entity: E,
    ids: readonly string[],
    fields: readonly F[],
  ): Promise<Pick<Row<E>, F>[]>
  /** The first row that fits. Equality on an indexed field (see `models.ts`) does not scan. */
  first<E extends EntityName>(entity: E, where: Where<E>, sort?: Sort<E>): Promise<Row<E> | undefined>
  /** One page. Without `sort` in order of insertion. `limit` 50 unless given. */
  page<E extends EntityName>(entity: E, selection: PageSelection<E>): Promise<Page<Row<E>>>
  /** Every row that fits. Throws `TooManyRowsError` when there are more than `limit`, which is `MOST_ROWS` unless given. */
  all<E extends EntityName>(entity: E, where?: Where<E>, sort?: Sort<E>, limit?: number): Promise<Row<E>[]>
  count<E extends EntityName>(entity: E, where?: Where<E>): Promise<number>
  /** How many rows there are per value of a field; rows without a value are not counted. */
  countBy<E extends EntityName>(
    entity: E,
    field: keyof Row<E> & string,
    where?: Where<E>,
  ): Promise<Record<string, number>>
  /** The sum of a field, exact to two decimals, which is what each value is rounded to; a missing value counts as 0. */
  sum<E extends EntityName>(entity: E, field: keyof Row<E> & string, where?: Where<E>): Promise<number>
  /**
   * The rows by the values of a field, most rows first and among equals by value (text by code unit); sums as by `sum`.
   * Rows without a value are in no group. Answers the first `limit` groups, `MOST_ROWS` unless given.
   */
  groupBy<E extends EntityName>(entity: E, field: keyof Row<E> & string, grouping?: Grouping<E>): Promise<Group[]>
  /**
   * Every row that fits, by the values of several keys at once, those without one of them too: what is counted and added up
   * (as by `sum`) comes to all there is. In no order. Empty text is no value. Throws `TooManyRowsError` for more than `MOST_ROWS`.
   */
  tally<E extends EntityName>(entity: E, keys: readonly TallyKey<E>[], grouping?: TallyOptions<E>): Promise<Tally[]>
  insert<E extends EntityName>(entity: E, row: NewRow<E>): Promise<Row<E>>
  /**
   * Changes fields, adds one to `version` and stamps `updatedAt`. Throws `ConflictError` when `ifMatch` is given and is
   * not the row's version, and `MissingRowError` when there is no such row. `keepsVersion`: it is what a truck reports, and
   * no edit that anybody could conflict with; the version and the stamp stay.
   */
  patch<E extends EntityName>(
    entity: E,
    id: string,
    values: Partial<Row<E>>,
    options?: { ifMatch?: number | undefined; keepsVersion?: boolean },
  ): Promise<Row<E>>
  /** Removes a row; whether it was there. */
  remove(entity: EntityName, id: string): Promise<boolean>
  /**
   * Next number of a named series of this tenant: 1 first, or what `load('counters', …)` of the seed left, plus one. Of several
   * that are taken at once (`count`) the last one.
   */
  next(series: string, count?: number): Promise<number>
  /** Data of another tenant: inside of a transaction, which takes that tenant's lock with its first write there, part of the same one. */
  of(tenantId: string): Store
  /**
   * Runs alone among the writers of the tenant, whose lock the store takes and gives back by itself; all or nothing, and kept when it
   * settles. Inside of a transaction there is no second one: it throws. One that writes in several tenants begins in the one that
   * lets others wait (calls of no one), and comes to the rows of no tenant last.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
  /**
   * A part of the transaction that fails alone: what throws takes back what the part wrote, and is thrown on. With
   * `keep: false` it is taken back in any case, so that what would happen can be looked at. They nest, and never run side by
   * side (`Promise.all`): a transaction in which two have overlapped fails. Outside of a transaction it throws.
   */
  savepoint<T>(work: () => Promise<T>, options?: { keep?: boolean }): Promise<T>
  /**
   * Reads one state of the tenant: all that was committed before it began, and nothing of what is being written. Writing
   * throws. Inside of a transaction it reads what that has written so far.
   */
  snapshot<T>(work: (store: Store) => Promise<T>): Promise<T>
}

/** What the seed fills: rows of all tenants, complete with `tenantId`, `version` and stamps. */
export interface World {
  /** Takes any iterable, so that a generator can make large worlds row by row; works in slices and lets others run. */
  load<E extends EntityName>(entity: E, rows: Iterable<Row<E>>): Promise<void>
}

/** All rows of all tenants, wherever they are kept. */
export interface DatabasePort extends World {
  store(tenantId: string): Store
  /** Whether a world is there from an earlier run as a whole; it is not filled again then. */
  holdsWorld(): Promise<boolean>
  /** Empties it before it is filled. */
  clear(): Promise<void>
  /** The first part of `restore`, as soon as the seed has brought the people. */
  restorePeople(): Promise<void>
  /** Says that the seed is whole, and brings back what an earlier run changed, where that is kept apart from the seed. */
  restore(): Promise<void>
  /** Prepares for later questions. */
  warm(): Promise<void>
}
