import { FileBody, type Endpoint } from '#src/contract/basics/core.ts'
import { authEndpoints } from '#src/contract/accounts/auth.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import { ApiError, connectionError, namesReasons, sessionError, type ReasonWords } from './api-error.ts'
import type { ClientPorts } from './client-ports.ts'
import { createCsrf, namesCsrf } from './csrf.ts'
import { knownEndpoint, loadEndpoints } from './endpoints.ts'
import { sendRequest, type Answer } from './request/send-request.ts'
import { inOrder, isEmptyWhenMissing, keyOfPath } from './fallback.ts'
import { headersOf, httpDate } from './request/headers.ts'
import { outgoing, type CallInput, type PreparedRequest } from './request/outgoing.ts'
import { emptyAnswer, readAnswer } from './request/read-answer.ts'
import { composeSignals, untilAborted } from './retry.ts'
import { isAbsolute, isOwnUrl, joinUrl } from './request/url.ts'

export interface Client {
  call: Call
  /** The CSRF token mutations are sent with just now; nothing before the first one. */
  csrfToken(): string | undefined
  /** Gives up everything under way; later calls are refused. For a tenant switch or the end of a session. */
  dispose(): void
}

/** Calls that never cause a refresh. Source: decision A7 */
const NEVER_REFRESH: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'auth.login',
  'auth.register',
  'auth.refresh',
  'auth.logout',
  'auth.setCookie',
  'auth.clearCookie',
  'csrf.token',
])

/** Calls that find out whether the server can be reached; all others stay home while offline. */
const PROBES: ReadonlySet<EndpointName> = new Set<EndpointName>(['health.get'])

/** What one path of one call has already used up: each kind of repeat happens at most once. */
interface Repeats {
  network: boolean
  csrf: boolean
  auth: 'none' | 'straggler' | 'renewed'
}

