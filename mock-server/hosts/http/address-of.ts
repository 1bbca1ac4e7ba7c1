import type { IncomingMessage } from 'node:http'

/** What a client asks for, whatever host it names; `/` for what is no address. */
export function addressOf(incoming: IncomingMessage): URL {
  const path = incoming.url?.startsWith('/') === true ? incoming.url : '/'
  return URL.canParse(`http://localhost${path}`) ? new URL(`http://localhost${path}`) : new URL('http://localhost/')
}
