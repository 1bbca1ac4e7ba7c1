import * as z from 'zod/mini'
import { FieldIssue as FieldIssueSchema } from '#src/contract/basics/field-issue.ts'
import { SaidReason } from '#src/contract/basics/said-reason.ts'
import type { EndpointName } from '#src/contract/index.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'

/**
 * What went wrong: `http` an answer with a failing status, `network` no answer, `timeout` none within 30 s, `offline`
 * refused before sending, `aborted` given up by the caller or by a tenant switch, `invalid` an answer no one can read
 * (or an id no one may send), `rateLimited` 429, `unauthenticated` the session is not accepted.
 */
export type ApiErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'offline'
  | 'aborted'
  | 'invalid'
  | 'rateLimited'
  | 'unauthenticated'

interface ApiErrorParts {
  message: string
  kind: ApiErrorKind
  endpoint: EndpointName
  status?: number
  code?: string
  detail?: string
  fieldErrors?: FieldIssue[]
  body?: unknown
  retryAfter?: number
}

/**
 * The one error every call throws. `message` is the reason of the server in the interface's language where it gives one by
 * key, else the text of the error catalogue or of the server, verbatim; titles and actions are added by the one who shows it. Source: specification 8, decision A9
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly endpoint: EndpointName
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** The server's machine-readable code, e.g. `ILLEGAL_TRANSITION`. */
  readonly code: string | undefined
  /** Second line of the catalogue, e.g. 'Please log in again'. */
  readonly detail: string | undefined
  readonly fieldErrors: FieldIssue[] | undefined
  /** The parsed error body, e.g. with the current entity of a 409. Hostile until a schema has read it. */
  readonly body: unknown
  /** Seconds the server asks to wait, 0–86 400. */
  readonly retryAfter: number | undefined

  constructor(parts: ApiErrorParts) {
    super(parts.message)
    this.name = 'ApiError'
    this.kind = parts.kind
    this.endpoint = parts.endpoint
    this.status = parts.status ?? 0
    this.code = parts.code
    this.detail = parts.detail
    this.fieldErrors = parts.fieldErrors
    this.body = parts.body
    this.retryAfter = parts.retryAfter
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Whether an error is the server's last word on an intent; otherwise no one knows what became of it. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'http' && error.status < 500 && error.code !== 'IDEMPOTENCY_RUNNING'

/** Whether nothing came back, or the session is over, so that the next call would fare no better. */
export const hasNoAnswer = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 0 || error.kind === 'unauthenticated')

/** No answer, no connection, or given up: the catalogue has one text for all of them. */
export function connectionError(endpoint: EndpointName, kind: 'network' | 'timeout' | 'offline' | 'aborted'): ApiError {
  return new ApiError({ endpoint, kind, message: 'Network error occurred' })
}

/** The session is over: its token was refused and could not be renewed. */
export function sessionError(endpoint: EndpointName, body?: unknown): ApiError {
  return new ApiError({
    endpoint,
    kind: 'unauthenticated',
    status: 401,
    message: 'Authentication failed',
    detail: 'Please log in again',
    body,
  })
}

/** Texts the catalogue ties to a missing record, whatever the server says. `{id}` is the id asked for. */
const notFoundTexts = new Map<EndpointName, string>([['orders.get', 'Auftrag {id} wurde nicht gefunden']])

const statusTexts = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [413, 'Payload Too Large'],
  [422, 'Unprocessable Entity'],
  [500, 'Internal Server Error'],
  [501, 'Not Implemented'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [507, 'Insufficient Storage'],
])

/** The catalogue's last resort, 'HTTP {status}: {text}'; HTTP/2 sends no text, so the usual one is filled in. */
export function httpText(status: number, statusText = ''): string {
  return `HTTP ${status}: ${statusText.trim() || (statusTexts.get(status) ?? 'Unknown Error')}`
}

interface FailedAnswer {
  endpoint: EndpointName
  status: number
  statusText?: string
  /** The catalogue text of the endpoint. */
  failure: string | undefined
  /** The id in the path, for texts that name it. */
  id?: string
  body: unknown
  retryAfter?: number
  /** Whether a session was needed: its 401 means that the session is not accepted. */
  needsSession?: boolean
  /** The words of this computer for the reasons of an answer; nothing where one of them is unknown. */
  words?: ReasonWords | undefined
}

/** Words for reasons in the language of the interface; nothing where one of them is unknown. */
export type ReasonWords = (reasons: readonly SaidReason[]) => string | undefined

/** Turns an answer with a failing status into the error to throw. */
export function errorOfAnswer(answer: FailedAnswer): ApiError {
  const { endpoint, status, body } = answer
  if (status === 429) {
    return new ApiError({
      endpoint,
      kind: 'rateLimited',
      status,
      // How long a sign-in pauses is said by the server alone.
      message: textIn(body, 'code') === 'SIGN_IN_PAUSED' ? messageOf(answer) : 'Rate limited',
      body,
      retryAfter: answer.retryAfter,
    })
  }
  return new ApiError({
    endpoint,
    kind: status === 401 && answer.needsSession ? 'unauthenticated' : 'http',
    status,
    message: messageOf(answer),
    code: textIn(body, 'code'),
    fieldErrors: fieldErrorsIn(body),
    body,
    retryAfter: answer.retryAfter,
  })
}

/** An id that cannot be sent names nothing: as for a record that is not there, in words that say why. */
export function unsendableId(
  endpoint: EndpointName,
  failure: string | undefined,
  sent: string,
  words: ReasonWords | undefined,
): ApiError {
  const id = sent.slice(0, 100)
  const body = { reasons: [{ code: 'reason.impossibleId', values: { id } }] }
  const message = messageOf({ endpoint, status: 404, failure, id, body, words })
  return new ApiError({ endpoint, kind: 'invalid', status: 404, message })
}

/** An answer that came with a good status but cannot be read: HTML, nothing, or cut in the middle. */
export function unreadableAnswer(endpoint: EndpointName, failure: string | undefined, status: number): ApiError {
  return new ApiError({
    endpoint,
    kind: 'invalid',
    status,
    message: failure ?? httpText(status, 'Unreadable answer'),
  })
}

function messageOf(answer: FailedAnswer): string {
  const missing = answer.status === 404 ? notFoundTexts.get(answer.endpoint) : undefined
  if (missing !== undefined) return missing.replace('{id}', () => answer.id ?? '')
  const fromServer =
    answer.words?.(reasonsIn(answer.body)) ?? textIn(answer.body, 'message') ?? textIn(answer.body, 'error')
  return fromServer ?? answer.failure ?? httpText(answer.status, answer.statusText)
}

const MAX_MESSAGE = 500
const Reasons = z.object({ reasons: z.array(SaidReason).check(z.maxLength(50)) })

/** An own, non-empty text of a body; servers may send anything. */
function textIn(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, key)) return undefined
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_MESSAGE) : undefined
}

/** Whether an answer says why by key. */
export const namesReasons = (body: unknown): boolean => reasonsIn(body).length > 0

function reasonsIn(body: unknown): SaidReason[] {
  return Reasons.safeParse(body).data?.reasons ?? []
}

function fieldErrorsIn(body: unknown): FieldIssue[] | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'fieldErrors')) return undefined
  const list: unknown = Reflect.get(body, 'fieldErrors')
  if (!Array.isArray(list)) return undefined
  const issues = list.slice(0, 200).flatMap((entry) => {
    const issue = FieldIssueSchema.safeParse(entry)
    return issue.success ? [issue.data] : []
  })
  return issues.length > 0 ? issues : undefined
}
