import * as z from 'zod/mini'
import { ENTITY_NAMES } from '../entities.ts'

/** Where the live connection is opened, below the API origin (specification 7). */
export const LIVE_PATH = '/ws'

/** A change the server tells everybody of the tenant. `seq` grows by one per tenant, so gaps and repeats are seen. */
export const LiveMessage = z.object({
  type: z.literal('changed'),
  seq: z.int(),
  tenantId: z.string(),
  entity: z.enum(ENTITY_NAMES),
  id: z.string().check(z.maxLength(100)),
  change: z.enum(['created', 'updated', 'deleted']),
  version: z.optional(z.number()),
  changedFields: z.optional(z.array(z.string()).check(z.maxLength(200))),
  actorId: z.optional(z.string()),
  actorName: z.optional(z.string()),
  /** The `Idempotency-Key` of the call that caused it: anyone who sent that call knows its own news by it. */
  intentKey: z.optional(z.string()),
  at: z.string(),
})
export type LiveMessage = z.output<typeof LiveMessage>
