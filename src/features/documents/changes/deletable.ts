import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { deletionRefusal } from '#src/domain/documents/retention.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { reasonValues } from '#src/i18n/reason-text.ts'

/** Why none of the documents can be deleted; nothing where one can, or is not loaded. */
function firstRefusal(targets: readonly FocusedRecord[]): Reason | undefined {
  const refusals = targets.map(({ kind, record }) =>
    kind === 'document' && record !== undefined ? deletionRefusal(record, Date.now()) : undefined,
  )
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/** At least one of them need not be retained any more; the others are named when it comes to the question. */
export const needsDeletable: Condition = {
  check: (_context, targets) => firstRefusal(targets) === undefined,
  reason: (_context, targets) => firstRefusal(targets)?.code ?? 'reasons.select.document',
  values: (_context, targets) => {
    const refusal = firstRefusal(targets)
    return refusal && reasonValues(refusal)
  },
}
