import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { HttpError, reasonText, refusalBody } from '../../../core/http-error.ts'
import type { RuleContext } from '../../../core/rule-context.ts'

/** A conflict with its German sentence. */
const worded = <C extends AssignmentConflict>(conflict: C) => ({
  ...conflict,
  message: reasonText(conflict),
})

/**
 * Lets an assignment pass, or 409 `CONFLICTS` with all that speaks against it. With a reason by somebody who may
 * override, blocking conflicts become warnings. Answers the warnings.
 */
export function assertNoConflicts(
  context: RuleContext,
  conflicts: readonly AssignmentConflict[],
  overrideReason: string | undefined,
): SaidWarning[] {
  const all = conflicts.map(worded)
  const blocked = all.filter(({ severity }) => severity === 'block')
  const overridden = hasNotes(overrideReason) && may(context.session.role, 'orders.override')
  if (blocked.length > 0 && !overridden) {
    throw new HttpError(409, {
      ...refusalBody(...blocked.map(({ code, values }) => ({ code, values }))),
      code: 'CONFLICTS',
      conflicts: all,
    })
  }
  return all.map(({ code, values, message }) => ({ code, values, message }))
}
