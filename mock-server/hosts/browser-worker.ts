// First of all: modules of the backend look for it while they are loaded.
import './worker-storage.ts'
import { createBrowserBackend } from './browser-backend.ts'
import { servePort } from './port-server.ts'
import { worldOfName } from './world-name.ts'

/** The backend of all tabs of this browser, in a SharedWorker whose name says which world. */
const server = createBrowserBackend(worldOfName(String(Reflect.get(globalThis, 'name'))))

globalThis.addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : []
  if (port) servePort(server, port)
})
