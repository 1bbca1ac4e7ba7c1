import type { Handlers, ServerPort } from './core/handle.ts'
import type { Passwords } from './core/sessions/passwords.ts'
import type { Blobs } from './ports/blobs.ts'
import type { Clock } from './ports/clock.ts'
import type { Events } from './ports/events.ts'
import type { NewJob } from './ports/jobs.ts'
import type { PastOf } from './ports/past.ts'
import type { ReadPaper } from './ports/reader.ts'
import type { Random } from './ports/random.ts'
import type { Persistence } from './store/memory/persistence.ts'
import type { DatabasePort, Store, World } from './store/store.ts'
import type { WriteRules } from './write/unit-of-work.ts'

/** What a backend is put together from. */
export interface ServerOptions {
  /** Rules behind the endpoints; one without answers 501. */
  handlers: Partial<Handlers>
  /** What kinds declare of how they are written; nothing unless given. */
  rules?: WriteRules
  /** Does what a job is for; nothing unless given. */
  runJob?: (store: Store, job: NewJob, now: number, ports: Pick<ServerPort, 'tenants'>) => Promise<void>
  /** Fills an empty world; may say when those who sign in are there, and wait for what that brings. `seedNumber`: of which seed. */
  seed(world: World, now: number, peopleAreThere: () => Promise<void>, seedNumber: number): Promise<void>
  /** Which seed a world begins with unless another one is asked for; 0 unless given. */
  seedNumber?: number
  clock: Clock
  /** Milliseconds every answer takes longer. */
  latency: number
  /** Where changes of rows in memory survive a restart. */
  persistence: Persistence | undefined
  /** Where the bytes of files lie. */
  blobs: Blobs
  /** Where rows are kept; in memory unless given. A world that is there is gone on with. */
  database?: DatabasePort | undefined
  /** Whether nothing more may be written where rows and files are kept, for want of room; there is always some unless given. */
  isFull?: () => boolean
  /** Where people reach the product, scheme and name, for links that are sent; empty where no one has said so. */
  origin: () => string
  /** Demo mode (decision A2). */
  demo: boolean
  /** How passwords are kept; by scrypt or PBKDF2 unless given. */
  passwords?: Passwords
  /** What brings committed changes to the live connections; of this program unless given. */
  events?: Events
  /** What tokens are made of; no one foresees it unless given. */
  random?: Random
  /** What happened before anything was kept; nothing unless given. */
  pastOf?: PastOf
  /** Finds the fields of a paper in its lines; what is labelled unless given. */
  readPaper?: ReadPaper
  /** Hears of what no rule meant to throw. */
  report: (error: unknown) => void
}
