import type { SentBytes } from '#src/contract/basics/core.ts'
import type { Upload } from './send-request.ts'

/** Statuses that must not have a body, not even an empty one. */
const NO_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304])

/**
 * Sends a body and tells how far it is, which a browser's fetch cannot. Rejects with TypeError where no answer came or it came from
 * another address (a redirect was followed, by which nothing more is sent), and with AbortError where the signal gives it up.
 */
export const uploadByXhr: Upload = (url, init, onProgress) =>
  new Promise((resolve, reject) => {
    const { signal, headers, method = 'POST', body, credentials } = init
    if (signal?.aborted) {
      reject(new DOMException('Aborted', 'AbortError'))
      return
    }
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'blob'
    request.withCredentials = credentials === 'include'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    const abort = () => request.abort()
    const settled = () => signal?.removeEventListener('abort', abort)
    const failed = () => {
      settled()
      reject(new TypeError('Failed to fetch'))
    }
    request.upload.addEventListener('progress', (event) => tell(event, onProgress))
    // What was sent whole is told too: the last step may come between two events.
    request.upload.addEventListener('load', (event) => tell(event, onProgress))
    request.addEventListener('error', failed)
    request.addEventListener('abort', () => {
      settled()
      reject(new DOMException('Aborted', 'AbortError'))
    })
    request.addEventListener('load', () => {
      if (request.responseURL !== new URL(url, location.href).href) return failed()
      settled()
      resolve(answerOf(request))
    })
    signal?.addEventListener('abort', abort, { once: true })
    request.send(asBody(body))
  })

function tell({ loaded, total, lengthComputable }: ProgressEvent, onProgress: (progress: SentBytes) => void): void {
  if (lengthComputable) onProgress({ sent: loaded, total })
}

/** A form, or a text; nothing else is sent with progress. */
const asBody = (body: RequestInit['body']) => (body instanceof FormData || typeof body === 'string' ? body : null)

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const { status, statusText } = request
  const content: unknown = request.response
  const body = NO_BODY.has(status) || !(content instanceof Blob) ? null : content
  return new Response(body, { status, statusText, headers })
}
