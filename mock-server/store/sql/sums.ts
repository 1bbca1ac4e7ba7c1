import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'
import type { Scalar } from '../store.ts'

/** Each value rounded as an amount of money is, half away from zero, and added up in decimals. */
export function sumSql(field: string, columns: ReadonlyMap<string, ColumnKind>): RawBuilder<number> {
  if (columns.get(field) !== 'number') return sql`0::double precision`
  return sql`coalesce(sum(round(${sql.ref(field)}::numeric, 2)), 0)::double precision`
}

/** The rows with one value of a field: how many there are, and their totals. */
export interface SqlGroup {
  value: Scalar
  count: number
  totals: number[]
}

/** Groups of the rows that fit by the value of a field, most rows first: `SqlGroup`s as one JSON text. */
export function groupsSql(
  name: RawBuilder<unknown>,
  field: string,
  { totals, fitting, limit }: { totals: readonly RawBuilder<unknown>[]; fitting: RawBuilder<boolean>; limit: number },
): RawBuilder<{ groups: string }> {
  const column = sql.ref(field)
  return sql`select coalesce(json_agg("found"), '[]')::text as "groups" from (
    select ${column} as value, count(*)::int as count, array[${sql.join(totals)}]::double precision[] as totals
    from ${name} where ${fitting} and ${column} is not null
    group by ${column} order by count(*) desc, ${column} limit ${limit}::bigint) as "found"`
}
