import { MOST_ANSWER_PAPERS, type AnswerState } from '#src/domain/messages/messages.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { keepDocument } from '../documents/upload.ts'
import type { Message } from './shown.ts'

/** How the papers of one link are known again: by its message, which stands in what else is said of the document. */
const FROM = 'answer'

/** Papers that have come by the link of a message, and are still there. */
export async function papersOf({ store }: { store: Store }, { id, orderId }: Message) {
  if (orderId === undefined) return []
  const documents = await store.all('documents', { orderId })
  return documents
    .filter(({ metadata }) => metadata?.[FROM] === id)
    .map(({ name, size, uploadedAt }) => ({ name, size, uploadedAt }))
    .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1))
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
  if ((await papersOf(carrier, message)).length >= MOST_ANSWER_PAPERS) {
    const values = { most: MOST_ANSWER_PAPERS }
    throw new HttpError(409, { ...refusalBody({ code: 'reason.answer.papers', values }), code: 'ENOUGH' })
  }
  await keepDocument(carrier, file, { orderId: order.id, metadata: { [FROM]: message.id } })
}
