import { loadPlaces } from '#src/domain/places/known-places.ts'
import type { MockControl } from '#src/contract/mock/control.ts'
import { mostBytes } from './core/bodies/body-limit.ts'
import { errorAnswer } from './core/answers.ts'
import { CallLog } from './core/call-log.ts'
import { Faults } from './core/faults.ts'
import { matchRoute, routes } from './core/routes.ts'
import { beginLife, type OtherBeginning } from './life.ts'
import { admission } from './live/admission.ts'
import { Hub, type LiveConnection, type LiveSocket } from './live/hub.ts'
import { createScenarios, type Scenarios } from './live/scenarios.ts'
import type { Blobs } from './ports/blobs.ts'
import { movableClock, type MovableClock } from './ports/movable-clock.ts'
import type { JobPorts } from './ports/jobs.ts'
import { localEvents } from './ports/events.ts'
import { loadedOnce } from './core/late.ts'
import { networkError, respond } from './core/respond.ts'
import type { ServerOptions } from './server-options.ts'
import { NO_TENANT, type Store } from './store/store.ts'

/** A whole backend as a value: none is shared, and none is left when no one holds it. */
export interface MockServer {
  /** Settles when somebody can sign in, while the rest of the world is still made. */
  readonly open: Promise<void>
  /** Settles when the world is there; every call that needs it waits for it by itself. */
  readonly ready: Promise<void>
  /** A tenant's data, past the pipeline. */
  store(tenantId: string): Store
  /** The bytes of files, past the pipeline. */
  readonly blobs: Blobs
  readonly faults: Faults
  readonly live: Hub
  /** By which everything here goes. */
  readonly clock: MovableClock
  /** All that can be asked of it beside its API, by the verbs of `MockVerb`. */
  readonly control: MockControl
  readonly scenarios: Scenarios
  /**
   * Answers like the global `fetch`; throws TypeError as for a broken network. Relative addresses are fine. `address`: where the call
   * comes from, as far as a host knows.
   */
  fetch(input: Request | URL | string, init?: RequestInit, caller?: { address?: string | undefined }): Promise<Response>
  /** Opens a live connection, which hears of changes once it has said who it is. A refused one is closed with code 4401. */
  connect(socket: LiveSocket, url: URL | string): LiveConnection
  /** A bearer token for a user, past the login. Throws for an unknown one. */
  tokenFor(userId: string): Promise<string>
  /** The largest body of a call, in bytes, so that a host need not read what is refused. */
  mostBytes(method: string, pathname: string): number
  /** The answer to one that is larger. */
  refuseBody(method: string, pathname: string): Promise<Response>
  /** Does the jobs that are due by the clock, once; tests ask for it after they have moved the clock. */
  runDue(): Promise<void>
  /** Does what is due every ten seconds from now on. */
  startJobs(): void
  /** Back to the seed: changes, sessions and faults are gone, connections closed. */
  reset(): Promise<void>
}

const BASE = 'http://backend.invalid'
/** Milliseconds between two looks at what is due. */
const JOBS_EVERY = 10_000

