import type { Row } from '../../store/models.ts'
import type { Where } from '../../store/store.ts'
import { eurosText } from '#src/domain/billing/lines.ts'
import { notNow, type RuleContext, todayOf } from '../../core/rule-context.ts'
import { act } from '../../write/act.ts'
import { refusedField, stateAfter, withPayment } from './payments.ts'

type Invoice = Row<'invoices'>

/** What is to be paid, and what has to go back: more was paid than was asked for, or what was paid has been cancelled. */
export const OPEN_INVOICES: Where<'invoices'> = {
  type: 'invoice',
  anyOf: [{ state: 'sent' }, { openCents: { lt: 0 } }],
}
/** The same of credit notes to carriers. */
export const OPEN_CREDIT_NOTES: Where<'creditNotes'> = {
  type: 'creditNote',
  anyOf: [{ state: 'issued' }, { openCents: { lt: 0 } }],
}

/**
 * Moves the credit of an invoice to an open one of the same customer: money goes back here and comes in there, in one act. Moves all that fits
 * unless `amountCents` says less. 409 without a credit, 422 at `toId` for an invoice that is another customer's or not open, at
 * `amountCents` for nothing or too much.
 */
export async function transferCredit(
  context: RuleContext,
  invoice: Invoice,
  { toId, amountCents }: { toId: string; amountCents?: number | undefined },
) {
  const { store } = context
  if (invoice.number === undefined || invoice.openCents >= 0) throw notNow('reason.billing.noCredit', 'NO_CREDIT')
  const target = await store.find('invoices', toId)
  const isOpen = target?.state === 'sent' && target.type === 'invoice' && target.openCents > 0
  if (!isOpen || invoice.customerId === undefined || target.customerId !== invoice.customerId) {
    throw refusedField('toId', { code: 'reason.billing.otherCustomer' })
  }
  const most = Math.min(-invoice.openCents, target.openCents)
  const moved = amountCents ?? most
  if (moved <= 0) throw refusedField('amountCents', { code: 'reason.billing.amountZero' })
  if (moved > most) {
    throw refusedField('amountCents', { code: 'reason.billing.tooMuchMoved', values: { amount: eurosText(most) } })
  }
  const book = (row: Invoice, booked: number, reference: string | undefined) => {
    const date = todayOf(context)
    const { values, isPaid } = withPayment(context, row, { amountCents: booked, date, reference })
    const said = { type: 'paid', payload: { amountCents: booked, date } }
    return act(context, { kind: 'invoice', id: row.id }, said, () =>
      store.patch('invoices', row.id, { ...values, state: stateAfter(row, isPaid) }),
    )
  }
  const said = { type: 'paid', payload: { amountCents: -moved, date: todayOf(context) } }
  const eventId = await act(context, { kind: 'invoice', id: invoice.id }, said, async () => {
    await book(invoice, -moved, target.number)
    await book(target, moved, invoice.number)
  })
  return { eventId }
}
