import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import { writeOrder } from '../orders/write.ts'
import { noteRecordEvent, type RecordChange, writeRecord } from '../../write/record-write.ts'
import { documents } from './document.resource.ts'

type Document = Row<'documents'>

/** Marks a document as checked or not; a proof of delivery does the same to its order. */
export async function verifyDocument(
  context: RuleContext,
  id: string,
  verified: boolean,
): Promise<RecordChange<'document'>> {
  const document = await documents.read(context, id)
  if (document.verified !== verified) {
    return writeRecord(
      context,
      'document',
      document,
      { verified },
      {
        event: { type: 'verified' },
        along: async () => proveOrder(context, document, verified),
      },
    )
  }
  // An order may have lost its proof while the document kept its mark: delivered anew, or by an undo.
  const payload = verified ? await proveOrder(context, document, verified) : {}
  if (payload['orderEventId'] === undefined) return { row: document, eventId: undefined }
  const event = { type: 'verified', changedFields: [], payload }
  return { row: document, eventId: await noteRecordEvent(context, 'document', id, event) }
}

/** A proof of delivery does to its order what was done to it; answers what its event has to know of that. */
async function proveOrder(
  context: RuleContext,
  document: Document,
  verified: boolean,
): Promise<Record<string, unknown>> {
  const { id, name, kind, orderId } = document
  const order = kind === 'pod' && orderId ? await context.store.find('orders', orderId) : undefined
  if (!order || order.status === 'BILLED') return {}
  const proven = verified || (order.proofOfDeliveryVerified && (await hasOtherProof(context.store, document)))
  const event = { type: 'document_added', payload: { documentId: id, name, verified } }
  const plain = { ...ruleContextOf(context), ifMatch: undefined }
  const { eventId } = await writeOrder(plain, order, { proofOfDeliveryVerified: proven }, event)
  return eventId === undefined ? {} : { orderEventId: eventId }
}

/** Marks a document alone; the same document where it is marked so already. */
export async function markDocument(context: RuleContext, document: Document, verified: boolean): Promise<Document> {
  if (document.verified === verified) return document
  const { id } = document
  const patched = await context.store.patch('documents', id, { verified })
  return patched
}

/** Whether another document proves the delivery of the same order. */
async function hasOtherProof(store: Store, { id, orderId }: Document): Promise<boolean> {
  return (await store.count('documents', { orderId, kind: 'pod', verified: true, id: { ne: id } })) > 0
}
