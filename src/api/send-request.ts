import type { EndpointName } from '#src/contract/index.ts'
import { connectionError } from './api-error.ts'
import { fileName } from './headers.ts'
import { API_TIMEOUT, composeSignals, untilAborted } from './retry.ts'

/** An answer as it came: its status, and its body if that was JSON, or a file with a name. */
export interface Answer {
  status: number
  statusText: string
  retryAfter: string | null
  /** When the server sent it, by its own clock. */
  date: string | null
  body: { kind: 'json'; value: unknown } | { kind: 'file'; file: File } | { kind: 'empty' } | { kind: 'unreadable' }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Sends one request and reads the whole answer, within 30 s for both. Redirects are errors: following one would carry
 * tenant and tokens to wherever it points. Throws `ApiError` of kind `network`, `timeout` or `aborted`.
 */
export async function sendRequest(
  fetch: Fetch,
  request: { name: EndpointName; url: string; init: RequestInit },
  signal: AbortSignal,
): Promise<Answer> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), API_TIMEOUT)
  const composed = composeSignals([signal, clock.signal])
  const stopped = () => connectionError(request.name, signal.aborted ? 'aborted' : 'timeout')
  try {
    const init: RequestInit = { ...request.init, redirect: 'error', cache: 'no-store', signal: composed.signal }
    // Raced, so that a transport that overlooks the signal cannot hold the caller.
    return await untilAborted(composed.signal, read(fetch(request.url, init)), stopped)
  } catch {
    throw composed.signal.aborted ? stopped() : connectionError(request.name, 'network')
  } finally {
    clearTimeout(timer)
    composed.release()
  }
}

async function read(sent: Promise<Response>): Promise<Answer> {
  const response = await sent
  // A body that breaks off rejects here and counts as a network error, as the answer never fully came.
  const name = fileName(response.headers.get('Content-Disposition'))
  const body: Answer['body'] = name === undefined ? parse(await response.text()) : await fileOf(response, name)
  return {
    status: response.status,
    statusText: response.statusText,
    retryAfter: response.headers.get('Retry-After'),
    date: response.headers.get('Date'),
    body,
  }
}

async function fileOf(response: Response, name: string): Promise<Answer['body']> {
  const type = response.headers.get('Content-Type') ?? ''
  return { kind: 'file', file: new File([await response.blob()], name, { type }) }
}

function parse(text: string): Answer['body'] {
  if (text.trim() === '') return { kind: 'empty' }
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown }
  } catch {
    return { kind: 'unreadable' }
  }
}
