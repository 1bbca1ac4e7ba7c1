import { type RawBuilder, sql } from 'kysely'
import type { ColumnKind } from '../columns.ts'
import type { Scalar, Tally } from '../store.ts'
import { namedSums, sumSql, type TotalsOf } from './sums.ts'

/** The rows that have the same values in all keys, and their totals. */
interface SqlTally {
  values: (Scalar | null)[]
  count: number
  totals: number[]
}

type Columns = ReadonlyMap<string, ColumnKind>
type Key = string | { field: string; first: number }

/** One key as SQL; of text as many characters as are wanted, and nothing of an empty one. */
function keySql(key: Key, columns: Columns): RawBuilder<unknown> {
  const { field, first } = typeof key === 'string' ? { field: key } : key
  const kind = columns.get(field)
  if (kind === undefined) return sql`null::text`
  const column = sql.ref(field)
  if (kind !== 'text') return column
  return first === undefined ? sql`nullif(${column}, '')` : sql`nullif(left(${column}, ${first}::int), '')`
}

/** The rows that fit by the values of some keys, at most so many groups: they come as one JSON text. */
export async function talliesRead(
  { name, columns, fitting, read }: TotalsOf,
  keys: readonly Key[],
  sums: readonly string[],
  limit: number,
): Promise<Tally[]> {
  const named = keys.map((key, at) => sql`${keySql(key, columns)} as ${sql.ref(`k${at}`)}`)
  const places = keys.map((_, at) => sql`${sql.lit(at + 1)}`)
  const values = sql.join(keys.map((_, at) => sql`${sql.ref(`k${at}`)}`))
  const totals = sql`array[${sql.join(sums.map((each) => sumSql(each, columns)))}]::double precision[]`
  const [found] = await read(sql<{ tallies: string }>`select coalesce(json_agg(json_build_object(
      'values', json_build_array(${values}), 'count', "count", 'totals', "totals")), '[]')::text as "tallies"
    from (
      select ${sql.join([...named, sql`count(*)::int as "count"`, sql`${totals} as "totals"`])}
      from ${name} where ${fitting}
      ${keys.length === 0 ? sql`having count(*) > 0` : sql`group by ${sql.join(places)}`} limit ${limit}::bigint
    ) as "found"`)
  return (JSON.parse(found?.tallies ?? '[]') as SqlTally[]).map(({ values: own, count, totals: added }) => ({
    values: own.map((value) => value ?? undefined),
    count,
    sums: namedSums(sums, added),
  }))
}
