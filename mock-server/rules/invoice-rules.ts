import type { Row } from '../db/models.ts'
import { type Act, stamp } from './act.ts'

type Order = Row<'orders'>

/** Billing makes an invoice, taking it back a cancellation invoice (decision B1). */
export async function followWithInvoice(act: Act, before: Order, order: Order): Promise<void> {
  const billed = order.status === 'BILLED'
  if ((before.status === 'BILLED') === billed) return
  const id = act.newId('doc')
  const document = await act.store.insert('documents', {
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
    uploadedAt: stamp(act),
    uploadedBy: act.session.userName,
  })
  act.publish({ entity: 'documents', id, change: 'created', version: document.version })
}
