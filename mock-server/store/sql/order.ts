import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'
import type { Ranks } from '../memory/sorted-index.ts'
import { foldedName, isFolded, SEQUENCE } from './schema.ts'

/**
 * Keys of an order: text folded, ranked values by their rank and unknown ones behind them, what is missing last in both directions,
 * equal rows by their ids; without keys the order of insertion.
 */
export function orderSql(
  sort: readonly { field: string; order?: 'asc' | 'desc' | undefined }[],
  { columns, ranks }: { columns: ReadonlyMap<string, ColumnKind>; ranks: Ranks },
): RawBuilder<unknown> {
  if (sort.length === 0) return sql`${sql.ref(SEQUENCE)}`
  const keys = sort.map(({ field, order }) => {
    const way = order === 'desc' ? sql`desc` : sql`asc`
    return sql`${keySql(field, columns.get(field), ranks[field])} ${way} nulls last`
  })
  return sql.join([...keys, sql`"id" asc`])
}

function keySql(
  field: string,
  kind: ColumnKind | undefined,
  ranked: readonly string[] | undefined,
): RawBuilder<unknown> {
  if (kind === undefined) return sql`null::text`
  const column = sql.ref(field)
  if (ranked) {
    const place = sql`coalesce(array_position(${[...ranked]}::text[], ${column}), ${ranked.length + 1}::int)`
    return sql`case when ${column} is null or ${column} = '' then null else ${place} end`
  }
  return isFolded(field, kind) ? sql.ref(foldedName(field)) : column
}
