import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { checkUploadBytes } from '#src/domain/documents/documents.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { KeptFiles } from '../../ports/kept-files.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { keepDocument } from '../documents/upload.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import type { DraftDecisions } from '../orders/draft/decisions.ts'
import { emails } from './email.resource.ts'
import { emailFile } from './files.ts'

type Context = MakingContext & { keptFiles: KeptFiles }
type Email = Row<'emails'>

interface OrderWish {
  draft: OrderDraft
  customerPrice?: number | undefined
}

/**
 * Makes an order of an e-mail in one act: the order, its papers of what came along, and the e-mail as done. Once: asked again it answers
 * the order there is. 422 for what blocks an order.
 */
export async function createOrderOf(context: Context, email: Email, { draft, customerPrice }: OrderWish) {
  const { store } = context
  const before = await orderOf(context, email)
  if (before) return { order: before, email: await emails.shown(email, context), isNew: false, eventId: undefined }
  const plain = { ...context, ifMatch: undefined }
  const { made, eventId } = await makeOf(context, email, () =>
    createOrderFromDraft(plain, draft, { customerPrice, ...decisionsOf(email) }),
  )
  const order = await store.find('orders', made.order.id)
  if (!order) throw notFound()
  const after = await emails.read({ store }, email.id)
  return { order, email: await emails.shown(after, context), isNew: true, eventId }
}

/** The order that was made of an e-mail and is still there. */
const orderOf = async ({ store }: Pick<RuleContext, 'store'>, { orderId }: Email) =>
  orderId === undefined ? undefined : store.find('orders', orderId)

/** What the history of an order says of the e-mail it was made of. */
export const decisionsOf = ({
  id,
  subject,
  fromName,
  fromAddress,
}: Email): Pick<DraftDecisions, 'source' | 'from'> => ({
  source: 'email',
  from: { emailId: id, subject, from: fromName || fromAddress },
})

/** The e-mail an order is about to be made of. 404 where it is gone, 409 where there is an order of it, unless one more is wanted. */
export async function emailForOrder(context: RuleContext, id: string, another: boolean): Promise<Email> {
  const email = await emails.read({ store: context.store }, id)
  const before = another ? undefined : await orderOf(context, email)
  if (before === undefined) return email
  const refusal = { code: 'reason.email.hasOrder', values: { order: before.orderNumber || before.id } } as const
  throw new HttpError(409, { ...refusalBody(refusal), code: 'EMAIL_HAS_ORDER' })
}

/** Makes an order as part of what becomes of an e-mail: its files become the order's papers, and the e-mail is done with it. */
export async function makeOf<Made extends { order: Row<'orders'> }>(
  context: Context,
  email: Email,
  make: () => Promise<Made>,
): Promise<{ made: Made; eventId: string | undefined }> {
  const { store } = context
  const all: Made[] = []
  const eventId = await act(context, { kind: 'email', id: email.id }, { type: 'order_created' }, async () => {
    const made = await make()
    const attachments = await withDocuments(context, email, made.order)
    await store.patch('emails', email.id, {
      ...{ orderId: made.order.id, attachments, status: 'processed', followUpAt: undefined },
      ...{ listedAt: email.listedAt ?? email.receivedAt, readAt: email.readAt ?? stamp(context) },
    })
    all.push(made)
  })
  const [made] = all
  if (made === undefined) throw notFound()
  return { made, eventId }
}

/** What came along becomes papers of the order, as far as such files are kept at all. */
async function withDocuments(context: Context, email: Email, order: Row<'orders'>): Promise<Email['attachments']> {
  const all: Email['attachments'] = []
  for (const attachment of email.attachments) {
    const bytes = attachment.documentId === undefined ? await bytesOf(context, email, attachment.index) : undefined
    if (bytes === undefined) {
      all.push(attachment)
      continue
    }
    const { name, mimeType: type } = attachment
    const file = { name, type, size: bytes.length }
    const refusal = checkUploadBytes(file, bytes)
    if (refusal !== undefined) {
      all.push({ ...attachment, refusal })
      continue
    }
    const { id, digest } = await context.keptFiles.keep(bytes)
    const { row } = await keepDocument(
      { ...context, ifMatch: undefined },
      { id, ...file, digest },
      { kind: 'transportOrder', orderId: order.id, tags: ['E-Mail'] },
    )
    all.push({ ...attachment, documentId: row.id })
  }
  return all
}

async function bytesOf({ store, keptFiles }: Context, email: Email, index: number) {
  const file = await emailFile(store, email, index).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined
    throw error
  })
  if (file === undefined) return undefined
  return 'bytes' in file.content ? file.content.bytes : keptFiles.read(file.content.blobId)
}
