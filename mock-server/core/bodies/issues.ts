import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { type FieldError, HttpError } from '../http-error.ts'

/** 422 with the errors among the issues; where there are only warnings, these pass and come back. */
export function assertNoErrors<I extends FieldIssue | FieldError>(issues: readonly I[]): I[] {
  const fieldErrors = issues.filter(({ severity }) => severity === 'error')
  const [first] = fieldErrors
  if (first) throw new HttpError(422, { message: first.message, code: 'VALIDATION', fieldErrors })
  return [...issues]
}

/** The warnings among the issues, as an answer carries them. */
export const warningsOf = (issues: readonly FieldIssue[]): SaidWarning[] =>
  issues
    .filter(({ severity }) => severity === 'warning')
    .map(({ code, values, message }) => ({ code: `issue.${code}`, values, message }))
