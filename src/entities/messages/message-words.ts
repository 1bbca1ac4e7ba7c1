import type { Message } from '#src/contract/messages.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** What has become of a message, and that its carrier holds an older version where that is so. */
export function messageState({ kind, status, isOutdated }: Message, t: Translate): string {
  if (isOutdated) return t('message.outdated')
  if (kind === 'orderConfirmation' && (status === 'accepted' || status === 'declined'))
    return t(`message.customer.${status}`)
  const isAnswered = kind === 'transportOrder' || kind === 'orderConfirmation'
  return t(`message.status.${isAnswered || status === 'waiting' ? status : 'sent'}`)
}

const SIGNS = {
  waiting: 'pending',
  sent: 'NOTIFIED',
  accepted: 'success',
  declined: 'failure',
  replaced: 'CANCELLED',
} as const

/** Its sign. */
export function messageSign({ status, isOutdated }: Message) {
  return isOutdated ? ('warning' as const) : SIGNS[status]
}

/** What has changed since its carrier or customer was told. */
export function changedText({ kind, changedFields }: Message, t: Translate): string {
  const fields = changedWords(changedFields, t)
  return kind === 'orderConfirmation' ? t('message.customer.changed', { fields }) : t('message.changed', { fields })
}

/** Fields of an order by the words for them, as a list in a sentence; an unknown one keeps its name. */
function changedWords(fields: readonly string[], t: Translate): string {
  const word = (field: string) => {
    const key = `orders.field.${field.startsWith('temperature') ? 'temperature' : field}` as TextKey
    const found = t(key)
    return found === key ? field : found
  }
  return [...new Set(fields.map(word))].join(', ')
}
