import { expect, test } from 'vitest'
import { migrate, missingStatements, NewerWorldError } from '#mock-server/store/sql/migrations.ts'
import { ENTITIES } from '#mock-server/store/sql/schema.ts'
import { onPglite } from './pglite-worlds.ts'

test('The migrations make what the entity table asks for; else: node tests/support/migration.mjs NAME', async () => {
  expect(await onPglite(missingStatements)).toEqual([])
})

test('The role of the program sees rows of the tenant it names alone, whatever it asks', async () => {
  await onPglite(async (pglite) => {
    await pglite.query(
      `insert into counters ("id", "tenantId", "version", "value") values ('a', 'east', 1, 1), ('b', 'west', 1, 1)`,
    )
    await pglite.query(`select set_config('role', 'dispo', true), set_config('app.tenant', 'east', true)`)
    expect((await pglite.query('select "id" from counters')).rows).toEqual([{ id: 'a' }])
    expect((await pglite.query('update counters set "value" = 2 returning "id"')).rows).toEqual([{ id: 'a' }])
    const foreign = pglite.query(`insert into counters ("id", "tenantId") values ('c', 'west')`)
    await expect(foreign).rejects.toThrow('row-level security')
  })
  const { rows } = await onPglite((pglite) =>
    pglite.query(
      `select relname from pg_class where relforcerowsecurity and relrowsecurity and relnamespace = 'public'::regnamespace`,
    ),
  )
  expect(rows).toHaveLength(ENTITIES.length)
})

test('What a newer version has written is refused', async () => {
  await onPglite(async (pglite) => {
    await migrate(pglite)
    await pglite.query(`insert into "~migrations" (name) values ('999-later.sql')`)
    await expect(migrate(pglite)).rejects.toThrow(NewerWorldError)
  })
})
