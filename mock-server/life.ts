import { CsrfTokens } from './core/sessions/csrf.ts'
import type { ServerPort } from './core/handle.ts'
import { Idempotency } from './core/idempotency.ts'
import type { PipelinePorts } from './core/pipeline.ts'
import { serverPort } from './core/server-port.ts'
import { hashClearPasswords } from './core/sessions/kept-passwords.ts'
import { hashedPasswords, type Passwords } from './core/sessions/passwords.ts'
import { Sessions } from './core/sessions/session.ts'
import { SignInTries } from './core/sessions/sign-in-tries.ts'
import type { Hub } from './live/hub.ts'
import type { Events } from './ports/events.ts'
import { blobIds } from './ports/blobs.ts'
import { noPast } from './ports/past.ts'
import { cryptoRandom } from './ports/random.ts'
import { labelledLines } from './ports/reader.ts'
import type { MovableClock } from './ports/movable-clock.ts'
import type { ServerOptions } from './server-options.ts'
import { yieldToEventLoop } from './store/yield-to-event-loop.ts'
import { Database } from './store/memory/database.ts'
import type { DatabasePort, Store, World } from './store/store.ts'
import { Outbox } from './write/outbox.ts'
import { UnitOfWork, type WriteRules } from './write/unit-of-work.ts'

/** Everything that a reset replaces. */
export interface Life extends PipelinePorts {
  database: DatabasePort
  /** Writes in a tenant past the calls, all or nothing, and tells those who listen there. */
  act: ServerPort['act']
  open: Promise<void>
  ready: Promise<void>
  /** Which world it is: of which seed, made around which moment (epoch milliseconds). Known when it is ready. */
  readonly origin: WorldOrigin
}

/** Of which seed a world is, and the moment it was made around; epoch milliseconds. */
export interface WorldOrigin {
  seed: number
  begun: number
}

/** A world that begins otherwise than it was opened: of another seed, or with the rows of a file in place of the seed's. */
export interface OtherBeginning {
  seed?: number | undefined
  rows?: (world: World) => Promise<void>
  begun?: number
}

/** What makes a backend, with a clock that can be moved. */
export type LifeOptions = ServerOptions & { clock: MovableClock }

const NO_RULES: WriteRules = { liveChanges: {}, cascades: async () => [], undo: async () => ({}) }

/** Begins a world: the seed, and over it what an earlier run has kept. */
export function beginLife(
  options: LifeOptions,
  { live, events }: { live: Hub; events: Events },
  beginning: OtherBeginning = {},
): Life {
  const { persistence, report, demo, isFull = () => false, rules = NO_RULES, random = cryptoRandom } = options
  const { passwords = hashedPasswords() } = options
  const { now } = options.clock
  const database = options.database ?? new Database({ now, persistence })
  const storeOf = (tenantId: string) => database.store(tenantId)
  const sessions = new Sessions({ storeOf, now, random, demo })
  const csrf = new CsrfTokens(random)
  const outbox = new Outbox(now)
  const { open, ready, origin } = startWorld({ ...options, passwords }, database, beginning)
  ready.then(() => database.warm()).catch(report)
  return {
    database,
    sessions,
    passwords,
    tries: new SignInTries(now),
    demo,
    report,
    isFull,
    csrf,
    open,
    ready,
    origin,
    now,
    idempotency: new Idempotency(),
    pastOf: options.pastOf ?? noPast,
    readPaper: options.readPaper ?? labelledLines,
    blobs: options.blobs,
    newBlobId: blobIds(now, random),
    storeOf,
    act,
    serverFor: (call) => serverPort({ demo, isFull, origin: options.origin(), sessions, csrf, live, random }, call),
    begin: (inside, name) => new UnitOfWork(inside, rules, outbox, name),
    changedBy: async (store, entity, id) => (await import('./write/history.ts')).changedBy(store, entity, id),
    tell,
  }

  async function tell(tenantId: string, until: number): Promise<void> {
    events.publish(tenantId, await outbox.unsent(database.store(tenantId), until))
  }

  async function act<T>(tenantId: string, work: (store: Store) => Promise<T>): Promise<T> {
    let told: number | undefined
    const done = await database.store(tenantId).transaction(async (inside) => {
      const unit = new UnitOfWork(inside, rules, outbox)
      const result = await work(unit.store)
      told = await unit.finish({})
      return result
    })
    if (told !== undefined) await tell(tenantId, told)
    return done
  }
}

/** Fills the database; `open` settles when the people are there, `ready` when everything is. */
function startWorld(
  options: LifeOptions & { passwords: Passwords },
  database: DatabasePort,
  beginning: OtherBeginning,
) {
  const { persistence, clock, seed, report, passwords } = options
  const origin: WorldOrigin = { seed: beginning.seed ?? options.seedNumber ?? 0, begun: clock.now() }
  let opened = (): void => undefined
  const opening = new Promise<void>((resolve) => (opened = resolve))
  // What was kept may be broken: a fresh world is better than none.
  const peopleAreThere = async () => {
    await database.restorePeople().catch(report)
    await hashClearPasswords(database, passwords)
    opened()
    await yieldToEventLoop()
  }
  const fill = async () => {
    if (await database.holdsWorld()) return hashClearPasswords(database, passwords)
    const facts = (await persistence?.facts()) ?? {}
    if (facts.offset !== undefined) clock.put(facts.offset)
    origin.seed = beginning.seed ?? facts.seed ?? origin.seed
    const wanted = beginning.begun ?? clock.now()
    origin.begun = (await persistence?.start(wanted)) ?? wanted
    // A seed that was broken off is no world.
    await database.clear()
    await (beginning.rows?.(database) ?? seed(database, origin.begun, peopleAreThere, origin.seed))
    await database.restore().catch(report)
    await hashClearPasswords(database, passwords)
  }
  const ready = fill()
  const open = Promise.race([opening, ready])
  // Anyone who asks hears of the failure; no one asking is no reason to end the program.
  open.catch(() => undefined)
  return { open, ready, origin }
}
