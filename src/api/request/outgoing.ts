import type { Endpoint, SentBytes } from '#src/contract/basics/core.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { unsendableId, type ReasonWords } from '../api-error.ts'
import { fillPath, queryText } from './url.ts'

/** What a caller may give; the contract's types are narrower for each endpoint. */
export interface CallInput {
  params?: unknown
  query?: unknown
  body?: unknown
  file?: File
  files?: readonly File[]
  /** Version an edit started from. */
  ifMatch?: number
  /** One key per user intent. */
  idempotencyKey?: string
  /** Told of what has left this computer, again from the beginning where the call is repeated. */
  onProgress?: (progress: SentBytes) => void
  signal?: AbortSignal
}

/** One call made ready: everything that stays the same however often it is sent. */
export interface PreparedRequest {
  name: EndpointName
  endpoint: Endpoint
  /** The path and its fallbacks, filled in, with the query. */
  paths: readonly [string, ...string[]]
  id: string | undefined
  body: BodyInit | undefined
  jsonBody: boolean
  isMutation: boolean
  ifMatch: number | undefined
  /** The intent's key; undefined for reads. */
  key: string | undefined
  onProgress: CallInput['onProgress']
  /** The tenant whose data is asked for; the answer is dropped when it is no longer the current one. */
  tenantId: string
}

export const isMutation = (method: Endpoint['method']): boolean => method !== 'GET'

/** Reads a call's input. Throws `ApiError` for an id that must not be sent. */
export function outgoing(
  name: EndpointName,
  endpoint: Endpoint,
  input: CallInput,
  context: { tenantId: string; newKey: () => string; words?: ReasonWords | undefined },
): PreparedRequest {
  const query = queryText(completed(endpoint.query, input.query))
  const params = asRecord(input.params)
  const withQuery = (path: string) => fillOrRefuse(name, endpoint, path, params, context.words) + query
  const body = bodyOf(endpoint, completed(endpoint.body, input.body), input)
  return {
    name,
    endpoint,
    paths: [withQuery(endpoint.path), ...endpoint.fallbackPaths.map(withQuery)],
    id: typeof params.id === 'string' ? params.id : undefined,
    body,
    jsonBody: typeof body === 'string',
    isMutation: isMutation(endpoint.method),
    ifMatch: input.ifMatch,
    key: isMutation(endpoint.method) ? (input.idempotencyKey ?? context.newKey()) : undefined,
    onProgress: input.onProgress,
    tenantId: context.tenantId,
  }
}

function fillOrRefuse(
  name: EndpointName,
  endpoint: Endpoint,
  path: string,
  params: Record<string, unknown>,
  words: ReasonWords | undefined,
): string {
  const filled = fillPath(path, params)
  if ('path' in filled) return filled.path
  throw unsendableId(name, endpoint.failure, String(params[filled.refused] ?? ''), words)
}

/** The contract's defaults filled in. What the schema refuses is sent as it is: judging it is the server's part. */
function completed(schema: Endpoint['body'], value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : value
}

/** The fields as JSON; beside files as a part of the form that these come in, or as parts of their own. */
function bodyOf(endpoint: Endpoint, value: unknown, { file, files }: CallInput): BodyInit | undefined {
  if (file === undefined && files === undefined) return value === undefined ? undefined : JSON.stringify(value)
  const form = new FormData()
  if (endpoint.file?.plainFields) {
    for (const [name, field] of Object.entries(asRecord(value))) {
      if (field !== undefined) form.set(name, typeof field === 'string' ? field : JSON.stringify(field))
    }
  } else if (value !== undefined) form.set('metadata', JSON.stringify(value))
  if (file !== undefined) form.set('file', file)
  for (const each of files ?? []) form.append('files', each)
  return form
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
