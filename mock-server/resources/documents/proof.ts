import { PROOF_KINDS, provesDelivery } from '#src/domain/documents/document-kinds.ts'
import { type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { writeOrder } from '../orders/write.ts'

type Document = Row<'documents'>

/** A proof of delivery does to its order what was done to it: once it is checked the order is proven, unless another one proves it. */
export async function proveOrder(context: RuleContext, document: Document, verified: boolean): Promise<void> {
  const { id, name, kind, orderId } = document
  const order = PROOF_KINDS.includes(kind) && orderId ? await context.store.find('orders', orderId) : undefined
  if (!order || !provesDelivery({ kind, orderStatus: order.status })) return
  const proven = verified || (order.proofOfDeliveryVerified && (await hasOtherProof(context.store, document)))
  const said = { type: 'document_added', payload: { documentId: id, name, verified } }
  const plain = { ...ruleContextOf(context), ifMatch: undefined }
  await writeOrder(plain, order, { proofOfDeliveryVerified: proven }, said)
}

/** Whether another document proves the delivery of the same order. */
async function hasOtherProof(store: Store, { id, orderId }: Document): Promise<boolean> {
  return (await store.count('documents', { orderId, kind: { in: PROOF_KINDS }, verified: true, id: { ne: id } })) > 0
}
