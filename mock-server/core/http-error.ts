import { fillMessage } from '#src/domain/refusals/message.ts'
import { reasonMessages, type Reason } from '#src/domain/refusals/reason-messages.ts'

/** What a refused call says besides its status (decision B6). `current` is the entity as it is now (decision A21). */
export interface ErrorAnswer {
  message: string
  code?: string
  /** The sentences of `message` by key, for a client that has words of its own. */
  reasons?: readonly Reason[]
  fieldErrors?: readonly FieldError[]
  allowedTransitions?: readonly string[]
  from?: string
  to?: string
  current?: unknown
  /** What stands in the way of an assignment or an undo, one entry each. */
  conflicts?: readonly unknown[]
}

/** One field that was refused, as in the wizard's issues (decision B3): `path` is the field's name in the body. */
export interface FieldError {
  path: string
  code: string
  message: string
  severity?: 'error' | 'warning'
  values?: Record<string, string | number>
}

/** Thrown by rules and handlers; becomes an answer with this status and body. A transaction it leaves is undone. */
export class HttpError extends Error {
  readonly status: number
  readonly answer: ErrorAnswer
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, answer: ErrorAnswer, headers: Readonly<Record<string, string>> = {}) {
    super(answer.message)
    this.name = 'HttpError'
    this.status = status
    this.answer = answer
    this.headers = headers
  }
}

/** German sentence of a reason. */
export function reasonText({ code, values }: Reason): string {
  return fillMessage(reasonMessages[code], values)
}

/** Reasons as an answer says them: in German, and by key. */
export function refusalBody(...reasons: readonly Reason[]): Pick<ErrorAnswer, 'message' | 'reasons'> {
  return { message: reasons.map(reasonText).join('; '), reasons }
}

/**
 * 404 that does not tell whether the thing exists in another tenant (decision B6): what is missing is said by key, or not
 * at all, in the words of the catalogue.
 */
export function notFound(missing?: Reason): HttpError {
  return new HttpError(404, { ...(missing ? refusalBody(missing) : { message: 'Data not found' }), code: 'NOT_FOUND' })
}
