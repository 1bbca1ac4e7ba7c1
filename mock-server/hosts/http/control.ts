import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { MockVerb } from '#src/contract/mock/verbs.ts'
import { MockRefusal } from '#src/contract/mock/control.ts'
import type { MockServer } from '../../server.ts'

const PATH = '/__mock'
/** Bytes of verbs that are sent at once: a whole world fits. */
const MOST_BYTES = 128 * 1024 * 1024

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/
const LOOPBACK_HOST = /^(?:([a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** Whether a path is that of the verbs. */
export const isControlPath = (pathname: string): boolean => pathname === PATH

/** Who sends verbs, as far as a request says. */
export interface ControlCaller {
  /** The address at the other end of the connection. */
  address: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Whether somebody may send verbs: a program of this computer, or a page this server has brought itself. A page of another origin may
 * not, nor one that calls this computer by a name of its own.
 */
export function mayControl({ address, headers }: ControlCaller): boolean {
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
  if (address === undefined || !LOOPBACK_ADDRESS.test(address)) return false
  const host = text('host') ?? ''
  if (!LOOPBACK_HOST.test(host)) return false
  const site = text('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') return false
  const origin = text('origin')
  return origin === undefined || origin === `http://${host}`
}

/**
 * `POST /__mock`, only in hosts started with `--faults`: one verb of `MockVerb`, answered by 200 with its answer or by 204 where it has
 * none, or a list of them, answered by a list. 403 for all but this computer, 422 for what cannot be read or done; nothing is done then.
 */
export async function serveControl(
  server: MockServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }
    outgoing.writeHead(status, { ...type, 'Cache-Control': 'no-store', ...headers })
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  }
  const unread = { Connection: 'close' }
  if (!mayControl({ address: incoming.socket.remoteAddress, headers: incoming.headers }))
    return answer(403, { message: 'Only this computer may control the mock backend', code: 'FORBIDDEN' }, unread)
  if (incoming.method !== 'POST') return answer(405, { message: 'Method not allowed' }, { Allow: 'POST' })
  const text = await textOf(incoming)
  if (text === undefined) return answer(413, { message: 'The verbs are too large', code: 'TOO_LARGE' }, unread)
  try {
    const given = jsonIn(text)
    const verbs = z.array(MockVerb).safeParse(Array.isArray(given) ? given : [given])
    if (!verbs.success) throw new MockRefusal('unknownVerb', z.prettifyError(verbs.error))
    const token = /^Bearer +(\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1]
    const answers: unknown[] = []
    for (const verb of verbs.data) {
      answers.push((await server.control.do(verb.do === 'whoami' ? { token, ...verb } : verb)) ?? null)
    }
    const [only] = answers
    if (Array.isArray(given)) return answer(200, answers)
    return only === null ? answer(204) : answer(200, only)
  } catch (error) {
    if (!(error instanceof MockRefusal)) throw error
    return answer(422, { message: error.message, code: error.code, detail: error.detail })
  }
}

async function textOf(incoming: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MockRefusal('unknownVerb', 'no JSON')
  }
}
