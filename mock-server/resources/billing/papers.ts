import { coverText } from '#src/domain/billing/cover-texts.ts'
import { type InvoiceDocument, isCancellation, recipientOf } from '#src/domain/billing/invoice-document.ts'
import { documentTitle } from '#src/domain/billing/paper/words.ts'
import type { MessageKind } from '#src/domain/messages/messages.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type Order = Row<'orders'>

interface KeptPaper {
  /** The invoice, or the credit note. */
  paperId: string
  document: InvoiceDocument
  orders: readonly Order[]
  /** To whom it goes; to no one where it is missing. */
  recipient: string | undefined
}

/** The document of an order that is the paper of an invoice. */
export const documentIdOf = (paperId: string, at: number): string => `doc-${paperId}-${at + 1}`

/**
 * Puts an issued paper with the documents of its orders and of its partner, and into the outbox. The file itself is made soon after, by
 * the clock, of what was frozen: until then it is made for whoever asks.
 */
export async function keepPapers(context: RuleContext, { paperId, document, orders, recipient }: KeptPaper) {
  const { store, session } = context
  const partner = recipientOf(document)
  const title = documentTitle(document)
  const at = stamp(context)
  for (const [index, order] of orders.entries()) {
    await store.insert('documents', {
      id: documentIdOf(paperId, index),
      name: `${title}.pdf`,
      kind: isCancellation(document) ? 'cancellationInvoice' : 'invoice',
      mimeType: 'application/pdf',
      size: 0,
      paper: { invoiceId: paperId },
      orderId: order.id,
      partnerId: partner.id,
      partnerName: partner.name,
      ocrProcessed: false,
      verified: true,
      tags: [],
      uploadedAt: at,
      uploadedBy: session.userName,
    })
  }
  const kind = document.kind === 'selfBilling' ? 'creditNote' : 'invoice'
  const messageId =
    recipient === undefined
      ? undefined
      : await queueMail(context, {
          ...{
            kind,
            orders,
            recipient,
            name: partner.name,
            ...coverText(document, session.userName),
          },
          fileName: `${title}.pdf`,
        })
  await finishSoon(store, context.now, { paperId, messageId })
}

interface QueuedMail {
  kind: MessageKind
  orders: readonly Order[]
  recipient: string
  name: string
  subject: string
  text: string
  fileName: string
}

/** Puts a message into the outbox. */
export async function queueMail(context: RuleContext, mail: QueuedMail): Promise<string> {
  const { kind, orders, recipient, name, subject, text, fileName } = mail
  const [order, other] = orders
  const id = context.newId('msg')
  await context.store.insert('messages', {
    ...{ id, kind, channel: 'email', status: 'sent', recipient, recipientName: name, subject, text, fileName },
    ...(order !== undefined && other === undefined && { orderId: order.id }),
    orderNumber: orders.map(({ orderNumber }) => orderNumber).join(', '),
    ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: stamp(context), sentBy: context.session.userName, sentById: context.session.userId },
  })
  return id
}

/** Lets the file be made and go out with the next look at what is due. */
export async function finishSoon(
  store: Store,
  now: number,
  paper: { paperId: string; messageId: string | undefined; level?: number },
): Promise<void> {
  const { paperId, messageId, level } = paper
  const payload = { paperId, ...(messageId && { messageId }), ...(level !== undefined && { level: String(level) }) }
  const id = ['paper', paperId, level ?? 0, messageId ?? ''].join('-')
  await putJob(store, { id, name: 'billing.finishPaper', runAt: now, payload })
  if (messageId === undefined || level !== undefined) return
  if (await store.find('invoices', paperId)) await store.patch('invoices', paperId, { messageId, delivery: 'queued' })
  else await store.patch('creditNotes', paperId, { messageId })
}
