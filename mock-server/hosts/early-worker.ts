// oxlint-disable-next-line import/default -- vite makes this export
import workerUrl from './browser-worker.ts?sharedworker&url'
import { nameOfWorld, worldOfAddress } from './world-name.ts'

/**
 * Run by the page before the app's own code is there: the worker begins to make its world meanwhile. The app asks for the
 * same worker by the same name.
 */
if ('SharedWorker' in globalThis) {
  void new SharedWorker(workerUrl, { type: 'module', name: nameOfWorld(worldOfAddress(location.search)) })
}
