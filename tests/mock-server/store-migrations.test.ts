import { readFileSync } from 'node:fs'
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

test('Orders that were delivered before have the day their truck came, else that of their status, else the planned one', async () => {
  const file = new URL('../../mock-server/store/sql/migrations/021-day-of-supply.sql', import.meta.url)
  const fill = readFileSync(file, 'utf8').split('\n').slice(2).join('\n')
  await onPglite(async (pglite) => {
    await pglite.exec(`
      insert into transports ("id", "tenantId", "deliveryArrivedAt", "deliveryLeftAt") values
        ('t1', 'east', '2026-11-13T23:30:00.000Z', '2026-11-20T08:00:00.000Z'), ('t2', 'east', null, null);
      insert into orders ("id", "tenantId", "transportId", "status", "statusSince", "deliveryDate") values
        ('a', 'east', 't1', 'BILLED', '2026-11-28T08:00:00.000Z', '2026-11-10'),
        ('b', 'east', 't2', 'DELIVERED', '2026-11-15T23:30:00.000Z', '2026-11-10'),
        ('c', 'east', null, 'BILLED', '2026-11-28T08:00:00.000Z', '2026-11-10'),
        ('d', 'east', null, 'IN_TRANSIT', '2026-11-28T08:00:00.000Z', '2026-11-10');`)
    await pglite.exec(fill)
    const { rows } = await pglite.query(
      'select "id", "deliveredOn", "deliveredOn~" as folded from orders order by "id"',
    )
    expect(rows).toEqual([
      { id: 'a', deliveredOn: '2026-11-14', folded: '2026-11-14' },
      { id: 'b', deliveredOn: '2026-11-16', folded: '2026-11-16' },
      { id: 'c', deliveredOn: '2026-11-10', folded: '2026-11-10' },
      { id: 'd', deliveredOn: null, folded: null },
    ])
  })
})

test('What a newer version has written is refused', async () => {
  await onPglite(async (pglite) => {
    await migrate(pglite)
    await pglite.query(`insert into "~migrations" (name) values ('999-later.sql')`)
    await expect(migrate(pglite)).rejects.toThrow(NewerWorldError)
  })
})
