import { z } from 'zod'

/** Where the live connection is opened, below the API origin (specification 7). */
export const LIVE_PATH = '/ws'

/** A change the server tells everybody of the tenant. `seq` grows by one per tenant, so gaps and repeats are seen. */
export const LiveMessage = z.object({
  type: z.literal('changed'),
  seq: z.number().int(),
  tenantId: z.string(),
  entity: z.enum(['orders', 'transports', 'vehicles', 'loads', 'partners', 'documents', 'alerts']),
  id: z.string().max(100),
  change: z.enum(['created', 'updated', 'deleted']),
  version: z.number().optional(),
  changedFields: z.array(z.string()).max(200).optional(),
  actorId: z.string().optional(),
  actorName: z.string().optional(),
  at: z.string(),
})
export type LiveMessage = z.output<typeof LiveMessage>
