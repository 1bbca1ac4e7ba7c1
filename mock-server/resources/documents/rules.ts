import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import { writeOrder } from '../orders/write.ts'
import { act } from '../../write/act.ts'
import type { RecordChange } from '../../write/record-write.ts'

type Document = Row<'documents'>

/** Marks a document as checked or not; a proof of delivery does the same to its order. */
export async function verifyDocument(
  context: RuleContext,
  document: Document,
  verified: boolean,
): Promise<Pick<RecordChange<'document'>, 'eventId'>> {
  const { id } = document
  // An order may have lost its proof while the document kept its mark: delivered again, or by an undo.
  if (document.verified === verified && !verified) return { eventId: undefined }
  const eventId = await act(context, { kind: 'document', id }, { type: 'verified' }, async () => {
    if (document.verified !== verified) await context.store.patch('documents', id, { verified })
    await proveOrder(context, document, verified)
  })
  return { eventId }
}

/** A proof of delivery does to its order what was done to it. */
async function proveOrder(context: RuleContext, document: Document, verified: boolean): Promise<void> {
  const { id, name, kind, orderId } = document
  const order = kind === 'pod' && orderId ? await context.store.find('orders', orderId) : undefined
  if (!order || order.status === 'BILLED') return
  const proven = verified || (order.proofOfDeliveryVerified && (await hasOtherProof(context.store, document)))
  const said = { type: 'document_added', payload: { documentId: id, name, verified } }
  const plain = { ...ruleContextOf(context), ifMatch: undefined }
  await writeOrder(plain, order, { proofOfDeliveryVerified: proven }, said)
}

/** Whether another document proves the delivery of the same order. */
async function hasOtherProof(store: Store, { id, orderId }: Document): Promise<boolean> {
  return (await store.count('documents', { orderId, kind: 'pod', verified: true, id: { ne: id } })) > 0
}
