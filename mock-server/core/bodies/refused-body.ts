import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { UPLOAD_TOO_LARGE } from '#src/domain/documents/documents.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, refusalBody } from '../http-error.ts'
import { mostBytes, tooLarge } from './body-limit.ts'

const takesFile = (name: EndpointName): boolean => (endpoints[name] as Endpoint).file !== undefined

/** 413 in words, in those of its file where a call takes one. */
export function refusedBody(name: EndpointName | undefined): HttpError {
  return name && takesFile(name) ? fileTooLarge(name, 413) : tooLarge(mostBytes(name))
}

/** Calls that say in words of their own that a file is too large. */
const OWN_WORDS: ReadonlyMap<EndpointName, ReasonCode> = new Map([
  ['messages.sendTransportOrder', 'reason.send.tooLarge'],
])

/** What a file that is too large is refused with, naming its field: 413 where nothing of it is read, else 422. */
export function fileTooLarge(name: EndpointName, status: 413 | 422): HttpError {
  const reason = OWN_WORDS.get(name)
  const said: { message: string } = reason ? refusalBody({ code: reason }) : { message: UPLOAD_TOO_LARGE }
  const code = reason ?? 'TOO_LARGE'
  const fieldErrors = [{ path: 'file', code, message: said.message, severity: 'error' as const }]
  return new HttpError(status, { ...said, code, fieldErrors })
}
