import { openSharedWorker } from './shared-worker.ts'
import { worldOfAddress } from './world-name.ts'

/**
 * Run by the page before the app's own code is there: the worker begins to make its world meanwhile. The app asks for the
 * same worker by the same name.
 */
if ('SharedWorker' in globalThis) openSharedWorker(worldOfAddress(location.search))
