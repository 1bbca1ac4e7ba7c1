import { reportToConsole } from '../core/report.ts'
import type { MockServer } from '../server.ts'
import { memoryBlobs, type Blobs } from '../ports/blobs.ts'
import { indexedDbPersistence, type Persistence } from '../store/memory/persistence.ts'
import { createMockServer } from '../index.ts'
import { nameOfWorld, verbsOfWishes, type WorldName } from './world-name.ts'

/**
 * The backend of a browser: changes survive in IndexedDB where there is one, the world lives by itself. One of which an address wishes
 * something is fresh each time it begins, and what is wished is done once.
 */
export function createBrowserBackend({ wishes, ...world }: WorldName): MockServer {
  const kept = { persistence: forgiving(indexedDbPersistence(world)), blobs: lateBlobs(nameOfWorld(world)) }
  const server = createMockServer({
    ...world,
    planned: true,
    origin: () => globalThis.location.origin,
    ...(wishes === undefined ? kept : { blobs: memoryBlobs() }),
  })
  server.scenarios.start()
  server.startJobs()
  if (wishes !== undefined) void fulfil(server, wishes)
  return server
}

async function fulfil(server: MockServer, wishes: string): Promise<void> {
  for (const verb of verbsOfWishes(wishes)) {
    await server.control
      .do(verb)
      .catch((error: unknown) => reportToConsole('The address asks for what is not there', error))
  }
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
