import { ConflictError, MissingRowError, TooManyRowsError } from '../store/store.ts'
import { noteText } from './call-log.ts'
import type { Garbage } from './faults.ts'
import { HttpError, notFound, refusalBody } from './http-error.ts'
import { isStorageFull, storageFull } from './storage-full.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

/** An answer as JSON; statuses that have no body get none. */
export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  if (status === 204 || status === 304) return new Response(null, { status, headers })
  const text = JSON.stringify(body)
  return noteText(new Response(text, { status, headers: { ...JSON_HEADERS, ...headers } }), text)
}

/** The answer to what a rule threw; `report` hears of what no rule meant to throw. */
export function errorAnswer(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof HttpError) return jsonAnswer(error.status, error.answer, error.headers)
  if (error instanceof MissingRowError) return errorAnswer(notFound(), report)
  if (error instanceof ConflictError) {
    return jsonAnswer(409, {
      ...refusalBody({ code: 'reason.recordChanged' }),
      code: 'VERSION_CONFLICT',
      current: error.current,
      changedBy: error.changedBy,
    })
  }
  // What would have to be cut is refused: half of it would look like all.
  if (error instanceof TooManyRowsError) {
    const said = refusalBody({ code: 'reason.tooManyRows', values: { most: error.limit } })
    return jsonAnswer(422, { ...said, code: 'TOO_MANY_ROWS' })
  }
  // An id or another part of an address that is no text.
  if (error instanceof URIError) {
    return jsonAnswer(400, { ...refusalBody({ code: 'reason.badAddress' }), code: 'BAD_ADDRESS' })
  }
  report(error)
  if (isStorageFull(error)) return errorAnswer(storageFull(), report)
  return jsonAnswer(500, { message: 'Interner Fehler', code: 'INTERNAL' })
}

/** What a broken server sends in place of an answer. */
export async function garbageAnswer(garbage: Garbage, real: Response): Promise<Response> {
  if (garbage === 'empty') return new Response('', { status: real.status, headers: JSON_HEADERS })
  if (garbage === 'html') {
    const page = '<!doctype html><html><body><h1>Wartungsarbeiten</h1></body></html>'
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    return noteText(new Response(page, { status: real.status, headers }), page)
  }
  const whole = await real.text()
  const half = whole.slice(0, Math.ceil(whole.length / 2))
  return noteText(new Response(half, { status: real.status, headers: JSON_HEADERS }), half)
}