/** The client pipeline: one function for every call of the contract. Source: specification 7 and 8, decisions A5–A9, A12, A14 */
export function createClient(ports: ClientPorts): Client {
  const lifetime = new AbortController()
  let endedToken: string | undefined

  const csrf = createCsrf(async (tenantId) => {
    const request = outgoing('csrf.token', authEndpoints['csrf.token'], {}, { tenantId, newKey: ports.newKey })
    const { answer } = await send(request, request.paths[0], undefined, undefined, lifetime.signal)
    const { csrfToken, data } = readAnswer<'csrf.token'>(request, answer, ports.now())
    return csrfToken ?? data?.csrfToken
  })

  const call: Call = async <N extends EndpointName>(name: N, given: unknown) => {
    const input = given as CallInput
    const { newKey } = ports
    const tenantId = ports.tenantId()
    const endpoint = knownEndpoint(name) ?? (await fetched(name))
    const made = (words?: ReasonWords) => outgoing(name, endpoint, input, { tenantId, newKey, words })
    let request: PreparedRequest
    try {
      request = made()
    } catch {
      // What cannot be sent says why: once more, with the words.
      request = made(await fetchedWords())
    }
    const { signal, release } = composeSignals([lifetime.signal, input.signal])
    try {
      return await inOrder(request.paths, async (path, index) => {
        const key = request.key === undefined ? undefined : keyOfPath(request.key, index)
        const answer = await answerOf(request, path, key, signal)
        return readAnswer<N>(request, answer, ports.now(), await wordsFor(answer))
      })
    } catch (error) {
      if (!isEmptyWhenMissing(name, error)) throw error
      return emptyAnswer<N>(request)
    } finally {
      release()
    }
  }

  const fetchedWords = async () => await ports.words?.().catch(() => undefined)

  /** The words for an answer that gives its reasons by key. */
  async function wordsFor({ body }: Answer): Promise<ReasonWords | undefined> {
    if (body.kind !== 'json' || !namesReasons(body.value)) return undefined
    return await fetchedWords()
  }

  /** An endpoint whose description is not there yet. Without it nothing can be sent, as without a network. */
  async function fetched(name: EndpointName): Promise<Endpoint> {
    await loadEndpoints().catch(() => undefined)
    const endpoint = knownEndpoint(name)
    if (endpoint === undefined) throw connectionError(name, ports.online() ? 'network' : 'offline')
    return endpoint
  }

  /** Sends until there is an answer that is not repaired by one of the repeats. */
  async function answerOf(request: PreparedRequest, path: string, key: string | undefined, signal: AbortSignal) {
    const repeats: Repeats = { network: false, csrf: false, auth: 'none' }
    for (;;) {
      mustBeCurrent(request, signal)
      mustBeOnline(request)
      const csrfToken = await csrfFor(request, signal)
      mustBeCurrent(request, signal)
      const sent = await send(request, path, key, csrfToken, signal).catch((error: unknown) =>
        repairConnection(request, repeats, error, signal),
      )
      mustBeCurrent(request, signal)
      if (sent === 'repeat') continue
      if (await repairSession(request, repeats, sent, signal)) continue
      if (repairCsrf(request, repeats, sent.answer, csrfToken)) continue
      if (isForbidden(request, sent)) ports.forbidden?.()
      return sent.answer
    }
  }

  async function send(
    request: PreparedRequest,
    path: string,
    key: string | undefined,
    csrfToken: string | undefined,
    signal: AbortSignal,
  ): Promise<{ answer: Answer; usedToken: string | undefined }> {
    const base = ports.baseUrl()
    const url = joinUrl(base, path)
    // Invariant: no token, tenant or cookie leaves the API origin.
    if (!isOwnUrl(base, url)) throw connectionError(request.name, 'network')
    const usedToken = ports.token()
    const headers = headersOf({
      tenantId: request.tenantId,
      token: usedToken,
      basicAuth: isAbsolute(url) ? ports.basicAuth : undefined,
      csrfToken,
      idempotencyKey: key,
      ifMatch: request.ifMatch,
      jsonBody: request.jsonBody,
      file: request.endpoint.response === FileBody,
    })
    const init = { method: request.endpoint.method, headers, body: request.body, credentials: ports.credentials }
    const { name, onProgress } = request
    const answer = await sendRequest(ports, { name, url, init, onProgress }, signal)
    if (answer.date !== null) ports.answered?.(httpDate(answer.date))
    return { answer, usedToken }
  }

  function csrfFor(request: PreparedRequest, signal: AbortSignal): Promise<string | undefined> {
    if (!request.isMutation) return Promise.resolve(undefined)
    return untilAborted(signal, csrf.token(request.tenantId), () => connectionError(request.name, 'aborted'))
  }

  /** A switched tenant makes a call as good as aborted. Source: decision A14 */
  function mustBeCurrent(request: PreparedRequest, signal: AbortSignal): void {
    if (signal.aborted || ports.tenantId() !== request.tenantId) throw connectionError(request.name, 'aborted')
  }

  function mustBeOnline(request: PreparedRequest): void {
    if (!PROBES.has(request.name) && !ports.online()) throw connectionError(request.name, 'offline')
  }

  /** After a network error the base is looked for again and the request repeated once. Source: decision A6 */
  async function repairConnection(request: PreparedRequest, repeats: Repeats, error: unknown, signal: AbortSignal) {
    const isNetwork = error instanceof ApiError && error.kind === 'network'
    // A refresh whose answer was lost may have used up the token: its next attempt is another call's business.
    const mayRepeat = isNetwork && !repeats.network && request.name !== 'auth.refresh' && ports.online()
    if (!mayRepeat) throw error
    repeats.network = true
    const aborted = () => connectionError(request.name, 'aborted')
    await untilAborted(signal, ports.resolveBase(), aborted).catch(() => {
      throw signal.aborted ? aborted() : error
    })
    return 'repeat' as const
  }

  /** One refresh and one repeat after a 401; true when the request is to be repeated. Source: decision A7 */
  async function repairSession(
    request: PreparedRequest,
    repeats: Repeats,
    { answer, usedToken }: { answer: Answer; usedToken: string | undefined },
    signal: AbortSignal,
  ): Promise<boolean> {
    if (answer.status !== 401 || usedToken === undefined || NEVER_REFRESH.has(request.name)) return false
    const error = sessionError(request.name, answer.body.kind === 'json' ? answer.body.value : undefined)
    if (repeats.auth !== 'none') {
      if (repeats.auth === 'renewed') endSession(usedToken, error)
      throw error
    }
    const current = ports.token()
    if (current === undefined) throw error
    if (current !== usedToken) {
      repeats.auth = 'straggler'
      return true
    }
    const renewed = await untilAborted(signal, ports.refreshToken(usedToken), () =>
      connectionError(request.name, 'aborted'),
    ).catch((failure: unknown) => {
      throw refreshFailure(request.name, failure)
    })
    mustBeCurrent(request, signal)
    if (renewed === undefined) {
      endSession(usedToken, error)
      throw error
    }
    repeats.auth = 'renewed'
    return true
  }

  function endSession(usedToken: string, error: ApiError): void {
    if (ports.token() !== usedToken || endedToken === usedToken) return
    endedToken = usedToken
    ports.sessionEnded(error)
  }

  /** Calls about the session itself say nothing of what a person may. */
  function isForbidden(
    { name }: PreparedRequest,
    { answer, usedToken }: { answer: Answer; usedToken: string | undefined },
  ) {
    return answer.status === 403 && usedToken !== undefined && !name.startsWith('auth.') && name !== 'csrf.token'
  }

  /** A 403 that names CSRF: a new token and one repeat. Source: decision A12 */
  function repairCsrf(request: PreparedRequest, repeats: Repeats, answer: Answer, used: string | undefined): boolean {
    const body = answer.body.kind === 'json' ? answer.body.value : undefined
    if (!request.isMutation || repeats.csrf || !namesCsrf(answer.status, body)) return false
    repeats.csrf = true
    csrf.forget(used)
    return true
  }

  return { call, csrfToken: csrf.current, dispose: () => lifetime.abort() }
}

/** A refresh that failed for the network or with 5xx: the call fails with it, the session stays. */
function refreshFailure(endpoint: EndpointName, failure: unknown): ApiError {
  const { kind, status, message } =
    failure instanceof ApiError
      ? failure
      : { kind: 'network' as const, status: 0, message: failure instanceof Error ? failure.message : '' }
  return new ApiError({ endpoint, kind, status, message: message || 'Token refresh failed' })
}
