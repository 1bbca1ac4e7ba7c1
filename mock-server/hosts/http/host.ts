import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { MockServer } from '../../server.ts'
import { addressOf } from './address-of.ts'
import { isControlPath, serveControl } from './control.ts'
import { serveSockets, type SocketOptions } from './sockets.ts'
import { cookieAfter, withCookie } from './session-cookie.ts'
import { securityHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'

export interface HttpHostOptions extends SocketOptions {
  /** Folder of the built app. */
  root: string
  /** Whether `POST /__mock` works, for this computer alone. */
  faults: boolean
  /** Origin of the API the app was built for, where that is another than its own: its pages may connect to it. */
  api?: string | undefined
}

/**
 * Milliseconds for which a connection that no one uses stays open: longer than clients and proxies keep theirs. Who closes
 * first closes without meeting a request on its way; node's own 5 s break calls of clients that come back just then.
 */
const IDLE = 120_000
/** Milliseconds for which a host that stops waits for calls under way. */
const PATIENCE = 10_000
const LOOPBACK = /^https?:\/\/(([a-z\d-]+\.)*localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

export interface HttpHost {
  /** Starts to listen; answers the port, a free one when 0 was asked for. Rejects when it is taken. */
  listen(port: number, address: string): Promise<number>
  /** Ends every connection at once. */
  close(): Promise<void>
  /**
   * Takes no more connections, tells those who listen that it goes, and lets the calls under way end; those that have not within
   * `patience` milliseconds, 10 s unless given, are broken off.
   */
  stop(patience?: number): Promise<void>
}

/** The backend behind node's HTTP server: API, live connection, and the built app. */
export function createHttpHost(server: MockServer, options: HttpHostOptions): HttpHost {
  const serveFile = createStaticFiles(options.root, securityHeaders(options.api))
  const host = createServer((incoming, outgoing) => {
    const { pathname } = addressOf(incoming)
    const serve = /^\/api(\/|$)/.test(pathname) ? serveCall : options.faults && isControlPath(pathname) && serveControl
    const served = serve ? serve(server, incoming, outgoing) : serveFile(incoming, outgoing)
    served.catch(() => outgoing.destroy())
  })
  host.keepAliveTimeout = IDLE
  const { endSockets, sendAway } = serveSockets(server, host, options)
  return {
    listen: (port, address) =>
      new Promise((resolve, reject) => {
        host.once('error', reject)
        host.listen(port, address, () => resolve((host.address() as AddressInfo).port))
      }),
    close: () =>
      new Promise((resolve) => {
        endSockets()
        host.close(() => resolve())
        host.closeAllConnections()
      }),
    stop: async (patience = PATIENCE) => {
      const closed = new Promise<void>((resolve) => host.close(() => resolve()))
      sendAway()
      // A connection whose call has just ended stays open for the next one, which does not come.
      const idle = setInterval(() => host.closeIdleConnections(), 20)
      const late = setTimeout(() => {
        endSockets()
        host.closeAllConnections()
      }, patience)
      await closed
      clearInterval(idle)
      clearTimeout(late)
      endSockets()
    },
  }
}

async function serveCall(server: MockServer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const cors = corsHeaders(incoming)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end()
    return
  }
  const abort = new AbortController()
  outgoing.on('close', () => abort.abort())
  const { pathname } = addressOf(incoming)
  const method = incoming.method ?? 'GET'
  const most = server.mostBytes(method, pathname)
  const body = await bodyOf(incoming, most)
  const answer = await (body === undefined ? server.refuseBody(method, pathname) : ask(body))
  const cookie = answer.ok && body instanceof Buffer ? cookieAfter(pathname, body.toString()) : undefined
  const headers = {
    ...Object.fromEntries(answer.headers),
    ...cors,
    ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
    'x-content-type-options': 'nosniff',
    // What was not read of a body that is too large ends with its connection.
    ...(isLeftUnread(incoming, body, most) && { Connection: 'close' }),
  }
  outgoing.writeHead(answer.status, headers)
  if (answer.body && answer.headers.has('Content-Disposition')) await pipeline(nodeStream(answer.body), outgoing)
  else outgoing.end(Buffer.from(await answer.arrayBuffer()))

  function ask(sent: Buffer | ReadableStream<Uint8Array>): Promise<Response> {
    const url = addressOf(incoming)
    const init = { method, headers: withCookie(url.pathname, headersOf(incoming)), signal: abort.signal }
    const given = sent instanceof ReadableStream ? { body: sent, duplex: 'half' } : { body: new Uint8Array(sent) }
    const request = new Request(url, sent instanceof Buffer && sent.length === 0 ? init : { ...init, ...given })
    return server.fetch(request)
  }
}

/** A stream of the platform as one of node; the two types describe the same thing. */
const nodeStream = (stream: ReadableStream) => Readable.fromWeb(stream as unknown as NodeReadableStream)

/**
 * Whether the connection has to end because of what no one has read of a body. The rest of one that would have fitted is let
 * through, so that its client hears the answer.
 */
function isLeftUnread(incoming: IncomingMessage, body: unknown, most: number): boolean {
  if (body === undefined) return true
  if (incoming.complete || body instanceof Buffer) return false
  const length = Number(incoming.headers['content-length'] ?? Number.NaN)
  if (!(length <= most)) return true
  incoming.resume()
  return false
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/**
 * The whole body, or as it comes where it brings a file; undefined when it is too large: unread where it says so, else read no
 * further than to where it is.
 */
async function bodyOf(
  incoming: IncomingMessage,
  most: number,
): Promise<Buffer | ReadableStream<Uint8Array> | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) return undefined
  const all = incoming.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  if (incoming.headers['content-type']?.startsWith('multipart/') === true) return streamOf(all)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of all) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Asks for the next part when there is room for it, and leaves the connection open when no one wants more. */
function streamOf(parts: AsyncIterableIterator<Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.length))
      },
      cancel: () => void parts.return?.(),
    },
    { highWaterMark: 0 },
  )
}

/** Pages of this computer may call from another port (decision A18); no one else. */
function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  const { origin } = incoming.headers
  if (origin === undefined || !LOOPBACK.test(origin)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-CSRF-Token, X-Tenant-Id',
    // The clock of the server, how long it asks to wait, and the name of a file: a page reads none unless told that it may.
    'Access-Control-Expose-Headers': 'Content-Disposition, Date, Retry-After',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  }
}
