import type { AnyPermission } from '#src/contract/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { learnGermanPlaces } from '#src/domain/german-places/known.ts'
import { withoutMoney } from '#src/domain/money-fields.ts'
import { may, permissionRefusal, type Permission } from '#src/domain/roles.ts'
import type { PastOf } from '../ports/past.ts'
import { ConflictError, type Store } from '../store/store.ts'
import { jsonAnswer } from './answers.ts'
import { bodyText, mostBytes } from './body-limit.ts'
import type { Actor, Handler, HandlerContext, MockSession, ServerPort, Unit } from './handle.ts'
import { HttpError, notFound, saying } from './http-error.ts'
import { idSeries } from './id-series.ts'
import { intentOf, type Idempotency, type KeptAnswer } from './idempotency.ts'
import { tenantOfToken } from './link-token.ts'
import { parseChange, parseJson, parsePart, parseQuery } from './parse.ts'
import type { CsrfTokens } from './csrf.ts'
import type { CallPort } from './server-port.ts'
import type { Sessions, StoreOf } from './session.ts'

/** What the pipeline needs of the backend of this moment. */
export interface PipelinePorts {
  sessions: Sessions
  csrf: CsrfTokens
  idempotency: Idempotency
  storeOf: StoreOf
  /** What sign-in needs, for one call. */
  serverFor(call: CallPort): ServerPort
  pastOf: PastOf
  now(): number
  /** Begins what one call writes, inside of its transaction. */
  begin(inside: Store, name: EndpointName): Unit
  /** Who changed a record, newest first. */
  changedBy(store: Store, entity: string, id: string): Promise<ConflictError['changedBy']>
  /** Tells what was committed, up to this number. */
  tell(tenantId: string, until: number): Promise<void>
}

/** Whether an answer may depend on where a German town is: whatever changes data, and what counts kilometres. */
const asksWhere = (name: EndpointName): boolean =>
  endpoints[name].method === 'GET' ? /^(?:tours|vehicles|enhanced)/.test(name) : !name.startsWith('auth.')

/** One request whose endpoint is known. */
interface Incoming {
  name: EndpointName
  request: Request
  params: Record<string, unknown>
}

/** Where what is kept of calls without a session lies. */
const NOBODY = '~nobody'

/** Calls that are answered without a tenant: who looks for a backend does not know yet whose it is (decision A18). */
const WITHOUT_TENANT: ReadonlySet<EndpointName> = new Set(['health.get'])

/**
 * Tenant, session, permission, CSRF, idempotency, parsing, the rule, and the answer parsed again. What it throws is the
 * answer to the first of them that refuses.
 */
export async function answer(
  handler: Handler<EndpointName>,
  incoming: Incoming,
  ports: PipelinePorts,
): Promise<Response> {
  const { name, request } = incoming
  const { access, permission, method } = endpoints[name]
  const tenantId = tenantOf(incoming)
  const token = bearerOf(request)
  // Who answers by a link is nobody of the house, whoever is signed in beside it.
  const session = isByLink(name) ? undefined : await ports.sessions.verify(token)
  if (access === 'session') demandSession(session, tenantId)
  if (permission) authorise(session, permission)
  if (method !== 'GET') checkCsrf(request, ports.csrf)
  const text = method === 'GET' ? '' : await bodyText(request, mostBytes(name))
  if (asksWhere(name)) await learnGermanPlaces()
  let forgotten = false
  const told: (() => unknown)[] = []
  const run = (unit: Unit, newId: (prefix: string) => string): Promise<KeptAnswer> => {
    const { store } = unit
    return runRule(handler, incoming, {
      session,
      tenantId,
      store,
      unit,
      now: ports.now(),
      newId,
      ifMatch: versionOf(request),
      token,
      pastOf: ports.pastOf,
      forget: () => void (forgotten = true),
      server: ports.serverFor({
        storeOf: (id) => store.of(id),
        act: (id, work) => act(ports.begin(store.of(id), name), ports, (own) => work(own.store), {}, told),
        afterwards: (act) => void told.push(act),
      }),
      text,
    })
  }
  // Nobody has shown yet that he belongs to the tenant he names: such calls wait for each other, and for no tenant's writers.
  const store = ports.storeOf(access === 'public' && !isByLink(name) ? NOBODY : tenantId)
  if (method === 'GET') {
    return asResponse(await store.snapshot((inside) => run(ports.begin(inside, name), noNewId)), session)
  }
  const intended = intent(incoming, tenantId, session, text)
  const actor = { id: session?.userId, name: session?.userName, intentKey: keyOf(request) }
  const once = () =>
    store.transaction(async (inside) => {
      const ids = await idSeries(inside)
      const kept = await act(ports.begin(inside, name), ports, (unit) => run(unit, ids.newId), actor, told)
      await ids.keep()
      if (intended && !forgotten) await ports.idempotency.keep(inside, intended, kept, ports.now())
      return kept
    })
  const kept = await (intended ? ports.idempotency.once(store, intended, once) : once()).catch((error: unknown) =>
    withLastChanges(store, error, ports),
  )
  for (const tell of told) await tell()
  return asResponse(kept, session)
}

