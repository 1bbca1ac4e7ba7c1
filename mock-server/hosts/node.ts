import type { MockServer } from '../server.ts'
import { LocalSocket } from './local-socket.ts'

/** What a client needs of the world outside: the same shapes as the browser's. */
export interface LocalClient {
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  socket: (url: string) => WebSocket
}

/** Connects a client to a backend of the same program, for tests: nothing global is replaced. */
export function connectClient(server: MockServer): LocalClient {
  return {
    fetch: (url, init) => server.fetch(url, init),
    // Node 20 has no WebSocket to derive from; everything of it that a client can use is there.
    socket: (url) => new LocalSocket(server, url) as unknown as WebSocket,
  }
}
