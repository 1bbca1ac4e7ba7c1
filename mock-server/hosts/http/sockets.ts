import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { LIVE_PATH } from '#src/contract/live/live.ts'
import { reportToConsole } from '../../core/report.ts'
import type { MockServer } from '../../server.ts'
import { addressOf } from './address-of.ts'

export interface SocketOptions {
  /** Milliseconds between two signs of life on a socket, 30 s unless given. */
  heartbeat?: number
  /** Bytes that may wait for a client of the live connection to take them, 4 MiB unless given. */
  mostWaiting?: number
}

/** Milliseconds between two signs of life on a socket; one that has given none since the last is dead. */
const HEARTBEAT = 30_000
/** Bytes that may wait for a client to take them: one that has long gone takes none. */
const MOST_WAITING = 4 * 1024 * 1024
/** The server restarts, which is a reason to come back. */
const GOES_AWAY = 1012

/** Lets clients connect at the live path; answers how to end all sockets at once, and how to tell them that the server goes. */
export function serveSockets(
  server: MockServer,
  host: Server,
  { heartbeat: pause = HEARTBEAT, mostWaiting = MOST_WAITING }: SocketOptions,
): { endSockets(): void; sendAway(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 65_536 })
  host.on('upgrade', (request, stream, head) => {
    const url = addressOf(request)
    if (url.pathname !== LIVE_PATH || server.faults.isOffline) return stream.destroy()
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('pong', () => silent.delete(socket))
      serveSocket(server, socket, url, mostWaiting)
    })
    return undefined
  })
  const silent = new WeakSet<WebSocket>()
  const endHeartbeat = server.clock.every(pause, () => {
    server.live.sweep().catch(reportToConsole)
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate()
      else socket.ping()
      silent.add(socket)
    }
  })
  return {
    endSockets() {
      endHeartbeat()
      for (const socket of sockets.clients) socket.terminate()
    },
    sendAway() {
      endHeartbeat()
      for (const socket of sockets.clients) socket.close(GOES_AWAY, 'The server stops')
    },
  }
}

function serveSocket(server: MockServer, socket: WebSocket, url: URL, mostWaiting: number): void {
  socket.on('error', () => socket.terminate())
  const connection = server.connect(
    {
      send(text) {
        if (socket.bufferedAmount > mostWaiting) return socket.terminate()
        socket.send(text)
      },
      close: (code, reason) => socket.close(code, reason),
    },
    url,
  )
  socket.on('message', (data: Buffer, isBinary) => void connection.received(isBinary ? '' : data.toString()))
  socket.on('close', () => connection.closed())
}
