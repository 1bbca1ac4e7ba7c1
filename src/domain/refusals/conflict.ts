import type { ReasonCode } from './reason-messages.ts'

/** One conflict; `block` prevents the assignment unless overridden with a reason, `warn` is only shown. */
export type AssignmentConflict = {
  code: ReasonCode
  severity: 'block' | 'warn'
  values: Record<string, string | number>
}
