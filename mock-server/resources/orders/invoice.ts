import type { Row } from '../../store/models.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'

type Order = Row<'orders'>

/** Billing makes an invoice, taking it back a cancellation invoice (decision B1). */
export async function followWithInvoice(context: RuleContext, before: Order, order: Order): Promise<void> {
  const billed = order.status === 'BILLED'
  if ((before.status === 'BILLED') === billed) return
  const id = context.newId('doc')
  await context.store.insert('documents', {
    id,
    name: `${billed ? 'Rechnung' : 'Stornorechnung'} ${order.orderNumber}.pdf`,
    kind: billed ? 'invoice' : 'cancellationInvoice',
    mimeType: 'application/pdf',
    size: 84_000,
    orderId: order.id,
    partnerName: order.customerName,
    ocrProcessed: false,
    verified: true,
    tags: [],
    uploadedAt: stamp(context),
    uploadedBy: context.session.userName,
  })
}
