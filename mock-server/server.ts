import type { EndpointName } from '#src/contract/index.ts'
import type { NewJob } from './ports/jobs.ts'
import { noPast, type PastOf } from './ports/past.ts'
import { unforeseen, type Random } from './ports/random.ts'
import { Database } from './store/memory/database.ts'
import { letOthersRun } from './store/let-others-run.ts'
import type { Persistence } from './store/memory/persistence.ts'
import { type DatabasePort, NO_TENANT, type Store, type World } from './store/store.ts'
import { admission } from './live/admission.ts'
import { Hub, type LiveConnection, type LiveSocket } from './live/hub.ts'
import { createScenarios, type Scenarios } from './live/scenarios.ts'
import { errorAnswer, garbageAnswer, jsonAnswer } from './core/answers.ts'
import { mostBytes } from './core/body-limit.ts'
import { CsrfTokens } from './core/csrf.ts'
import { Faults } from './core/faults.ts'
import type { Handler, Handlers, ServerPort } from './core/handle.ts'
import { HttpError, saying } from './core/http-error.ts'
import { Idempotency } from './core/idempotency.ts'
import { answer, type PipelinePorts } from './core/pipeline.ts'
import { allRoutes, matchRoute, paramsOf, type Route } from './core/routes.ts'
import { serverPort } from './core/server-port.ts'
import { Sessions } from './core/session.ts'
import { Outbox } from './write/outbox.ts'
import { UnitOfWork, type WriteRules } from './write/unit-of-work.ts'

export interface ServerOptions {
  /** Rules behind the endpoints; one without answers 501. */
  handlers: Partial<Handlers>
  /** What kinds declare of how they are written; nothing unless given. */
  rules?: WriteRules
  /** Does what a job is for; nothing unless given. */
  runJob?: (store: Store, job: NewJob, now: number) => Promise<void>
  /** Fills an empty world; may say when those who sign in are there, and wait for what that brings. */
  seed(world: World, now: number, peopleAreThere: () => Promise<void>): Promise<void>
  /** Epoch milliseconds. */
  now: () => number
  /** Milliseconds every answer takes longer. */
  latency: number
  /** Where changes of rows in memory survive a restart. */
  persistence: Persistence | undefined
  /** Where rows are kept; in memory unless given. A world that is there is gone on with. */
  database?: DatabasePort | undefined
  /** Demo mode (decision A2). */
  demo: boolean
  /** What tokens are made of; nobody foresees it unless given. */
  random?: Random
  /** What happened before anything was kept; nothing unless given. */
  pastOf?: PastOf
  /** Hears of what no rule meant to throw. */
  report: (error: unknown) => void
}

/** A whole backend as a value: none is shared, and none is left when nobody holds it. */
export interface MockServer {
  /** Settles when somebody can sign in, while the rest of the world is still made. */
  readonly open: Promise<void>
  /** Settles when the world is there; every call that needs it waits for it by itself. */
  readonly ready: Promise<void>
  /** A tenant's data, past the pipeline. */
  store(tenantId: string): Store
  readonly faults: Faults
  readonly live: Hub
  readonly scenarios: Scenarios
  /** Answers like the global `fetch`; throws TypeError as for a broken network. Relative addresses are fine. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  /** Opens a live connection, which hears of changes once it has said who it is. A refused one is closed with code 4401. */
  connect(socket: LiveSocket, url: URL | string): LiveConnection
  /** A bearer token for a user, past the login. Throws for an unknown one. */
  tokenFor(userId: string): Promise<string>
  /** The largest body of a call, in bytes, so that a host need not read what is refused. */
  mostBytes(method: string, pathname: string): number
  /** Does the jobs that are due by the clock; hosts call it every minute, tests after they have moved the clock. */
  runDue(): Promise<void>
  /** Back to the seed: changes, sessions and faults are gone, connections closed. */
  reset(): Promise<void>
}

/** Everything that a reset replaces. */
interface Life extends PipelinePorts {
  database: DatabasePort
  /** Writes in a tenant past the calls, all or nothing, and tells those who listen there. */
  act: ServerPort['act']
  open: Promise<void>
  ready: Promise<void>
}

/** Calls that need no more of a world than who there is: a start need not wait for the rest. */
const WITHOUT_RECORDS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'csrf.token',
  'health.get',
  'auth.login',
  'auth.refresh',
  'auth.profile',
  'auth.tenants',
  'auth.setCookie',
  'auth.clearCookie',
])

const NO_RULES: WriteRules = { liveChanges: {}, cascades: async () => [], undo: async () => ({}) }

const BASE = 'http://backend.invalid'
const networkError = () => new TypeError('Failed to fetch')

