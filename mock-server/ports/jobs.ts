import type { NewRow, Sort, Store } from '../store/store.ts'
import { yieldToEventLoop } from '../store/yield-to-event-loop.ts'

/** What is to be done at a moment, of one tenant. */
export interface NewJob {
  /** Anyone who puts the same one down twice means one. */
  id: string
  /** Which rule does it. */
  name: string
  /** Epoch milliseconds; not before. */
  runAt: number
  payload: Record<string, string>
}

/** No rule of this program does a job of this name. */
export class UnknownJobError extends Error {
  constructor(name: string) {
    super(`No rule does the job ${name}`)
    this.name = 'UnknownJobError'
  }
}

/** How often a job that fails is tried, and milliseconds until it is tried again; twice as long each time. */
const MOST_ATTEMPTS = 5
const FIRST_PAUSE = 60_000
/** Milliseconds until a job is looked at again that no rule does. */
const UNKNOWN_PAUSE = 60 * 60_000

/** Jobs of a tenant that are taken in one go; the rest has its turn with the next. */
const AT_ONCE = 50

/** Puts a job down, in the transaction of what it follows from. */
export async function putJob(store: Store, job: NewJob): Promise<void> {
  if (await store.find('jobs', job.id)) return
  const row: NewRow<'jobs'> = { ...job, state: 'waiting', attempts: 0 }
  await store.insert('jobs', row)
}

export interface JobPorts {
  tenantIds(): Promise<string[]>
  storeOf(tenantId: string): Store
  /** Writes in a tenant, all or nothing. */
  act<T>(tenantId: string, work: (store: Store) => Promise<T>): Promise<T>
  /** Does what a job is for; throws where it has to be tried again. */
  run(store: Store, job: NewJob, now: number): Promise<void>
  /** Epoch milliseconds. */
  now(): number
  report(error: unknown): void
}

/**
 * Does what is due, in the table `jobs`. A job is taken and done in one transaction: it has been done when its row is gone, and
 * anyone else who came for it, another tab or the next start, finds none. A runner with several processes has to lock the row it takes
 * (`for update skip locked`).
 */
export async function runDueJobs(ports: JobPorts): Promise<void> {
  for (const tenantId of await ports.tenantIds()) {
    // The longest due first, and what one of them puts down as soon as it is due, so that parts of one thing follow each other.
    for (let count = 0; count < AT_ONCE; count += 1) {
      const job = await ports
        .storeOf(tenantId)
        .first('jobs', { state: 'waiting', runAt: { lte: ports.now() } }, BY_TIME)
      if (job === undefined) break
      await ports
        .act(tenantId, (store) => runJob(ports, store, job.id))
        .catch(async (error: unknown) => {
          ports.report(error)
          const isKnown = !(error instanceof UnknownJobError)
          await ports.act(tenantId, (store) => tryLater(store, job.id, ports.now(), isKnown))
        })
      // Who asks meanwhile has an answer between two of them.
      await yieldToEventLoop()
    }
  }
}

const BY_TIME: Sort<'jobs'> = [{ field: 'runAt' }]

async function runJob({ run, now }: JobPorts, store: Store, id: string): Promise<void> {
  const job = await store.find('jobs', id)
  if (job?.state !== 'waiting' || job.runAt > now()) return
  await store.remove('jobs', id)
  await run(store, job, now())
}

/** One that no rule does is no failure: a program of another version does it, however late. */
async function tryLater(store: Store, id: string, now: number, isKnown: boolean): Promise<void> {
  const job = await store.find('jobs', id)
  if (!job) return
  const attempts = isKnown ? job.attempts + 1 : job.attempts
  const state = attempts < MOST_ATTEMPTS ? 'waiting' : 'failed'
  const pause = isKnown ? FIRST_PAUSE * 2 ** (attempts - 1) : UNKNOWN_PAUSE
  await store.patch('jobs', id, { attempts, state, runAt: now + pause })
}
