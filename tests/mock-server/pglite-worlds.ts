import { Connection } from '#mock-server/store/sql/connection.ts'
import { openPglite, SqlDatabase } from '#mock-server/store/sql/database.ts'
import { migrate } from '#mock-server/store/sql/migrations.ts'

let connection: Connection | undefined
let worlds = 0

/** A world without rows in a PGlite of the whole file, as starting one takes two seconds: each has a schema of its own. */
export function pgliteWorld(now: () => number): SqlDatabase {
  connection ??= new Connection(openPglite())
  worlds += 1
  const schema = `world${worlds}`
  // Whatever is asked of it comes behind.
  void connection.raw(schema, async (pglite) => {
    await pglite.exec(`create schema "${schema}"; grant usage on schema "${schema}" to dispo`)
    await migrate(pglite)
  })
  return new SqlDatabase({ connection, now, schema })
}
