import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'
import type { Group, Scalar } from '../store.ts'

/** The rows of one table that something is reckoned of, and the way to ask for it. */
export interface TotalsOf {
  name: RawBuilder<unknown>
  columns: ReadonlyMap<string, ColumnKind>
  fitting: RawBuilder<boolean>
  read<R>(query: RawBuilder<R>): Promise<R[]>
}

/** Each value rounded as an amount of money is, half away from zero, and added up in decimals. */
export function sumSql(field: string, columns: ReadonlyMap<string, ColumnKind>): RawBuilder<number> {
  if (columns.get(field) !== 'number') return sql`0::double precision`
  return sql`coalesce(sum(round(${sql.ref(field)}::numeric, 2)), 0)::double precision`
}

/** How many rows there are. */
export async function countRead({ name, fitting, read }: TotalsOf): Promise<number> {
  const [counted] = await read(sql<{ count: number }>`select count(*)::int as count from ${name} where ${fitting}`)
  return counted?.count ?? 0
}

/** The sum of one field. */
export async function sumRead({ name, columns, fitting, read }: TotalsOf, field: string): Promise<number> {
  const [summed] = await read(sql<{ total: number }>`
    select ${sumSql(field, columns)} as total from ${name} where ${fitting}`)
  return summed?.total ?? 0
}

/** The rows with one value of a field: how many there are, and their totals. */
interface SqlGroup {
  value: Scalar
  count: number
  totals: number[]
}

/** Totals with the names of what was added up. */
export const namedSums = (sums: readonly string[], totals: readonly number[]): Record<string, number> =>
  Object.fromEntries(sums.map((each, index) => [each, totals[index] ?? 0]))

/** Groups of the rows that fit by the value of a field, most rows first: they come as one JSON text. */
export async function groupsRead(
  { name, columns, fitting, read }: TotalsOf,
  field: string,
  sums: readonly string[],
  limit: number,
): Promise<Group[]> {
  if (!columns.has(field)) return []
  const column = sql.ref(field)
  const totals = sql.join(sums.map((each) => sumSql(each, columns)))
  const [found] = await read(sql<{ groups: string }>`select coalesce(json_agg("found"), '[]')::text as "groups" from (
    select ${column} as value, count(*)::int as count, array[${totals}]::double precision[] as totals
    from ${name} where ${fitting} and ${column} is not null
    group by ${column} order by count(*) desc, ${column} limit ${limit}::bigint) as "found"`)
  return (JSON.parse(found?.groups ?? '[]') as SqlGroup[]).map(({ value, count, totals: added }) => {
    return { value, count, sums: namedSums(sums, added) }
  })
}
