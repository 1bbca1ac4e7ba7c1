import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { MOST_FILE_BYTES } from '#src/domain/messages.ts'
import { HttpError, saying } from './http-error.ts'

const KB = 1024

/** Bytes of what somebody may send who has not said who he is: the longest answer of a carrier fits four times. */
const PUBLIC = 16 * KB
/** Bytes of what somebody who is signed in may send: a change of a thousand orders fits. */
const USUAL = 2 * 1024 * KB
/** Calls with a file in base 64, which takes a third more, and what surrounds it. */
const WITH_FILE: ReadonlyMap<EndpointName, number> = new Map([
  ['messages.sendTransportOrder', Math.ceil(MOST_FILE_BYTES / 3) * 4 + 64 * KB],
])

/** The largest body of a call, in bytes; the smallest limit for a call that nobody knows. */
export function mostBytes(name: EndpointName | undefined): number {
  if (name === undefined || endpoints[name].access === 'public') return PUBLIC
  return WITH_FILE.get(name) ?? USUAL
}

/** 413 in words. */
export function tooLarge(most: number): HttpError {
  const kilobytes = Math.floor(most / KB)
  return new HttpError(413, { ...saying({ code: 'reason.tooLarge', values: { kilobytes } }), code: 'TOO_LARGE' })
}

/** The body of a request as text. Throws 413 before it reads what says that it is too large, and stops where it is. */
export async function bodyText(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > most) throw tooLarge(most)
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > most) {
      // Not waited for: a body that was handed on twice is only given up when both have.
      reader.cancel().catch(() => undefined)
      throw tooLarge(most)
    }
    text += decoder.decode(value, { stream: true })
  }
}
