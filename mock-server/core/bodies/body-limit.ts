import type { FileRule } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { HttpError, refusalBody } from '../http-error.ts'

const KB = 1024

/** Bytes of what somebody may send who has not said who he is: the longest answer of a carrier fits four times. */
const PUBLIC = 16 * KB
/** Bytes of what somebody who is signed in may send: a change of a thousand orders fits. */
const USUAL = 2 * 1024 * KB
/** Bytes of the fields that come with a file, and of all that stands around the two: the lines of a long paper fit. */
export const MOST_METADATA = 512 * KB

/** Files of the largest size that fit into one body, of calls that take several. */
const FULL_FILES = 5

/** The largest body that a file, or several, come in, bytes. */
export function mostBytesOf({ mostBytes: most, mostFiles }: FileRule): number {
  return most * (mostFiles === undefined ? 1 : Math.min(mostFiles, FULL_FILES)) + MOST_METADATA
}

const fileOf = (name: EndpointName): FileRule | undefined => endpoints[name].file

/** The largest body of a call, in bytes; the smallest limit for an unknown call. */
export function mostBytes(name: EndpointName | undefined): number {
  if (name === undefined) return PUBLIC
  const file = fileOf(name)
  if (file) return mostBytesOf(file)
  return endpoints[name].access === 'public' ? PUBLIC : USUAL
}

/** 413 in words. */
export function tooLarge(most: number): HttpError {
  const kilobytes = Math.floor(most / KB)
  return new HttpError(413, { ...refusalBody({ code: 'reason.tooLarge', values: { kilobytes } }), code: 'TOO_LARGE' })
}

/** The body of a request as text. Throws 413 before it reads what says that it is too large, and stops where it is. */
export async function bodyText(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > most) throw tooLarge(most)
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoded(() => decoder.decode())
    size += value.length
    if (size > most) {
      // Not waited for: a body that was handed on twice is only given up when both have.
      reader.cancel().catch(() => undefined)
      throw tooLarge(most)
    }
    text += decoded(() => decoder.decode(value, { stream: true }))
  }
}

/** Throws 400 for bytes that are no text in UTF-8. Source: RFC 8259, 8.1 */
function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new HttpError(400, { message: 'Der Inhalt ist kein gültiges JSON.', code: 'BAD_JSON' })
  }
}
