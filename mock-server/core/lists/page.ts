import type { EntityName, Row } from '../../store/models.ts'
import { allOf } from '../../store/all-of.ts'
import {
  type Condition,
  MOST_ROWS,
  type Page,
  type Sort,
  type Store,
  TooManyRowsError,
  type Where,
} from '../../store/store.ts'
import type { MockSession } from '../handle.ts'

/** One call as a list and what it shows know it. */
export interface ListContext {
  store: Store
  /** Epoch milliseconds. */
  now: number
  session: Pick<MockSession, 'role' | 'userId'>
}

/** What every list is asked with; the rest of its query are its filters. */
export interface ListQuery {
  page: number
  limit: number
  q?: string | undefined
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** A condition of the store, or one on the rows as they are shown, for what the store does not hold. */
export type ListCondition<E extends EntityName> = Where<E> | ((shown: Row<E>) => boolean) | undefined

/** What a list is found by: the same for each of its pages. */
export interface ListSelection<E extends EntityName> {
  where: Where<E>
  search: string | undefined
}

/** How the pages of a list are made. */
export interface ListParts<E extends EntityName> {
  /** Unless somebody sorts otherwise; of equal ones the next key decides. */
  sort: Sort<E>
  /** By the parameter of the query. */
  filters: Readonly<Record<string, (value: never, asking: ListContext, query: never) => ListCondition<E>>>
  /** Sorts by what the store does not hold: the figure of a row as it is shown, by the name of the sort. */
  shownSorts?: Readonly<Record<string, ((shown: Row<E>) => number) | undefined>>
  /** Pages of a sort that is more than keys; undefined where it is none. */
  pagesBy?: Readonly<
    Record<
      string,
      | ((asking: ListContext, found: ListSelection<E>, query: ListQuery) => Promise<Page<Row<E>>> | undefined)
      | undefined
    >
  >
  /** The rows as they are answered with. */
  view(rows: readonly Row<E>[], asking: ListContext): Row<E>[] | Promise<Row<E>[]>
}

/** One page of a list, as its declaration says. */
export async function findPage<E extends EntityName>(
  entity: E,
  parts: ListParts<E>,
  asking: ListContext,
  query: ListQuery,
): Promise<Page<Row<E>>> {
  const { store } = asking
  const { page, limit, sortBy = '' } = query
  const conditions = conditionsOf(parts, asking, query)
  const judges = conditions.filter((condition) => typeof condition === 'function')
  const where = joined(conditions.filter((condition) => typeof condition !== 'function'))
  const found = { where, search: query.q?.trim() || undefined }
  const figure = parts.shownSorts?.[sortBy]
  if (judges.length === 0 && figure === undefined) {
    const own = await parts.pagesBy?.[sortBy]?.(asking, found, query)
    const rows = own ?? (await store.page(entity, { ...found, sort: sortOf(parts, query), page, limit }))
    return { ...rows, data: await parts.view(rows.data, asking) }
  }
  // The store does not hold what is asked for: all that fit else are looked at.
  const sort = figure === undefined ? sortOf(parts, query) : parts.sort
  const { data: all, pagination: whole } = await store.page(entity, { ...found, sort, limit: MOST_ROWS })
  if (whole.total > MOST_ROWS) throw new TooManyRowsError(entity, MOST_ROWS)
  const fitting = (await parts.view(all, asking)).filter((row) => judges.every((judge) => judge(row)))
  const way = query.sortOrder === 'desc' ? -1 : 1
  const sorted = figure === undefined ? fitting : fitting.toSorted((a, b) => way * (figure(a) - figure(b)))
  const total = sorted.length
  const pagination = { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { data: sorted.slice((page - 1) * limit, page * limit), pagination }
}

/** The sort that is asked for, upwards unless said; equal ones stand as the list is sorted usually beyond its first key. */
function sortOf<E extends EntityName>({ sort }: ListParts<E>, { sortBy, sortOrder }: ListQuery): Sort<E> {
  const [usual, ...then] = sort
  if (sortBy !== undefined) return [{ field: sortBy as keyof Row<E> & string, order: sortOrder ?? 'asc' }, ...then]
  return usual === undefined ? [] : [{ ...usual, order: sortOrder ?? usual.order ?? 'asc' }, ...then]
}

function conditionsOf<E extends EntityName>({ filters }: ListParts<E>, asking: ListContext, query: ListQuery) {
  return Object.entries(filters).flatMap(([param, filter]) => {
    const value: unknown = Reflect.get(query, param)
    return value === undefined ? [] : (filter(value as never, asking, query as never) ?? [])
  })
}

/**
 * Filters joined by AND. Conditions on one field come together where they can (two ends of a period), so that the store
 * answers them from one index.
 */
function joined<E extends EntityName>(filters: readonly Where<E>[]): Where<E> {
  const base = new Map<string, Condition>()
  const others: Where<E>[] = []
  for (const filter of filters.flatMap(withoutSingles)) {
    const { anyOf, ...fields } = filter
    if (anyOf !== undefined) others.push({ anyOf } as Where<E>)
    for (const [field, condition] of Object.entries(fields) as [string, Condition | undefined][]) {
      if (condition === undefined) continue
      const both = together(base.get(field), condition)
      if (both === undefined) others.push({ [field]: condition } as Where<E>)
      else base.set(field, both)
    }
  }
  return allOf([Object.fromEntries(base) as Where<E>, ...others])
}

/** One of one alternative is that one. */
function withoutSingles<E extends EntityName>(filter: Where<E>): Where<E>[] {
  const { anyOf, ...fields } = filter
  const [only, ...others] = anyOf ?? []
  return only === undefined || others.length > 0 ? [filter] : [fields as Where<E>, ...withoutSingles(only)]
}

/** Two conditions as one; undefined where both say the same thing of the field. */
function together(one: Condition | undefined, other: Condition): Condition | undefined {
  if (one === undefined) return other
  if (typeof one !== 'object' || typeof other !== 'object') return undefined
  return Object.keys(one).some((part) => part in other) ? undefined : { ...one, ...other }
}