/** Writes inside of a transaction as one act; what is to be told of it waits for the commit. */
async function act<T>(
  unit: Unit,
  ports: Pick<PipelinePorts, 'tell'>,
  work: (unit: Unit) => Promise<T>,
  actor: Actor,
  told: (() => unknown)[],
): Promise<T> {
  const result = await work(unit)
  const until = await unit.finish(actor)
  if (until !== undefined) told.push(() => ports.tell(unit.store.tenantId, until))
  return result
}

/** Changes that are told of a record which is not as it was. */
const LAST_CHANGES = 10

/** Throws on; of a record that somebody else has changed it is told who and when. */
async function withLastChanges(store: Store, error: unknown, ports: PipelinePorts): Promise<never> {
  if (error instanceof ConflictError) {
    const { entity, id } = error
    error.changedBy = (await ports.changedBy(store, entity, id)).slice(0, LAST_CHANGES)
  }
  throw error
}

type Parts = Omit<HandlerContext<EndpointName>, 'params' | 'query' | 'body' | 'session'> & {
  session: MockSession | undefined
  text: string
}

async function runRule(handler: Handler<EndpointName>, incoming: Incoming, parts: Parts): Promise<KeptAnswer> {
  const { text, ...rest } = parts
  const endpoint = endpoints[incoming.name]
  const isAbsent = (schema: { type: string }) => schema.type === 'undefined'
  const isChange = endpoint.method === 'PUT' || endpoint.method === 'PATCH'
  const parseBody = isChange ? parseChange : parsePart
  const search = Object.fromEntries(new URL(incoming.request.url).searchParams)
  const context = {
    ...rest,
    params: isAbsent(endpoint.params) ? undefined : parsePart(endpoint.params, incoming.params),
    query: isAbsent(endpoint.query) ? undefined : parseQuery(endpoint.query, search),
    body: isAbsent(endpoint.body) ? undefined : parseBody(endpoint.body, parseJson(text)),
  } as HandlerContext<EndpointName>
  const output = await handler.run(context)
  return { status: handler.status, answer: endpoint.response.parse(output) }
}

/** Money is left out for whoever may not read it, also of an answer that was kept for somebody who might (decision A23). */
function asResponse({ status, answer: given }: KeptAnswer, session: MockSession | undefined): Response {
  const isHidden = session !== undefined && !may(session.role, 'money.read')
  return jsonAnswer(status, isHidden ? withoutMoney(given) : given)
}

/** Calls that a link in a mail leads to: its token names the tenant and lets in, and nothing else does. */
const isByLink = (name: EndpointName) => name.startsWith('answers.')

function tenantOf({ request, name, params }: Incoming): string {
  if (isByLink(name)) return tenantOfToken(String(params['token'] ?? ''))
  const tenantId = request.headers.get('X-Tenant-Id')?.trim() ?? ''
  if (tenantId !== '' || WITHOUT_TENANT.has(name)) return tenantId
  throw new HttpError(400, { message: 'Der Mandant fehlt (X-Tenant-Id).', code: 'TENANT_MISSING' })
}

/** The bearer token of a request. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}

/** 401 without a session; 404, as for anything unknown, in a tenant that is not the session's (decision B6). */
function demandSession(session: MockSession | undefined, tenantId: string): void {
  if (!session) throw new HttpError(401, { message: 'Authentication failed', code: 'UNAUTHENTICATED' })
  if (session.tenantId !== tenantId) throw notFound()
}

function authorise(session: MockSession | undefined, permission: Permission | AnyPermission): void {
  const role = session?.role ?? 'user'
  const enough: AnyPermission = typeof permission === 'string' ? [permission] : permission
  if (session && enough.some((one) => may(role, one))) return
  const reason = permissionRefusal(role, enough[0]) ?? 'reason.role'
  throw new HttpError(403, { ...saying({ code: reason }), code: 'FORBIDDEN' })
}

/** A wrong token is refused; none at all is let through, because the client may have got none in time (decision A12). */
function checkCsrf(request: Request, csrf: CsrfTokens): void {
  const token = request.headers.get('X-CSRF-Token')
  if (token === null || csrf.has(token)) return
  throw new HttpError(403, { message: 'CSRF token rejected', code: 'CSRF' })
}

function versionOf(request: Request): number | undefined {
  const header = request.headers.get('If-Match')
  if (header === null) return undefined
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (digits === undefined) throw new HttpError(400, { message: 'If-Match nennt keine Version.', code: 'BAD_IF_MATCH' })
  return Number(digits)
}

const keyOf = (request: Request) => request.headers.get('Idempotency-Key')?.trim().slice(0, 200) || undefined

function intent({ request }: Incoming, tenantId: string, session: MockSession | undefined, text: string) {
  const key = keyOf(request)
  if (key === undefined) return undefined
  const { pathname, search } = new URL(request.url)
  const asked = `${request.method} ${pathname}${search}\n${text}`
  return intentOf({ tenantId, userId: session?.userId ?? '', key, request: asked })
}

function noNewId(): never {
  throw new Error('A call that reads makes no ids')
}
