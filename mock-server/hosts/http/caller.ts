import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'

/** What a host believes of who calls. */
export interface CallerTrust {
  /** The address at which people reach the host: scheme, name and port. */
  origin?: string | undefined
  /** A proxy stands before the host and says in `X-Forwarded-For` and `X-Forwarded-Proto` who calls, and how. */
  proxy?: boolean | undefined
}

/** What the proxy next to the host has said last; what stands before it may come from anyone. */
function forwarded({ headers }: IncomingMessage, name: string): string | undefined {
  const said = headers[name]
  return (typeof said === 'string' ? said : said?.at(-1))?.split(',').at(-1)?.trim()
}

/** The network address of who calls. */
export function callerAddress(incoming: IncomingMessage, { proxy }: CallerTrust): string | undefined {
  const said = proxy ? forwarded(incoming, 'x-forwarded-for') : undefined
  return said || incoming.socket.remoteAddress
}

/** Whether the caller's connection is encrypted: a cookie is to come back over such a one alone then. */
export function isSecure(incoming: IncomingMessage, { origin, proxy }: CallerTrust): boolean {
  if (incoming.socket instanceof TLSSocket || origin?.startsWith('https:') === true) return true
  return proxy === true && forwarded(incoming, 'x-forwarded-proto') === 'https'
}
