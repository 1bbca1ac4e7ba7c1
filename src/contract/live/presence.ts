import * as z from 'zod/mini'
import { endpoint } from '../basics/core.ts'
import { done } from '../basics/tolerant.ts'

/** Most records one page shows at once: as many as the address may open, and the page itself. */
const MOST_HERE = 6

/** A record somebody has on the screen; `isEditing`: types in a field of it. */
const HerePlace = z.object({
  kind: z.string().check(z.maxLength(40)),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  isEditing: z.boolean(),
})
export type HerePlace = z.output<typeof HerePlace>

/** One of several pages of a person: what each shows is told by itself. `turn` grows with each word of it. */
const Presence = z.object({
  page: z.string().check(z.minLength(1), z.maxLength(40)),
  turn: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  here: z.array(HerePlace).check(z.maxLength(MOST_HERE)),
})

/** What the others hear of it. It holds for half a minute; whoever stays says so again before. */
export const LivePresence = z.extend(Presence, {
  type: z.literal('presence'),
  tenantId: z.string(),
  actorId: z.string(),
  actorName: z.string(),
})
export type LivePresence = z.output<typeof LivePresence>

export const presenceEndpoints = {
  /** Tells the others which records somebody has on the screen; a backend that does not know it answers 404, and no one is told. */
  'presence.tell': endpoint({
    method: 'POST',
    path: '/api/v1/presence',
    body: Presence,
    response: z.object({ success: done }),
  }),
}
