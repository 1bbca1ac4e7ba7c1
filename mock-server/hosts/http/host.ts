import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { MockServer } from '../../server.ts'
import { reportToConsole } from '../../core/report.ts'
import { isNetworkFault } from '../../core/respond.ts'
import { addressOf, isAddress } from './address-of.ts'
import { callerAddress, isSecure, type CallerTrust } from './caller.ts'
import { isControlPath, serveControl } from './control.ts'
import { dropRest, streamedBody, wholeBody } from './incoming-body.ts'
import { serveSockets, type SocketOptions } from './sockets.ts'
import { cookieAfter, withCookie } from './session-cookie.ts'
import { securityHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'

export interface HttpHostOptions extends SocketOptions, CallerTrust {
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
/** What the API answers; of others the platform makes no request. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
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
    serve(incoming, outgoing).catch((error: unknown) => failed(error, outgoing))
  })
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (!isAddress(incoming)) return refuse(outgoing, 400, 'Bad request')
    const { pathname } = addressOf(incoming)
    if (/^\/api(\/|$)/.test(pathname)) return serveCall(server, incoming, outgoing, options)
    if (options.faults && isControlPath(pathname)) return serveControl(server, incoming, outgoing)
    return serveFile(incoming, outgoing)
  }
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

async function serveCall(
  server: MockServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trust: CallerTrust,
): Promise<void> {
  const cors = corsHeaders(incoming)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end()
    return
  }
  const abort = new AbortController()
  outgoing.on('close', () => abort.abort())
  const url = addressOf(incoming)
  const { pathname } = url
  const method = incoming.method ?? 'GET'
  if (!METHODS.includes(method)) return refuse(outgoing, 405, 'Method not allowed', { Allow: METHODS.join(', ') })
  const most = server.mostBytes(method, pathname)
  const body = await (isMultipart(incoming) ? streamedBody(incoming, most) : wholeBody(incoming, most))
  const answer = await (body === undefined ? server.refuseBody(method, pathname) : ask(body))
  const cookie =
    answer.ok && body instanceof Buffer ? cookieAfter(pathname, body.toString(), isSecure(incoming, trust)) : undefined
  // What was said to be too large is not waited for longer than its client needs to hear so.
  const isLast = body === undefined
  const headers = {
    ...Object.fromEntries(answer.headers),
    ...cors,
    ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
    'x-content-type-options': 'nosniff',
    ...(isLast && { Connection: 'close' }),
  }
  if (answer.body && answer.headers.has('Content-Disposition')) {
    outgoing.writeHead(answer.status, headers)
    await pipeline(nodeStream(answer.body), outgoing)
    return
  }
  const text = Buffer.from(await answer.arrayBuffer())
  const isEmpty = answer.status === 204 || answer.status === 304
  outgoing.writeHead(answer.status, isEmpty ? headers : { ...headers, 'content-length': text.length })
  outgoing.write(text)
  // A client that is still sending hears no answer of a connection that ends, nor one to the next call on it before it is read.
  if (!(await dropRest(incoming))) outgoing.shouldKeepAlive = false
  outgoing.end()
  if (!outgoing.shouldKeepAlive) incoming.socket.destroySoon()

  function ask(sent: Buffer | ReadableStream<Uint8Array>): Promise<Response> {
    const init = { method, headers: withCookie(pathname, headersOf(incoming)), signal: abort.signal }
    const given = sent instanceof ReadableStream ? { body: sent, duplex: 'half' } : { body: new Uint8Array(sent) }
    const hasNone = method === 'GET' || (sent instanceof Buffer && sent.length === 0)
    return server.fetch(new Request(url, hasNone ? init : { ...init, ...given }), undefined, {
      address: callerAddress(incoming, trust),
    })
  }
}

const isMultipart = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' && headers['content-type']?.toLowerCase().startsWith('multipart/') === true

/** A stream of the platform as one of node; the two types describe the same thing. */
const nodeStream = (stream: ReadableStream) => Readable.fromWeb(stream as unknown as NodeReadableStream)

/** A refusal that no rule has to be asked for. */
function refuse(outgoing: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }
  outgoing.writeHead(status, { ...type, ...headers }).end(JSON.stringify({ message }))
}

/** Says of a call that failed on its way that it has; a network that is said to be broken breaks. */
function failed(error: unknown, outgoing: ServerResponse): void {
  if (isNetworkFault(error) || outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
  reportToConsole(error)
  refuse(outgoing, 500, 'Interner Fehler', { Connection: 'close' })
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
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
