import type { Document } from '#src/contract/documents/document.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { DocumentKind } from '#src/domain/documents/document-kinds.ts'
import { kindOfPaper } from '#src/domain/documents/kind-of-paper.ts'
import { orderMarks, orderOfPaper, type OrderMarks } from '#src/domain/documents/order-of-paper.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'
import { rememberChanges } from '#src/records/changes/own-steps.ts'
import type { FilingResult, UploadedRecord } from '#src/records/upload/item.ts'
import type { UploadContext } from '#src/records/upload/session-uploads.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'

/** Orders that are looked at for one mark. */
const LOOKED_AT = 5

/** The orders the marks of a paper lead to; a mark that finds none says nothing. */
async function ordersFor({ services }: UploadContext, marks: OrderMarks, signal: AbortSignal): Promise<Order[]> {
  const asked = [...marks.orderNumbers, ...marks.references, ...marks.plates]
  const found = await Promise.all(
    asked.map((q) => services.call('orders.list', { query: { q, limit: LOOKED_AT }, signal }).catch(() => undefined)),
  )
  return found.flatMap((page) => page?.data ?? [])
}

/** Files a document with the order its paper names; offers some where that is not sure, and says so where there is none. */
export async function fileByPaper(
  context: UploadContext,
  record: UploadedRecord,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<FilingResult> {
  const kind = kindOfPaper(record.name, lines)
  const marks = orderMarks(record.name, lines)
  const orders = await ordersFor(context, marks, signal)
  const found = orderOfPaper(marks, lines, orders)
  if ('sure' in found) return fileWith(context, record, found.sure.id, kind)
  if (kind !== undefined) await update(context, record, { kind })
  const format = formatFor(currentLanguage())
  const choices = found.doubtful.map((order) => ({
    id: order.id,
    title: order.orderNumber,
    detail: `${orderRouteText(order)} · ${format.date(order.deliveryDate)}`,
  }))
  return { isDoubtful: true, ...(choices.length > 0 && { choices }) }
}

/** Files a document with an order, as the kind it says it is; part of the step that has made the document. */
export async function fileWith(
  context: UploadContext,
  record: UploadedRecord,
  orderId: string,
  kind?: DocumentKind,
): Promise<FilingResult> {
  await update(context, record, { orderId, kind })
  return { place: orderId }
}

/** Says of which kind a document is whose order is known. */
export async function sayKind(context: UploadContext, record: UploadedRecord, lines: readonly string[]): Promise<void> {
  const kind = kindOfPaper(record.name, lines)
  if (kind !== undefined) await update(context, record, { kind })
}

async function update(
  context: UploadContext,
  { id, step }: UploadedRecord,
  body: { orderId?: string; kind?: DocumentKind | undefined },
): Promise<void> {
  const { eventId, ...document } = await context.services.call('documents.update', {
    params: { id },
    body,
    idempotencyKey: `${step}-${body.orderId ?? 'kind'}`,
  })
  noteDocument(context, document, step, eventId)
}

/** Puts a document where it is shown, and notes what was done as a step that can be taken back. */
export function noteDocument(
  context: UploadContext,
  document: Document,
  step: string,
  eventId: string | undefined,
): void {
  const { services } = context
  const words = { commandId: 'documents.upload', title: services.t('documents.upload.title'), step }
  rememberChanges(context, 'document', words, [{ record: document, label: document.name, eventId }])
  invalidateRelated(services.queryClient, 'document', [document.id])
}
