import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { notFound } from '../../core/http-error.ts'
import { stamp } from '../../core/rule-context.ts'
import type { KeptFiles } from '../../ports/kept-files.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { checkUploadBytes } from '#src/domain/documents/documents.ts'
import { keepDocument } from '../documents/upload.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import { emails } from './email.resource.ts'
import { fileId } from './intake.ts'

type Context = MakingContext & { keptFiles: KeptFiles }
type Email = Row<'emails'>

interface OrderWish {
  draft: OrderDraft
  customerPrice?: number | undefined
  another?: boolean | undefined
}

/**
 * Makes an order of an e-mail in one act: the order, its papers of what came along, and the e-mail as done. Once: asked again it answers
 * the order there is, unless another is wanted. 422 for what blocks an order.
 */
export async function createOrderOf(context: Context, email: Email, wanted: OrderWish) {
  const { store } = context
  const before = email.orderId === undefined ? undefined : await store.find('orders', email.orderId)
  if (before && wanted.another !== true) return { order: before, email, isNew: false, eventId: undefined }
  let orderId = ''
  const eventId = await act(context, { kind: 'email', id: email.id }, { type: 'order_created' }, async () => {
    const decisions = { customerPrice: wanted.customerPrice, source: 'email' as const }
    const { order } = await createOrderFromDraft({ ...context, ifMatch: undefined }, wanted.draft, decisions)
    orderId = order.id
    const attachments = await withDocuments(context, email, order)
    await store.patch('emails', email.id, {
      ...{ orderId, attachments, status: 'processed', followUpAt: undefined },
      readAt: email.readAt ?? stamp(context),
    })
  })
  const order = await store.find('orders', orderId)
  if (!order) throw notFound()
  return { order, email: await emails.read({ store }, email.id), isNew: true, eventId }
}

/** What came along becomes papers of the order, as far as such files are kept at all. */
async function withDocuments(context: Context, email: Email, order: Row<'orders'>): Promise<Email['attachments']> {
  const { store } = context
  const all: Email['attachments'] = []
  for (const attachment of email.attachments) {
    const file = await store.find('emailFiles', fileId(email.id, attachment.index))
    const bytes = file?.blobId === undefined ? undefined : await context.keptFiles.read(file.blobId)
    if (!file || bytes === undefined || attachment.documentId !== undefined) {
      all.push(attachment)
      continue
    }
    const { name, mimeType: type, size } = file
    const refusal = checkUploadBytes({ name, type, size }, bytes)
    if (refusal !== undefined) {
      all.push({ ...attachment, refusal })
      continue
    }
    const { id, digest } = await context.keptFiles.keep(bytes)
    const input = { kind: 'transportOrder', orderId: order.id }
    const { row } = await keepDocument(context, { id, name, type, size, digest }, input)
    all.push({ ...attachment, documentId: row.id })
  }
  return all
}
