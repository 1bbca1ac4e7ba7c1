import { type RawBuilder, sql } from 'kysely'
import { flatten } from '../rows.ts'
import { changedCells, keptCells } from './cells.ts'
import { partsOf } from './table-parts.ts'

/** Takes so many numbers of a series, and answers the last of them. */
export function nextSql(
  tenantId: string,
  series: string,
  { count, stamp }: { count: number; stamp: string },
): RawBuilder<{ value: number }> {
  const { name, columns, line } = partsOf('counters')
  const made = { version: 1, createdAt: stamp, updatedAt: stamp, value: count, tenantId }
  const cells = keptCells(flatten({ ...made, id: `${tenantId}:${series}` }, columns), columns, line.search)
  const stamped = [...changedCells({ updatedAt: stamp }, columns, line.search)]
  return sql`
    insert into ${name} (${sql.join(Object.keys(cells).map((each) => sql.ref(each)))})
    values (${sql.join(Object.values(cells))})
    on conflict ("tenantId", "id") do update set "value" = ${name}."value" + excluded."value",
      "version" = ${name}."version" + 1,
      ${sql.join(stamped.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    returning "value"`
}
