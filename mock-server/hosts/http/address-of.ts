import type { IncomingMessage } from 'node:http'

const BASE = 'http://localhost'

/** A path, also where the whole address is named, as proxies do. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?#]*(?=[/?#])/i, '')

/** Whether what a client asks for is an address. */
export const isAddress = (incoming: IncomingMessage): boolean =>
  pathOf(incoming).startsWith('/') && URL.canParse(BASE + pathOf(incoming))

/** What a client asks for, whatever host it names; `/` for what is no address. */
export function addressOf(incoming: IncomingMessage): URL {
  return new URL(isAddress(incoming) ? BASE + pathOf(incoming) : BASE)
}
