import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'

/** Each value rounded as an amount of money is, half away from zero, and added up in decimals. */
export function sumSql(field: string, columns: ReadonlyMap<string, ColumnKind>): RawBuilder<number> {
  if (columns.get(field) !== 'number') return sql`0::double precision`
  return sql`coalesce(sum(round(${sql.ref(field)}::numeric, 2)), 0)::double precision`
}
