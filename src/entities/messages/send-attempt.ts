import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What came of sending a message: why it is not sent, and what the button says next. */
export interface SendAttempt {
  failure: string
  next: 'send.confirm' | 'send.again' | 'send.now' | 'send.withoutFreight'
}

/** What sending once more would say yes to; nothing where it is the same as before. */
export const questionOf = (attempt: SendAttempt | undefined): string | undefined =>
  attempt?.next === 'send.again' || attempt?.next === 'send.withoutFreight' ? attempt.failure : undefined

/** What the server asks before it sends. */
const NEXT: ReadonlyMap<string, SendAttempt['next']> = new Map([
  ['ALREADY_SENT', 'send.again'],
  ['NO_FREIGHT', 'send.withoutFreight'],
])

/** What is said of a message that was not sent; a text alone is the matter of the recipient's field. */
export function attemptAfter(error: unknown, t: Translate): SendAttempt | string {
  const issue = isApiError(error) ? error.fieldErrors?.find(({ path }) => path === 'recipient') : undefined
  if (issue !== undefined) return failureText(error, t) ?? issue.message
  if (hasNoAnswer(error)) return { failure: t('send.offline'), next: 'send.now' }
  const next = isApiError(error) ? NEXT.get(error.code ?? '') : undefined
  return { failure: failureText(error, t) ?? t('fields.failed'), next: next ?? 'send.confirm' }
}
