import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'
import { searchTerms, spellings } from '../fold.ts'
import type { Scalar, Condition } from '../store.ts'
import { isStorable } from './cells.ts'
import { foldedName, SEARCH } from './schema.ts'

/** A where object as the store takes it, without the entity's type. */
export interface LooseWhere {
  anyOf?: readonly LooseWhere[] | undefined
  [field: string]: Condition | readonly LooseWhere[] | undefined
}

type Sql = RawBuilder<boolean>
type Columns = ReadonlyMap<string, ColumnKind>

const NEVER: Sql = sql<boolean>`false`
const ALWAYS: Sql = sql<boolean>`true`

const allOf = (parts: readonly Sql[]): Sql => (parts.length === 0 ? ALWAYS : sql`(${sql.join(parts, sql` and `)})`)
const anyOf = (parts: readonly Sql[]): Sql => (parts.length === 0 ? NEVER : sql`(${sql.join(parts, sql` or `)})`)

/** What a where object means: what the memory's `condition.ts` says of rows, said to a database. */
export function whereSql(where: LooseWhere | undefined, columns: Columns): Sql {
  const parts = Object.entries(where ?? {}).flatMap(([field, condition]) => {
    if (condition === undefined || field === 'anyOf' || Array.isArray(condition)) return []
    return [fieldSql(field, condition as Condition, columns.get(field))]
  })
  if (where?.anyOf) parts.push(anyOf(where.anyOf.map((one) => whereSql(one, columns))))
  return allOf(parts)
}

/** The searched text contains a spelling variant of every term. */
export function searchSql(text: string | undefined): Sql {
  return allOf(searchTerms(text).map((variants) => containsAny(sql.ref(SEARCH), variants)))
}

/** A folded text contains one of these variants. */
function containsAny(text: RawBuilder<unknown>, variants: readonly string[]): Sql {
  const known = variants.filter(isStorable)
  return known.length === 0
    ? NEVER
    : sql<boolean>`(${sql.join(
        known.map((one) => sql`strpos(${text}, ${one}) > 0`),
        sql` or `,
      )})`
}

const TYPE_OF: Readonly<Record<ColumnKind, string>> = {
  text: 'string',
  json: 'string',
  number: 'number',
  boolean: 'boolean',
}

function fieldSql(field: string, condition: Condition, kind: ColumnKind | undefined): Sql {
  // What no row has is missing in each of them.
  const column = kind === undefined ? sql`null::text` : sql.ref(field)
  const fits = (value: Scalar) =>
    typeof value === TYPE_OF[kind ?? 'text'] && (typeof value !== 'string' || isStorable(value))
  const equal = (value: Scalar): Sql => (fits(value) ? sql<boolean>`${column} = ${value}` : NEVER)
  const among = (values: readonly Scalar[]): Sql => {
    const known = values.filter(fits)
    return known.length === 0 ? NEVER : sql<boolean>`${column} in (${sql.join(known)})`
  }
  if (typeof condition !== 'object') return equal(condition)
  const { eq, ne, in: inside, notIn, gte, lte, gt, lt, prefix, contains, exists } = condition
  const bound = (value: Scalar, sign: RawBuilder<unknown>): Sql =>
    fits(value) ? sql<boolean>`${column} ${sign} ${value}` : NEVER
  const parts: Sql[] = []
  if (eq !== undefined) parts.push(equal(eq))
  if (ne !== undefined) parts.push(fits(ne) ? sql<boolean>`${column} is distinct from ${ne}` : ALWAYS)
  if (inside) parts.push(among(inside))
  if (notIn) parts.push(sql<boolean>`(${among(notIn)}) is not true`)
  if (gte !== undefined) parts.push(bound(gte, sql`>=`))
  if (lte !== undefined) parts.push(bound(lte, sql`<=`))
  if (gt !== undefined) parts.push(bound(gt, sql`>`))
  if (lt !== undefined) parts.push(bound(lt, sql`<`))
  if (prefix !== undefined) parts.push(fits(prefix) ? sql<boolean>`starts_with(${column}, ${prefix})` : NEVER)
  if (contains !== undefined) parts.push(containsSql(field, spellings(contains), kind))
  if (exists !== undefined) parts.push(existsSql(column, exists, kind))
  return allOf(parts)
}

function containsSql(field: string, variants: readonly string[], kind: ColumnKind | undefined): Sql {
  if (kind === undefined) return NEVER
  const column = sql.ref(field)
  const text = kind === 'text' ? sql`coalesce(${sql.ref(foldedName(field))}, '')` : sql`lower(${column}::text)`
  return sql<boolean>`(${column} is not null and ${containsAny(text, variants)})`
}

function existsSql(column: RawBuilder<unknown>, exists: boolean, kind: ColumnKind | undefined): Sql {
  const isText = kind !== 'number' && kind !== 'boolean'
  const there = isText ? sql<boolean>`(${column} is not null and ${column} <> '')` : sql<boolean>`${column} is not null`
  return exists ? there : sql<boolean>`not ${there}`
}
