import type { SentBytes } from '#src/contract/basics/core.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { connectionError } from '../api-error.ts'
import { fileName } from './headers.ts'
import { API_TIMEOUT, composeSignals, untilAborted } from '../retry.ts'

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

/** As `Fetch`, for a body whose way is told: a browser's own fetch says nothing until the answer is there. */
export type Upload = (url: string, init: RequestInit, onProgress: (progress: SentBytes) => void) => Promise<Response>

/** The ways to the server. */
export interface Transport {
  fetch: Fetch
  /** Without one a file goes by `fetch`, and no one hears how far it is. */
  upload?: Upload | undefined
}

/**
 * Sends one request and reads the whole answer, within 30 s for both; of a body whose way is told, within 30 s since it last got
 * further. Redirects are errors: following one would carry
 * tenant and tokens to wherever it points. Throws `ApiError` of kind `network`, `timeout` or `aborted`.
 */
export async function sendRequest(
  transport: Transport,
  request: {
    name: EndpointName
    url: string
    init: RequestInit
    onProgress?: ((progress: SentBytes) => void) | undefined
  },
  signal: AbortSignal,
): Promise<Answer> {
  const clock = new AbortController()
  const wait = () => setTimeout(() => clock.abort(), API_TIMEOUT)
  let timer = wait()
  const composed = composeSignals([signal, clock.signal])
  const stopped = () => connectionError(request.name, signal.aborted ? 'aborted' : 'timeout')
  try {
    const init: RequestInit = { ...request.init, redirect: 'error', cache: 'no-store', signal: composed.signal }
    const { onProgress } = request
    const heard = (progress: SentBytes) => {
      if (composed.signal.aborted) return
      clearTimeout(timer)
      timer = wait()
      onProgress?.(progress)
    }
    const { fetch, upload } = transport
    const isTold = onProgress !== undefined && upload !== undefined
    const sent = isTold ? upload(request.url, init, heard) : fetch(request.url, init)
    // Raced, so that a transport that overlooks the signal cannot hold the caller.
    return await untilAborted(composed.signal, read(sent), stopped)
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
