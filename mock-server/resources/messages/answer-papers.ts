import type { AnswerState } from '#src/domain/messages/messages.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { documentsOfLink, keepByLink } from './link-documents.ts'
import type { Message } from './shown.ts'

/** Papers that have come by the link of a message, and are still there. */
export async function papersOf({ store }: { store: Store }, message: Message) {
  return (await documentsOfLink(store, message)).map(({ name, size, uploadedAt }) => ({ name, size, uploadedAt }))
}

/** A carrier who is asked, or carries the order, may bring papers; who has declined or lost it has no more to bring. */
export function mayBring(message: Message, state: AnswerState, order: Row<'orders'> | undefined): boolean {
  if (message.kind !== 'transportOrder' || order === undefined || order.carrierId !== message.carrierId) return false
  return state === 'open' || state === 'accepted'
}

/** Makes a document of the order of a paper its carrier has sent. */
export async function keepPaper(
  carrier: RuleContext,
  message: Message,
  file: UploadedFile,
  state: AnswerState,
  order: Row<'orders'> | undefined,
): Promise<void> {
  if (order === undefined || !mayBring(message, state, order)) {
    throw new HttpError(409, { ...refusalBody({ code: 'reason.answer.closed' }), code: 'NOT_OPEN' })
  }
  await keepByLink(carrier, message, file, { orderId: order.id })
}
