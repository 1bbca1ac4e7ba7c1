import { hashedPasswords } from '#mock-server/core/sessions/passwords.ts'
import { createMockServer, type MockServerOptions } from '#mock-server/index.ts'
import { seedWorld, type SeedOptions } from '#mock-server/seed/index.ts'
import type { MockServer } from '#mock-server/server.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import type { EntityName, Row } from '#mock-server/store/models.ts'
import type { World } from '#mock-server/store/store.ts'

/** Rows of one step of a seed. */
interface Batch {
  entity: EntityName
  rows: Row<EntityName>[]
}

interface SharedRows {
  batches: Batch[]
  /** Holds the rows for all servers of the same seed and moment; nobody writes to it. */
  database: Database
}

/** Most tests share two moments; those about time make seeds that nobody asks for again. */
const MAX_SEEDS = 4
const seeds = new Map<string, Promise<SharedRows>>()

/** Hashes that cost next to nothing. */
export const cheapPasswords = hashedPasswords({ N: 16, r: 1, p: 1, rounds: 10 })

/**
 * The mock backend with its whole seed, which is made once per seed and moment: a server in memory begins with the shared rows and
 * copies those it writes.
 */
export function createTestServer(options: MockServerOptions = {}): MockServer {
  return createMockServer({ fill: fillFromShared, passwords: cheapPasswords, ...options })
}

async function fillFromShared(world: World, { peopleAreThere, ...options }: SeedOptions): Promise<void> {
  const { batches, database } = await sharedSeed(options)
  if (world instanceof Database) world.adopt(database)
  else for (const { entity, rows } of batches) await world.load(entity, rows)
  await peopleAreThere?.()
}

function sharedSeed(options: SeedOptions): Promise<SharedRows> {
  const key = JSON.stringify(options)
  const seeded = seeds.get(key) ?? makeSeed(options)
  seeds.delete(key)
  seeds.set(key, seeded)
  const [oldest] = seeds.keys()
  if (seeds.size > MAX_SEEDS && oldest !== undefined) seeds.delete(oldest)
  return seeded
}

async function makeSeed(options: SeedOptions): Promise<SharedRows> {
  const batches: Batch[] = []
  const database = new Database({ now: () => options.now })
  const recorder: World = {
    async load(entity, rows) {
      const all = [...rows]
      batches.push({ entity, rows: all as Row<EntityName>[] })
      await database.load(entity, all)
    },
  }
  await seedWorld(recorder, options)
  return { batches, database }
}