/** Puts a backend together from rules and a seed. */
export function createServer(options: ServerOptions): MockServer {
  const { now, persistence, report, rules = NO_RULES, random = unforeseen } = options
  const live = new Hub(now)
  const faults = new Faults({
    dropSockets: () => live.closeAll(),
    expireTokens: () => life.sessions.expireTokens(),
    rotateCsrf: () => life.csrf.rotate(),
  })
  let life = begin()

  function begin(): Life {
    const database = options.database ?? new Database({ now, persistence })
    const storeOf = (tenantId: string) => database.store(tenantId)
    const sessions = new Sessions({ storeOf, now, random })
    const csrf = new CsrfTokens(random)
    const outbox = new Outbox(now)
    let opened = (): void => undefined
    const opening = new Promise<void>((resolve) => (opened = resolve))
    // What was kept may be broken: a fresh world is better than none.
    const peopleAreThere = async () => {
      await database.restorePeople().catch(report)
      opened()
      await letOthersRun()
    }
    const fill = async () => {
      if (await database.holdsWorld()) return
      const moment = (await persistence?.start(now())) ?? now()
      // A seed that was broken off is no world.
      await database.clear()
      await options.seed(database, moment, peopleAreThere)
      await database.restore().catch(report)
    }
    const ready = fill()
    const open = Promise.race([opening, ready])
    // Whoever asks hears of the failure; nobody asking is no reason to end the program.
    open.catch(() => undefined)
    ready.then(() => database.warm()).catch(report)
    return {
      database,
      sessions,
      csrf,
      open,
      ready,
      now,
      idempotency: new Idempotency(),
      pastOf: options.pastOf ?? noPast,
      storeOf,
      act,
      serverFor: (call) => serverPort({ demo: options.demo, sessions, csrf, live, random }, call),
      begin: (inside, name) => new UnitOfWork(inside, rules, outbox, name),
      changedBy: async (store, entity, id) => (await import('./write/history.ts')).changedBy(store, entity, id),
      tell,
    }

    async function tell(tenantId: string, until: number): Promise<void> {
      live.send(tenantId, await outbox.unsent(database.store(tenantId), until))
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

  const routes = allRoutes()
  /** What the rule behind a route answers, or what it refuses with. */
  async function run({ name }: Route, request: Request, params: Record<string, string>): Promise<Response> {
    const handler = options.handlers[name] as Handler<EndpointName> | undefined
    try {
      if (!handler) throw new HttpError(501, { message: 'Not implemented', code: 'NOT_IMPLEMENTED' })
      return await answer(handler, { name, request, params }, life)
    } catch (error) {
      return errorAnswer(error, report)
    }
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!isReadable(pathname)) return jsonAnswer(400, { ...saying({ code: 'reason.badAddress' }), code: 'BAD_ADDRESS' })
    const { route, allowed } = matchRoute(routes, request.method, pathname)
    if (!route) return notServed(allowed)
    await (WITHOUT_RECORDS.has(route.name) ? life.open : life.ready)
    await wait(options.latency + faults.delayOf(route.name), request.signal)
    const fault = faults.take(route.name)
    if (fault?.kind === 'fail') return jsonAnswer(fault.status, fault.body, fault.headers)
    const response = await run(route, request, paramsOf(route, pathname))
    if (fault?.kind === 'loseResponse') throw networkError()
    return fault?.kind === 'garbage' ? garbageAnswer(fault.garbage, response) : response
  }

  async function tenantIds(): Promise<string[]> {
    return (await life.storeOf(NO_TENANT).all('tenants')).map(({ id }) => id)
  }

  return {
    get open() {
      return life.open
    },
    get ready() {
      return life.ready
    },
    store: (tenantId) => life.database.store(tenantId),
    faults,
    live,
    scenarios: createScenarios({
      act: (id, work) => life.act(id, work),
      tenantIds,
      now,
    }),
    async fetch(input, init) {
      const request = new Request(typeof input === 'string' ? new URL(input, BASE) : input, init)
      if (faults.isOffline) throw networkError()
      request.signal.throwIfAborted()
      const response = await respond(request)
      request.signal.throwIfAborted()
      if (faults.isOffline) throw networkError()
      return response
    },
    mostBytes: (method, pathname) => mostBytes(matchRoute(routes, method, pathname).route?.name),
    connect: (socket, url) =>
      admission(socket, new URL(url, BASE).pathname, {
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
    async runDue() {
      await life.ready
      const { runDueJobs } = await import('./ports/jobs.ts')
      const { storeOf, act } = life
      const run = options.runJob ?? (async () => undefined)
      await runDueJobs({ tenantIds, storeOf, act, now, report, run })
    },
    async reset() {
      await life.ready.catch(() => undefined)
      faults.reset()
      await persistence?.clear()
      // What is in memory ends with its life.
      await options.database?.clear()
      life = begin()
      live.reset()
      await life.ready
    },
  }
}

/** Whether an address is text: `%ff` is none. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** 405 with the methods that are served, so that a client can fall back (decision A8); else 404. */
function notServed(allowed: readonly string[]): Response {
  if (allowed.length === 0) return jsonAnswer(404, { message: 'Data not found', code: 'NOT_FOUND' })
  return jsonAnswer(405, { message: 'Method not allowed', code: 'METHOD' }, { Allow: allowed.join(', ') })
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
    }
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
