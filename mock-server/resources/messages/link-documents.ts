import { MOST_ANSWER_PAPERS } from '#src/domain/messages/messages.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { keepDocument } from '../documents/upload.ts'
import type { DocumentInput } from '../documents/values.ts'
import type { Message } from './shown.ts'

/** How the papers of one link are known again: by its message, which stands in what else is said of the document. */
const FROM = 'answer'

/** Documents that have come by the link of a message, of one order unless several are named, and are still there. */
export async function documentsOfLink(
  store: Store,
  { id, orderId }: Pick<Message, 'id' | 'orderId'>,
  orderIds: readonly string[] = orderId === undefined ? [] : [orderId],
): Promise<Row<'documents'>[]> {
  const documents = await store.all('documents', { orderId: { in: [...orderIds] } })
  return documents
    .filter(({ metadata }) => metadata?.[FROM] === id)
    .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1))
}

/** Makes a document of what comes by a link; 409 once it has brought enough. */
export async function keepByLink(
  context: RuleContext,
  message: Message,
  file: UploadedFile,
  input: DocumentInput,
  orderIds?: readonly string[],
): Promise<void> {
  if ((await documentsOfLink(context.store, message, orderIds)).length >= MOST_ANSWER_PAPERS) {
    const values = { most: MOST_ANSWER_PAPERS }
    throw new HttpError(409, { ...refusalBody({ code: 'reason.answer.papers', values }), code: 'ENOUGH' })
  }
  await keepDocument(context, file, { ...input, metadata: { [FROM]: message.id } })
}
