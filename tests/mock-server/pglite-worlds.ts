import { PGlite } from '@electric-sql/pglite'
import { type Place, SqlDatabase } from '#mock-server/store/sql/database.ts'
import type { WorldDatabase } from '#mock-server/store/world-database.ts'

const queue = { tail: Promise.resolve() as Promise<unknown> }
let pglite: PGlite | undefined
let worlds = 0

export const sharedPglite = (): PGlite => (pglite ??= new PGlite())

/** A schema that no other test has. */
export function newPlace(): Place {
  worlds += 1
  return { schema: `world${worlds}`, queue }
}

/** A world in a PGlite of the whole run, as starting one takes two seconds: each world has a schema of its own. */
export function pgliteWorld(now: () => number): SqlDatabase {
  return new SqlDatabase(sharedPglite(), now, newPlace())
}

/** The second store where the run asks for it (`npm run check -- conformance --store pglite`); else the one in memory. */
export function storeOfRun(): ((now: () => number) => WorldDatabase) | undefined {
  return process.env['MOCK_STORE'] === 'pglite' ? pgliteWorld : undefined
}
