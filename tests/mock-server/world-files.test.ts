import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import type { MockServer } from '#mock-server/server.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import type { WorldFile } from '#src/contract/mock/world-file.ts'
import { NOON } from './small-backend.ts'

const HOUR = 3_600_000

/** As it is read of a file. */
const written = (world: WorldFile): unknown => JSON.parse(JSON.stringify(world))

const exportWorld = (server: MockServer) => server.control.do({ do: 'exportWorld' })

/** The file of a world in which something has happened: a change, a new record, a deleted one, a file, a moved clock. */
const changedWorld = lazily(async () => {
  const server = createTestServer({ now: () => NOON })
  await server.control.do({ do: 'scenario', name: 'stau-a2' })
  await server.control.do({ do: 'scenario', name: 'posteingangswelle' })
  await server.control.do({ do: 'clock', advance: HOUR })
  const store = server.store('nordkurs')
  const [gone] = await store.all('alerts')
  await store.remove('alerts', gone?.id ?? '')
  await server.blobs.write('nordkurs', 'blob-1', [new TextEncoder().encode('Grüße')])
  return exportWorld(server)
})

/** The file of a world right after its start. */
const freshWorld = lazily(() => exportWorld(createTestServer({ now: () => NOON })))

/** What is created for the first test that asks for it, and read by all. */
function lazily<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined
  return () => (created ??= create())
}

test('A world goes into a file and comes out of it as it was, on another backend with another seed', async () => {
  const world = await changedWorld()
  expect(world).toMatchObject({ format: 'dispo-mock-world', version: 1, seed: 4711, begun: NOON, now: NOON + HOUR })
  expect(Object.keys(world.tables)).not.toContain('sessions')
  const to = createTestServer({ seed: 12, now: () => NOON + 40 * HOUR })
  await to.control.do({ do: 'importWorld', world: written(world) })
  expect(await to.control.do({ do: 'state' })).toMatchObject({ seed: 4711, now: NOON + HOUR })
  expect(await new Response(await to.blobs.read('nordkurs', 'blob-1')).text()).toBe('Grüße')
  const again = await exportWorld(to)
  const withoutSessions = ({ tables, ...rest }: WorldFile) => ({
    ...rest,
    tables: { ...tables, counters: tables['counters']?.filter(({ id }) => id !== ':sessions') },
  })
  expect(withoutSessions(again)).toEqual(withoutSessions(world))
})

test('Whoever is signed in stays so, and the next session has a number of its own', async () => {
  const world = await changedWorld()
  const server = createTestServer({ now: () => NOON })
  await server.control.do({ do: 'clock', advance: HOUR, run: false })
  const token = await server.tokenFor('usr-nordkurs-dispo')
  await server.control.do({ do: 'importWorld', world: written(world) })
  const who = await server.control.do({ do: 'whoami', token })
  expect(who.user?.id).toBe('usr-nordkurs-dispo')
  const next = await server.control.do({ do: 'whoami', token: await server.tokenFor('usr-nordkurs-admin') })
  expect(next.sessionId).not.toBe(who.sessionId)
  expect(next.user?.id).toBe('usr-nordkurs-admin')
})

test('A world that was brought in is there again after a restart, and so is its clock', async () => {
  const world = await changedWorld()
  const persistence = memoryPersistence()
  const options = { seed: 12, now: () => NOON + 40 * HOUR, persistence }
  await createTestServer(options).control.do({ do: 'importWorld', world: written(world) })
  const restarted = createTestServer(options)
  expect(await restarted.control.do({ do: 'state' })).toMatchObject({ seed: 4711, now: NOON + HOUR })
  const again = await exportWorld(restarted)
  const rows = (file: WorldFile, table: string) => new Map(file.tables[table]?.map((row) => [row.id, row]))
  for (const table of ['orders', 'transports', 'emails', 'alerts', 'events', 'jobs', 'users'])
    expect(rows(again, table), table).toEqual(rows(world, table))
})

test('A clock that was moved, and another seed, are there again after a restart; a reset forgets both', async () => {
  const persistence = memoryPersistence()
  const start = () => createTestServer({ now: () => NOON, persistence })
  await start().control.do({ do: 'reset', seed: 4712 })
  await start().control.do({ do: 'clock', advance: HOUR })
  expect(await start().control.do({ do: 'state' })).toMatchObject({ seed: 4712, offset: HOUR })
  await start().reset()
  expect(await start().control.do({ do: 'state' })).toMatchObject({ seed: 4711, offset: 0 })
})

test.each([
  ['nothing', () => undefined, 'notAWorld', ''],
  ['another file', () => ({ orders: [] }), 'notAWorld', ''],
  ['one of a newer program', (world: WorldFile) => ({ ...world, version: 2 }), 'newerWorld', ''],
  ['one without a seed', (world: WorldFile) => ({ ...world, seed: undefined }), 'notAWorld', 'seed'],
  ['an unknown table', (world: WorldFile) => withTable(world, 'secrets', []), 'unknownTable', 'secrets'],
  [
    'a row twice',
    (world: WorldFile) => withTable(world, 'tenants', twice(world, 'tenants')),
    'brokenRow',
    'tenants elbeoder',
  ],
  [
    'a row of another shape',
    (world: WorldFile) => withTable(world, 'jobs', [{ id: 'j', tenantId: 'nordkurs', version: 1, runAt: 'soon' }]),
    'brokenRow',
    'jobs j',
  ],
  ['no people', (world: WorldFile) => withTable(world, 'users', []), 'noPeople', ''],
] as const)('%s is refused, and nothing has changed', async (_, spoil, code, detail) => {
  const server = createTestServer({ now: () => NOON })
  const world = await freshWorld()
  await server.control.do({ do: 'clock', advance: HOUR })
  await server.store('nordkurs').patch('orders', 'NK-2026-004711', { customerReference: 'bleibt' })
  const spoilt = spoil(written(world) as WorldFile)
  await expect(server.control.do({ do: 'importWorld', world: spoilt })).rejects.toMatchObject({ code, detail })
  expect((await server.store('nordkurs').find('orders', 'NK-2026-004711'))?.customerReference).toBe('bleibt')
  expect(await server.control.do({ do: 'state' })).toMatchObject({ offset: HOUR })
})

const withTable = (world: WorldFile, table: string, rows: WorldFile['tables'][string]) => ({
  ...world,
  tables: { ...world.tables, [table]: rows },
})
const twice = ({ tables }: WorldFile, table: string) => [...(tables[table] ?? []), ...(tables[table] ?? []).slice(-1)]
