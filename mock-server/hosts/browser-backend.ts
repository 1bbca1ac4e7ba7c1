import { reportToConsole } from '../core/report.ts'
import type { MockServer } from '../server.ts'
import type { Blobs } from '../ports/blobs.ts'
import { indexedDbPersistence, type Persistence } from '../store/memory/persistence.ts'
import { createMockServer } from '../index.ts'
import { nameOfWorld, type WorldName } from './world-name.ts'

/** The backend of a browser: changes survive in IndexedDB where there is one, the world lives by itself. */
export function createBrowserBackend(world: WorldName): MockServer {
  const server = createMockServer({
    ...world,
    planned: true,
    persistence: forgiving(indexedDbPersistence(world)),
    blobs: lateBlobs(nameOfWorld(world)),
  })
  server.scenarios.start()
  server.startJobs()
  return server
}

/** Blobs of a world, fetched with the first file. */
function lateBlobs(world: string): Blobs {
  let fetched: Promise<Blobs> | undefined
  const blobs = () =>
    (fetched ??= import('../ports/blobs-in-browser.ts').then(({ browserBlobs }) => browserBlobs(`blobs of ${world}`)))
  return {
    write: async (tenantId, id, bytes) => (await blobs()).write(tenantId, id, bytes),
    read: async (tenantId, id) => (await blobs()).read(tenantId, id),
    remove: async (tenantId, id) => (await blobs()).remove(tenantId, id),
    ids: async (tenantId) => (await blobs()).ids(tenantId),
    clear: async () => (await blobs()).clear(),
  }
}

/** Goes on without keeping anything once the browser refuses: private windows, a full disk. */
function forgiving(persistence: Persistence): Persistence {
  let works = true
  async function attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
    if (!works) return otherwise
    try {
      return await act()
    } catch (error) {
      works = false
      reportToConsole('Changes of the mock backend are not kept', error)
      return otherwise
    }
  }
  return {
    start: (now) => attempt(() => persistence.start(now), now),
    load: () => attempt(() => persistence.load(), []),
    save: (changes) => attempt(() => persistence.save(changes), undefined),
    facts: () => attempt(() => persistence.facts(), {}),
    keepFacts: (facts) => attempt(() => persistence.keepFacts(facts), undefined),
    clear: () => attempt(() => persistence.clear(), undefined),
  }
}
