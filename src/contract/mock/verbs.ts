import * as z from 'zod/mini'
import { endpoints } from '../index.ts'
import { SCENARIOS, type FaultTarget } from './control.ts'

const Target = z.custom<FaultTarget>(
  (value) => value === '*' || (typeof value === 'string' && Object.hasOwn(endpoints, value)),
)
const times = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)))
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000))
const seed = z.optional(z.int().check(z.minimum(0), z.maximum(999_999)))
/** Milliseconds the clock can be moved at once: a year, either way. */
const YEAR = 366 * 86_400_000

/**
 * All that can be asked of a mock backend beside its API: the one family of verbs for tests, for `POST /__mock` and for the page's
 * panel. `fail`, `loseResponse` and `garbage` hold for every call unless `times` is given.
 */
export const MockVerb = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('fail'),
    name: Target,
    status: z.int().check(z.minimum(200), z.maximum(599)),
    times,
    body: z.optional(z.unknown()),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  /** This call is answered so much later, until `heal` or `reset`. */
  z.object({ do: z.literal('slow'), name: Target, milliseconds }),
  /** The rule runs and what it wrote is kept, but the answer never arrives. */
  z.object({ do: z.literal('loseResponse'), name: Target, times }),
  z.object({ do: z.literal('garbage'), name: Target, garbage: z.enum(['html', 'empty', 'cut']), times }),
  /** Takes faults back: the one with this id, all of one endpoint, or all there are. */
  z.object({ do: z.literal('heal'), id: z.optional(z.int()), name: z.optional(Target) }),
  z.object({ do: z.enum(['offline', 'online', 'dropSocket', 'expireToken', 'expireCsrf']) }),
  /** Every answer comes so much later. */
  z.object({ do: z.literal('latency'), milliseconds }),
  /** Moves the server's clock by milliseconds, and lets it stand (`run: false`) or go on. */
  z.object({
    do: z.literal('clock'),
    advance: z.optional(z.int().check(z.minimum(-YEAR), z.maximum(YEAR))),
    run: z.optional(z.boolean()),
  }),
  z.object({ do: z.literal('scenario'), name: z.enum(SCENARIOS) }),
  /** The seed's world again, or that of another seed: changes, sessions, faults and the moved clock are gone. */
  z.object({ do: z.literal('reset'), seed }),
  z.object({ do: z.literal('exportWorld') }),
  z.object({ do: z.literal('importWorld'), world: z.unknown() }),
  /** The last calls, newest first. */
  z.object({ do: z.literal('calls'), most: z.optional(z.int().check(z.minimum(1), z.maximum(100))) }),
  /** Whom a bearer token belongs to, and whether a CSRF token is still accepted. */
  z.object({ do: z.literal('whoami'), token: z.optional(z.string()), csrf: z.optional(z.string()) }),
  /** How things stand: seed, clock, latency, faults, scenarios under way. */
  z.object({ do: z.literal('state') }),
])
export type MockVerb = z.output<typeof MockVerb>