/** Puts a backend together from rules and a seed. */
export function createServer(given: ServerOptions): MockServer {
  const clock = movableClock(given.clock)
  const options = { ...given, clock }
  const { persistence, report, events = localEvents() } = options
  const calls = new CallLog()
  const live = new Hub(clock.now)
  events.subscribe((tenantId, messages) => live.send(tenantId, messages))
  const faults = new Faults(
    {
      dropSockets: () => live.closeAll(),
      expireTokens: () => life.sessions.expireTokens(),
      rotateCsrf: () => life.csrf.rotate(),
    },
    options.latency,
  )
  let life = beginLife(options, { live, events })

  const tenants = () => life.storeOf(NO_TENANT).all('tenants')
  const tenantIds = async (): Promise<string[]> => (await tenants()).map(({ id }) => id)

  let looking: Promise<void> | undefined
  /** One look at a time: what is due while one lasts has the next. */
  const look = () => {
    looking ??= runDue()
      .catch(report)
      .finally(() => (looking = undefined))
  }

  async function runDue(): Promise<void> {
    await life.ready
    // It waits, as nothing of it could be kept.
    if (options.isFull?.()) return
    // What is made by itself is measured as what people make.
    await loadPlaces()
    const { runDueJobs } = await import('./ports/jobs.ts')
    const { storeOf, act } = life
    const run = async (...[store, job, now]: Parameters<JobPorts['run']>) =>
      options.runJob?.(store, job, now, { tenants })
    await runDueJobs({ tenantIds, storeOf, act, now: clock.now, report, run })
  }

  /** Ends this world and begins one; what follows it by itself has ended before. */
  async function beginAnew(beginning: OtherBeginning): Promise<void> {
    await life.ready.catch(() => undefined)
    faults.reset()
    calls.clear()
    await persistence?.clear()
    await options.blobs.clear()
    // What is in memory ends with its life.
    await options.database?.clear()
    life = beginLife(options, { live, events }, beginning)
    live.reset()
    await life.ready
  }

  // Fetched with the first verb: no start waits for what only developers ask for.
  const lateControl = loadedOnce(async () => {
    const { createControl } = await import('./control/control.ts')
    return createControl({ options, faults, live, calls, life: () => life, tenantIds, runDue, beginAnew })
  })
  const control: MockControl = { do: async (verb) => (await lateControl()).do(verb) }

  return {
    control,
    get open() {
      return life.open
    },
    get ready() {
      return life.ready
    },
    store: (tenantId) => life.database.store(tenantId),
    blobs: options.blobs,
    faults,
    live,
    clock,
    scenarios: createScenarios({
      act: (id, work) => life.act(id, work),
      tenantIds,
      clock,
    }),
    async fetch(input, init, caller) {
      const request = new Request(typeof input === 'string' ? new URL(input, BASE) : input, init)
      const { method } = request
      const { pathname, search } = new URL(request.url)
      const name = matchRoute(routes, method, pathname).route?.name
      const call = { at: clock.now(), method, path: pathname + search, ...(name && { name }) }
      const began = performance.now()
      let response: Response | undefined
      try {
        if (faults.isOffline) throw networkError()
        request.signal.throwIfAborted()
        response = await respond({ options, routes, faults, life: () => life }, request, caller?.address)
        request.signal.throwIfAborted()
        if (faults.isOffline) throw networkError()
        return response
      } finally {
        calls.note({ ...call, took: Math.round(performance.now() - began) }, request, response)
      }
    },
    mostBytes: (method, pathname) => mostBytes(matchRoute(routes, method, pathname).route?.name),
    async refuseBody(method, pathname) {
      const { refusedBody } = await import('./core/bodies/refused-body.ts')
      return errorAnswer(refusedBody(matchRoute(routes, method, pathname).route?.name), report)
    },
    connect: (socket, url) =>
      admission(socket, new URL(url, BASE).pathname, {
        clock,
        async admit(admitted, { token, tenantId }) {
          await life.ready
          const session = await life.sessions.verify(token)
          if (session?.tenantId !== tenantId || faults.isOffline) return undefined
          const { id: sessionId, expiresAt: endsAt } = session
          return live.connect(admitted, tenantId, {
            sessionId,
            endsAt,
            isAlive: () => life.sessions.isAlive(sessionId),
          })
        },
      }),
    async tokenFor(userId) {
      await life.ready
      for (const tenantId of await tenantIds()) {
        const user = await life.database.store(tenantId).find('users', userId)
        if (user) return life.sessions.signIn(user)
      }
      throw new Error(`No user ${userId}`)
    },
    runDue,
    startJobs: () => void clock.every(JOBS_EVERY, look),
    reset: () => control.do({ do: 'reset' }),
  }
}
