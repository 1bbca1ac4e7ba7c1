import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Connection } from '#mock-server/store/sql/connection.ts'
import { SqlDatabase } from '#mock-server/store/sql/database.ts'
import { NewerWorldError, missingStatements } from '#mock-server/store/sql/migrations.ts'
import { newPlace, sharedPglite } from '../pglite-worlds.ts'
import { NOON } from '../small-backend.ts'
import { partner } from './both-stores.ts'

it('has the tables that the entity table asks for, locks rows of other tenants, and refuses those of a newer program', async () => {
  const pglite = sharedPglite()
  const place = newPlace()
  const database = new SqlDatabase(pglite, () => NOON, place)
  const connection = new Connection(pglite, place.schema, place.queue)
  await database.start(NOON)
  // What is missing is written by `node mock-server/store/sql/make-migration.mjs <name>`.
  expect(await connection.alone(() => missingStatements(pglite), true)).toEqual([])

  await database.load('partners', [partner('a'), partner('b', { tenantId: 'sued' })])
  // No condition at all: the lock of the database alone.
  expect(await connection.query('sued', sql`select "id" from "partners"`)).toEqual([{ id: 'b' }])
  expect(await connection.query('sued', sql`delete from "partners" returning "id"`)).toEqual([{ id: 'b' }])
  const stolen = connection.query('sued', sql`insert into "partners" ("id", "tenantId") values ('c', 'nord')`)
  await expect(stolen).rejects.toThrow('row-level security')
  expect(await database.store('nord').count('partners')).toBe(1)

  await connection.alone(() => pglite.exec(`insert into "~migrations" values ('999-later.sql')`), true)
  await expect(database.migrate()).rejects.toBeInstanceOf(NewerWorldError)
})
