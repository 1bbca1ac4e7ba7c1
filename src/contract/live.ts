import * as z from 'zod/mini'

/** Where the live connection is opened, below the API origin (specification 7). */
export const LIVE_PATH = '/ws'

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

/** A change the server tells everybody of the tenant. `seq` grows by one per tenant, so gaps and repeats are seen. */
export const LiveMessage = z.object({
  type: z.literal('changed'),
  seq: z.int(),
  tenantId: z.string(),
  entity: z.enum(['orders', 'transports', 'vehicles', 'loads', 'partners', 'documents', 'alerts']),
  id: z.string().check(z.maxLength(100)),
  change: z.enum(['created', 'updated', 'deleted']),
  version: z.optional(z.number()),
  changedFields: z.optional(z.array(z.string()).check(z.maxLength(200))),
  actorId: z.optional(z.string()),
  actorName: z.optional(z.string()),
  /** The `Idempotency-Key` of the call that caused it: whoever sent that call knows its own news by it. */
  intentKey: z.optional(z.string()),
  at: z.string(),
})
export type LiveMessage = z.output<typeof LiveMessage>
