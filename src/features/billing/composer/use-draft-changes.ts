import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import type { InvoiceInput } from '#src/contract/billing/invoices.ts'
import type { InvoiceSplit } from '#src/domain/billing/states.ts'
import { invoiceChanges } from '../changes/invoice-changes.ts'

/** Changes of a draft that are no fields: which orders it is for, and how finely it tells. Each is sent at once and can be taken back. */
export function useDraftChanges(invoice: Invoice) {
  const { source } = useCommands()
  const send = async (field: 'orderIds' | 'split', title: string, body: InvoiceInput) => {
    const context = source.current()
    try {
      await invoiceChanges.change<InvoiceInput>(context, {
        commandId: 'invoices.update',
        title,
        records: [invoice],
        isQuiet: true,
        field,
        call: (call, request) => call('invoices.update', request),
        deliver: (deliver) => deliver(body),
      })
    } catch (error) {
      context.services.notify({ type: 'error', message: error instanceof Error ? error.message : '' })
    }
  }
  const words = () => source.current().services.t
  return {
    setSplit(split: InvoiceSplit): void {
      if (invoice.state === 'draft' && split !== invoice.split)
        void send('split', `${words()('billing.split')}: ${words()(`billing.split.${split}`)}`, { split })
    },
    /** Takes an order in, or leaves it out; the last one stays: an invoice is for something. */
    toggleOrder(orderId: string, orderNumber: string): void {
      const isIn = invoice.orderIds.includes(orderId)
      if (invoice.state !== 'draft' || (isIn && invoice.orderIds.length === 1)) return
      const orderIds = isIn ? invoice.orderIds.filter((id) => id !== orderId) : [...invoice.orderIds, orderId]
      const title = words()(isIn ? 'billing.order.left' : 'billing.order.taken', { order: orderNumber })
      void send('orderIds', title, { orderIds })
    },
  }
}
