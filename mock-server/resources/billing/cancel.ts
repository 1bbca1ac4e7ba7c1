import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { eurosText } from '#src/domain/billing/lines.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { cancellationOf } from '#src/domain/billing/totals.ts'
import { settled } from '#src/domain/billing/settlement.ts'
import type { Reason, ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, notFound, reasonText, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { act } from '../../write/act.ts'
import { writeOrder } from '../orders/write.ts'
import { release } from './claims.ts'
import { plain } from './issue.ts'
import { takeNumber } from './numbers.ts'
import { keepPapers } from './papers.ts'
import { statedBy } from './stated.ts'

type Invoice = Row<'invoices'>

/** What an issued paper states; 404 where there is none. */
export async function frozenDocument(store: Store, id: string): Promise<InvoiceDocument> {
  const paper = await store.find('invoicePapers', id)
  if (!paper) throw notFound()
  return paper.document as unknown as InvoiceDocument
}

export const saidWarning = (reason: Reason): SaidWarning => ({ ...reason, message: reasonText(reason) })

/** 422 for a reason that is missing. */
export function demandReason(reason: string, path = 'reason'): string {
  const given = reason.trim()
  if (given !== '') return given
  const code: ReasonCode = 'reason.notesRequired'
  const said = refusalBody({ code })
  throw new HttpError(422, {
    ...said,
    code,
    fieldErrors: [{ path, code, message: said.message, severity: 'error' }],
  })
}

export function refuseUncancellable({ number, type, state }: Pick<Invoice, 'number' | 'type' | 'state'>): void {
  if (number === undefined) throw notNow('reason.billing.isDraft', 'IS_DRAFT')
  if (type === 'cancellation') throw notNow('reason.billing.isCancellation', 'IS_CANCELLATION')
  if (state === 'cancelled') throw notNow('reason.billing.isCancelled', 'IS_CANCELLED')
}

interface CancelInput {
  reason: string
  send?: boolean | undefined
}

/**
 * Makes the invoice that cancels another one: a number of its own, every amount below zero, frozen as well. All orders of the cancelled
 * one are delivered again and can be billed anew; what was paid stays told. 409 for what cannot be cancelled, 422 without a reason.
 */
export async function cancelInvoice(context: RuleContext, invoice: Invoice, { reason, send = true }: CancelInput) {
  const { store, session } = context
  refuseUncancellable(invoice)
  const why = demandReason(reason)
  const issueDate = todayOf(context)
  const original = await frozenDocument(store, invoice.id)
  const number = await takeNumber(store, 'RE', issueDate)
  const document = cancellationOf(original, { number, issueDate, reason: why })
  const id = context.newId('inv')
  const orders = await store.findMany('orders', invoice.orderIds)
  const payload = { number, notes: why }
  const head = { kind: 'invoice', id: invoice.id } as const
  await act(context, head, { type: 'cancelled', payload }, async () => {
    await store.insert('invoicePapers', { id, document: { ...document } })
    const { paymentTerms, periodFrom, periodTo, buyerReference, format, split, email, customerId, customerName } =
      invoice
    await store.insert('invoices', {
      ...{ paymentTerms, periodFrom, periodTo, buyerReference, format, split, email, customerId, customerName },
      ...{ id, type: 'cancellation', number, state: 'sent', invoiceDate: issueDate, reason: why },
      ...{ collective: invoice.collective, orderIds: invoice.orderIds, cancelsId: invoice.id },
      ...{ cancelsNumber: invoice.number, paidCents: 0, openCents: 0, payments: [], reminders: [], reminderLevel: 0 },
      ...{ delivery: 'none', findings: [], issuedAt: stamp(context), issuedBy: session.userName },
      ...{ createdBy: session.userName, createdAt: stamp(context), updatedAt: stamp(context) },
      ...statedBy(document),
    })
    await store.patch('invoices', invoice.id, {
      // What was paid is a credit of the customer from now on.
      ...settled({ ...invoice, state: 'cancelled' }),
      ...{ state: 'cancelled', reason: why, cancelledById: id, cancelledByNumber: number },
    })
    await release(context, 'invoice', invoice.orderIds)
    const told = { type: 'status_changed', payload: { ...payload, invoiceId: id, cancelled: invoice.number } }
    for (const order of orders) {
      if (order.status !== 'BILLED') continue
      const stated = original.orders.find(({ orderId }) => orderId === order.id)
      const deliveredOn = order.deliveredOn ?? stated?.deliveredOn
      await writeOrder(plain(context), order, { status: 'DELIVERED', deliveredOn }, told)
    }
    const recipient = send ? invoice.email : undefined
    await keepPapers(context, { paperId: id, document, orders, recipient })
  })
  const refund = { code: 'reason.billing.refund', values: { amount: eurosText(invoice.paidCents) } } as const
  return { cancellationId: id, warnings: invoice.paidCents > 0 ? [saidWarning(refund)] : [] }
}
