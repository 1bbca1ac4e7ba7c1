import { reportToConsole } from './core/report.ts'
import type { Passwords } from './core/sessions/passwords.ts'
import { memoryBlobs, type Blobs } from './ports/blobs.ts'
import { systemClock } from './ports/clock.ts'
import { nothingSent, type SendMail } from './ports/mail.ts'
import { noPast } from './ports/past.ts'
import type { Random } from './ports/random.ts'
import { readFields, type ReadPaper } from './ports/reader.ts'
import { createServer, type MockServer } from './server.ts'
import type { Persistence } from './store/memory/persistence.ts'
import type { DatabasePort, World } from './store/store.ts'
import { handlers, runJob, writeRules } from './resources/index.ts'
import { seedWorld, type SeedOptions } from './seed/index.ts'
import { seededPast } from './seed/orders/past.ts'

export interface MockServerOptions {
  /** The same seed, scale and moment make the same world. */
  seed?: number
  /** 1 is the usual world, 250 one with 100 000 orders. */
  scale?: number
  /** So many vehicles in all; the usual eighty unless it is more. */
  vehicles?: number | undefined
  /** So many further tours over seven days. */
  tours?: number | undefined
  /** The own vehicles have several tours over the next days; not where further ones or a larger world are asked for. */
  planned?: boolean
  /** Epoch milliseconds; the real clock unless given. */
  now?: () => number
  /** Fills an empty store; with the rows of a seed in a demonstration, else with nothing, unless given. */
  fill?: (world: World, options: SeedOptions) => Promise<void>
  /** Milliseconds every answer takes longer. */
  latency?: number
  /** Where changes survive a restart; nowhere unless given. */
  persistence?: Persistence
  /** Where the bytes of files lie; in memory unless given. */
  blobs?: Blobs
  /** Where rows are kept; in memory unless given. A world that is there is gone on with. */
  database?: DatabasePort | undefined
  /** Whether there is no room left where rows and files are kept; there is always some unless given. */
  isFull?: () => boolean
  /** Where people reach the product, scheme and name, for links that are sent; unknown unless given. */
  origin?: () => string
  /** Demo mode (decision A2). */
  demo?: boolean
  /** Carries what goes out to others; no one unless given. */
  sendMail?: SendMail
  /** Finds the fields of a paper in its lines; by the rules of `src/domain/extraction` unless given. */
  readPaper?: ReadPaper
  /** How passwords are kept; by scrypt or PBKDF2 unless given. */
  passwords?: Passwords
  /** What tokens are made of; no one foresees it unless given. */
  random?: Random
  /** Hears of failures that no rule meant; the console unless given. */
  report?: (error: unknown) => void
}

/** The mock backend with its seed and all its rules: one per test, page or program. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const {
    seed = 4711,
    scale = 1,
    vehicles,
    tours,
    planned = false,
    now,
    latency = 0,
    persistence,
    blobs = memoryBlobs(),
    database,
    origin = () => '',
    demo = true,
    sendMail = nothingSent,
    readPaper = readFields,
    random,
    passwords,
    isFull,
    report = reportToConsole,
  } = options
  const { fill = demo ? seedWorld : emptyWorld } = options
  // What was before is made up, as the orders of the seed are.
  const pastOf = demo ? seededPast : noPast
  return createServer({
    handlers,
    rules: writeRules,
    seedNumber: seed,
    seed: (world, start, peopleAreThere, seedNumber) =>
      fill(world, {
        seed: seedNumber,
        scale,
        vehicles,
        tours,
        planned: planned && !tours,
        now: start,
        peopleAreThere,
      }),
    pastOf,
    readPaper,
    runJob: (store, job, moment, { tenants }) =>
      runJob(store, job, moment, { pastOf, sendMail, blobs, readPaper, tenants, origin: origin() }),
    clock: systemClock(now),
    latency,
    persistence,
    blobs,
    database,
    origin,
    demo,
    ...(random && { random }),
    ...(passwords && { passwords }),
    ...(isFull && { isFull }),
    report,
  })
}

/** Nobody is there until a company is registered. */
async function emptyWorld(_world: World, { peopleAreThere }: SeedOptions): Promise<void> {
  await peopleAreThere?.()
}
