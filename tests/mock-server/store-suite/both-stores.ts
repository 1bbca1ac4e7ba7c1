import { Database } from '#mock-server/store/memory/database.ts'
import type { Row } from '#mock-server/store/models.ts'
import type { WorldDatabase } from '#mock-server/store/world-database.ts'
import { pgliteWorld } from '../pglite-worlds.ts'
import { NOON, partnerRow } from '../small-backend.ts'

const now = () => NOON

/** A name of each store, and how it is made: once per file, as the second one takes its time; `clear` between tests. */
export const STORES: readonly (readonly [name: string, make: () => WorldDatabase])[] = [
  ['memory', () => new Database({ now })],
  ['PGlite', () => pgliteWorld(now)],
]

/** A partner of the tenant `nord`, with some fields as wished. */
export function partner(id: string, more: Partial<Row<'partners'>> = {}): Row<'partners'> {
  return { ...partnerRow(id, 'nord', id), ...more }
}
