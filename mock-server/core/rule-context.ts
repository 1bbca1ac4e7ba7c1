import type { PlainDate } from '#src/domain/basics/dates.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import type { Refusal } from '#src/domain/refusals/refusal.ts'
import { permissionRefusal, type Permission } from '#src/domain/accounts/roles.ts'
import type { MockSession, Unit } from './handle.ts'
import { HttpError, refusalBody } from './http-error.ts'
import type { PastOf } from '../ports/past.ts'
import type { Store } from '../store/store.ts'

/** One call of a person, as the rules need it; every handler's context with a session is one. */
export interface RuleContext {
  store: Store
  /** Epoch milliseconds. */
  now: number
  session: MockSession
  /** Version the edit started from (decision A21). */
  ifMatch?: number | undefined
  newId(prefix: string): string
  pastOf: PastOf
  /** What the call writes, for `write/`. */
  unit: Unit
}

/** The moment of the call, ISO 8601 in UTC. */
export function stamp(context: Pick<RuleContext, 'now'>): string {
  return new Date(context.now).toISOString()
}

/** The day of the call in Europe/Berlin. */
export function todayOf(context: Pick<RuleContext, 'now'>): PlainDate {
  return epochToZoned(context.now).date
}

/** 403 with the sentence that names who may. */
export function forbidden(reason: ReasonCode): HttpError {
  return new HttpError(403, { ...refusalBody({ code: reason }), code: 'FORBIDDEN' })
}

/** Throws 403 unless the person may. */
export function demand(context: RuleContext, permission: Permission): void {
  const refusal = permissionRefusal(context.session.role, permission)
  if (refusal) throw forbidden(refusal)
}

/** 409 for something that the state of an entity does not allow. */
export function notNow(reason: ReasonCode, code: string = reason): HttpError {
  return new HttpError(409, { ...refusalBody({ code: reason }), code })
}

/** A change of status that is refused, with what the domain said. */
export class RefusedTransition extends HttpError {
  readonly refusal: Refusal

  constructor(refusal: Refusal, ...answer: ConstructorParameters<typeof HttpError>) {
    super(...answer)
    this.refusal = refusal
  }
}

/** The answer to a refused change of status: 409 not in the table, 403 not this role, 422 a need or the reason missing. */
export function refusedTransition(
  refusal: Refusal,
  from: string,
  to: string,
  allowedTransitions: readonly string[],
): RefusedTransition {
  const said = refusalBody({ code: refusal.reason, values: refusal.values })
  if (refusal.kind === 'role') return new RefusedTransition(refusal, 403, { ...said, code: 'FORBIDDEN' })
  if (refusal.kind === 'illegal') {
    return new RefusedTransition(refusal, 409, { ...said, code: 'ILLEGAL_TRANSITION', from, to, allowedTransitions })
  }
  const path = refusal.needsNotes ? 'notes' : 'status'
  const { message } = said
  const fieldErrors = [{ path, code: refusal.reason, message, severity: 'error' as const, values: refusal.values }]
  return new RefusedTransition(refusal, 422, { ...said, code: refusal.reason, fieldErrors })
}

/** The parts of a context as a plain one, for a second step of the same call. */
export function ruleContextOf(context: RuleContext): RuleContext {
  return {
    store: context.store,
    now: context.now,
    session: context.session,
    ifMatch: context.ifMatch,
    newId: (prefix) => context.newId(prefix),
    pastOf: context.pastOf,
    unit: context.unit,
  }
}
