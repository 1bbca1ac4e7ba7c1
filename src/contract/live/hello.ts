import * as z from 'zod/mini'

/**
 * The first message of a client. Browsers send no headers with a socket, and what stands in its address is written down by
 * every proxy on the way: the token goes this way. A server that hears none of it, or a refused one, closes with 4401.
 */
export const LiveHello = z.object({
  type: z.literal('hello'),
  tenantId: z.string().check(z.maxLength(100)),
  token: z.string().check(z.maxLength(20_000)),
})
export type LiveHello = z.output<typeof LiveHello>

/** The server's answer: from now on nothing of the tenant goes unheard. */
export const LiveWelcome = z.object({ type: z.literal('welcome') })
export type LiveWelcome = z.output<typeof LiveWelcome>
