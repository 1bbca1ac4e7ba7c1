import type { ReasonCode } from './reason-messages.ts'

/**
 * What stands in the way of a status change: it is not in the table, the role may not, a need is unmet, or only the
 * reason is still to be given.
 */
export type RefusalKind = 'illegal' | 'role' | 'need' | 'notes'

/** A "no" with its sentence; `needsNotes` says that a reason typed by the person lifts it (see `isOverridable`). */
export type Refusal = {
  allowed: false
  kind: RefusalKind
  reason: ReasonCode
  values: Record<string, string | number>
  needsNotes: boolean
}

/** The answer to "may this status become that one, here and now?". */
export type TransitionCheck = { allowed: true } | Refusal

/** Makes a refusal; only a missing reason and a rule that can be overridden ask for notes. */
export function refuse(
  kind: RefusalKind,
  reason: ReasonCode,
  values: Record<string, string | number> = {},
  needsNotes = kind === 'notes',
): Refusal {
  return { allowed: false, kind, reason, values, needsNotes }
}

/** Whether a person gave a reason: anything but blanks. */
export function hasNotes(notes: unknown): boolean {
  return typeof notes === 'string' && notes.trim() !== ''
}

/** Whether a person may go ahead against a refusal with `override` and a reason: an unmet need that asks for notes. */
export function isOverridable(check: TransitionCheck): boolean {
  return !check.allowed && check.kind === 'need' && check.needsNotes
}
