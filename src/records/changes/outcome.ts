import { isApiError } from '#src/api/api-error.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** Most records that a question or an answer names. */
export const MOST_NAMED = 5

/** A record that was not changed, and what stood in the way. */
export interface Failure {
  label: string
  message: string
}

/**
 * Whether an error leaves open how the record is now: the answer was lost or unreadable, or the server holds something else
 * than the screen. A conflict of versions brings the record along; what was never sent has changed nothing.
 */
export function isDoubtful(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'VERSION_CONFLICT') return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  if (error.kind === 'invalid') return error.status < 400
  return error.kind === 'http' && (error.status >= 500 || [404, 409, 410].includes(error.status))
}

/** What stood in the way of which record, a line each; the last line counts those that are not named. */
export function failureLines(failed: readonly Failure[], t: Translate): string[] {
  const others = failed.length - MOST_NAMED
  return [
    ...failed.slice(0, MOST_NAMED).map(({ label, message }) => `${label}: ${message}`),
    ...(others > 0 ? [t('app.others', { count: others })] : []),
  ]
}
