import { afterAll, expect, test } from 'vitest'
import { openPglite } from '#mock-server/store/sql/database.ts'
import { migrate, missingStatements, NewerWorldError } from '#mock-server/store/sql/migrations.ts'
import { ENTITIES } from '#mock-server/store/sql/schema.ts'

const opening = openPglite()
afterAll(async () => (await opening).close())

test('The migrations make what the entity table asks for; else: node tests/support/migration.mjs NAME', async () => {
  expect(await missingStatements(await opening)).toEqual([])
})

test('The role of the program sees rows of the tenant it names alone, whatever it asks', async () => {
  const pglite = await opening
  await pglite.query(
    `insert into counters ("id", "tenantId", "version", "value") values ('a', 'nord', 1, 1), ('b', 'sued', 1, 1)`,
  )
  await pglite.query(`select set_config('role', 'dispo', false), set_config('app.tenant', 'nord', false)`)
  expect((await pglite.query('select "id" from counters')).rows).toEqual([{ id: 'a' }])
  expect((await pglite.query('update counters set "value" = 2 returning "id"')).rows).toEqual([{ id: 'a' }])
  const foreign = pglite.query(`insert into counters ("id", "tenantId") values ('c', 'sued')`)
  await expect(foreign).rejects.toThrow('row-level security')
  await pglite.query(`select set_config('role', 'none', false)`)
  const locked = await pglite.query(`select relname from pg_class where relforcerowsecurity and relrowsecurity`)
  expect(locked.rows).toHaveLength(ENTITIES.length)
})

test('What a newer version has written is refused', async () => {
  const pglite = await opening
  await migrate(pglite)
  await pglite.query(`insert into "~migrations" (name) values ('999-later.sql')`)
  await expect(migrate(pglite)).rejects.toThrow(NewerWorldError)
})
