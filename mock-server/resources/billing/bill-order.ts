import { hasNotes } from '#src/domain/refusals/refusal.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import { cancelInvoice, saidWarning } from './cancel.ts'
import { claimsOf } from './claims.ts'
import { createDraft } from './drafts.ts'
import { issueInvoice, plain } from './issue.ts'

type Order = Row<'orders'>

interface StatusInput {
  notes?: string | undefined
  override?: boolean | undefined
}

/** Bills one order by itself: its own invoice, issued at once, in one act of the order. 409 where it is on another one. */
export async function billOrder(context: RuleContext, order: Order, { notes, override }: StatusInput) {
  const overrideReason = override === true && hasNotes(notes) ? notes : undefined
  const said = { type: 'status_changed', payload: { ...(notes && { notes }), ...(override && { override }) } }
  let warnings: Awaited<ReturnType<typeof issueInvoice>>['warnings'] = []
  const eventId = await act(context, { kind: 'order', id: order.id }, said, async () => {
    const own = plain(context)
    const row = await createDraft(own, { orderIds: [order.id], overrideReason })
    warnings = (await issueInvoice(own, row, { overrideReason })).warnings
  })
  return { eventId, warnings }
}

/**
 * Cancels the invoice of a billed order, in one act of the order. A collective one is cancelled as a whole: its other orders can be
 * billed anew, which the answer warns of. Undefined where there is no invoice of it.
 */
export async function unbillOrder(context: RuleContext, order: Order, reason: string) {
  const { store } = context
  const held = (await claimsOf(store, 'invoice', [order.id])).get(order.id)
  const invoice = held && (await store.find('invoices', held.paperId))
  if (!invoice) return undefined
  const others = (await store.findMany('orders', invoice.orderIds)).filter(({ id }) => id !== order.id)
  const said = { type: 'status_changed', payload: { notes: reason } }
  let warnings: Awaited<ReturnType<typeof cancelInvoice>>['warnings'] = []
  const eventId = await act(context, { kind: 'order', id: order.id }, said, async () => {
    warnings = (await cancelInvoice(plain(context), invoice, { reason })).warnings
  })
  const orders = others.map(({ orderNumber }) => orderNumber).join(', ')
  const freed = saidWarning({ code: 'reason.billing.othersFree', values: { orders } })
  return { eventId, warnings: [...warnings, ...(others.length > 0 ? [freed] : [])] }
}
