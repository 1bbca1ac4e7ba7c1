import { FileBody, type Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { loadPlaces } from '#src/domain/places/known-places.ts'
import type { Blobs } from '../ports/blobs.ts'
import { keptFiles } from '../ports/kept-files.ts'
import type { PastOf } from '../ports/past.ts'
import type { ReadPaper } from '../ports/reader.ts'
import { ConflictError, type Store } from '../store/store.ts'
import {
  agentOf,
  authorise,
  bearerOf,
  checkCsrf,
  demandSession,
  type ResolvedRequest,
  isByLink,
  keyOf,
  tenantOf,
  versionOf,
} from './sessions/access.ts'
import { jsonAnswer } from './answers.ts'
import { storageFull } from './storage-full.ts'
import { bodyOf, type CallBody } from './bodies/call-body.ts'
import type { FileAnswer } from './bodies/file-answer.ts'
import type { Actor, Handler, HandlerContext, MockSession, ServerPort, Unit } from './handle.ts'
import { idSeries } from './id-series.ts'
import { loadedOnce } from './late.ts'
import { intentOf, type Idempotency, type KeptAnswer } from './idempotency.ts'
import { isAbsent, parseJson, parsePart, parseQuery } from './bodies/parse.ts'
import { checkPasswords, hasPassword, type CheckedPasswords } from './sessions/checked-passwords.ts'
import type { CsrfTokens } from './sessions/csrf.ts'
import type { Passwords } from './sessions/passwords.ts'
import type { SignInTries } from './sessions/sign-in-tries.ts'
import type { CallPort } from './server-port.ts'
import type { Sessions, StoreOf } from './sessions/session.ts'
import type { RecordReader } from './record-reader.ts'
import { refusedTo, toldTo } from './told-fields.ts'

/** What the pipeline needs of the backend of this moment. */
export interface PipelinePorts {
  sessions: Sessions
  passwords: Passwords
  tries: SignInTries
  /** Accounts of the demonstration are let in. */
  demo: boolean
  /** Whether nothing more may be written, for want of room. */
  isFull(): boolean
  /** Hears of what the one who runs the server has to know. */
  report(error: unknown): void
  csrf: CsrfTokens
  idempotency: Idempotency
  storeOf: StoreOf
  /** What sign-in needs, for one call. */
  serverFor(call: CallPort): ServerPort
  pastOf: PastOf
  readPaper: ReadPaper
  blobs: Blobs
  newBlobId(): string
  now(): number
  /** Begins what one call writes, inside of its transaction. */
  begin(inside: Store, name: EndpointName): Unit
  /** Who changed a record, newest first. */
  changedBy(store: Store, entity: string, id: string): Promise<ConflictError['changedBy']>
  /** Tells what was committed, up to this number. */
  tell(tenantId: string, until: number): Promise<void>
}

/** Whether an answer may depend on where a town is: whatever changes data, and what counts kilometres. */
const asksWhere = (name: EndpointName): boolean =>
  endpoints[name].method === 'GET'
    ? /^(?:tours|vehicles|enhanced|matching|smartMatching|price)/.test(name)
    : !name.startsWith('auth.')

/** How bodies are read: no answer to a call without one waits for it. */
const bodyReading = loadedOnce(() => import('./bodies/said-body.ts'))

/** Where what is kept of calls without a session lies. */
const NOBODY = '~nobody'

/** A call whose caller was let in, with what it brings. */
interface AdmittedCall {
  handler: Handler<EndpointName>
  incoming: ResolvedRequest
  tenantId: string
  session: MockSession | undefined
  body: CallBody
  passwords: CheckedPasswords
  reader: RecordReader | undefined
}

/**
 * Tenant, session, permission, CSRF, idempotency, parsing, the rule, and the answer parsed again. What it throws is the
 * answer to the first of them that refuses.
 */
export async function answer(
  handler: Handler<EndpointName>,
  incoming: ResolvedRequest,
  ports: PipelinePorts,
  reader?: RecordReader,
): Promise<Response> {
  const { name, request } = incoming
  const { access, permission, method } = endpoints[name]
  const tenantId = tenantOf(incoming)
  // Who answers by a link is no user of this tenant, no matter who is signed in beside it.
  const session = isByLink(name) ? undefined : await ports.sessions.verify(bearerOf(request))
  if (access === 'session') demandSession(session, tenantId)
  if (permission) authorise(session, permission)
  if (method !== 'GET') checkCsrf(request, ports.csrf)
  if (method !== 'GET' && ports.isFull()) throw storageFull()
  const body = await bodyOf(incoming, tenantId, ports)
  const { address } = incoming
  const sent = hasPassword(name) ? parseJson(body.text) : undefined
  const passwords = await checkPasswords({ name, body: sent, session, address, agent: agentOf(request) }, ports)
  if (asksWhere(name)) await loadPlaces()
  const call: AdmittedCall = { handler, incoming, tenantId, session, body, passwords, reader }
  try {
    return await (method === 'GET' ? read(call, ports) : write(call, ports))
  } catch (error) {
    throw refusedTo(session, name, error)
  }
}

async function read(call: AdmittedCall, ports: PipelinePorts): Promise<Response> {
  const { incoming, tenantId, session } = call
  const { name } = incoming
  const parts = { call, ports, told: [], forget: () => undefined }
  const { status, answer: given } = await storeFor(call, ports).snapshot((inside) =>
    runRule(ports.begin(inside, name), noNewId, parts),
  )
  if (isFile(name)) {
    const { fileResponse } = await import('./bodies/file-answer.ts')
    // Typed by `handle`.
    return fileResponse(ports.blobs, tenantId, given as FileAnswer)
  }
  return jsonAnswer(status, toldTo(session, name, given))
}

async function write(call: AdmittedCall, ports: PipelinePorts): Promise<Response> {
  const { incoming, tenantId, session, body } = call
  const { name, request } = incoming
  let isForgotten = false
  let isDone = false
  const told: (() => unknown)[] = []
  const parts = { call, ports, told, forget: () => void (isForgotten = true) }
  const store = storeFor(call, ports)
  const intended = intent(incoming, tenantId, session, body.print)
  const actor = { id: session?.userId, name: session?.userName, intentKey: keyOf(request) }
  const once = async () => {
    const kept = await store.transaction(async (inside) => {
      const ids = await idSeries(inside)
      const made = await act(ports.begin(inside, name), ports, (unit) => runRule(unit, ids.newId, parts), actor, told)
      await ids.keep()
      if (intended && !isForgotten) await ports.idempotency.keep(inside, intended, made, ports.now())
      return made
    })
    isDone = !isForgotten
    return kept
  }
  try {
    const kept = await (intended ? ports.idempotency.once(store, intended, once) : once()).catch((error: unknown) =>
      withLastChanges(store, error, ports),
    )
    for (const tell of told) await tell()
    return jsonAnswer(kept.status, toldTo(session, name, kept.answer))
  } finally {
    // What was refused, or has been done before, keeps no second file of it.
    for (const file of isDone ? [] : body.files) if ('id' in file) await ports.blobs.remove(tenantId, file.id)
  }
}

/** No one has shown yet that he belongs to the tenant he names: such calls wait for each other, and for no tenant's writers. */
function storeFor({ incoming: { name }, tenantId }: AdmittedCall, ports: PipelinePorts): Store {
  return ports.storeOf(endpoints[name].access === 'public' && !isByLink(name) ? NOBODY : tenantId)
}

const isFile = (name: EndpointName): boolean => endpoints[name].response === FileBody

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

interface Parts {
  call: AdmittedCall
  ports: PipelinePorts
  told: (() => unknown)[]
  forget(): void
}

async function runRule(unit: Unit, newId: (prefix: string) => string, parts: Parts): Promise<KeptAnswer> {
  const { call, ports, told, forget } = parts
  const { handler, incoming, session, tenantId, body, passwords, reader } = call
  const { name, request, params } = incoming
  const { store } = unit
  const endpoint: Endpoint = endpoints[name]
  const search = Object.fromEntries(new URL(request.url).searchParams)
  const base = {
    session,
    tenantId,
    passwords,
    store,
    unit,
    now: ports.now(),
    newId,
    ifMatch: versionOf(request),
    token: bearerOf(request),
    pastOf: ports.pastOf,
    readPaper: ports.readPaper,
    keptFiles: keptFiles(store, ports),
    forget,
    server: ports.serverFor({
      storeOf: (id) => store.of(id),
      act: (id, work) => act(ports.begin(store.of(id), name), ports, (own) => work(own.store), {}, told),
      afterwards: (tell) => void told.push(tell),
      agent: agentOf(request),
    }),
    params: isAbsent(endpoint.params) ? undefined : parsePart(endpoint.params, params),
    query: isAbsent(endpoint.query) ? undefined : parseQuery(endpoint.query, search),
    ...(endpoint.file?.mostFiles === undefined ? { file: body.files[0] } : { files: body.files }),
  }
  const said = isAbsent(endpoint.body)
    ? undefined
    : await (await bodyReading()).saidBody(endpoint, body.text, reader, base)
  const ifMatch = base.ifMatch ?? said?.version
  const output = await handler.run({ ...base, body: said?.body, ifMatch } as HandlerContext<EndpointName>)
  return { status: handler.status, answer: isFile(name) ? output : endpoint.response.parse(output) }
}

function intent({ name, request }: ResolvedRequest, tenantId: string, session: MockSession | undefined, print: string) {
  const key = keyOf(request)
  if (key === undefined || hasPassword(name)) return undefined
  const { pathname, search } = new URL(request.url)
  const asked = `${request.method} ${pathname}${search}\n${print}`
  return intentOf({ tenantId, userId: session?.userId ?? '', key, request: asked })
}

function noNewId(): never {
  throw new Error('A call that reads makes no ids')
}
