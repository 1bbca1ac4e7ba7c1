// oxlint-disable-next-line import/default -- vite makes this export
import workerUrl from './browser-worker.ts?sharedworker&url'
import { nameOfWorld, type WorldName } from './world-name.ts'

/**
 * The worker that is the backend of all tabs of this browser. Where the browser can, it outlives its last page for some
 * seconds: a reload finds the world that is there. Not while it is worked on, for a reload brings its new code then.
 */
export function openSharedWorker(world: WorldName): SharedWorker {
  const options: WorkerOptions & { extendedLifetime: boolean } = {
    type: 'module',
    name: nameOfWorld(world),
    extendedLifetime: import.meta.env.PROD,
  }
  return new SharedWorker(workerUrl, options)
}
