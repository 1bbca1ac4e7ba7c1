import { Database } from '#mock-server/store/memory/database.ts'
import type { DatabasePort } from '#mock-server/store/store.ts'
import { pgliteWorld } from './pglite-worlds.ts'
import { NOON } from './small-backend.ts'

let pglite: DatabasePort | undefined

/** The name of each store, and a database of it without rows: the second one is a file's only one, emptied. */
export const STORES: readonly (readonly [name: string, empty: () => Promise<DatabasePort>])[] = [
  ['memory', async () => new Database({ now: () => NOON })],
  [
    'PGlite',
    async () => {
      pglite ??= pgliteWorld(() => NOON)
      await pglite.clear()
      return pglite
    },
  ],
]

/** How many random sequences a store goes through: a statement takes a millisecond or two, where memory takes none. */
export const runsOf = (store: string, most: number): { numRuns?: number } =>
  process.env['PROPERTY_RUNS'] === undefined ? { numRuns: store === 'PGlite' ? Math.min(12, most) : most } : {}

/** Tallies by their values: a store answers them in no order. */
export const inOrder = <T extends { values: readonly unknown[] }>(tallies: readonly T[]): T[] =>
  tallies.toSorted((a, b) => (JSON.stringify(a.values) < JSON.stringify(b.values) ? -1 : 1))
