import type { MockServer } from '../core/server.ts'
import { indexedDbPersistence } from '../db/persistence.ts'
import { createMockServer } from '../index.ts'
import type { WorldName } from './world-name.ts'

/** The backend of a browser: changes survive in IndexedDB, the world lives by itself. */
export function createBrowserBackend(world: WorldName): MockServer {
  const persistence = 'indexedDB' in globalThis ? { persistence: indexedDbPersistence(world) } : {}
  const server = createMockServer({ ...world, ...persistence })
  server.scenarios.start()
  return server
}
