import * as z from 'zod/mini'

/** Says of a file that it is a world, and of which shape. */
export const WORLD_FORMAT = 'dispo-mock-world'
export const WORLD_VERSION = 1

const Row = z.looseObject({ id: z.string(), tenantId: z.string(), version: z.number() })

/** A world in a file: all rows of all tenants but sessions and kept answers, and the files as far as they fit in. */
export const WorldFile = z.object({
  format: z.literal(WORLD_FORMAT),
  version: z.int(),
  seed: z.int().check(z.minimum(0), z.maximum(999_999)),
  /** The moment the seed was made around, and the one the clock showed; epoch milliseconds. */
  begun: z.number(),
  now: z.number(),
  tables: z.record(z.string(), z.array(Row)),
  /** `base64` is missing where all of them together would have been too large. */
  blobs: z.array(z.object({ tenantId: z.string(), id: z.string(), base64: z.optional(z.string()) })),
})
export type WorldFile = z.output<typeof WorldFile>
