import { MockRefusal } from '#src/contract/mock/control.ts'
import { WORLD_FORMAT, WORLD_VERSION, WorldFile } from '#src/contract/mock/world-file.ts'
import { findUser } from '../core/sessions/find-user.ts'
import { keptPassword } from '../core/sessions/kept-passwords.ts'
import type { LifeOptions, Life, OtherBeginning } from '../life.ts'
import { models } from '../store/model-lines.ts'
import type { EntityName, Row } from '../store/models.ts'
import { NO_TENANT, type World } from '../store/store.ts'
import { KEPT_TABLES } from './world-export.ts'
import { differencesFrom } from './world-differences.ts'

interface ImportPorts {
  options: LifeOptions
  life(): Life
}

/** Reads what was in a file. Throws `MockRefusal` for what is no world, or has rows this program does not know. */
export function readWorld(content: unknown): WorldFile {
  const head = typeof content === 'object' && content !== null ? content : {}
  if (Reflect.get(head, 'format') !== WORLD_FORMAT) throw new MockRefusal('notAWorld')
  if (Number(Reflect.get(head, 'version')) > WORLD_VERSION) throw new MockRefusal('newerWorld')
  const { data: world, error } = WorldFile.safeParse(content)
  if (!world) {
    const [issue] = error.issues
    throw new MockRefusal('notAWorld', issue?.path.join('.') ?? '')
  }
  for (const [table, rows] of Object.entries(world.tables)) checkTable(table, rows)
  const count = (table: EntityName) => world.tables[table]?.length ?? 0
  if (count('tenants') === 0 || count('users') === 0) throw new MockRefusal('noPeople')
  return world
}

function checkTable(table: string, rows: WorldFile['tables'][string]): void {
  const entity = KEPT_TABLES.find((known) => known === table)
  if (entity === undefined) throw new MockRefusal('unknownTable', table.slice(0, 100))
  const { schema } = models[entity]
  const ids = new Set<string>()
  for (const row of rows) {
    const isGood = row.id !== '' && !ids.has(row.id) && schema.safeParse(row).success
    if (!isGood) throw new MockRefusal('brokenRow', `${table} ${row.id.slice(0, 100)}`)
    ids.add(row.id)
  }
}

/**
 * Puts a world in place of the one there is, at the moment it was taken. Whoever is signed in stays so. Where changes are kept apart
 * from the seed, what differs from it is kept, so that the world is there again after a restart.
 */
export async function bringIn(
  { options, life }: ImportPorts,
  world: WorldFile,
  beginAnew: (beginning: OtherBeginning, offset: number) => Promise<void>,
): Promise<void> {
  const { clock, persistence, blobs } = options
  const sessions = await life().storeOf(NO_TENANT).all('sessions')
  const made = await life().storeOf(NO_TENANT).find('counters', SESSION_SERIES)
  const tables = withSessions(world.tables as Tables, sessions, made)
  tables.set('users', await withPasswords((world.tables as Tables).users ?? [], life()))
  const offset = clock.offset + world.now - clock.now()
  const rows = async (into: World) => {
    for (const [entity, list] of tables) await into.load(entity, list)
  }
  await beginAnew({ seed: world.seed, begun: world.begun, rows }, offset)
  for (const { tenantId, id, base64 } of world.blobs) {
    if (base64 !== undefined) await blobs.write(tenantId, id, [fromBase64(base64)])
  }
  if (!persistence) return
  await persistence.keepFacts({ seed: world.seed, offset })
  await persistence.save(await differencesFrom(options, world, tables))
}

/** Accounts with the passwords of those of the same address here; no file brings any, and those of older files are hashed. */
async function withPasswords(users: readonly Row<'users'>[], { storeOf, passwords }: Life): Promise<Row<'users'>[]> {
  const known = async ({ email }: Row<'users'>) => (await findUser(storeOf, email))?.password ?? ''
  return Promise.all(
    users.map(async (user) => {
      const password = user.password === '' ? await known(user) : await keptPassword(user, passwords)
      return { ...user, password }
    }),
  )
}

/** Rows by their kind, read by `readWorld`. */
type Tables = { [E in EntityName]?: Row<E>[] }

/** The series sessions are numbered by. */
const SESSION_SERIES = `${NO_TENANT}:sessions`

/** Sessions go on, and none is numbered as one of them. */
function withSessions(
  tables: Tables,
  sessions: Row<'sessions'>[],
  made: Row<'counters'> | undefined,
): Map<EntityName, Row<EntityName>[]> {
  const all = new Map(KEPT_TABLES.map((entity) => [entity, tables[entity] ?? []]))
  all.set('sessions', sessions)
  const counters = (all.get('counters') ?? []) as Row<'counters'>[]
  const own = counters.find(({ id }) => id === SESSION_SERIES)
  const value = Math.max(own?.value ?? 0, made?.value ?? 0)
  const series = { ...(own ?? made ?? { id: SESSION_SERIES, tenantId: NO_TENANT, version: 1 }), value }
  all.set('counters', [...counters.filter(({ id }) => id !== SESSION_SERIES), series])
  return all
}

function fromBase64(text: string): Uint8Array {
  const bytes = atob(text)
  return Uint8Array.from(bytes, (sign) => sign.codePointAt(0) ?? 0)
}
