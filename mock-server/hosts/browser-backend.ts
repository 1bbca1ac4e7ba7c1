import { reportToConsole } from '../core/report.ts'
import type { MockServer } from '../server.ts'
import { browserBlobs } from '../ports/blobs-in-browser.ts'
import { indexedDbPersistence, type Persistence } from '../store/memory/persistence.ts'
import { createMockServer } from '../index.ts'
import { nameOfWorld, type WorldName } from './world-name.ts'

/** The backend of a browser: changes survive in IndexedDB where there is one, the world lives by itself. */
export function createBrowserBackend(world: WorldName): MockServer {
  const server = createMockServer({
    ...world,
    planned: true,
    persistence: forgiving(indexedDbPersistence(world)),
    blobs: browserBlobs(`dispo-blobs-${nameOfWorld(world)}`),
  })
  server.scenarios.start()
  server.startJobs()
  return server
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
    clear: () => attempt(() => persistence.clear(), undefined),
  }
}
