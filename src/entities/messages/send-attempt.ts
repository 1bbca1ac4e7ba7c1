import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What came of sending a message: why it is not sent, and what the button says next. */
export interface SendAttempt {
  failure: string
  next: 'send.confirm' | 'send.again' | 'send.now'
}

/** What is said of a message that was not sent; a text alone is the matter of the recipient's field. */
export function attemptAfter(error: unknown, t: Translate): SendAttempt | string {
  const issue = isApiError(error) ? error.fieldErrors?.find(({ path }) => path === 'recipient') : undefined
  if (issue !== undefined) return failureText(error, t) ?? issue.message
  if (hasNoAnswer(error)) return { failure: t('send.offline'), next: 'send.now' }
  const isSent = isApiError(error) && error.code === 'ALREADY_SENT'
  return { failure: failureText(error, t) ?? t('fields.failed'), next: isSent ? 'send.again' : 'send.confirm' }
}
