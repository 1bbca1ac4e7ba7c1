import { ANSWER_DAYS, type AnswerState } from '#src/domain/messages/messages.ts'
import type { Row } from '../../store/models.ts'

const DAY = 24 * 60 * 60_000

/** What a carrier may still do with an order that was sent to him, or a customer with the confirmation of his. */
export function answerState(
  { now }: { now: number },
  message: Row<'messages'>,
  order: Row<'orders'> | undefined,
): AnswerState {
  // What has not left yet has no link that anybody could follow.
  if (message.status === 'waiting') return 'closed'
  if (message.status !== 'sent') return message.status
  if (message.kind === 'orderConfirmation') {
    if (order === undefined || order.status === 'CANCELLED') return 'closed'
    return isOver({ now }, message) ? 'expired' : 'open'
  }
  if (order?.carrierId !== message.carrierId || order?.status !== 'ASSIGNED' || isUnderWay(order)) return 'closed'
  return isOver({ now }, message) ? 'expired' : 'open'
}

/** Whether the link of a message has ended, for reading as for answering. */
export function isOver({ now }: { now: number }, { sentAt }: Pick<Row<'messages'>, 'sentAt'>): boolean {
  return now - Date.parse(sentAt) > ANSWER_DAYS * DAY
}

/** Who drives already has no question left to answer. */
function isUnderWay({ transportStatus }: Row<'orders'>): boolean {
  return transportStatus !== undefined && transportStatus !== 'ASSIGNED' && transportStatus !== 'NOTIFIED'
}
